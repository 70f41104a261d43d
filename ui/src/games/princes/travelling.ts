/** What goes where when a table changes. */

import type { Flight } from '../../table/flying'
import type { PrincesView } from './components'

const seatAt = (seat: number): string => `.seats .seat:nth-child(${seat + 1})`

/** Tiles and troops that somebody has won or bought between two views. */
export function flights(before: PrincesView, after: PrincesView, mine: number | null): Flight[] {
  const found: Flight[] = []
  after.boards.forEach((board, seat) => {
    const old = before.boards[seat]
    if (!old) return
    const news = (kind: 'tiles' | 'troops' | 'events') => board[kind].filter((id) => !old[kind].includes(id))
    for (const tile of news('tiles')) found.push([`[data-spot=tile-${tile}]`, seatAt(seat)])
    for (const troop of news('troops')) found.push([`[data-spot=troop-${troop}]`, seat === mine ? '.army .troops' : seatAt(seat)])
    for (const event of news('events')) found.push([`[data-spot=event-${event}]`, seatAt(seat)])
    if (board.in_hand > old.in_hand) found.push(['[data-spot=pile]', seat === mine ? '.hand .cards' : seatAt(seat)])
  })
  if (after.table.pope !== null && after.table.pope !== before.table.pope) found.push(['[data-spot=pope]', seatAt(after.table.pope)])
  return found
}
