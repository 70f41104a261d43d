/** The components and the view of Il Principe, typed: what the data files and `state.view()` hold. */

import type { Components } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

export const COLOURS = ['green', 'white', 'red', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]
export type Cards = Partial<Record<Colour, number>>
export type Size = 'small' | 'medium' | 'large'
export type Point = [number, number]

export interface City { id: string; size: Size; cost: number; vp: number; shields: number; needs: Cards }
export interface Role { id: string; color: Colour; rank: 'major' | 'minor'; vp_city: number; vp_end: number }
export interface Place { id: string; size: Size; regions: string[]; x: number; y: number }
export interface Region { id: string; ui_color: string; cities: string[]; label: Point; shield_area: Point; polygon: Point[] }

export interface BoardView {
  family: string | null
  points: number
  up: Cards
  down: Cards
  shields: Partial<Record<string, number>>
  roles: string[]
  cities: string[]
  shields_left: number
  in_hand: number
  /** One's own only: the hand, and of it the cards offered so far. */
  hand?: Cards
  picked?: Cards
  /** One's own; of all when money is open or the game is over. */
  coins?: number
}
export interface Frame { ask: string; seat: number; numbers: number[] }
export interface PrincipeView {
  viewer: number | null
  seats: number
  to_act: number[]
  table: {
    round: number
    last: boolean
    principe: number
    deck: number
    discards: Cards
    lots: Cards
    display: string[]
    city_deck: number
  }
  boards: BoardView[]
  /** The questions under way. A replay has none: there `round.ts` reads them from what was told. */
  stack?: Frame[]
}

export interface Parts {
  cities: Map<string, City>
  /** In the order of their numbers. */
  roles: Role[]
  places: Map<string, Place>
  regions: Region[]
  outline: Point[]
  spaces: number
  families: string[]
  /** Cards that each seat offers in a round. */
  offered: (seats: number) => number
  /** Are there minor roles? */
  minors: (seats: number) => boolean
}

const read = new WeakMap<Components, Parts>()
const byId = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]))

export function partsOf(components: Components): Parts {
  const known = read.get(components)
  if (known) return known
  const files = components.files as {
    cards: { cities: City[]; roles: Role[]; families: { id: string }[] }
    components: { player_count: { players: number; cards_offered: number; minor_roles: boolean }[] }
    board: { map: { outline: Point[] }; regions: Region[]; cities: Place[]; score_track: { spaces: number } }
  }
  const roles = byId(files.cards.roles)
  const rules = (seats: number) => files.components.player_count.find(({ players }) => players === seats)!
  const parts: Parts = {
    cities: byId(files.cards.cities),
    roles: components.labels.names.role!.map((id) => roles.get(String(id))!),
    places: byId(files.board.cities),
    regions: files.board.regions,
    outline: files.board.map.outline,
    spaces: files.board.score_track.spaces,
    families: files.cards.families.map(({ id }) => id),
    offered: (seats) => rules(seats).cards_offered,
    minors: (seats) => rules(seats).minor_roles,
  }
  read.set(components, parts)
  return parts
}

export const viewOf = (table: Table): PrincipeView => table.state!.view as PrincipeView
export const partsAt = (table: Table): Parts => partsOf(table.components!)

/** The seat whose hand is drawn: one's own, or the first for a spectator. */
export const homeSeat = (table: Table): number => table.seat ?? 0

export const count = (cards: Cards | undefined, colour: Colour): number => cards?.[colour] ?? 0
export const size = (cards: Cards | undefined): number => COLOURS.reduce((sum, colour) => sum + count(cards, colour), 0)
export const listed = (cards: Cards): Colour[] => COLOURS.flatMap((colour) => Array.from({ length: count(cards, colour) }, () => colour))

export interface Auction {
  /** A lot of this colour, or a role. */
  colour: Colour
  role: Role | null
  amount: number
  highest: number
  holder: number | null
  bidders: number[]
  asked: number
}

/** The phases of a round, for a heading. */
export function phaseOf(view: PrincipeView): string {
  const ask = view.stack?.[0]?.ask
  if (ask === 'offer') return 'offers'
  if (ask === 'bid_lot' || ask === 'build') return 'auctions'
  if (ask === 'action') return 'actions'
  return ask === 'family' || ask === undefined ? '' : 'roles'
}

/** Who holds a role tile, or null. */
export const holderOf = (view: PrincipeView, role: string): number | null => {
  const seat = view.boards.findIndex((board) => board.roles.includes(role))
  return seat < 0 ? null : seat
}

/** Who built a city, or null. */
export const builderOf = (view: PrincipeView, city: string): number | null => {
  const seat = view.boards.findIndex((board) => board.cities.includes(city))
  return seat < 0 ? null : seat
}
