/** The story of the points: after each round, and the moments that gave most. */

import { BEGINNINGS, type Frame } from '../replay/frames'

export interface Turning { at: number; round: number; seat: number; gain: number; told: Frame['told'] }
export interface History { points: number[][]; turnings: Turning[] }

/** A game may number its rounds itself, or the turns that all seats share; otherwise a round is a turn of each seat. */
const numbered = ({ told }: Frame): number | null => {
  const began = told.findLast(({ round, turn }) => typeof round === 'number' || typeof turn === 'number')
  return began ? Number(began.round ?? began.turn) : null
}

export function history(frames: Frame[], seats: number): History {
  const points: number[][] = [frames[0]?.scores ?? []]
  const turnings: Turning[] = []
  let turns = 0
  let round = 0
  let before = frames[0]?.scores ?? []
  let told: Frame['told'] = []
  let start = 0
  const close = (frame: Frame, last = false) => {
    points[round] = frame.scores
    // what is counted at the very end was not won in one moment
    if (last && frame.told.some(({ event }) => event === 'scored')) return
    frame.scores.forEach((score, seat) => turnings.push({ at: start, round, seat, gain: score - (before[seat] ?? 0), told }))
  }
  frames.forEach((frame, at) => {
    const begins = frame.told.findIndex(({ event }) => BEGINNINGS.has(event))
    told = [...told, ...(begins < 0 ? frame.told : frame.told.slice(0, begins))]
    if (begins < 0) return
    if (round > 0) close(frame)
    ;[before, told, start] = [frame.scores, [], at]
    if (frame.told[begins]!.event === 'turn_began') turns++
    round = numbered(frame) ?? Math.max(round, Math.ceil(turns / seats))
  })
  const last = frames.at(-1)
  if (last) close(last, true)
  const best = turnings.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain).slice(0, 4)
  return { points: points.filter(Boolean), turnings: best.toSorted((a, b) => a.at - b.at) }
}
