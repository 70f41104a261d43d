import { describe, expect, it } from 'vitest'
import { WHOLE } from '../src/games/renaissance/map/geography'
import { Lens } from '../src/games/renaissance/map/lens.svelte'
import { coast, outline, soft } from '../src/games/renaissance/map/pen'

const framed = (width = 915, height = 844, close: { k: number; x: number; y: number } | null = null): Lens => {
  const lens = new Lens()
  lens.frame(width, height, close)
  return lens
}
const seen = (lens: Lens, x: number, y: number): [number, number] => [lens.x + x * lens.k, lens.y + y * lens.k]

describe('the lens over the map', () => {
  it('begins with the whole map, in the middle', () => {
    const lens = framed()
    const [[left, top], [right, bottom]] = [seen(lens, WHOLE.left, WHOLE.top), seen(lens, WHOLE.right, WHOLE.bottom)]
    expect(top).toBeCloseTo(0)
    expect(bottom).toBeCloseTo(844)
    expect(left).toBeCloseTo(915 - right)
  })
  it('begins on a phone with a part of it', () => {
    const lens = framed(390, 500, { k: 0.7, x: 400, y: 400 })
    expect(lens.k).toBe(0.7)
    expect(seen(lens, 400, 400)).toEqual([195, 250])
    lens.whole()
    expect(lens.k).toBeCloseTo(390 / (WHOLE.right - WHOLE.left))
  })
  it('keeps what is under the pointer where it is', () => {
    const lens = framed()
    lens.zoom(2)
    const before = seen(lens, 480, 500)
    lens.stretch(1.2, ...before)
    expect(seen(lens, 480, 500)[0]).toBeCloseTo(before[0])
    expect(seen(lens, 480, 500)[1]).toBeCloseTo(before[1])
  })
  it('is drawn anew only when the hand rests', () => {
    const lens = framed()
    const { drawn } = lens
    lens.stretch(1.5, 300, 300)
    expect(lens.k).toBeCloseTo(1.5 * drawn)
    expect(lens.drawn).toBe(drawn)
    lens.zoom(1.1)
    expect(lens.drawn).toBe(lens.k)
  })
  it('never shrinks below the whole map, nor loses it', () => {
    const lens = framed()
    lens.zoom(0.01)
    expect(lens.k).toBe(lens.least)
    lens.zoom(2)
    lens.pan(-99999, -99999)
    expect(seen(lens, WHOLE.right, WHOLE.bottom)[0]).toBeGreaterThan(800)
    expect(seen(lens, WHOLE.right, WHOLE.bottom)[1]).toBeGreaterThan(700)
  })
  it('reveals a place with as little motion as needed', () => {
    const lens = framed()
    lens.zoom(2)
    lens.reveal(490, 580)
    const still = { ...seen(lens, 490, 580) }
    lens.reveal(490, 580)
    expect({ ...seen(lens, 490, 580) }).toEqual(still)
    lens.reveal(940, 500)
    expect(lens.sees(940, 500)).toBe(true)
  })
})

describe('the pen', () => {
  const SQUARE: [number, number][] = [[0, 0], [90, 0], [90, 80], [0, 80]]
  it('draws a shared border alike from both sides', () => {
    const beside: [number, number][] = [[90, 0], [170, 0], [170, 80], [90, 80]]
    const middle = (path: string) => path.match(/[\d.-]+ [\d.-]+/g)!.filter((point) => { const [x, y] = point.split(' ').map(Number) as [number, number]; return Math.abs(x - 90) < 8 && y > 4 && y < 76 })
    expect(middle(outline(SQUARE)).toSorted()).toEqual(middle(outline(beside)).toSorted())
  })
  it('has no coast along the edge of the sheet', () => {
    expect(coast([[0, 40], [50, 60], [100, 40], [100, 0], [0, 0]], 100)).toMatch(/^M50 60$/)
    expect(coast([[10, 10], [60, 10], [60, 60]], 100)).toMatch(/Z$/)
  })
  it('bends softly through all its points', () => {
    const path = soft([[0, 0], [40, 10], [80, 0]])
    for (const point of ['0 0', '40 10', '80 0']) expect(path).toContain(point)
  })
})
