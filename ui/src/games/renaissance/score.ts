/** The score sheet: the points of each year. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { ScoreRow } from '../face'

export const scoreRows = (_: unknown, sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] =>
  Object.keys(sheet[0] ?? {}).toSorted().map((part, at) => ({ part, icon: 'u-crown', note: speaker.say('ui-renaissance-round', { number: at + 1 }) }))

/** What decides when points are equal is named, if it did. */
export function ending(told: Told[], names: string[], speaker: Speaker): string {
  const last = told.filter(({ event }) => event === 'scored').slice(-names.length)
  const points = last.map((event) => Number(event.points))
  const most = Math.max(...points)
  return speaker.say('ui-renaissance-ended', { tie: points.filter((one) => one === most).length > 1 ? 'yes' : 'no' })
}
