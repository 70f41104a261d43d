import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { icons, reach } from '../src/games/il_principe/building'
import { chronicle } from '../src/games/il_principe/chronicle'
import type { BoardView, City, PrincipeView } from '../src/games/il_principe/components'
import { centreOf, drawn, spaceAt } from '../src/games/il_principe/geography'
import { orderOf, storyOf } from '../src/games/il_principe/round'
import { flights } from '../src/games/il_principe/travelling'
import { Catalogue } from '../src/words/catalogue'
import { Speaker } from '../src/words/speaker'

const told = (...events: Record<string, unknown>[]) => events.map((event, at) => ({ n: at + 1, ...event }) as never)

describe('the story of a round', () => {
  const round = told(
    { event: 'round_began', round: 2 },
    { event: 'offer_revealed', seat: 0, green: 1, red: 1 },
    { event: 'offer_revealed', seat: 1, green: 2 },
    { event: 'lot_opened', colour: 2, amount: 1, seat: 1 },
    { event: 'bid_made', seat: 1, coins: 2 },
    { event: 'passed', seat: 0 },
  )
  it('holds the lots and the bids of the auction under way', () => {
    const story = storyOf(round)
    expect(story.revealed).toEqual({ green: 3, red: 1 })
    expect([...story.bids]).toEqual([[1, 2]])
    expect([...story.passed]).toEqual([0])
    expect([story.ask, story.prize]).toEqual(['bid_lot', 2])
  })
  it('ends a sale and begins anew with the next round', () => {
    const story = storyOf([...round, ...told({ event: 'lot_won', seat: 1, colour: 2, amount: 1, coins: 2 })])
    expect(story.sales).toEqual([{ colour: 'red', amount: 1, winner: 1, coins: 2 }])
    expect(storyOf([...round, ...told({ event: 'round_began', round: 3 })]).revealed).toEqual({})
  })
  it('sells the smallest lot first and equal ones in the order of the colours', () => {
    expect(orderOf({ green: 3, white: 2, red: 2, yellow: 1 })).toEqual(['yellow', 'white', 'red', 'green'])
  })
})

describe('a city', () => {
  const lucca: City = { id: 'lucca', size: 'medium', cost: 4, vp: 6, shields: 2, needs: { white: 2, red: 1, blue: 1 } }
  it('is out of reach by so many cards and coins', () => {
    expect(reach(lucca, { white: 1, red: 3 }, 3)).toEqual({ lacking: { white: 1, blue: 1 }, missing: 2, coins: 1 })
  })
  it('shows what is held, what the lot would bring and what is lacking', () => {
    const board = { hand: { white: 1, red: 1 } } as BoardView
    expect(icons(lucca, board, { white: 1 }).map(({ state }) => state)).toEqual(['held', 'coming', 'held', 'lacking'])
  })
})

describe('the map', () => {
  it('draws a border the same from both sides', () => {
    const there = drawn([[0, 0], [200, 40], [100, 150]]).slice(1, -1).split('L')
    const back = drawn([[100, 150], [200, 40], [0, 0]]).slice(1, -1).split('L')
    expect(new Set(back)).toEqual(new Set(there))
  })
  it('has fifty spaces around it, none on top of another', () => {
    const centres = Array.from({ length: 50 }, (_, number) => centreOf(number).join())
    expect(new Set(centres).size).toBe(50)
    expect(spaceAt(49).y).toBeGreaterThan(spaceAt(0).y)
  })
})

describe('what travels', () => {
  const view = (lots: object, display: string[], principe: number, up = {}) =>
    ({ table: { lots, display, principe }, boards: [{ up }, { up: {} }] }) as unknown as PrincipeView
  it('is a lot to its winner, with the marker', () => {
    const sale = { colour: 'red', amount: 2, winner: 1, coins: 3 } as const
    expect(flights(view({ red: 2 }, [], 0), view({}, [], 1), sale, 0)).toEqual([['[data-lot=red] .fan', '[data-row="1"]'], ['[data-principe]', '.seats .seat:nth-child(2)']])
  })
  it('is a city to its place on the map and cards to the table', () => {
    expect(flights(view({}, ['siena'], 0), view({}, ['pisa'], 0, { green: 1 }), undefined, 0)).toEqual([
      ['[data-spot=city-siena]', '[data-town=siena]'],
      ['[data-spot=colour-green] .fan', '[data-cell="0-green"]'],
    ])
  })
})

describe('the chronicle', () => {
  const text = ['words', 'games/il_principe/words'].map((folder) => readFileSync(new URL(`../../src/signoria/${folder}/en.ftl`, import.meta.url), 'utf8')).join('\n')
  const labels = { names: { city: ['siena', 'lucca'], region: ['lombardia', 'veneto'], role: ['master'] }, phrases: {}, dimensions: {}, seats: ['seat'], bags: {}, prompt_rules: {}, cards: {}, texts: {} }
  const speaker = new Speaker('il_principe', new Catalogue('en', text), labels)
  const lines = (...events: Record<string, unknown>[]) => chronicle(told(...events), ['Livia', 'Bruno'], speaker).flatMap((round) => round.lines.map((line) => line.text))
  const sale = [{ event: 'lot_opened', colour: 2, amount: 2, seat: 1 }, { event: 'bid_made', seat: 1, coins: 1 }, { event: 'passed', seat: 0 }]
  it('tells an auction in one line, from its call to its sale', () => {
    expect(lines(...sale)).toEqual(['On sale: 2\u00a0⟦card-red⟧. *Bruno* bids 1 ⟦coin⟧.'])
    expect(lines(...sale, { event: 'lot_won', seat: 1, colour: 2, amount: 2, coins: 1 })).toEqual(['*Bruno* wins 2\u00a0⟦card-red⟧ for 1 ⟦coin⟧ and is Il Principe.'])
  })
  it('tells a city with its shields and what it gave to others', () => {
    const built = lines({ event: 'city_built', seat: 0, city: 1, coins: 4, points: 6 }, { event: 'shield_placed', seat: 0, region: 1 }, { event: 'roles_paid', seat: 1, points: 2 })
    expect(built).toEqual(['*Livia* builds Lucca for 4 ⟦coin⟧: 6 points. A shield in Veneto. Roles give *Bruno* 2 points.'])
  })
  it('tells only those who drew which cards came', () => {
    expect(lines({ event: 'received', seat: 1, coins: 5, cards: 4 })).toEqual([])
    expect(lines({ event: 'received', seat: 0, coins: 5, cards: 4, green: 3, white: 0, red: 0, blue: 0, yellow: 1 })).toEqual(['*Livia* receives 5 ⟦coin⟧ and draws 3\u00a0⟦card-green⟧ ⟦card-yellow⟧.'])
  })
})
