import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chronicle } from '../src/games/masters/chronicle'
import { Catalogue } from '../src/words/catalogue'
import { Speaker } from '../src/words/speaker'

const ftl = ['words', 'games/masters/words'].map((folder) => readFileSync(new URL(`../../src/signoria/${folder}/en.ftl`, import.meta.url), 'utf8')).join('\n')
const labels = { names: { line: ['row 1'] }, phrases: {}, dimensions: {}, seats: ['seat'], bags: {}, prompt_rules: {}, cards: {}, texts: {} }
const speaker = new Speaker('masters', new Catalogue('en', ftl), labels)

it('tells a turn at the market in one line, what found no room included', () => {
  const told = [
    { n: 1, event: 'turn_began', seat: 0 },
    { n: 2, event: 'line_taken', seat: 0, line: 0, coin: 2, stone: 0, servant: 0, shield: 1 },
    { n: 3, event: 'faith_moved', seat: 0, steps: 1, space: 4 },
    { n: 4, event: 'stored', seat: 0, amount: 2, resource: 0 },
    { n: 5, event: 'discarded', seat: 0, amount: 1 },
  ]
  const [round] = chronicle(told, ['Livia', 'Bruno'], speaker, 2)
  expect(round!.title).toBe('Round 1')
  expect(round!.lines).toEqual([{ n: 2, seat: 0, text: '*Livia* takes row 1: 2\u00a0⟦coin⟧, ⟦shield⟧ and ⟦faith⟧. One resource finds no room.' }])
})

it('counts a round when every seat has had its turn', () => {
  const told = [0, 1, 0].map((seat, at) => ({ n: at + 1, event: 'turn_began', seat }))
  expect(chronicle(told, ['Livia', 'Bruno'], speaker, 2).map(({ title }) => title)).toEqual(['Round 1', 'Round 2'])
})

it('goes on counting in a game that was continued from a moment', () => {
  const told = [1, 0].map((seat, at) => ({ n: at + 1, event: 'turn_began', seat }))
  expect(chronicle(told, ['Livia', 'Bruno'], speaker, 2, { table: { turn: 9 } }).map(({ title }) => title).at(-1)).toBe('Round 5')
})
