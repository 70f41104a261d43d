/** Pieces that travel: a picture of them flies from where they lay to where they lie now. */

import { still } from '../settings.svelte'

/** From a place to a place, as selectors. */
export type Flight = [from: string, to: string]

/** What names a place on the page: a picture of it must not. */
const NAMES = ['data-spot', 'data-principe', 'data-card']

export function fly([from, to]: Flight, at: number): void {
  const [start, end] = [document.querySelector(from), document.querySelector(to)]
  if (still() || !start || !end) return
  const [a, b] = [start.getBoundingClientRect(), end.getBoundingClientRect()]
  const ghost = start.cloneNode(true) as HTMLElement
  const size = { left: `${a.left}px`, top: `${a.top}px`, width: `${a.width}px`, height: `${a.height}px` }
  Object.assign(ghost.style, { position: 'fixed', margin: '0', zIndex: '40', pointerEvents: 'none', fontSize: getComputedStyle(start).fontSize, ...size })
  ghost.setAttribute('aria-hidden', 'true')
  for (const named of [ghost, ...ghost.querySelectorAll<HTMLElement>(NAMES.map((name) => `[${name}]`).join())]) for (const name of NAMES) named.removeAttribute(name)
  document.body.append(ghost)
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
  const small = Math.min(1, Math.max(0.3, b.height / a.height))
  const frames = [{ transform: 'none', opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${small})`, opacity: 0.35 }]
  const done = () => ghost.remove()
  ghost.animate(frames, { duration: 420, delay: 40 * at, fill: 'both', easing: 'cubic-bezier(.22,.8,.24,1)' }).finished.then(done, done)
}
