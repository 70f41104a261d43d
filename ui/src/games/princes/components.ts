/** The components and the view of Princes of the Renaissance, typed: what the data files and `state.view()` hold. */

import type { Components } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

export const CITIES = ['venice', 'milan', 'florence', 'rome', 'naples'] as const
export const TROOPS = ['light_infantry', 'pike', 'crossbow', 'fortification', 'artillery', 'cavalry'] as const
export type City = (typeof CITIES)[number]
export type Currency = 'gold' | 'influence'
export type Bag = Partial<Record<string, number>>

export interface Effect { op: string; auction?: string; amount?: number; troop?: string; attack?: number; defence?: number; vp?: number; limit?: string; vp_per_tile?: number; gold_per_tile?: number }
export interface Tile { id: string; city: City; gold_income: number; influence_income: number; tags: string[]; effects: Effect[] }
export interface Family { id: string; home_city: string; gold_income: number; influence_income: number; effects: Effect[] }
export interface Troop { id: string; price: number; attack: number; defence: number; influence_income: number; copies: number }
export interface EventTile { id: string; decade: number; kind: 'artist_vp' | 'artist_status' | 'merchant' | 'invasion'; currency: Currency; artist: boolean; effects: Effect[] }

export interface BoardView {
  family: string | null
  /** Gold that waits on the home town. */
  fees: number
  tokens: number
  troops: string[]
  tiles: string[]
  used: string[]
  events: string[]
  in_hand: number
  hand_limit: number | null
  hand?: Bag
  gold?: number
  influence?: number
  /** With hidden funds: how many counters the others see. */
  gold_counters?: number
  influence_counters?: number
}
export interface AuctionView { prize: string; currency: Currency; highest: number | null; holder: number | null; bidder: number; bidders: number[]; frozen: number[] }
export interface SideView { city: City; condottiere: number | null; bribed: string[]; attack: number; defence: number }
export interface WarView {
  attacker: SideView
  defender: SideView
  league: { side: 'attacker' | 'defender'; bribed: string[] } | null
  black: number | null
  white: number | null
  round: number | null
}
export interface PrincesView {
  viewer: number | null
  active: number | null
  table: {
    decade: number
    wars: number
    status: Record<City, number>
    artists: Bag
    display: string[]
    events: string[]
    supply: Bag
    pope: number | null
    league_used: boolean
    pile: number
    discards: Bag
  }
  boards: BoardView[]
  auction: AuctionView | null
  war: WarView | null
  /** The questions under way; a replay has none. */
  stack?: { ask: string; seat: number }[]
}

export interface Parts {
  tiles: Map<string, Tile>
  columns: Record<City, Tile[]>
  families: Family[]
  troops: Troop[]
  events: EventTile[]
  treachery: string[]
  slots: number[]
  /** Wars of a decade. */
  wars: (seats: number) => number
  unpaid: { attack: number; defence: number }
  pope: { gold_income: number; final_vp: number }
}

const read = new WeakMap<Components, Parts>()

export function partsOf(components: Components): Parts {
  const known = read.get(components)
  if (known) return known
  const files = components.files as {
    tiles: { city_tile: Tile[]; family: Family[]; troop: Troop[]; event: EventTile[]; treachery: { id: string }[]; pope: Parts['pope'] }
    board: { vp_slots: { values: number[] }; war: { limit: Record<string, number>; unpaid_attack: number; unpaid_defence: number } }
  }
  const { city_tile, family, troop, event, treachery, pope } = files.tiles
  const { war, vp_slots } = files.board
  const parts: Parts = {
    tiles: new Map(city_tile.map((tile) => [tile.id, tile])),
    columns: Object.fromEntries(CITIES.map((city) => [city, city_tile.filter((tile) => tile.city === city)])) as Parts['columns'],
    families: family,
    troops: troop,
    events: event,
    treachery: treachery.map(({ id }) => id),
    slots: vp_slots.values,
    wars: (seats) => war.limit[seats] ?? 0,
    unpaid: { attack: war.unpaid_attack, defence: war.unpaid_defence },
    pope,
  }
  read.set(components, parts)
  return parts
}

export const viewOf = (table: Table): PrincesView => table.state!.view as PrincesView
export const partsAt = (table: Table): Parts => partsOf(table.components!)

/** The seat whose house is drawn: one's own, or the first for a spectator. */
export const homeSeat = (table: Table): number => table.seat ?? 0

export const count = (bag: Bag | undefined, name: string): number => bag?.[name] ?? 0

/** Tiles that are the same but for their number: any of them stands for all. */
export const kindOf = (tile: string): string => tile.replace(/_\d$/, '')

export const ownerOf = (view: PrincesView, tile: string): number | null => {
  const seat = view.boards.findIndex(({ tiles }) => tiles.includes(tile))
  return seat < 0 ? null : seat
}
export const patronOf = (view: PrincesView, event: string): number | null => {
  const seat = view.boards.findIndex(({ events }) => events.includes(event))
  return seat < 0 ? null : seat
}
export const cityOf = (prize: string, view: PrincesView, parts: Parts): City | null =>
  parts.tiles.get(prize)?.city ?? (prize === 'attack_post' ? view.war?.attacker.city : prize === 'defence_post' ? view.war?.defender.city : null) ?? null
