import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chronicle } from '../src/games/princes/chronicle'
import type { BoardView, Parts, PrincesView } from '../src/games/princes/components'
import { army, discount, worth } from '../src/games/princes/reckoning'
import { storyOf } from '../src/games/princes/story'
import type { Action } from '../src/net/protocol'
import { along, glowAlong } from '../src/table/choosing'
import { Catalogue } from '../src/words/catalogue'
import { Speaker } from '../src/words/speaker'

const told = (...events: Record<string, unknown>[]) => events.map((event, at) => ({ n: at + 1, ...event }) as never)
const PRIZES = ['ven_doge', 'gozzoli', 'pope', 'attack_post', 'defence_post']

describe('places pointed at one after the other', () => {
  const action = (code: number, family: string, ...lights: string[]): Action => ({ code, family, lights, notation: '', params: [] })
  const wars = [action(1, 'war', 'rome', 'milan'), action(2, 'war', 'milan', 'rome'), action(3, 'war', 'rome', 'naples')]
  it('lead from the attacker to the defender', () => {
    expect(along(wars, [], 'rome')).toEqual({ path: ['rome'], action: null })
    expect(along(wars, ['rome'], 'naples')).toEqual({ path: ['rome'], action: wars[2] })
    expect(glowAlong(wars, ['rome'], 'milan')).toBe('can')
    expect(glowAlong(wars, ['rome'], 'rome')).toBe('sel')
  })
  it('begin anew at the first of them', () => {
    expect(along(wars, ['rome'], 'rome')).toEqual({ path: ['rome'], action: null })
    expect(along(wars, ['milan'], 'naples')).toEqual({ path: ['rome'], action: wars[2] })
  })
  it('may leave out a tile that is meant anyway', () => {
    const started = [action(5, 'start_war', 'tile', 'rome', 'milan')]
    expect(along(started, [], 'rome')).toEqual({ path: ['tile', 'rome'], action: null })
    expect(along(started, [], 'florence')).toBeNull()
  })
})

describe('reckoning', () => {
  const status = { venice: 9, milan: 7, florence: 7, rome: 5, naples: 4 }
  const view = (artists: Record<string, number>) => ({ table: { status, artists } }) as unknown as PrincesView
  const parts = {
    slots: [10, 7, 5, 3, 1],
    families: [{ id: 'este', effects: [{ op: 'troop_bonus', troop: 'artillery', attack: 1, defence: 1 }] }, { id: 'gonzaga', effects: [{ op: 'auction_discount', auction: 'artist', amount: 1 }] }],
    tiles: new Map([['caterina', { effects: [{ op: 'army_bonus', attack: 0, defence: 2 }] }]]),
    troops: [{ id: 'artillery', attack: 3, defence: 1 }, { id: 'fortification', attack: 0, defence: 3 }],
    events: [{ id: 'gozzoli', artist: true }, { id: 'merchant', artist: false }],
  } as unknown as Parts
  const board = (about: Partial<BoardView>) => ({ family: 'este', troops: [], tiles: [], ...about }) as BoardView
  it('gives cities of equal status the lower slot, unless artists decide', () => {
    expect([worth(view({}), 'milan', parts), worth(view({}), 'florence', parts)]).toEqual([5, 5])
    expect([worth(view({ milan: 1 }), 'milan', parts), worth(view({ milan: 1 }), 'florence', parts)]).toEqual([7, 5])
  })
  it('adds the bonuses of family and tiles to an army', () => {
    expect(army(board({ troops: ['artillery', 'fortification'], tiles: ['caterina'] }), parts)).toEqual({ attack: 4, defence: 7 })
    expect(army(board({ tiles: ['caterina'] }), parts)).toEqual({ attack: 0, defence: 0 })
  })
  it('takes off what the winner need not pay', () => {
    const gonzaga = board({ family: 'gonzaga' })
    expect([discount(gonzaga, 'gozzoli', parts), discount(gonzaga, 'merchant', parts), discount(gonzaga, 'pope', parts)]).toEqual([1, 0, 0])
  })
})

const WAR = told(
  { event: 'decade_began', decade: 1 },
  { event: 'war_declared', seat: 2, city: 0, enemy: 3, wars: 1 },
  { event: 'auction_opened', seat: 2, prize: 3 },
  { event: 'bid_made', seat: 0, price: 6, currency: 1 },
  { event: 'bid_passed', seat: 2 },
  { event: 'won', seat: 0, prize: 3, price: 6, paid: 5, currency: 1, banked: 0 },
  { event: 'fee_paid', seat: 0, city: 0, gold: 6 },
  { event: 'bribed', seat: 1, other: 0, troop: 5 },
  { event: 'attacked', city: 0, strength: 1, die: 5, enemy: 3, enemy_strength: 5, enemy_die: 1 },
  { event: 'countered', city: 3, strength: 4, die: 6, enemy: 0, enemy_strength: 3, enemy_die: 2 },
  { event: 'war_won', city: 3, enemy: 0, levels: 2, status: 7, enemy_status: 4 },
  { event: 'token_gained', seat: 1, tokens: 1 },
)

describe('the story of a war', () => {
  it('holds what the boards show after it', () => {
    const { war } = storyOf(WAR, PRIZES)
    expect(war).toMatchObject({ attacker: 'venice', defender: 'rome', step: 'over', winner: 'rome', levels: 2, token: 1 })
    expect(war!.posts.attack_post).toEqual({ seat: 0, price: 6, paid: 5 })
    expect([...war!.bribed]).toEqual(['0 cavalry'])
    expect(war!.clashes.map(({ counter, strength, die }) => [counter, strength + die])).toEqual([[false, 6], [true, 10]])
  })
  it('shows only the second roll of dice that were rolled again', () => {
    const again = told({ event: 'war_started', seat: 0, city: 1, enemy: 2 }, { event: 'attacked', city: 1, die: 1 }, { event: 'rerolled', seat: 3 }, { event: 'attacked', city: 1, die: 6 })
    expect(storyOf(again, PRIZES).war!.clashes).toMatchObject([{ die: 6, again: true }])
  })
  it('gives way when something else is sold', () => {
    expect(storyOf([...WAR, ...told({ event: 'auction_opened', seat: 0, prize: 0 })], PRIZES).war).toBeNull()
  })
})

describe('the chronicle', () => {
  const read = (path: string) => readFileSync(new URL(`../../src/signoria/${path}`, import.meta.url), 'utf8')
  const words = new Catalogue('en', `${read('words/en.ftl')}\n${read('games/princes/words/en.ftl')}`)
  const names = { prize: PRIZES, city: ['venice', 'milan', 'florence', 'rome', 'naples'], enemy: ['venice', 'milan', 'florence', 'rome', 'naples'], currency: ['gold', 'influence'], troop: ['light_infantry', 'pike', 'crossbow', 'fortification', 'artillery', 'cavalry'], player: [1, 2, 3] }
  const labels = { names, phrases: {}, dimensions: { steal: ['player'] }, seats: ['seat', 'other'], bags: {}, prompt_rules: {}, cards: {}, texts: {} }
  const speaker = new Speaker('princes', words, labels, ['Geoff', 'Hammy', 'Stella'])
  it('tells a war in a few lines', () => {
    const [decade] = chronicle(WAR, speaker.players, speaker)
    expect(decade!.title).toBe('First decade')
    expect(decade!.lines.map(({ text }) => text)).toEqual([
      '*Stella* declares war: Venice against Rome.',
      '*Geoff* leads Venice for 5 ⟦influence⟧.',
      '*Hammy* bribes *Geoff*’s Cavalry.',
      'Venice attacks, 6 against 6 of Rome.',
      'Rome strikes back, 10 against 5 of Venice. Rome wins and stands at 7, Venice at 4. *Hammy* takes a victory token.',
    ])
  })
  it('calls players by their names in actions', () => {
    const theft = { family: 'steal', params: [1] }
    expect(speaker.action(theft, null)).toBe('Play Steal Influence against Hammy')
    expect(new Speaker('princes', words, labels).action(theft, null)).toBe('Play Steal Influence against player 2')
  })
})
