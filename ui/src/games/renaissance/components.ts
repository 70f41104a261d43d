/** The components and the view of Renaissance, typed: what the data files and `state.view()` hold. */

import type { Components } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

export type Point = [number, number]
export type Bag = Partial<Record<string, number>>
export type Terrain = 'plain' | 'mountain' | 'marsh'
export type Way = 'road' | 'sea' | 'ride'
/** free, garrison, rampart, fortress */
export type Level = 0 | 1 | 2 | 3
/** What a city of each level is called. */
export const LEVELS = ['free', 'garrison', 'rampart', 'fortress'] as const

export interface City { id: string; province: string; x: number; y: number; label: string; terrain: Terrain; port: boolean }
export interface Province { id: string; cities: string[]; value_pr: number }
export interface Card { id: string; color: 'blue' | 'red' | 'yellow' | 'grey'; count: number; value_pc?: number }
export interface Nation { id: string; leader: string; sea_expansions: number }
export interface Fortification { id: string; level: Level; pc: number; income: number; pillage_reward: number }
export interface Shapes {
  canvas: { width: number; height: number }
  land: { id: string; points: Point[] }[]
  provinces: { id: string; label: Point; polygons: Point[][] }[]
  roads: { a: string; b: string; points: Point[] }[]
  sea_labels: { it: string; fr: string; en: string; at: Point }[]
}

/** What a draughtsman adds: ridges, points and lanes of the open sea, and names that had to move. */
export interface Drawing {
  ridges: Point[][]
  waters: Record<string, Point>
  lanes: string[][]
  harbours: Record<string, string>
  names: Record<string, ['start' | 'middle' | 'end', number, number]>
}

// ---------------------------------------------------------------- the view

export interface BoardView {
  nation: string | null
  ducats: number
  /** Renaissance points of each turn, and in all. */
  scored: number[]
  points: number
  cities: string[]
  start: string[]
  /** Face up until the combat turn ends: they may attack again. */
  shown: Bag
  /** Of the hand, blue cards that may not attack again this turn. */
  spent: Bag
  base: string | null
  sailed: number
  /** Seats that may not be attacked this turn. */
  married: number[]
  in_hand: number
  /** One's own only. */
  hand?: Bag
}
export interface SideView {
  seat: number
  committed: boolean
  /** How many cards lie in its slots. */
  blue: number
  red: number
  hired: number
  power: number
  die: number
  troops: Bag
  /** The Engineer or Traitor that works for this side. */
  siege: string | null
  /** Condottieri that have not rolled yet. */
  waiting: number
  /** Condottieri that fight for this side, by the face they show. */
  swords: Bag
  extra: number
  signed: boolean
}
/** What fills the slots, blue, blue, red; null: not to be seen, or not laid. */
export type Slots = (string | null)[]
export interface BattleView {
  source: string
  target: string
  way: Way
  loans: Record<string, [attacker: number, defender: number]>
  revealed: boolean
  fort: number
  attack: number
  defence: number
  attacker: SideView
  defender: SideView
  slots: [attacker: Slots | null, defender: Slots]
  /** What one has picked oneself so far, while one lays cards. */
  picked?: Slots
}
export interface Offer { seat: number; to: number; city: string; for: string }
export interface Frame { ask: string; seat: number; numbers: number[] }
export interface RenaissanceView {
  viewer: number | null
  seats: number
  options: Record<string, unknown>
  to_act: number[]
  table: {
    /** null: four players have not chosen between the two versions yet. */
    setup: string | null
    /** 1 to 6; 0 while the game is set up. */
    turn: number
    war: boolean
    /** Of the Swiss: 0 none, 2 in attack, 3 in defence. */
    bonus: number
    powers: string[]
    order: number[]
    ramparts: string[]
    castles: string[]
    palaces: string[]
    /** By artist, the city. */
    artists: Partial<Record<string, string>>
    pillaged: string[]
    /** Palaces that a banker has visited this turn. */
    banked: string[]
    swapped: string[]
    given: [number, number][]
    deck: number
    discards: Bag
    /** Of the combat turn: cities that attacked, were gained, were attacked; the seats attacked. */
    combat: { sources: string[]; gained: string[]; targets: string[]; attacked: number[]; attacks: number }
    counters: Record<string, number>
    supply: { ramparts: number; castles: number; palaces: number; plunder_counters: number }
    battle?: BattleView
  }
  boards: BoardView[]
  offers: Offer[]
  spoken: number
  facts: { hands: { known: Bag; most_blue: number | null }[]; picked?: number }
  /** The questions under way; a replay has none. */
  stack?: Frame[]
}

// ---------------------------------------------------------------- the components

export interface Parts {
  cities: Map<string, City>
  provinces: Map<string, Province>
  /** Cities joined by a road. */
  neighbours: Map<string, string[]>
  ports: string[]
  shapes: Shapes
  drawing: Drawing
  /** In the order of their numbers. */
  cards: Card[]
  nations: Nation[]
  fortifications: Fortification[]
  prices: Record<string, number>
  years: number[]
  landing: number
  terrain: Record<Terrain, number>
  closed: (setup: string | null) => ReadonlySet<string>
  /** Does a game with this setup begin at war? */
  warlike: (setup: string | null) => boolean
}

interface Setup { id: string; closed_provinces: string[]; first_turn_state: 'peace' | 'war' }
interface Files {
  map: { city: City[]; province: Province[]; road: { a: string; b: string }[]; terrain: Record<Terrain, { defence_bonus_pc: number }>; sea: { landing_defence_bonus_pc: number } }
  map_shapes: Shapes
  map_drawing: Drawing
  cards: { card: Card[] }
  components: { nation: Nation[]; fortification: Fortification[]; price: { id: string; ducats: number }[]; turn_track: { years: number[] } }
  scenarios: { setup: Setup[]; scenario: Setup[] }
}

const read = new WeakMap<Components, Parts>()
const byId = <T extends { id: string }>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]))

export function partsOf(components: Components): Parts {
  const known = read.get(components)
  if (known) return known
  const { map, map_shapes, map_drawing, cards, components: box, scenarios } = components.files as unknown as Files
  const joined = (id: string) => map.road.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))
  const setups = [...scenarios.setup, ...scenarios.scenario]
  const closed = new Map(setups.map(({ id, closed_provinces }) => [id, new Set(closed_provinces)]))
  // a scenario is named with its number of players: scenario_1494_5
  const row = (setup: string | null) => setup?.replace(/^scenario_(\d+)_\d$/, '$1') ?? ''
  const parts: Parts = {
    cities: byId(map.city),
    provinces: byId(map.province),
    neighbours: new Map(map.city.map(({ id }) => [id, joined(id)])),
    ports: map.city.filter(({ port }) => port).map(({ id }) => id),
    shapes: map_shapes,
    drawing: map_drawing,
    cards: cards.card,
    nations: box.nation,
    fortifications: box.fortification,
    prices: Object.fromEntries(box.price.map(({ id, ducats }) => [id, ducats])),
    years: box.turn_track.years,
    landing: map.sea.landing_defence_bonus_pc,
    terrain: { plain: 0, mountain: map.terrain.mountain.defence_bonus_pc, marsh: map.terrain.marsh.defence_bonus_pc },
    closed: (setup) => closed.get(row(setup)) ?? new Set(),
    warlike: (setup) => setups.some(({ id, first_turn_state }) => id === row(setup) && first_turn_state === 'war'),
  }
  read.set(components, parts)
  return parts
}

export const viewOf = (table: Table): RenaissanceView => table.state!.view as RenaissanceView
export const partsAt = (table: Table): Parts => partsOf(table.components!)

/** The years of the six turns; a scenario only counts its turns on the same track (REN-RUL-35). */
export const yearsOf = (view: RenaissanceView, { years }: Parts): number[] | null => (inScenario(view) ? null : years)
export const inScenario = ({ options }: RenaissanceView): boolean => options.scenario !== 'base'

/** Is nothing decided yet between peace and war? Whoever returns to the map does so before the vote. */
export const voting = ({ table, stack }: RenaissanceView): boolean => table.turn === 0 || ['vote', 'return'].includes(stack?.[0]?.ask ?? '')

/** What the year is: the first one has no vote, and a setup says what it is (REN-SET-04, REN-SCN-02). */
export function stateOf({ table: { setup, turn, war } }: RenaissanceView, { warlike }: Parts, open: boolean): 'setup' | 'open' | 'war' | 'peace' {
  if (turn === 0) return 'setup'
  if (!open) return war ? 'war' : 'peace'
  return turn > 1 ? 'open' : warlike(setup) ? 'war' : 'peace'
}

/** The seat whose hand is drawn: one's own, or the first for a spectator. */
export const homeSeat = (table: Table): number => table.seat ?? 0

export const count = (bag: Bag | undefined, name: string): number => bag?.[name] ?? 0
export const size = (bag: Bag | undefined): number => Object.values(bag ?? {}).reduce<number>((sum, number) => sum + (number ?? 0), 0)

// ---------------------------------------------------------------- who holds what

export const ownerOf = (view: RenaissanceView, city: string): number | null => {
  const seat = view.boards.findIndex(({ cities }) => cities.includes(city))
  return seat < 0 ? null : seat
}

export function levelOf({ boards, table }: RenaissanceView, city: string): Level {
  if (table.castles.includes(city)) return 3
  if (table.ramparts.includes(city)) return 2
  return boards.some(({ cities }) => cities.includes(city)) ? 1 : 0
}

export const artistIn = (view: RenaissanceView, city: string): string | null => Object.entries(view.table.artists).find(([, home]) => home === city)?.[0] ?? null

/** Who holds every city of a province, or null. */
export function rulerOf(view: RenaissanceView, { cities }: Province): number | null {
  const first = ownerOf(view, cities[0]!)
  return first !== null && cities.every((city) => ownerOf(view, city) === first) ? first : null
}
