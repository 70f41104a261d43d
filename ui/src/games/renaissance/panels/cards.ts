/** Battle cards: their colours, names and texts, and the hand as it is laid out. */

import { t, words } from '../../../words/words.svelte'
import { count, type BoardView, type Parts } from '../components'
import { SLOTS } from './battle'

const BLUE = SLOTS.slice(0, 5)
const RED = ['condottiere', 'engineer', 'traitor', 'sign_of_god', 'retreat', 'hired', 'power']

export const colourOf = (kind: string): 'blue' | 'red' | 'yellow' => (BLUE.includes(kind) ? 'blue' : RED.includes(kind) ? 'red' : 'yellow')

/** Of a card, or of what may fill a slot besides: a hired Condottiere, Milan's. */
export const nameOf = (kind: string): string =>
  kind === 'hired' ? t('ui-renaissance-hired') : kind === 'power' ? t('ui-renaissance-power') : t('renaissance-card', { card: kind })

/** The same for a narrow card: a long word may be broken where a syllable begins. */
export const brokenName = (kind: string): string => nameOf(kind).replace(/\p{L}{8,}/gu, (word) => word.replace(/(?<=\p{L}{3}[aeéiouylmnprst])(?=(?:ch|[bcdfgjklmnpqrstvxz])[aeéiouy]\p{L})/u, '\u00ad'))

/** What it does, in words. */
export const textOf = (kind: string): string => words.speaker?.card(kind === 'hired' || kind === 'power' ? 'condottiere' : kind) ?? ''

/** Cards of one kind that are alike: in hand, spent, or face up until the turn ends. */
export interface Held { kind: string; amount: number; spent: boolean; shown: boolean }

export function handOf(board: BoardView, parts: Parts): Held[] {
  const kinds = parts.cards.map(({ id }) => id)
  const held = kinds.flatMap((kind): Held[] => {
    const spent = count(board.spent, kind)
    const free = count(board.hand, kind) - spent
    return [
      ...(free > 0 ? [{ kind, amount: free, spent: false, shown: false }] : []),
      ...(spent > 0 ? [{ kind, amount: spent, spent: true, shown: false }] : []),
    ]
  })
  const shown = kinds.filter((kind) => count(board.shown, kind) > 0).map((kind) => ({ kind, amount: count(board.shown, kind), spent: false, shown: true }))
  return [...held, ...shown]
}

export const valueOf = (kind: string, parts: Parts): number | null => parts.cards.find(({ id }) => id === kind)?.value_pc ?? null
