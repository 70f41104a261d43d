import { expect, it } from 'vitest'
import type { Marble } from '../src/games/masters/components'
import { cellsOf, path, push, pushedLine, SLIDE } from '../src/games/masters/pushing'

const TRAY: Marble[][] = [
  ['white', 'blue', 'yellow', 'white'],
  ['grey', 'purple', 'red', 'white'],
  ['yellow', 'white', 'blue', 'purple'],
]

it('a row is entered at its right end and left at its left end', () => {
  const moves = push(1)
  expect(moves.get(SLIDE)).toBe(7)
  expect(moves.get(4)).toBe(SLIDE)
})

it('finds the line that was taken from two pictures of the tray', () => {
  const after = TRAY.map((row) => [...row])
  after[1] = ['purple', 'red', 'white', 'grey']
  expect(pushedLine(cellsOf(TRAY, 'grey'), cellsOf(after, 'grey'))).toBe(1)
  expect(pushedLine(cellsOf(TRAY, 'grey'), cellsOf(TRAY, 'red'))).toBeNull()
})

it('a marble pushed out of a column rolls along the slide', () => {
  expect(path(4, 1, SLIDE)).toEqual([[113, 69], [113, 21], [214, 20]])
})
