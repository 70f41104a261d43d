/** A game as frames: the first view whole, then what changed. See docs/design/replay.md. */

import type { Seat, Told } from '../net/protocol'

export type Change = [path: (string | number)[], value?: unknown]
export interface Frame { at: number; told: Told[]; waiting: number[]; scores: number[]; view?: unknown; patch?: Change[] }
export interface Replay {
  game: string
  title?: string
  table: string | null
  as: string
  seats: Seat[]
  over?: boolean
  frames: Frame[]
  sheet?: Record<string, number>[] | null
  ranking?: number[] | null
}

/** A value with one change made; everything beside its path is shared. A change without a value takes the entry away. */
export function changed(source: unknown, [path, ...rest]: Change, depth = 0): unknown {
  if (depth === path.length) return rest[0]
  const key = path[depth]!
  if (Array.isArray(source)) return source.with(Number(key), changed(source[Number(key)], [path, ...rest], depth + 1))
  const copy = { ...(source as Record<string, unknown>) }
  if (depth === path.length - 1 && rest.length === 0) delete copy[key]
  else copy[key] = changed(copy[key], [path, ...rest], depth + 1)
  return copy
}

/** Every view of a replay, the parts that do not change shared. */
export function views(frames: Frame[]): unknown[] {
  let view: unknown
  return frames.map((frame) => (view = frame.view ?? (frame.patch ?? []).reduce((now, change) => changed(now, change), view)))
}

/** Events with which somebody's turn begins, or a sale. */
export const BEGINNINGS = new Set(['turn_began', 'round_began', 'lot_opened', 'role_opened'])

/** The frames at which a turn begins. */
export const turnStarts = (frames: Frame[]): number[] =>
  frames.flatMap((frame, at) => (at === 0 || frame.told.some(({ event }) => BEGINNINGS.has(event)) ? [at] : []))
