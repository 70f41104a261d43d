/** The attacker's two cards: pointed at in any order, laid together. */

import type { Action, Components, Prompt } from '../../../net/protocol'
import type { Phrase } from '../../face'
import { count, type RenaissanceView } from '../components'
import { SLOTS } from './battle'

/** How many of a kind could be laid: the list names only those that a second card may follow. */
function available(kind: string, view: RenaissanceView): number {
  const board = view.boards[view.viewer ?? 0]!
  if (kind === 'condottiere') return Math.min(count(board.hand, kind), board.ducats)
  return count(board.hand, kind) - count(board.spent, kind)
}

/** Guests of the battle, hired or lent, are laid as the list says: there are rules of their own for them. */
export function laying(actions: Action[], prompt: Prompt, source: unknown, { families }: Components): Phrase | null {
  const view = source as RenaissanceView
  const battle = view.table.battle
  if (prompt.kind !== 'commit' || prompt.args.side !== 'attacker' || !battle || battle.picked?.some((kind) => kind !== null)) return null
  if (actions.some(({ lights }) => lights.includes('card-hired') || lights.includes('card-power'))) return null
  const { first } = families.commit!
  // the blue slots take all but Engineer and Traitor
  const options = SLOTS.slice(0, 6).flatMap((kind, at): Action[] => (available(kind, view) > 0 ? [{ code: first + at, notation: `commit ${kind}`, family: 'commit', params: [at], lights: [`card-${kind}`] }] : []))
  return { count: 2, repeat: false, options, most: ({ params }) => available(SLOTS[params[0]!]!, view) }
}
