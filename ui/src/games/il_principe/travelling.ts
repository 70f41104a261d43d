/** What goes where when a table changes. */

import { COLOURS, count, type PrincipeView } from './components'
import type { Flight } from '../../table/flying'
import type { Sale } from './round'

/** What travels between two views of a table, as far as this viewer sees it. */
export function flights(before: PrincipeView, after: PrincipeView, sale: Sale | undefined, mine: number | null): Flight[] {
  const found: Flight[] = []
  const sold = COLOURS.find((colour) => count(before.table.lots, colour) > 0 && count(after.table.lots, colour) === 0)
  if (sold && sale?.colour === sold && sale.winner !== null) found.push([`[data-lot=${sold}] .fan`, sale.winner === mine ? `[data-spot=colour-${sold}]` : `[data-row="${sale.winner}"]`])
  for (const city of before.table.display) if (!after.table.display.includes(city)) found.push([`[data-spot=city-${city}]`, `[data-town=${city}]`])
  if (mine !== null)
    for (const colour of COLOURS) if (count(after.boards[mine]?.up, colour) > count(before.boards[mine]?.up, colour)) found.push([`[data-spot=colour-${colour}] .fan`, `[data-cell="${mine}-${colour}"]`])
  if (before.table.principe !== after.table.principe) found.push(['[data-principe]', `.seats .seat:nth-child(${after.table.principe + 1})`])
  return found
}
