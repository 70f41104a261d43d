/** The score sheet: the points of each year, and how everybody stood after it. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { ScoreRow } from '../face'
import type { RenaissanceView } from './components'

export function scoreRows(source: unknown, sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] {
  const { boards } = source as RenaissanceView
  const years = Object.keys(sheet[0] ?? {}).toSorted()
  const after = (at: number) => boards.map(({ scored }) => String(scored.slice(0, at + 1).reduce((sum, points) => sum + points, 0)))
  return years.map((part, at) => ({ part, icon: 'u-crown', note: speaker.say('ui-renaissance-sheet-after', { list: after(at).join(' · ') }) }))
}

/** What decides when points are equal is named, if it did. */
export function ending(told: Told[], names: string[], speaker: Speaker): string {
  const last = told.filter(({ event }) => event === 'scored').slice(-names.length)
  const points = last.map((event) => Number(event.points))
  const most = Math.max(...points)
  return speaker.say('ui-renaissance-ended', { tie: points.filter((one) => one === most).length > 1 ? 'yes' : 'no' })
}
