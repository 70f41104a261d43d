/** Who closed the game, and how. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'

const LAST_SPACE = 24
const ENDS = new Set(['end_triggered', 'solo_won', 'solo_lost'])

/** Somebody or Lorenzo arrived, a colour ran out, or the last card bought was the seventh. */
function closing(told: Told[]): { how: string; deed?: Told } | null {
  const end = told.findIndex(({ event }) => ENDS.has(event))
  if (end < 0) return null
  const before = told.slice(0, end)
  const arrived = (event: string) => before.findLast((one) => one.event === event && Number(one.space) >= LAST_SPACE)
  const lost = told[end]!.event === 'solo_lost'
  const walked = arrived(lost ? 'cross_moved' : 'faith_moved')
  if (lost) return { how: walked ? 'cross' : 'colour' }
  return walked ? { how: 'faith', deed: walked } : { how: 'cards', deed: before.findLast(({ event }) => event === 'card_bought') }
}

export function ending(told: Told[], names: string[], speaker: Speaker): string {
  const closed = closing(told)
  return closed ? speaker.words.say(`ui-masters-end-${closed.how}`, { name: names[Number(closed.deed?.seat ?? 0)] ?? '' }) : ''
}
