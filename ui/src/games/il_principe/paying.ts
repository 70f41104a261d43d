/** What a chosen action will take from hand and purse, to be marked where it lies. */

import { staking } from '../../table/staking'
import type { Table } from '../../table/table.svelte'
import { COLOURS, type Cards, type Colour, type Parts } from './components'

export function paying(table: Table, parts: Parts): { cards: Cards; coins: number } {
  const { chosen, phrase, picks, prompt } = table
  if (phrase && prompt?.kind === 'offer') {
    const cards: Cards = {}
    for (const pick of picks) {
      const colour = COLOURS[pick.params[0]!]!
      cards[colour] = (cards[colour] ?? 0) + 1
    }
    return { cards, coins: 0 }
  }
  if (chosen?.family === 'lay') return { cards: { [COLOURS[chosen.params[0]!]!]: chosen.params[1]! + 1 }, coins: 0 }
  if (chosen?.family === 'colour' && prompt?.kind === 'offer') return { cards: { [COLOURS[chosen.params[0]!]!]: 1 }, coins: 0 }
  if (staking(table)) return { cards: {}, coins: table.bid.amount }
  const city = chosen?.family === 'build' ? parts.cities.get(chosen.lights[0]?.slice('city-'.length) ?? '') : undefined
  return city ? { cards: city.needs, coins: city.cost } : { cards: {} as Partial<Record<Colour, number>>, coins: 0 }
}
