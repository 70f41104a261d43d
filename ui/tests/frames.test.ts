import { expect, it } from 'vitest'
import { views, type Frame } from '../src/replay/frames'
import { history } from '../src/table/history'
import { standing } from '../src/table/standing'

const frame = (rest: Partial<Frame>): Frame => ({ at: 0, told: [], waiting: [], scores: [], ...rest })

it('builds every view from the first and the changes', () => {
  const frames = [frame({ view: { boards: [{ faith: 1 }, { faith: 2 }], top: 'D1' } }), frame({ patch: [[['boards', 1, 'faith'], 5], [['top']]] })]
  const [first, second] = views(frames) as [{ boards: object[] }, { boards: object[] }]
  expect(second).toEqual({ boards: [{ faith: 1 }, { faith: 5 }] })
  expect(second.boards[0]).toBe(first.boards[0])
})

it('an undo takes back what it names', () => {
  const told = [{ n: 1, event: 'a' }, { n: 2, event: 'b' }, { n: 3, event: 'table-undone', gone: [2] }, { n: 4, event: 'c' }]
  expect(standing(told).map(({ event }) => event)).toEqual(['a', 'c'])
})

it('turns on what a turn counted, but not on what is counted at the very end', () => {
  const counted = (turn: number, seat: number) => [{ n: 1, event: 'scored', seat }, { n: 2, event: 'turn_began', turn }]
  const frames = [
    frame({ told: [{ n: 1, event: 'turn_began', turn: 1 }], scores: [0, 0] }),
    frame({ told: counted(2, 1), scores: [1, 4] }),
    frame({ told: [{ n: 1, event: 'scored', seat: 0 }], scores: [9, 5] }),
  ]
  const { points, turnings } = history(frames, 2)
  expect(points.at(-1)).toEqual([9, 5])
  expect(turnings.map(({ round, seat, gain }) => [round, seat, gain])).toEqual([[1, 1, 4], [1, 0, 1]])
})
