import { describe, expect, it } from 'vitest'
import { ending } from '../src/games/masters/ending'
import type { Told } from '../src/net/protocol'
import type { Speaker } from '../src/words/speaker'

const speaker = { words: { say: (key: string, { name }: { name: string }) => `${key} ${name}` } } as unknown as Speaker
const story = (...events: [string, Record<string, number>?][]): Told[] => events.map(([event, numbers], n) => ({ n, event, ...numbers }))
const told = (...events: [string, Record<string, number>?][]) => ending(story(...events), ['Anna', 'Bruno'], speaker)

describe('how a game ended', () => {
  it('names who laid the seventh card', () => {
    const said = told(['faith_moved', { seat: 0, space: 23 }], ['card_bought', { seat: 1 }], ['end_triggered'], ['card_bought', { seat: 0 }])
    expect(said).toBe('ui-masters-end-cards Bruno')
  })
  it('names who came to the end of the track, though another walked after', () => {
    const said = told(['card_bought', { seat: 1 }], ['faith_moved', { seat: 0, space: 24 }], ['faith_moved', { seat: 1, space: 9 }], ['end_triggered'])
    expect(said).toBe('ui-masters-end-faith Anna')
  })
  it('tells the two ways to lose alone', () => {
    expect(told(['cross_moved', { space: 24 }], ['solo_lost'])).toMatch('ui-masters-end-cross')
    expect(told(['cross_moved', { space: 9 }], ['card_removed', { card: 3 }], ['solo_lost'])).toMatch('ui-masters-end-colour')
  })
  it('says nothing of a game that goes on', () => expect(told(['card_bought', { seat: 1 }])).toBe(''))
})
