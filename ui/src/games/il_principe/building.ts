/** How far one's hand and purse are from a city, and what a lot would change. */

import { COLOURS, count, type BoardView, type Cards, type City, type Colour } from './components'

export interface Reach {
  /** Cards of each colour that are missing. */
  lacking: Cards
  missing: number
  coins: number
}

export const together = (one: Cards, other: Cards): Cards => Object.fromEntries(COLOURS.map((colour) => [colour, count(one, colour) + count(other, colour)]))

export function reach(city: City, hand: Cards, coins: number): Reach {
  const lacking: Cards = {}
  for (const colour of COLOURS) {
    const short = count(city.needs, colour) - count(hand, colour)
    if (short > 0) lacking[colour] = short
  }
  return { lacking, missing: COLOURS.reduce((sum, colour) => sum + count(lacking, colour), 0), coins: Math.max(0, city.cost - coins) }
}

/** One icon of a city card: is the card for it in the hand, would the lot bring it, is it lacking? */
export interface Needed { colour: Colour; state: 'held' | 'coming' | 'lacking' }

export function icons(city: City, board: BoardView, coming: Cards): Needed[] {
  return COLOURS.flatMap((colour) =>
    Array.from({ length: count(city.needs, colour) }, (_, at): Needed => {
      const held = count(board.hand, colour)
      if (board.hand === undefined || at < held) return { colour, state: 'held' }
      return { colour, state: at < held + count(coming, colour) ? 'coming' : 'lacking' }
    }),
  )
}
