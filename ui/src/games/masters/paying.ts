/** What a chosen action will take from the board, to be marked where it lies. */

import type { Action } from '../../net/protocol'
import { price, RESOURCES, type Bag, type BoardView, type Goods, type MastersView, type Parts } from './components'

const bag = (goods: Goods): Bag => Object.fromEntries(RESOURCES.filter((r) => goods[r]).map((r) => [r, goods[r]!]))

export function deckOf(action: Action): string | null {
  const [, colour, level] = action.family === 'buy' ? (action.lights[0]?.split('-') ?? []) : []
  return colour ? `${colour} ${level}` : null
}

export function paying(action: Action | null, view: MastersView, board: BoardView, parts: Parts): Bag {
  const deck = action && deckOf(action)
  const top = deck ? view.table.decks[deck]?.top : null
  return top ? bag(price(parts.cards.get(top)!, board, parts)) : {}
}
