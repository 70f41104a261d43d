/** Marbles on their way: the one in the slide enters a line, the one at the far end rolls into the slide. */

import type { Marble } from './components'

export const COLUMNS = 4
export const SLIDE = 12
export type Cells = Marble[] // twelve of the tray, row by row, then the slide

export const cellsOf = (tray: Marble[][], slide: Marble): Cells => [...tray.flat(), slide]

/** The cells of a line from the end where a marble enters. Lines: three rows, then four columns. */
export const lineCells = (line: number): number[] =>
  line < 3 ? [3, 2, 1, 0].map((column) => line * COLUMNS + column) : [2, 1, 0].map((row) => row * COLUMNS + line - 3)

/** Where each marble goes when a line is taken: from cell -> to cell. */
export function push(line: number): Map<number, number> {
  const path = [SLIDE, ...lineCells(line), SLIDE]
  return new Map(path.slice(0, -1).map((cell, at) => [cell, path[at + 1]!]))
}

/** The line that turns one tray into the other, if one push does. */
export function pushedLine(before: Cells, after: Cells): number | null {
  for (let line = 0; line < 7; line++) {
    const moved = [...before]
    for (const [from, to] of push(line)) moved[to] = before[from]!
    if (moved.every((marble, cell) => marble === after[cell])) return line
  }
  return null
}

export type Point = [number, number]

export const at = (cell: number): Point => (cell === SLIDE ? [214, 20] : [66 + 47 * (cell % COLUMNS), 69 + 47 * Math.floor(cell / COLUMNS)])

/** The true path of one marble, as points. */
export function path(line: number, from: number, to: number): Point[] {
  const [x, y] = at(from)
  const [tx, ty] = at(to)
  if (from === SLIDE) return line < 3 ? [[x, y], [243, y], [243, ty], [tx, ty]] : [[x, y], [243, y], [243, 206], [tx, 206], [tx, ty]]
  if (to === SLIDE) return line < 3 ? [[x, y], [21, y], [21, 36], [36, 21], [tx, ty]] : [[x, y], [x, 21], [tx, ty]]
  return [[x, y], [tx, ty]]
}

export const length = (points: Point[]): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0)
