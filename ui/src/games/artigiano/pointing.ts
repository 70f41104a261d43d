/** Where the cards lie that the question is about, and where a chosen material could be built. */

import type { Table } from '../../table/table.svelte'
import { boardOf, homeSeat, homeSide, stockOf, partsAt, sideOf, viewOf, type Card } from './components'

export type Zone = 'hand' | 'stock' | 'tray'

/** Questions about cards that lie neither in one's hand nor in one's stock. */
const ELSEWHERE = new Set(['copy', 'take_stock', 'take_hand', 'keep', 'order', 'deal', 'drop', 'aim_at_card', 'past', 'this_one'])
const OF_STOCK = new Set(['discard_stock', 'keep_stored'])

/** Kinds of cards that can be named now. */
export const litKinds = (table: Table): string[] => [
  ...new Set(table.actions.flatMap(({ lights }) => lights.filter((light) => light.startsWith('card-')).map((light) => light.slice('card-'.length)))),
]

const isPlayingStock = (table: Table): boolean => viewOf(table).stack?.some(({ ask, seat }) => ask === 'stock' && seat === table.seat) ?? false

/** The place whose cards glow. */
export function zoneAt(table: Table): Zone {
  const kind = table.prompt?.kind ?? ''
  const lit = litKinds(table)
  if (lit.length === 0) return isPlayingStock(table) ? 'stock' : 'hand'
  if (ELSEWHERE.has(kind)) return 'tray'
  const view = viewOf(table)
  const parts = partsAt(table)
  const holds = (copies: string[]) => {
    const held = new Set(copies.map((copy) => parts.cards.get(copy)?.kind))
    return lit.every((one) => held.has(one))
  }
  const hand = view.players[homeSeat(table)]?.hand ?? []
  const stock = stockOf(view, homeSide(table))
  const stockFirst = OF_STOCK.has(kind) || kind === 'swap' || isPlayingStock(table)
  const order: [Zone, string[]][] = stockFirst ? [['stock', stock], ['hand', hand]] : [['hand', hand], ['stock', stock]]
  return order.find(([, copies]) => holds(copies))?.[0] ?? 'tray'
}

/** The cells of one's castle where a card could be built: free, supported, of its kind (ART-MAT-02 to 04). */
export function cellsFor(table: Table, card: Card): number[] {
  const view = viewOf(table)
  const side = homeSide(table)
  const { cell: cells } = boardOf(view, partsAt(table), side)
  const { cells: carried } = view.sides[side]!
  const at = (id: string) => cells.findIndex((cell) => cell.id === id)
  return cells.flatMap((cell, number) => (carried[number] === null && card.kinds?.includes(cell.kind) && cell.rests_on.every((id) => carried[at(id)] !== null) ? [number] : []))
}

/** The card that is about to be built, and where it could go. */
export function building(table: Table): { card: Card; cells: number[]; cell: number | null } | null {
  const chosen = table.chosen
  if (chosen?.family !== 'place' || !['act', 'stock'].includes(table.prompt?.kind ?? '')) return null
  const card = partsAt(table).kinds.get(chosen.lights[0]!.slice('card-'.length))
  if (!card) return null
  const cells = cellsFor(table, card)
  const named = table.then[0]
  const cell = cells.length === 1 ? cells[0]! : (cells.find((one) => codeOfCell(table, homeSide(table), one) === named) ?? null)
  return { card, cells, cell }
}

export function codeOfCell(table: Table, side: number, cell: number): number {
  const { first, sizes } = table.components!.families.cell!
  return first + side * sizes[1]! + cell
}

/** What pointing at a castle means, if its side, or only one of its seats, may be named. */
export function aimsAt(table: Table, side: number): string | null {
  const view = viewOf(table)
  const named = table.actions.flatMap(({ lights }) => lights.filter((light) => light === `side-${side}` || (light.startsWith('seat-') && sideOf(view, Number(light.slice('seat-'.length))) === side)))
  return named.length === 1 ? named[0]! : null
}
