/** What the elements of the board are, in words, and which action to ask about when one cannot be used. */

import type { Components, Prompt } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import { LEVELS, RESOURCES, type MastersView } from './components'

const after = (element: string, prefix: string): string | null => (element.startsWith(prefix) ? element.slice(prefix.length) : null)
const home = (view: MastersView) => view.boards[view.viewer ?? 0]!

export function explain(element: string, source: unknown, speaker: Speaker): string {
  const view = source as MastersView
  const deck = after(element, 'deck-')?.replace('-', ' ')
  const top = deck ? view.table.decks[deck]?.top : null
  if (top) return speaker.card(top)
  const slot = after(element, 'slot-')
  const laid = slot ? home(view).slots[Number(slot) - 1]?.at(-1) : null
  if (laid) return speaker.card(laid)
  if (slot) return speaker.say('ui-masters-slot-empty')
  if (element === 'base') return speaker.say('ui-masters-base-does')
  const power = after(element, 'leader-production-')
  if (power) return speaker.say('ui-masters-leader-production')
  const leader = after(element, 'leader-')
  return leader ? speaker.card(leader) : ''
}

/** The order of the decks in the codes is that of the labels, not that of the columns. */
const deckNumber = (deck: string, components: Components): number => components.labels.names.deck!.indexOf(deck)

function bestSlot(view: MastersView, level: number): number {
  const found = home(view).slots.findIndex((pile) => pile.length === level)
  return Math.max(found, 0)
}

export function asked(element: string, source: unknown, _prompt: Prompt | null, components: Components): number | null {
  const view = source as MastersView
  const first = (family: string) => components.families[family]?.first ?? null
  const code = (family: string, at: number) => (first(family) === null || at < 0 ? null : first(family)! + at)
  const deck = after(element, 'deck-')?.replace('-', ' ')
  if (deck) {
    const level = LEVELS.indexOf(deck.split(' ')[1] as (typeof LEVELS)[number])
    return code('buy', 3 * deckNumber(deck, components) + bestSlot(view, level))
  }
  const line = after(element, 'market-row-') ?? after(element, 'market-column-')
  if (line) return code('line', Number(line) - 1 + (element.includes('column') ? 3 : 0))
  const slot = after(element, 'slot-')
  if (slot) return code('produce', Number(slot))
  if (element === 'base') return code('produce', 0)
  const power = after(element, 'leader-production-')
  if (power) return code('produce', 4 + RESOURCES.indexOf(power as (typeof RESOURCES)[number]))
  const leader = after(element, 'leader-')
  if (leader) return code('play', components.labels.names.leader!.indexOf(leader))
  return null
}
