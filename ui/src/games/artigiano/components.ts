/** The components and the view of Renaissance (Artigiano), typed: what the data files and `state.view()` hold. */

import type { Components } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

export const KINDS = ['foundation', 'stone', 'tile'] as const
export type Kind = (typeof KINDS)[number]
export type CardType = 'material' | 'action_material' | 'action' | 'special' | 'royal_mission' | 'princely_mission'

interface Step { op: string; zone?: string; forbid?: string[] }
export interface Effect { target: string; attacks: string[]; steps: Step[] }
interface Ability { op: string; amount?: number; value?: number; slots?: number; scope?: string }
export interface Special { play: { op: string; whose?: string }; abilities: Ability[] }
/** A card of the data; `kind`: the name that all cards share which no rule can tell apart. */
export interface Card {
  id: string
  family: string
  type: CardType
  kinds?: Kind[]
  value?: number
  effect?: string
  special?: string
  mission?: string
  points?: number
  zone_points?: number
  material_points?: number
  en: string
  kind: string
}
export interface CellPlace { id: string; kind: Kind; row: number; x: number; y: number; rests_on: string[]; adjacent?: string[] }
export interface Board { id: string; cell: CellPlace[]; stock_slots?: number }

export interface PlayerView { in_hand: number; hand?: string[]; coming: number }
export interface SideView {
  board: string
  cells: (string | null)[]
  /** Missions turned up. */
  shown: string[]
  in_stock: number
  in_shielded: number
  /** Missions face down: mandatory, optional. */
  face_down: [number, number]
  gone_missions: number
  missions?: string[]
  mandatory?: string[]
  mandatory_up?: string[]
  stock?: string[]
  shielded?: string[]
}
/** A question under way; `card`: the action that it belongs to. */
export interface Frame { ask: string; seat: number; numbers: number[]; card?: string }
export interface ArtigianoView {
  viewer: number | null
  options: { quick: boolean; teams: boolean }
  stack?: Frame[]
  table: {
    families: string[]
    course: { turn: number; active: number; ended: number }
    pile: string[]
    /** Actions played of late, see past.ts. */
    log: number[]
    shown: string[]
    under: string[]
    in_play: Record<string, [where: 'zone' | 'stock' | 'cell', side: number, cell: number]>
    draw_pile: number
    pool: number
  }
  players: PlayerView[]
  sides: SideView[]
}

export interface Parts {
  cards: Map<string, Card>
  /** Special cards by the name of what they do. */
  specials: Map<string, Card>
  /** Missions by their name in views. */
  missions: Map<string, Card>
  /** One card of each kind. */
  kinds: Map<string, Card>
  effects: Record<string, Effect>
  does: Record<string, Special>
  boards: Map<string, Board>
  slots: number
}

type Raw = Omit<Card, 'kind'>
const read = new WeakMap<Components, Parts>()

const titleOf = (card: Raw): string => card.en.replace(/^The /, '').toLowerCase().replaceAll(' ', '-').replaceAll("'", '')
const likeness = ({ type, special, effect, kinds, value }: Raw): string => [type, special, effect, kinds?.join(), value].join('|')

function kindName(card: Raw): string {
  if (card.type === 'material') return `${titleOf(card)}-${card.value}`
  if (card.type === 'action_material') return `${titleOf(card)}-${card.kinds!.map((kind) => kind[0]).join('')}${card.value}`
  return titleOf(card)
}

export function partsOf(components: Components): Parts {
  const known = read.get(components)
  if (known) return known
  const data = components.files.cards as { card: Raw[]; effect: Record<string, Effect>; special: Record<string, Special> }
  const boards = components.files.boards as { meta: { stock_slots: number }; board: Board[]; quick: Board[] }
  const names = new Map<string, string>()
  const cards = data.card.map((card): Card => {
    const like = likeness(card)
    if (!names.has(like)) names.set(like, kindName(card))
    return { ...card, kind: names.get(like)! }
  })
  const of = (key: (card: Card) => string | undefined) => new Map(cards.flatMap((card): [string, Card][] => (key(card) === undefined ? [] : [[key(card)!, card]])))
  const parts: Parts = {
    cards: of(({ id }) => id),
    specials: of(({ special }) => special),
    missions: of(({ mission }) => mission?.replaceAll('_', '-')),
    kinds: new Map(cards.toReversed().map((card) => [card.kind, card])),
    effects: data.effect,
    does: data.special,
    boards: new Map([...boards.board, ...boards.quick].map((board) => [board.id, board])),
    slots: boards.meta.stock_slots,
  }
  read.set(components, parts)
  return parts
}

export const viewOf = (table: Table): ArtigianoView => table.state!.view as ArtigianoView
export const partsAt = (table: Table): Parts => partsOf(table.components!)
/** Whose castle lies nearest: one's own, or that of the first seat. */
export const homeSeat = (table: Table): number => table.seat ?? 0
export const sideOf = (view: ArtigianoView, seat: number): number => seat % view.sides.length
export const homeSide = (table: Table): number => sideOf(viewOf(table), homeSeat(table))
export const membersOf = (view: ArtigianoView, side: number): number[] => view.players.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side)
export const isTeams = (view: ArtigianoView): boolean => view.sides.length < view.players.length

/** The numbers of what is asked. */
export const askedOf = (view: ArtigianoView): number[] => view.stack?.at(-1)?.numbers ?? []

/** The card with a number, as events and questions name it. */
export const copyAt = (components: Components, number: number): Card | undefined => partsOf(components).cards.get(String(components.labels.names.card?.[number]))

/** The special cards on a cell. */
export const attached = (view: ArtigianoView, side: number, cell: number): string[] =>
  Object.entries(view.table.in_play).flatMap(([special, [where, at, on]]) => (where === 'cell' && at === side && on === cell ? [special] : []))

export const inZone = (view: ArtigianoView, side: number): string[] =>
  Object.entries(view.table.in_play).flatMap(([special, [where, at]]) => (where === 'zone' && at === side ? [special] : []))

export const isBlocked = (view: ArtigianoView, side: number): string | undefined =>
  Object.entries(view.table.in_play).find(([, [where, at]]) => where === 'stock' && at === side)?.[0]

const amount = (parts: Parts, special: string, op: string, field: 'amount' | 'value' | 'slots'): number | undefined =>
  parts.does[special]?.abilities.find((ability) => ability.op === op)?.[field]

/** What is added to the material on a cell. */
export const bonusAt = (view: ArtigianoView, parts: Parts, side: number, cell: number): number =>
  attached(view, side, cell).reduce((sum, special) => sum + (amount(parts, special, 'value_bonus', 'amount') ?? 0), 0)

export function valueAt(view: ArtigianoView, parts: Parts, side: number, cell: number): number {
  const card = parts.cards.get(view.sides[side]?.cells[cell] ?? '')
  if (!card) return 0
  if (card.special) return amount(parts, card.special, 'stand_in', 'value') ?? 0
  return (card.value ?? 0) + bonusAt(view, parts, side, cell)
}

export const castleValue = (view: ArtigianoView, parts: Parts, side: number): number =>
  view.sides[side]!.cells.reduce((sum, _, cell) => sum + valueAt(view, parts, side, cell), 0)

export const boardOf = (view: ArtigianoView, parts: Parts, side: number): Board => parts.boards.get(view.sides[side]!.board)!
export const filledOf = (view: ArtigianoView, side: number): number => view.sides[side]!.cells.filter((card) => card !== null).length

/** The cells whose card no action of an opponent may choose or sweep away: stand-ins, under a Blacksmith, beside a Virgin. */
export function shelteredAt(view: ArtigianoView, parts: Parts, side: number): Set<number> {
  const { cell: cells } = boardOf(view, parts, side)
  const found = new Set<number>()
  for (const [special, [where, at, on]] of Object.entries(view.table.in_play)) {
    if (where !== 'cell' || at !== side) continue
    for (const { op, scope } of parts.does[special]?.abilities ?? []) {
      if (op === 'stand_in' || op === 'immune_to_actions') found.add(on)
      if (scope === 'self_and_adjacent') cells.forEach(({ id }, cell) => void (cells[on]?.adjacent?.includes(id) && found.add(cell)))
    }
  }
  return found
}

/** Stock places: ordinary ones, and those that a special card adds. */
export const slotsOf = (view: ArtigianoView, parts: Parts, side: number): { ordinary: number; shielded: number } => ({
  ordinary: boardOf(view, parts, side).stock_slots ?? parts.slots,
  shielded: inZone(view, side).reduce((sum, special) => sum + (amount(parts, special, 'extra_stock_slots', 'slots') ?? 0), 0),
})

/** One's own stock; of another's only the number of cards is known. */
export const stockOf = (view: ArtigianoView, side: number): string[] => [...(view.sides[side]!.stock ?? []), ...(view.sides[side]!.shielded ?? [])]
