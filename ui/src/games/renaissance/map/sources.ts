/** From which of one's cities a target can be reached: what the game asks next if there are several. */

import { homeSeat, partsAt, viewOf } from '../components'
import type { Table } from '../../../table/table.svelte'

export function sourcesOf(table: Table, family: string, target: string): string[] {
  const view = viewOf(table)
  const parts = partsAt(table)
  const board = view.boards[homeSeat(table)]!
  const { sources, gained } = view.table.combat
  const idle = (city: string) => (family === 'expand' ? city !== board.base : !sources.includes(city) && !gained.includes(city))
  const sails = family !== 'expand' || board.sailed < (parts.nations.find(({ id }) => id === board.nation)?.sea_expansions ?? 0)
  const sea = sails && parts.cities.get(target)!.port
  return board.cities.filter((city) => idle(city) && (parts.neighbours.get(target)!.includes(city) || (sea && parts.cities.get(city)!.port)))
}
