/** The score sheet: the points of each year, or of each turn of a scenario. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { ScoreRow } from '../face'
import { inScenario, type RenaissanceView } from './components'

export function scoreRows(view: unknown, sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] {
  const counted = inScenario(view as RenaissanceView)
  return Object.keys(sheet[0] ?? {}).toSorted().map((part, at) => {
    const turn = speaker.say('ui-renaissance-round', { number: at + 1 })
    return { part, icon: 'u-crown', ...(counted ? { title: turn, note: '' } : { note: turn }) }
  })
}

/** What decides when points are equal is named, if it did. */
export function ending(told: Told[], names: string[], speaker: Speaker): string {
  const last = told.filter(({ event }) => event === 'scored').slice(-names.length)
  const points = last.map((event) => Number(event.points))
  const most = Math.max(...points)
  return speaker.say('ui-renaissance-ended', { tie: points.filter((one) => one === most).length > 1 ? 'yes' : 'no' })
}
