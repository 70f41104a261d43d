/** What a seat holds on the map. */

import { artistIn, levelOf, rulerOf, type Level, type Parts, type RenaissanceView } from '../components'

export interface Holdings {
  /** Provinces that are wholly his. */
  provinces: string[]
  palaces: string[]
  /** By palace: who lives there. */
  artists: string[]
  byLevel: Record<Level, string[]>
  /** What a turn brings as things stand: points and ducats. */
  points: number
}

export function holdings(view: RenaissanceView, seat: number, parts: Parts): Holdings {
  const { cities } = view.boards[seat]!
  const byLevel: Holdings['byLevel'] = { 0: [], 1: [], 2: [], 3: [] }
  for (const city of cities) byLevel[levelOf(view, city)].push(city)
  const provinces = [...parts.provinces.values()].filter((province) => rulerOf(view, province) === seat)
  const palaces = view.table.palaces.filter((city) => cities.includes(city))
  const artists = palaces.flatMap((city) => artistIn(view, city) ?? [])
  return { provinces: provinces.map(({ id }) => id), palaces, artists, byLevel, points: provinces.reduce((sum, { value_pr }) => sum + value_pr, 0) + artists.length }
}
