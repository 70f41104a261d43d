/** The story of the points: after each round, and the moments that gave most. */

import type { Frame } from '../replay/frames'

export interface Turning { at: number; round: number; seat: number; gain: number; told: Frame['told'] }
export interface History { points: number[][]; turnings: Turning[] }

export function history(frames: Frame[], seats: number): History {
  const points: number[][] = [frames[0]?.scores ?? []]
  const turnings: Turning[] = []
  let turns = 0
  let before = frames[0]?.scores ?? []
  let told: Frame['told'] = []
  let start = 0
  const close = (frame: Frame) => {
    const round = Math.ceil(turns / seats)
    frame.scores.forEach((score, seat) => turnings.push({ at: start, round, seat, gain: score - (before[seat] ?? 0), told }))
    points[round] = frame.scores
  }
  frames.forEach((frame, at) => {
    const begins = frame.told.findIndex(({ event }) => event === 'turn_began')
    told = [...told, ...(begins < 0 ? frame.told : frame.told.slice(0, begins))]
    if (begins < 0) return
    if (turns > 0) close(frame)
    ;[before, told, start] = [frame.scores, [], at]
    turns++
  })
  const last = frames.at(-1)
  if (last) close(last)
  const best = turnings.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain).slice(0, 4)
  return { points: points.filter(Boolean), turnings: best.toSorted((a, b) => a.at - b.at) }
}
