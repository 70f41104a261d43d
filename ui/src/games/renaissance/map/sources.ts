/** From which of one's cities a target can be reached: what the game asks next if there are several. */

import { homeSeat, partsAt, viewOf } from '../components'
import type { Action } from '../../../net/protocol'
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

/** Will the game ask from where? */
export const branches = (action: Action, table: Table): boolean =>
  (action.family === 'expand' || (action.family === 'attack' && table.prompt?.kind === 'combat')) && sourcesOf(table, action.family, action.lights[0]!.replace('city-', '')).length > 1
