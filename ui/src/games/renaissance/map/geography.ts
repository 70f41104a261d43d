/** The map as it is drawn: mountains and marshes, ways over the sea, and where names find room. */

import type { City, Parts, Point } from '../components'
import { grain } from './pen'

export const SHEET = { width: 1000, height: 1200 }
/** What has to be in sight when the whole map is. */
export const WHOLE = { left: 12, top: 56, right: 990, bottom: 1146 }
/** The homes of the six states of the base game are written larger. */
export const CAPITALS: ReadonlySet<string> = new Set(['firenze', 'genova', 'napoli', 'milano', 'roma', 'venezia'])

const place = ({ x, y }: City): Point => [x, y]
const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

// ---------------------------------------------------------------- mountains and marshes

export interface Hill { x: number; y: number; size: number }

/** Hills beside every city in the mountains, and along the ridges; none under a city. */
export function hills({ cities, drawing }: Parts): Hill[] {
  const found: Hill[] = []
  const raise = (x: number, y: number, size: number) => {
    const free = [...cities.values()].every((city) => far(place(city), [x, y]) > 23) && found.every((hill) => far([hill.x, hill.y], [x, y]) > 15)
    if (free) found.push({ x: Math.round(x), y: Math.round(y), size })
  }
  for (const { x, y, terrain } of cities.values())
    if (terrain === 'mountain') for (const [dx, dy] of [[-25, 12], [26, -13], [6, -30]] as Point[]) raise(x + dx + 4 * grain(x, y), y + dy, 0.95 + 0.3 * grain(y + dx, x))
  for (const ridge of drawing.ridges)
    for (const [at, to] of ridge.slice(1).entries()) {
      const from = ridge[at]!
      const steps = Math.max(1, Math.round(far(from, to) / 31))
      for (let step = 0; step < steps; step++) {
        const [x, y] = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps]
        raise(x + 12 * (grain(x, y) - 0.5), y + 12 * (grain(y, x) - 0.5), 0.8 + 0.6 * grain(x + 1, y))
      }
    }
  return found.toSorted((a, b) => a.y - b.y)
}

/** Reeds around every city in the marsh. */
export const reeds = ({ cities }: Parts): Point[] =>
  [...cities.values()].filter(({ terrain }) => terrain === 'marsh').flatMap(({ x, y }) => [[x - 24, y + 4], [x - 17, y + 21], [x + 17, y - 18], [x + 23, y + 17]] as Point[])

// ---------------------------------------------------------------- ways over the sea: every port reaches every other one

/** From a port to the open sea. */
export const harbour = (city: City, { drawing: { waters, harbours } }: Parts): Point[] => [place(city), waters[harbours[city.id] ?? ''] ?? place(city)]

/** All of them, for the chart. */
export const lanes = (parts: Parts): Point[][] => [
  ...parts.drawing.lanes.map((lane) => lane.map((name) => parts.drawing.waters[name]!)),
  ...parts.ports.map((port) => harbour(parts.cities.get(port)!, parts)),
]

/** The way of a ship from port to port. */
export function voyage({ cities, drawing: { waters, lanes, harbours } }: Parts, from: string, to: string): Point[] {
  const [start, end] = [harbours[from]!, harbours[to]!]
  const known = new Map([[start, { length: 0, path: [start] }]])
  const open = [start]
  while (open.length > 0) {
    const here = open.shift()!
    const { length, path } = known.get(here)!
    for (const next of lanes.flatMap((lane) => (lane.includes(here) ? [lane[lane.indexOf(here) - 1], lane[lane.indexOf(here) + 1]] : []))) {
      const longer = next === undefined ? Infinity : length + far(waters[here]!, waters[next]!)
      if (next === undefined || (known.get(next)?.length ?? Infinity) <= longer) continue
      known.set(next, { length: longer, path: [...path, next] })
      open.push(next)
    }
  }
  return [place(cities.get(from)!), ...(known.get(end)?.path ?? []).map((name) => waters[name]!), place(cities.get(to)!)]
}

// ---------------------------------------------------------------- names

/** Where the name of a city stands, from its middle, in twentieths of a mark. */
export interface NameAt { anchor: 'start' | 'middle' | 'end'; x: number; y: number }

/** In the valley of the Po there is little room: there the drawing says where. */
export function nameAt({ id, label, port }: City, { drawing }: Parts): NameAt {
  const moved = drawing.names[id]
  if (moved) return { anchor: moved[0], x: moved[1], y: moved[2] }
  const away = CAPITALS.has(id) ? 13 : 11
  if (label === 'n') return { anchor: 'middle', x: 0, y: -away }
  if (label === 's') return { anchor: 'middle', x: 0, y: away + (port ? 15 : 11) }
  if (label === 'w') return { anchor: 'end', x: -away, y: 5 }
  return { anchor: 'start', x: port ? 17 : away, y: 5 }
}

/** How far the nearest other city is: no hit area reaches the middle of another one. */
export const nearest = ({ cities }: Parts, city: City): number => Math.min(...[...cities.values()].filter(({ id }) => id !== city.id).map((other) => far(place(other), place(city))))
