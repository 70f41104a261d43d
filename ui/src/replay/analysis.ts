/** What the server thinks of a finished game, told line by line while it thinks. See docs/design/replay.md. */

import type { Action, Prompt } from '../net/protocol'

export interface Judged { at: number; value: number | null; lost: number }
type Said = Pick<Action, 'code' | 'family' | 'params' | 'label'> & { share: number }
export interface TurningPoint extends Judged { value: number; played: Said; preferred: Said; prompt: Prompt }
export type Line =
  | { t: 'begin'; seat: number; last: number }
  | ({ t: 'moment' } & Judged)
  | { t: 'end'; value: number; turning_points: TurningPoint[] }

/** A point of the curve: the moment, and how well the seat stood, from 0 to 100. */
export interface Point { at: number; value: number }

/** The lines of an answer as they come. */
export async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + decoder.decode(part.value, { stream: true })).split('\n')
    rest = whole.pop()!
    for (const line of whole) yield JSON.parse(line) as Line
  }
}

/** The curve: what each decision promised, and what was left of it after one that lost something for certain. */
export function curve(judged: Judged[], points: TurningPoint[], end: Point | null): Point[] {
  const turning = new Set(points.map(({ at }) => at))
  const found = judged.flatMap(({ at, value, lost }) => {
    if (value === null) return []
    const here = { at, value: 100 * value }
    return turning.has(at) ? [here, { at: at + 1, value: 100 * (value - lost) }] : [here]
  })
  return end ? [...found.filter(({ at }) => at < end.at), end] : found
}

/** Where the thumb of a slider of this width stands at a moment. */
const THUMB = 16
export const across = (at: number, last: number, width: number): number => THUMB / 2 + ((width - THUMB) * at) / Math.max(1, last)
export const momentAt = (x: number, last: number, width: number): number =>
  Math.min(Math.max(Math.round(((x - THUMB / 2) / Math.max(1, width - THUMB)) * last), 0), last)
