/** What follows from what lies open: worth of a city, strength of an army, discounts, incomes. */

import { staking } from '../../table/staking'
import type { Table } from '../../table/table.svelte'
import { CITIES, type BoardView, type City, type Effect, type Parts, type PrincesView } from './components'

/** The points of a tile of this city if the game ended now: by status, then artists; equals take the lower slot. */
export function worth(view: PrincesView, city: City, parts: Parts): number {
  const { status, artists } = view.table
  const place = CITIES.filter((other) => status[other] > status[city] || (status[other] === status[city] && (artists[other] ?? 0) >= (artists[city] ?? 0))).length
  return parts.slots[place - 1] ?? 0
}

/** The lowest bid for a tile of this city. */
export const least = (view: PrincesView, city: City): number => 2 * view.table.status[city]

const effects = (board: BoardView, parts: Parts): Effect[] => [
  ...(parts.families.find(({ id }) => id === board.family)?.effects ?? []),
  ...board.tiles.flatMap((tile) => parts.tiles.get(tile)?.effects ?? []),
]

export type Strength = { attack: number; defence: number }

/** A troop with the bonuses of its owner that are tied to its kind. */
export function troopOf(id: string, board: BoardView, parts: Parts): Strength {
  const troop = parts.troops.find((one) => one.id === id)!
  const bonus = effects(board, parts).filter((effect) => effect.op === 'troop_bonus' && effect.troop === id)
  const sum = (side: keyof Strength) => bonus.reduce((total, effect) => total + (effect[side] ?? 0), troop[side])
  return { attack: sum('attack'), defence: sum('defence') }
}

/** All the troops of a player, as condottiere. */
export function army(board: BoardView, parts: Parts): Strength {
  const troops = board.troops.map((troop) => troopOf(troop, board, parts))
  const more = board.troops.length > 0 ? effects(board, parts).filter(({ op }) => op === 'army_bonus') : []
  const sum = (side: keyof Strength) => [...troops, ...more].reduce((total, one) => total + (one[side] ?? 0), 0)
  return { attack: sum('attack'), defence: sum('defence') }
}

/** What the winner of this prize need not pay. */
export function discount(board: BoardView, prize: string, parts: Parts): number {
  const event = parts.events.find(({ id }) => id === prize)
  const kind = prize === 'pope' ? 'pope' : prize.endsWith('_post') ? 'condottiere' : event?.artist ? 'artist' : ''
  return effects(board, parts).reduce((sum, { op, auction, amount }) => sum + (op === 'auction_discount' && auction === kind ? (amount ?? 0) : 0), 0)
}

/** What the end of the decade brings, without the fees that wait. */
export function income(view: PrincesView, seat: number, parts: Parts): { gold: number; influence: number } {
  const board = view.boards[seat]!
  const family = parts.families.find(({ id }) => id === board.family)
  const tiles = board.tiles.map((tile) => parts.tiles.get(tile)!)
  const merchants = tiles.filter(({ tags }) => tags.includes('merchant')).length
  const bonus = board.events.flatMap((event) => parts.events.find(({ id }) => id === event)?.effects ?? []).reduce((sum, { gold_per_tile }) => sum + (gold_per_tile ?? 0), 0)
  const of = (currency: 'gold_income' | 'influence_income') => (family?.[currency] ?? 0) + tiles.reduce((sum, tile) => sum + tile[currency], 0)
  const troops = board.troops.reduce((sum, troop) => sum + (parts.troops.find(({ id }) => id === troop)?.influence_income ?? 0), 0)
  return { gold: of('gold_income') + merchants * bonus + (view.table.pope === seat ? parts.pope.gold_income : 0), influence: of('influence_income') + troops }
}

export const BANKING = (tile: string): boolean => tile.startsWith('flo_banking')

/** What a bid in the making would take from the purse of a seat, by the icon of what it takes. */
export function staked(table: Table, seat: number): Partial<Record<string, number>> {
  const { bid } = table
  return seat === table.seat && staking(table) ? { [bid.purse.icon]: bid.price } : {}
}
