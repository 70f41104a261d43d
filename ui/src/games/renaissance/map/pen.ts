/** Lines of the map as a pen draws them: straight data with a slight tremor, the same for both who share a border. */

import type { Point } from '../components'

const FINEST = 11
const TREMOR = 0.2
/** However long a line is, the pen does not stray farther. */
const STRAY = 7

/** A number from 0 to 1 that is always the same for a place. */
export function grain(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return wave - Math.floor(wave)
}

/** What lies between two points; the same from either side. */
function between(a: Point, b: Point): Point[] {
  const [p, q] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const length = Math.hypot(dx, dy)
  if (length < FINEST) return []
  const aside = (grain(p[0] + q[0], p[1] + q[1]) - 0.5) * Math.min(TREMOR, STRAY / length)
  const middle: Point = [(a[0] + b[0]) / 2 - dy * aside, (a[1] + b[1]) / 2 + dx * aside]
  return [...between(a, middle), middle, ...between(middle, b)]
}

const said = ([x, y]: Point): string => `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`

/** A closed outline. */
export function outline(polygon: Point[]): string {
  const points = polygon.flatMap((point, at) => [point, ...between(point, polygon[(at + 1) % polygon.length]!)])
  return `M${points.map(said).join('L')}Z`
}

/** Its coast: without what is only the edge of the sheet. */
export function coast(polygon: Point[], width: number): string {
  const inner = polygon.filter(([x, y]) => x > 0 && x < width && y > 0)
  if (inner.length === polygon.length) return outline(polygon)
  return `M${inner.flatMap((point, at) => [point, ...(inner[at + 1] ? between(point, inner[at + 1]!) : [])]).map(said).join('L')}`
}

/** An open line that bends softly through its points. */
export function soft(points: Point[]): string {
  if (points.length < 3) return `M${points.map(said).join('L')}`
  const bends = points.slice(0, -1).map((from, at) => {
    const [before, to, after] = [points[at - 1] ?? from, points[at + 1]!, points[at + 2] ?? points[at + 1]!]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${said(first)} ${said(second)} ${said(to)}`
  })
  return `M${said(points[0]!)}${bends.join('')}`
}
