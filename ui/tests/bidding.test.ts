import { expect, test } from 'vitest'
import type { Action, Components } from '../src/net/protocol'
import { answer, noteOf, phrase, type Offer } from '../src/table/bargain'
import { bidsOf, typedOn } from '../src/table/bidding.svelte'
import { unrolled } from '../src/table/choosing'

const action = (code: number, family: string, notation: string): Action => ({ code, family, notation, params: [], lights: [] })

test('the bids of a question by their amounts', () => {
  const actions = [action(0, 'pass', 'pass'), action(14, 'bid', 'bid 3'), action(15, 'bid', 'bid 4'), action(130, 'build', 'build siena')]
  expect([...bidsOf(actions, 'bid')].map(([amount, { code }]) => [amount, code])).toEqual([[3, 14], [4, 15]])
  expect(bidsOf(actions, null).size).toBe(0)
})

test('digits are written one after the other', () => {
  expect(typedOn('', 7)).toBe('7')
  expect(typedOn('1', 4)).toBe('14')
  expect(typedOn('0', 5)).toBe('5')
  expect(typedOn('199', 9)).toBe('199')
})

test('a run of amounts is every one of them', () => {
  const run = { ...action(14, 'bid', 'bid 3'), params: [2], to: 16 }
  const all = unrolled([action(0, 'pass', 'pass'), run])
  expect(all.map(({ code, notation, params }) => [code, notation, params])).toEqual([
    [0, 'pass', []],
    [14, 'bid 3', [2]],
    [15, 'bid 4', [3]],
    [16, 'bid 5', [4]],
  ])
})

test('an offer is a phrase of six codes', () => {
  const families = { offer: { first: 379, sizes: [6] }, amount: { first: 114, sizes: [200] }, send: { first: 385, sizes: [2, 2] }, accept: { first: 389, sizes: [6, 3] }, withdraw: { first: 425, sizes: [6, 3] } }
  const components = { families } as unknown as Components
  const draft = { to: 2, give: { gold: 3, influence: 0 }, ask: { gold: 0, influence: 2 }, private: true, decade: false }
  expect(phrase(draft, components)).toEqual([381, 117, 114, 114, 116, 387])
  expect(phrase({ ...draft, ask: { gold: 0, influence: 0 } }, components).at(-1)).toBe(385)
  const offer: Offer = { seat: 1, other: 2, place: 1, gold: 3, influence: 0, gold_asked: 0, influence_asked: 2, private: true, decade: false }
  expect(answer('accept', offer, components)).toBe(389 + 3 + 1)
  expect(answer('withdraw', offer, components)).toBe(425 + 6 + 1)
  const about = { n: 9, event: 'offered', seat: 1, other: 2, place: 1, gives_gold: 3, gives_influence: 0, asks_gold: 0, asks_influence: 2 }
  const said = { t: 'chat' as const, n: 1, seat: 1, name: 'Bruno', text: 'spare Venice', at: 0, about }
  expect(noteOf([said], offer)).toBe('spare Venice')
  expect(noteOf([said], { ...offer, gold: 4 })).toBe('')
})
