/** The components and the view of Masters, typed: what the data files and `state.view()` hold. */

import type { Components } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

export const RESOURCES = ['coin', 'stone', 'servant', 'shield'] as const
export type Resource = (typeof RESOURCES)[number]
export type Bag = Partial<Record<Resource, number>>
export type Goods = Partial<Record<Resource | 'faith' | 'any', number>>
export type Colour = 'green' | 'blue' | 'yellow' | 'purple'
export const LEVELS = ['I', 'II', 'III'] as const
export const EMBLEMS: Record<Colour, string> = { green: 'e-leaf', blue: 'e-wave', yellow: 'e-sun', purple: 'e-iris' }
export const COLUMN_ORDER: Colour[] = ['green', 'blue', 'yellow', 'purple']
export const MARBLES = ['blue', 'grey', 'yellow', 'purple', 'red', 'white'] as const
export type Marble = (typeof MARBLES)[number]
export const GIVES: Record<Marble, Resource | 'faith' | null> = {
  blue: 'shield', grey: 'stone', yellow: 'coin', purple: 'servant', red: 'faith', white: null,
}

export interface Development { id: string; color: Colour; level: number; vp: number; cost: Goods; effect: { input: Goods; output: Goods } }
export interface Need { op: 'own_cards' | 'own_resources'; cards?: { color: Colour; count: number; level?: number }[]; resource?: Resource; count?: number }
export interface Leader {
  id: string
  kind: 'discount' | 'depot' | 'marble' | 'production'
  resource: Resource
  vp: number
  requirement: Need
  effect: { amount?: number; capacity?: number; input?: Goods; output?: Goods }
}
export interface Space { n: number; vp: number; section: number; pope: boolean }
export interface Section { id: number; first: number; pope_space: number; favour_vp: number }
export interface Token { id: string; effect: { op: string; color?: Colour; count?: number; steps?: number; reshuffle?: boolean } }

export interface BoardView {
  faith: number
  tiles: ('inactive' | 'active' | 'discarded')[]
  warehouse: Bag
  strongbox: Bag
  slots: string[][]
  in_play: string[]
  in_hand: number
  hand?: string[]
}
export interface MastersView {
  viewer: number | null
  table: {
    first: number | null
    turn: number
    reports: number
    ending: boolean
    market: { tray: Marble[][]; slide: Marble }
    decks: Record<string, { top: string | null; left: string[] }>
    lorenzo: { cross: number; used: string[]; result: string } | null
  }
  boards: BoardView[]
  facts?: { gone: string[]; picked: string[] }
}

export interface Parts {
  cards: Map<string, Development>
  leaders: Map<string, Leader>
  spaces: Space[]
  sections: Section[]
  tokens: Token[]
  cardsToEnd: number
}

const read = new WeakMap<Components, Parts>()

export function partsOf(components: Components): Parts {
  const known = read.get(components)
  if (known) return known
  const files = components.files as {
    cards: { development: Development[]; leader: Leader[] }
    board: { faith_space: Space[]; vatican_section: Section[]; solo_token: Token[]; end: { development_cards: number } }
  }
  const parts: Parts = {
    cards: new Map(files.cards.development.map((card) => [card.id, card])),
    leaders: new Map(files.cards.leader.map((leader) => [leader.id, leader])),
    spaces: files.board.faith_space,
    sections: files.board.vatican_section,
    tokens: files.board.solo_token,
    cardsToEnd: files.board.end.development_cards,
  }
  read.set(components, parts)
  return parts
}

export const viewOf = (table: Table): MastersView => table.state!.view as MastersView
export const partsAt = (table: Table): Parts => partsOf(table.components!)

/** The seat whose board is drawn large: one's own, or the first for a spectator. */
export const homeSeat = (table: Table): number => table.seat ?? 0

export const total = (board: BoardView, resource: Resource): number =>
  (board.warehouse[resource] ?? 0) + (board.strongbox[resource] ?? 0)

export const leadersOf = (board: BoardView, parts: Parts, kind: Leader['kind']): Leader[] =>
  board.in_play.map((id) => parts.leaders.get(id)!).filter((leader) => leader.kind === kind)

/** What a card costs this board: one less of each resource that a Leader in play makes cheaper. */
export function price(card: Development, board: BoardView | undefined, parts: Parts): Goods {
  const cost: Goods = { ...card.cost }
  if (board)
    for (const leader of leadersOf(board, parts, 'discount'))
      if (cost[leader.resource]) cost[leader.resource] = Math.max(0, cost[leader.resource]! - (leader.effect.amount ?? 1))
  return cost
}

export const deckElement = (deck: string): string => `deck-${deck.replace(' ', '-')}`
