import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chronicle } from '../src/games/artigiano/chronicle'
import { castleValue, partsOf, valueAt, type ArtigianoView } from '../src/games/artigiano/components'
import { phrase } from '../src/games/artigiano/picking'
import { cellsFor } from '../src/games/artigiano/pointing'
import type { Components } from '../src/net/protocol'
import { Catalogue } from '../src/words/catalogue'
import { Speaker } from '../src/words/speaker'

const cell = (id: string, kind: string, ...rests_on: string[]) => ({ id, kind, row: rests_on.length ? 1 : 0, x: 0, y: 0, rests_on })
const card = (id: string, about: object) => ({ id, family: 'army', en: 'The Foundation', type: 'material', ...about })
const components = {
  families: { cell: { first: 386, sizes: [4, 12] }, card: { first: 288, sizes: [3] } },
  labels: { names: { any_card: ['foundation-4', 'pillage-st2', 'journeyman'] } },
  files: {
    boards: { meta: { stock_slots: 3 }, quick: [], board: [{ id: 'b', cell: [cell('A1', 'foundation'), cell('A2', 'foundation'), cell('B1', 'stone', 'A1', 'A2')] }] },
    cards: {
      effect: { steal: { target: 'one_opponent', attacks: ['castle'], steps: [] } },
      special: { journeyman: { play: { op: 'attach_to_material' }, abilities: [{ op: 'value_bonus', amount: 2 }] }, provost: { play: { op: 'replace_material' }, abilities: [{ op: 'stand_in', value: -1 }] } },
      card: [
        card('a1', { kinds: ['foundation'], value: 4 }),
        card('a2', { kinds: ['foundation'], value: 4, family: 'clergy' }),
        card('a3', { kinds: ['stone', 'tile'], value: 2, type: 'action_material', effect: 'steal', en: 'The Pillage' }),
        card('s1', { type: 'special', special: 'journeyman', en: 'The Journeyman' }),
        card('s2', { type: 'special', special: 'provost', en: 'The Provost Marshal' }),
      ],
    },
  },
} as unknown as Components
const parts = partsOf(components)
const view = (cells: (string | null)[], in_play: object = {}) => ({ sides: [{ board: 'b', cells }], players: [{}], table: { in_play } }) as unknown as ArtigianoView

describe('cards', () => {
  it('that no rule can tell apart are of one kind', () => {
    expect(['a1', 'a2', 'a3', 's1'].map((id) => parts.cards.get(id)!.kind)).toEqual(['foundation-4', 'foundation-4', 'pillage-st2', 'journeyman'])
    expect(parts.kinds.get('foundation-4')!.id).toBe('a1')
  })
})

describe('a castle', () => {
  it('is worth its stones, what lies on them, and what stands in their place', () => {
    const built = view(['a1', 's2', null], { journeyman: ['cell', 0, 0], provost: ['cell', 0, 1] })
    expect([0, 1, 2].map((at) => valueAt(built, parts, 0, at))).toEqual([6, -1, 0])
    expect(castleValue(built, parts, 0)).toBe(5)
  })
  it('grows where the cells below are built', () => {
    const table = (cells: (string | null)[]) => ({ seat: 0, components, state: { view: view(cells) } }) as never
    const stone = parts.cards.get('a3')!
    expect(cellsFor(table(['a1', null, null]), stone)).toEqual([])
    expect(cellsFor(table(['a1', 'a2', null]), stone)).toEqual([2])
    expect(cellsFor(table(['a1', null, null]), parts.cards.get('a2')!)).toEqual([1])
  })
})

describe('an answer of several cards', () => {
  const held = (hand: string[], stock: string[] = [], numbers: number[] = []) =>
    ({ viewer: 0, stack: [{ ask: '', seat: 0, numbers }], players: [{ hand }], sides: [{ stock, shielded: [] }], options: {}, table: {} }) as unknown as ArtigianoView
  const ask = (kind: string, args: object, seen: ArtigianoView, first = 288) => phrase([{ code: first, family: 'card', lights: [] } as never], { kind, args } as never, seen, components, [])!
  it('is picked in any order and sent in the order of the rules, each card as often as one holds it', () => {
    const discard = ask('discard', { least: 2, most: 2, filter: 0 }, held(['s1', 'a1', 'a2']))
    expect([discard.count, discard.options.map(({ code }) => code), discard.options.map((option) => discard.most!(option))]).toEqual([2, [288, 290], [2, 1]])
  })
  it('ends by itself where all cards are named, and otherwise with a pass', () => {
    const { options, basket } = ask('discard', { least: 0, most: 99, filter: 0 }, held(['s1', 'a1']))
    expect([[], [options[1]!], options.toReversed()].map((picks) => basket!.codes(picks))).toEqual([[0], [290, 0], [288, 290]])
  })
  it('exchanges as many cards as come', () => {
    const { options, basket } = ask('swap', { with: 0 }, held(['a1', 'a2'], ['s1', 'a3'], [0]), 289)
    const [pillage, journeyman, foundation] = options
    expect(options.map(({ lights }) => lights[0])).toEqual(['give-pillage-st2', 'give-journeyman', 'take-foundation-4'])
    expect([[], [pillage!], [journeyman!, foundation!], [foundation!, journeyman!, foundation!, pillage!]].map((picks) => basket!.codes(picks))).toEqual([[0], null, [290, 0, 288], [289, 290, 0, 288, 288]])
  })
})

describe('the chronicle', () => {
  const text = ['../../src/signoria/words/en.ftl', '../../src/signoria/games/artigiano/words/en.ftl'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8')).join('\n')
  const phrase = (title: string) => ({ key: 'artigiano-title', args: { title } })
  const labels = { names: { card: ['pillage', 'angelus'] }, phrases: { card: { pillage: phrase('pillage'), angelus: phrase('angelus') } }, seats: ['seat', 'other', 'side'], bags: {} } as never
  const speaker = new Speaker('artigiano', new Catalogue('en', text), labels)
  const told = (...events: Record<string, unknown>[]) => events.map((event, at) => ({ n: at + 1, ...event }) as never)
  it('tells an action and what came of it in one paragraph', () => {
    const events = told({ event: 'turn_began', seat: 0 }, { event: 'action_played', seat: 0, card: 0 }, { event: 'aimed_at_side', seat: 0, side: 1 }, { event: 'not_cancelled', seat: 1 }, { event: 'cancelled', seat: 1, card: 0 }, { event: 'stored', seat: 0, slot: 0 }, { event: 'turn_began', seat: 1 }, { event: 'discarded', seat: 1, card: 1 })
    const rounds = chronicle(events, ['Livia', 'Bruno'], speaker)
    expect(rounds.map(({ title }) => title)).toEqual(['Round 1'])
    expect(rounds[0]!.lines.map(({ seat, text }) => [seat, text])).toEqual([
      [0, '*Livia* plays The Pillage. Against *Bruno*. *Bruno* cancels it.'],
      [0, '*Livia* stores a card.'],
      [1, '*Bruno* discards The Angelus.'],
    ])
  })
  it('counts rounds as the table does, also when its beginning is not told', () => {
    const late = { sides: [{}, {}], table: { course: { turn: 9 } } }
    expect(chronicle(told({ event: 'turn_began', seat: 0 }, { event: 'discarded', seat: 0, card: 0 }), ['Livia', 'Bruno'], speaker, 2, late)[0]!.title).toBe('Round 5')
  })
})
