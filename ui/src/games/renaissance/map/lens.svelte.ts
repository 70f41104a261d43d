/** Which part of the map is seen, and how large. `k`: pixels for one unit of the sheet.
 *
 *  While a hand or a wheel zooms, the picture drawn before is only stretched; it is drawn anew when the hand rests.
 */

import { WHOLE } from './geography'

const LARGEST = 2.6
export const STEP = 1.35

/** Milliseconds after which a hand rests. */
const REST = 160

export class Lens {
  k = $state(0.7)
  /** The scale at which the map is drawn. */
  drawn = $state(0.7)
  /** Where the corner of the sheet lies in the frame. */
  x = $state(0)
  y = $state(0)
  #width = 0
  #height = 0
  /** A phone begins with a part of the map that fingers can use, around this place. */
  #close: { k: number; x: number; y: number } | null = null
  #home = true

  readonly far = $derived(this.drawn < 0.52)
  readonly near = $derived(this.drawn > 1.12)
  #resting: ReturnType<typeof setTimeout> | undefined

  get least(): number {
    return Math.min(this.#width / (WHOLE.right - WHOLE.left), this.#height / (WHOLE.bottom - WHOLE.top))
  }

  /** The part of the page that shows it. */
  frame(width: number, height: number, close: { k: number; x: number; y: number } | null = null): void {
    const first = this.#width === 0
    const [x, y] = [(this.#width / 2 - this.x) / this.k, (this.#height / 2 - this.y) / this.k]
    this.#width = width
    this.#height = height
    this.#close = close
    if (first || this.#home) this.home()
    else this.#look(x, y, this.k)
  }

  /** As it lay at first. */
  home(): void {
    const close = this.#close
    if (close && close.k > this.least) this.#look(close.x, close.y, close.k)
    else this.whole()
    this.#home = true
  }

  /** All of it. */
  whole(): void {
    this.#look((WHOLE.left + WHOLE.right) / 2, (WHOLE.top + WHOLE.bottom) / 2, this.least)
    this.#home = false
  }

  /** Larger or smaller, around a point of the frame, or its middle. */
  zoom(factor: number, atX = this.#width / 2, atY = this.#height / 2): void {
    this.stretch(factor, atX, atY)
    this.#rest()
  }

  /** The same as part of a longer gesture. */
  stretch(factor: number, atX: number, atY: number): void {
    const k = Math.min(LARGEST, Math.max(this.least, this.k * factor))
    const [x, y] = [(atX - this.x) / this.k, (atY - this.y) / this.k]
    this.#move(k, atX - x * k, atY - y * k)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#rest(), REST)
  }

  pan(dx: number, dy: number): void {
    this.#move(this.k, this.x + dx, this.y + dy)
  }

  /** Moves as little as needed to have a place of the sheet well in sight. */
  reveal(x: number, y: number, margin = 56): void {
    const [px, py] = [this.x + x * this.k, this.y + y * this.k]
    const inside = (at: number, size: number) => (at < margin ? margin - at : at > size - margin ? size - margin - at : 0)
    const [dx, dy] = [inside(px, this.#width), inside(py, this.#height)]
    if (dx || dy) this.pan(dx, dy)
  }

  /** All of these places, if they go into the frame as it is. */
  embrace(places: { x: number; y: number }[], margin = 56): void {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    if ((right - left) * this.k > this.#width - 2 * margin || (bottom - top) * this.k > this.#height - 2 * margin) return
    this.reveal(left, top)
    this.reveal(right, bottom)
  }

  sees(x: number, y: number): boolean {
    const [px, py] = [this.x + x * this.k, this.y + y * this.k]
    return px > 12 && py > 12 && px < this.#width - 12 && py < this.#height - 12
  }

  #look(x: number, y: number, k: number): void {
    this.#move(k, this.#width / 2 - x * k, this.#height / 2 - y * k)
    this.#rest()
  }

  #rest(): void {
    clearTimeout(this.#resting)
    this.drawn = this.k
  }

  /** The map does not leave the frame: what is larger than it covers it, what is smaller stays in the middle. */
  #move(k: number, x: number, y: number): void {
    const held = (at: number, from: number, to: number, room: number) => {
      const spare = room - (to - from) * k
      if (spare >= 0) return spare / 2 - from * k
      return Math.min(-from * k + 40, Math.max(room - to * k - 40, at))
    }
    this.k = k
    this.x = held(x, WHOLE.left, WHOLE.right, this.#width)
    this.y = held(y, WHOLE.top, WHOLE.bottom, this.#height)
    this.#home = false
  }
}
