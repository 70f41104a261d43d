import { expect, it } from 'vitest'
import { across, curve, lines, momentAt, type TurningPoint } from '../src/replay/analysis'

const bytes = (...parts: string[]) => {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(sink) {
      for (const part of parts) sink.enqueue(encoder.encode(part))
      sink.close()
    },
  })
}

it('reads lines however they are cut', async () => {
  const read = []
  for await (const line of lines(bytes('{"t":"begin","seat":0,', '"last":9}\n{"t":"mo', 'ment","at":3,"value":0.5,"lost":0}\n'))) read.push(line)
  expect(read).toEqual([{ t: 'begin', seat: 0, last: 9 }, { t: 'moment', at: 3, value: 0.5, lost: 0 }])
})

it('draws what was promised, what a turning point left of it, and the result', () => {
  const judged = [{ at: 2, value: 0.5, lost: 0.01 }, { at: 3, value: null, lost: 0 }, { at: 6, value: 0.6, lost: 0.2 }]
  const turning = [{ at: 6, value: 0.6, lost: 0.2 }] as TurningPoint[]
  const drawn = curve(judged, turning, { at: 9, value: 30 })
  expect(drawn.map(({ at, value }) => [at, Math.round(value)])).toEqual([[2, 50], [6, 60], [7, 40], [9, 30]])
})

it('finds the moment over which the thumb of the slider stands', () => {
  for (const at of [0, 1, 57, 169]) expect(momentAt(across(at, 169, 900), 169, 900)).toBe(at)
  expect(momentAt(-5, 169, 900)).toBe(0)
  expect(momentAt(2000, 169, 900)).toBe(169)
})
