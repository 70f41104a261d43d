import { describe, expect, it } from 'vitest'
import type { Action } from '../src/net/protocol'
import { families, glow, pick } from '../src/table/choosing'

const action = (code: number, family: string, ...lights: string[]): Action => ({ code, family, lights, notation: '', params: [] })
const LIST = [
  action(50, 'line', 'market-row-1'),
  action(82, 'buy', 'deck-green-II', 'slot-2'),
  action(83, 'buy', 'deck-green-II', 'slot-3'),
  action(90, 'buy', 'deck-blue-II', 'slot-3'),
  action(120, 'produce', 'slot-2'),
]

describe('pointing at the board', () => {
  it('means the plainest action when nothing is chosen', () => {
    expect(pick(LIST, 'slot-2', null, null)?.code).toBe(120)
  })
  it('stays in the open family', () => {
    expect(pick(LIST, 'slot-2', null, 'buy')?.code).toBe(82)
  })
  it('changes the slot of the chosen card and keeps the card', () => {
    expect(pick(LIST, 'slot-3', LIST[1]!, 'buy')?.code).toBe(83)
  })
  it('goes to the slot that is left when the card is changed', () => {
    expect(pick(LIST, 'deck-blue-II', LIST[1]!, 'buy')?.code).toBe(90)
  })
  it('means nothing on what is not lit', () => {
    expect(pick(LIST, 'base', null, null)).toBeNull()
  })
})

describe('the glow', () => {
  it('is thin in a family that is not open', () => expect(glow(LIST, 'market-row-1', null, 'buy')).toBe('may'))
  it('breathes in the open one', () => expect(glow(LIST, 'deck-blue-II', LIST[1]!, 'buy')).toBe('can'))
  it('marks what is chosen', () => expect(glow(LIST, 'slot-2', LIST[1]!, 'buy')).toBe('sel'))
  it('marks only the slots that fit the chosen card', () => expect(glow(LIST, 'slot-2', LIST[3]!, 'buy')).toBe('may'))
})

it('lists families as the game likes them', () => {
  expect(families(LIST, ['produce', 'line']).map(({ name }) => name)).toEqual(['produce', 'line', 'buy'])
})
