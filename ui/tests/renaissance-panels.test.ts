import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chronicle } from '../src/games/renaissance/chronicle'
import type { Parts, RenaissanceView } from '../src/games/renaissance/components'
import { buying, cartOf } from '../src/games/renaissance/panels/basket'
import { cardsOf, fightOf, sumsOf } from '../src/games/renaissance/panels/battle'
import { laying } from '../src/games/renaissance/panels/laying'
import { fightSeen } from '../src/games/renaissance/panels/seen'
import { scoreRows } from '../src/games/renaissance/score'
import { storyOf } from '../src/games/renaissance/story'
import type { Action, Components, Told } from '../src/net/protocol'
import { Catalogue } from '../src/words/catalogue'
import { Speaker } from '../src/words/speaker'

const told = (...events: Record<string, unknown>[]) => events.map((event, at) => ({ n: at + 1, ...event }) as Told)
const CITIES = ['bologna', 'ravenna']
const CARDS = ['pikemen', 'arquebusiers', 'knights', 'cannon', 'swiss_regiment', 'condottiere', 'engineer', 'traitor', 'sign_of_god', 'retreat']
const parts = { cards: CARDS.map((id, at) => (at < 5 ? { id, value_pc: at + 3 } : { id })) } as unknown as Parts
const NOTHING = 10

const attacked = { event: 'attacked', seat: 0, city: 1, source: 0, way: 0 }
const laid = (seat: number, slots: (number | null)[], die: number) => [
  { event: 'battle_rolled', seat, die },
  { event: 'revealed', seat, blue: slots.slice(0, 2).filter((slot) => slot !== null).length, red: slots[2] === null ? 0 : 1, slot1: slots[0] ?? NOTHING, slot2: slots[1] ?? NOTHING, slot3: slots[2] ?? NOTHING },
]
const fight = (events: Told[]) => fightOf(events, events.length, 4, CITIES, parts)!

describe('a battle as it is told', () => {
  const shown = [attacked, ...laid(0, [2, 3, null], 3), ...laid(4, [1, null, null], 5)]
  it('knows the sides, their cards, dice and sums', () => {
    const now = fight(told(...shown))
    expect([now.source, now.target, now.attacker.seat, now.defender.seat]).toEqual(['bologna', 'ravenna', 0, 4])
    expect(now.attacker.cards.map(({ kind, value }) => [kind, value])).toEqual([['knights', 5], ['cannon', 6]])
    expect(sumsOf(now, 5)).toEqual({ attack: 14, defence: 14, bonus: [0, 0] })
  })
  it('shows nothing that lies face down', () => {
    const now = fight(told(attacked, { event: 'committed', seat: 0, blue: 2, red: 1, hired: 0, power: 0 }))
    expect(now.attacker.cards.map(({ kind, fate }) => [kind, fate])).toEqual([[null, 'down'], [null, 'down'], [null, 'down']])
    expect(sumsOf(now, 5).attack).toBeNull()
  })
  it('doubles a card, and what no card explains is a bonus', () => {
    const now = fight(told(...shown, { event: 'doubled', seat: 0, double: 3, pc: 6 }, { event: 'totals', seat: 0, attack: 21, defence: 14 }))
    expect(cardsOf(now.attacker)).toBe(17)
    expect(sumsOf(now, 5)).toEqual({ attack: 21, defence: 14, bonus: [1, 0] })
  })
  it('tells what becomes of Condottieri: one flees, one changes sides and fights', () => {
    const hired = [attacked, ...laid(0, [5, 5, null], 3), ...laid(4, [1, null, null], 5)]
    const now = fight(told(...hired, { event: 'routed', seat: 0 }, { event: 'betrayed', seat: 0 }, { event: 'traitor_bought', seat: 4, ducats: 1 }, { event: 'fought', seat: 4, pc: 6 }))
    expect(now.attacker.cards.map(({ fate }) => fate)).toEqual(['routed', 'betrayed'])
    expect(now.defender.cards.map(({ kind, value }) => [kind, value])).toEqual([['arquebusiers', 4], ['condottiere', 6]])
  })
  it('keeps a traitor whom nobody pays with his owner', () => {
    const hired = [attacked, ...laid(0, [0, 5, null], 3), ...laid(4, [1, null, null], 5)]
    const for_sale = fight(told(...hired, { event: 'betrayed', seat: 0 }))
    expect(for_sale.attacker.cards[1]!.fate).toBe('traitor')
    const now = fight(told(...hired, { event: 'betrayed', seat: 0 }, { event: 'passed', seat: 4 }, { event: 'fought', seat: 0, pc: 5 }))
    expect(now.attacker.cards[1]).toMatchObject({ fate: 'up', value: 5 })
  })
  it('cancels an Engineer with one from the hand', () => {
    const now = fight(told(attacked, ...laid(0, [2, 3, 6], 3), ...laid(4, [1, null, null], 5), { event: 'cancelled', card: 6 }))
    expect(now.attacker.cards[2]!.fate).toBe('cancelled')
    expect(now.defender.cards[1]).toMatchObject({ kind: 'engineer', fate: 'cancelled', countered: true })
  })
})

describe('a battle that the story does not begin with', () => {
  const side = { committed: true, blue: 2, red: 0, hired: 0, power: 0, die: 3, troops: {}, siege: null, waiting: 0, swords: {}, extra: 0, signed: false }
  const places = { ...parts, cities: new Map([['ravenna', { terrain: 'marsh' }]]), terrain: { plain: 0, marsh: 1 }, landing: 2, fortifications: [0, 2, 4, 6].map((pc) => ({ pc })) } as unknown as Parts
  const seen = (battle: object) => {
    const table = { ramparts: ['ravenna'], castles: [], battle: { source: 'bologna', target: 'ravenna', way: 'road', loans: { 2: [1, 0] }, fort: 5, attack: 14, defence: 14, ...battle } }
    return fightSeen({ options: {}, boards: [{ cities: ['bologna'] }, { cities: ['ravenna'] }], table } as unknown as RenaissanceView, places)!
  }
  const open = { revealed: true, attacker: { ...side, seat: 0, troops: { knights: 1, cannon: 1 } }, defender: { ...side, seat: 1, die: 5, blue: 1, troops: { arquebusiers: 1 } }, slots: [['knights', 'cannon', null], ['arquebusiers', null, null]] }
  it('is read from the view, and its sums are explained', () => {
    const now = seen(open)
    expect(now.attacker.cards.map(({ kind, value, fate }) => [kind, value, fate])).toEqual([['knights', 5, 'up'], ['cannon', 6, 'up']])
    expect(sumsOf(now, 5)).toEqual({ attack: 14, defence: 14, bonus: [0, 0] })
    expect([now.lowered, now.loans.size]).toEqual([null, 0])
  })
  it('shows backs where cards lie face down, and who offers Condottieri', () => {
    const now = seen({ ...open, revealed: false, defender: { ...side, seat: 1, committed: false }, attacker: { ...side, seat: 0, red: 1 }, slots: [null, [null, null, null]] })
    expect(now.attacker.cards.map(({ kind, fate }) => [kind, fate])).toEqual([[null, 'down'], [null, 'down'], [null, 'down']])
    expect([now.defender.cards, now.totals, [...now.loans]]).toEqual([[], null, [[2, [1, 0]]]])
  })
  it('tells what became of cards: doubled, lost, cancelled, come over; and walls that were lowered', () => {
    const now = seen({ ...open, fort: 3, attack: 21, attacker: { ...side, seat: 0, troops: { cannon: 1 }, signed: true, extra: 6, swords: { 6: 1 } }, slots: [['knights', 'cannon', 'traitor'], ['arquebusiers', null, null]] })
    expect(now.attacker.cards.map(({ kind, fate, doubled }) => [kind, fate, doubled])).toEqual([['knights', 'lost', false], ['cannon', 'up', true], ['traitor', 'cancelled', false], ['condottiere', 'up', false]])
    expect(sumsOf(now, 3).bonus[0]).toBe(0)
    expect(now.lowered).toBe(2)
  })
})

describe('the story of a turn', () => {
  const events = told({ event: 'vote_shown', seat: 1, stance: 1 }, { event: 'built', seat: 0, building: 2, city: 1, ducats: 3 }, { event: 'bought', seat: 0, cards: 2, ducats: 4 }, attacked, { event: 'passed', seat: 2 }, { event: 'battle_ended' })
  it('keeps votes, purchases and the last battle', () => {
    const story = storyOf(events)
    expect(story.turn.votes.get(1)).toBe(1)
    expect(story.turn.purchases.get(0)).toEqual({ buildings: [{ building: 2, city: 1 }], cards: 2 })
    expect([story.battle.length, story.fresh]).toEqual([3, true])
  })
  it('begins anew with a turn, but the battle can still be read', () => {
    const story = storyOf([...events, ...told({ event: 'turn_began', turn: 2, year: 2 })])
    expect([story.turn.purchases.size, story.battle.length, story.fresh]).toEqual([0, 3, false])
  })
})

const families = { build: { first: 100, sizes: [3, 2] }, commit: { first: 500, sizes: [10] } }
const components = { families } as unknown as Components
const action = (code: number, family: string, ...params: number[]): Action => ({ code, family, params, lights: [], notation: '' })

describe('a purchase', () => {
  const view = { viewer: 0, table: { ramparts: [], castles: [], palaces: [], supply: { ramparts: 3, castles: 1, palaces: 2 } }, boards: [{ cities: CITIES, ducats: 9, in_hand: 4 }] } as unknown as RenaissanceView
  const shop = { cities: new Map(CITIES.map((id) => [id, { id }])), prices: { rampart: 4, castle: 4, palace: 3, battle_card: 2 } } as unknown as Parts
  const listed = [action(100, 'build', 0, 0), action(101, 'build', 0, 1), action(104, 'build', 2, 0), ...[0, 1, 2, 3, 4].map((number) => action(300 + number, 'number', number))]
  const basket = (chosen: number[], cards = 0) => cartOf(listed, chosen, cards, view, shop, components)
  it('is announced in the order of the rules, whatever was chosen first', () => {
    expect(basket([104, 100]).codes).toEqual([100, 104, 300])
    expect(basket([104, 100], 1)).toMatchObject({ total: 9, mostCards: 1, codes: [100, 104, 301] })
  })
  it('offers a castle upon a rampart that is bought with it, while there is money', () => {
    expect(basket([]).rows[1]!.sites).toEqual([])
    expect(basket([100]).rows[1]!.sites).toEqual([{ code: 102, city: 'bologna', on: false, may: true }])
    expect(basket([100], 1).rows[1]!.sites[0]!.may).toBe(false)
    expect(basket([100]).needs(102, 'bologna')).toBe(true)
  })
  it('is one answer of any number of picks, each of them taken back by pointing again', () => {
    const box = { map: { city: CITIES.map((id) => ({ id })), province: [], road: [], terrain: { mountain: {}, marsh: {} }, sea: {} }, cards: { card: [] }, components: { nation: [], fortification: [], price: Object.entries(shop.prices).map(([id, ducats]) => ({ id, ducats })), turn_track: {} }, scenarios: { setup: [], scenario: [] } }
    const { basket } = buying(listed, { kind: 'buy', args: {} }, view, { families, labels: { names: { city: CITIES } }, files: box } as unknown as Components)!
    const [rampart, castle, palace, two] = [listed[0]!, action(102, 'build', 1, 0), listed[2]!, listed[5]!]
    const codes = (...picks: Action[]) => basket!.offers(picks).map(({ code }) => code)
    expect(codes()).toEqual([100, 101, 104, 300, 301, 302, 303, 304])
    expect(codes(rampart)).toEqual([100, 101, 102, 104, 300, 301, 302])
    const both = basket!.add(basket!.add([], rampart), castle)
    expect(basket!.codes(both)).toEqual([100, 102, 300])
    expect(basket!.add(both, palace)).toEqual(both) // 9 ducats are spent
    expect(basket!.add(both, rampart)).toEqual([]) // and with it the castle
    expect(basket!.add(basket!.add([rampart], palace), palace)).toEqual([rampart])
    expect(basket!.codes(basket!.add(basket!.add([listed[4]!], rampart), two))).toEqual([100, 302])
  })
})

describe('two cards for an attack', () => {
  const view = (hand: Record<string, number>, ducats = 1) => ({ viewer: 0, table: { battle: { picked: [null, null, null] } }, boards: [{ hand, spent: { knights: 1 }, ducats }] }) as unknown as RenaissanceView
  const prompt = { kind: 'commit', args: { side: 'attacker' } }
  it('are any that may attack, as often as there are', () => {
    const phrase = laying([], prompt, view({ pikemen: 2, knights: 1, cannon: 1, condottiere: 2 }), components)!
    expect(phrase.options.map(({ lights }) => lights[0])).toEqual(['card-pikemen', 'card-cannon', 'card-condottiere'])
    expect(phrase.options.map((one) => phrase.most!(one))).toEqual([2, 1, 1])
  })
  it('are laid one by one where Condottieri are hired', () => {
    expect(laying([{ ...action(508, 'commit', 8), lights: ['card-hired'] }], prompt, view({ pikemen: 2 }), components)).toBeNull()
  })
})

describe('the chronicle', () => {
  const text = ['words', 'games/renaissance/words'].map((folder) => readFileSync(`../src/signoria/${folder}/en.ftl`, 'utf8')).join('\n')
  const labels = { names: { city: CITIES, source: CITIES, building: ['rampart', 'castle', 'palace'], slot1: CARDS, slot2: CARDS, slot3: CARDS, year: ['', '1454'], state: ['peace', 'war'], way: ['road', 'sea', 'ride'], stance: ['peace', 'war'] }, phrases: { source: { bologna: { key: 'renaissance-city', args: { city: 'bologna' } } }, slot1: Object.fromEntries(CARDS.map((card) => [card, { key: 'renaissance-card', args: { card } }])), slot2: {}, slot3: {} }, dimensions: {}, seats: ['seat', 'other'], bags: {}, prompt_rules: {}, cards: {}, texts: {} }
  const speaker = new Speaker('renaissance', new Catalogue('en', text), labels as never)
  const names = ['Livia', 'Bruno']
  const lines = (...events: Record<string, unknown>[]) => chronicle(told(...events), names, speaker).flatMap((round) => round.lines.map((line) => line.text.replaceAll('*', '')))
  it('tells a purchase in one line', () => {
    expect(lines({ event: 'built', seat: 0, building: 0, city: 1, ducats: 4 }, { event: 'built', seat: 0, building: 2, city: 0, ducats: 3 }, { event: 'bought', seat: 0, cards: 2, ducats: 4 })).toEqual([
      'Livia builds a rampart in Ravenna and a palace in Bologna. Livia buys 2 cards for 4 ⟦coin⟧.',
    ])
  })
  it('tells a battle by its cards and its result, and passes over passes', () => {
    expect(lines(attacked, { event: 'passed', seat: 1 }, ...laid(1, [1, null, null], 5), { event: 'totals', seat: 0, attack: 14, defence: 12 }, { event: 'city_taken', seat: 0, other: 1, city: 1 }, { event: 'battle_ended' })).toEqual([
      'Livia attacks Ravenna from Bologna.',
      'Bruno lays Arquebusiers and rolls 5.',
      'Livia takes Ravenna from Bruno, 14 to 12.',
    ])
  })
  it('has a round for each turn, and the votes in one sentence', () => {
    const rounds = chronicle(told({ event: 'turn_began', turn: 1, year: 1 }, { event: 'vote_shown', seat: 0, stance: 1 }, { event: 'vote_shown', seat: 1, stance: 0 }, { event: 'state_set', state: 1 }), names, speaker)
    expect(rounds.map(({ title }) => title)).toEqual(['Turn 1, 1454'])
    expect(rounds[0]!.lines.map((line) => line.text.replaceAll('*', ''))).toEqual(['For peace: Bruno; for war: Livia. Italy is at war, and everybody gets six cards.'])
  })
})

describe('the score sheet', () => {
  const speaker = { say: (_: string, { number }: { number: number }) => `Turn ${number}` } as unknown as Speaker
  const rows = (scenario: string) => scoreRows({ options: { scenario } }, [{ 1462: 3, 1454: 2 }], speaker).map(({ part, title, note }) => [part, title, note])
  it('names the years', () => expect(rows('base')).toEqual([['1454', undefined, 'Turn 1'], ['1462', undefined, 'Turn 2']]))
  it('names the turns of a scenario, which has no years', () => expect(rows('1494')).toEqual([['1454', 'Turn 1', ''], ['1462', 'Turn 2', '']]))
})
