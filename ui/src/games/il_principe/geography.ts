/** The map of Italy as it is drawn: coasts and borders with the tremor of a pen, and where names find room. */

import type { Parts, Point, Region, Size } from './components'

const FINEST = 15
const TREMOR = 0.17

/** A number from 0 to 1 that is always the same for a place. */
function grain(x: number, y: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return wave - Math.floor(wave)
}

/** What lies between two points; the same from either side, so that neighbours share their border. */
function between(a: Point, b: Point): Point[] {
  const [p, q] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a]
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  if (Math.hypot(dx, dy) < FINEST) return []
  const aside = (grain(p[0] + q[0], p[1] + q[1]) - 0.5) * TREMOR
  const middle: Point = [(a[0] + b[0]) / 2 - dy * aside, (a[1] + b[1]) / 2 + dx * aside]
  return [...between(a, middle), middle, ...between(middle, b)]
}

export function drawn(polygon: Point[]): string {
  const points = polygon.flatMap((point, at) => [point, ...between(point, polygon[(at + 1) % polygon.length]!)])
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** The lands beyond: the Alps along the upper edge of the outline, and the way to Rome below it. */
export function abroad({ outline }: Parts): string[] {
  const east = outline.findIndex(([x]) => x === Math.max(...outline.slice(0, 12).map(([first]) => first)))
  const north: Point[] = [[-40, -40], [1040, -40], [1040, 150], ...outline.slice(0, east + 1).toReversed(), outline.at(-1)!, [-40, 470]]
  const low = outline.filter(([, y]) => y > 930)
  const south: Point[] = [...low.toReversed(), [1000, 1010], [1040, 1060], [1040, 1120], [640, 1120], [560, 990]]
  return [drawn(north), drawn(south)]
}

/** Small hills, by place and size. */
export const HILLS: [number, number, number][] = [
  [70, 26, 1.1], [190, 20, 1.2], [230, 33, 0.8], [330, 18, 1.1], [475, 17, 1], [600, 20, 1.1], [735, 22, 1.1],
  [775, 33, 0.8], [880, 42, 1.2], [240, 468, 1], [330, 518, 1], [395, 489, 0.9], [400, 329, 0.9], [60, 418, 1], [440, 769, 0.8],
  [795, 905, 0.9], [905, 905, 0.9], [590, 720, 0.7],
]

/** Where the name of a city stands beside its drawing: left, right or above, and a nudge. */
export const NAMES: Record<string, { side: 'left' | 'right' | 'above'; dx?: number; dy?: number }> = {
  siena: { side: 'left' }, orvieto: { side: 'right' }, venezia: { side: 'right' }, verona: { side: 'above' }, perugia: { side: 'right' },
  urbino: { side: 'right' }, padova: { side: 'above', dx: 14 }, lucca: { side: 'left', dy: -6 }, milano: { side: 'above' },
  bologna: { side: 'left' }, mantova: { side: 'left' }, firenze: { side: 'above' }, ferrara: { side: 'right' }, pisa: { side: 'left', dy: 6 }, rimini: { side: 'right' },
}

export const RADIUS: Record<Size, number> = { small: 23, medium: 28, large: 34 }
/** A tower, a town, a town with a dome. */
export const SKYLINE: Record<Size, string> = {
  small: 'M-9 12V-8H-5V-4H-2V-8H2V-4H5V-8H9V12Z',
  medium: 'M-19 13V-6H-16V-2H-12V-6H-9V-2H-4V-15L3-22L10-15V-1H19V13Z',
  large: 'M-26 14V-10H-23V-6H-19V-10H-16V-1H-11V-9C-11-18-5-23 1-27C7-23 13-18 13-9V-1H16V-16L21-24L26-16V14Z',
}

/** Names and shields of a region: those of the data, moved where a thumb would meet two at once. */
const MOVED: Record<string, { name?: Point; shields?: Point }> = {
  lombardia: { name: [205, 326], shields: [205, 392] },
  veneto: { name: [325, 110], shields: [325, 175] },
  adriatico: { name: [800, 130], shields: [915, 822] },
  romagna: { name: [652, 442], shields: [630, 507] },
  toscana: { name: [650, 608], shields: [648, 669] },
  umbria: { name: [548, 786], shields: [532, 854] },
}
export const nameAt = (region: Region): Point => MOVED[region.id]?.name ?? region.label
export const shieldsAt = (region: Region): Point => MOVED[region.id]?.shields ?? region.shield_area

// ---------------------------------------------------------------- the score track around the map

export const FRAME = { width: 478, height: 496, inner: { x: 27, y: 27, width: 424, height: 442 } }
/** What of the map is shown inside the frame. */
export const SHOWN = { x: 0, y: -8, width: 1000, height: 1042 }
const ALONG = 14
const UPRIGHT = 11

export interface Space { x: number; y: number; width: number; height: number }

/** Where a space of the track lies: clockwise from the upper left corner. */
export function spaceAt(number: number): Space {
  const flat = { width: 31.7, height: 24.6 }
  const tall = { width: 24.6, height: 37.8 }
  const [step, climb] = [34.14, 40.18]
  if (number < ALONG) return { x: 1.2 + step * number, y: 1.2, ...flat }
  if (number < ALONG + UPRIGHT) return { x: 452.2, y: 28.2 + climb * (number - ALONG), ...tall }
  if (number < 2 * ALONG + UPRIGHT) return { x: 445.1 - step * (number - ALONG - UPRIGHT), y: 470.2, ...flat }
  return { x: 1.2, y: 430 - climb * (number - 2 * ALONG - UPRIGHT), ...tall }
}

export const centreOf = (number: number): Point => {
  const { x, y, width, height } = spaceAt(number)
  return [x + width / 2, y + height / 2]
}
