import { expect, it } from 'vitest'
import { views, type Frame } from '../src/replay/frames'
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
