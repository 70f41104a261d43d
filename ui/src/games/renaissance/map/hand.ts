/** Fingers, mouse and wheel on the map: one drags, two pinch, the wheel zooms. A drag is no click. */

import { tip } from '../../../table/tip.svelte'
import type { Lens } from './lens.svelte'

const STILL = 6
const WHEEL = 0.0016

interface Spread { far: number; x: number; y: number }

/** For the element that shows the map. `click`: of a pointer that was not dragged, before anything else hears of it. */
export function hand(frame: HTMLElement, { lens, click: meant }: { lens: Lens; click: (event: MouseEvent) => void }) {
  const down = new Map<number, { x: number; y: number }>()
  let start: { x: number; y: number } | null = null
  let dragging = false

  const spread = (): Spread => {
    const [a, b] = [...down.values()] as [{ x: number; y: number }, { x: number; y: number }]
    return { far: Math.hypot(a.x - b.x, a.y - b.y) || 1, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }

  function press(event: PointerEvent): void {
    if (event.button > 0 || (event.target as Element).closest('[data-zoom]')) return
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    start = { x: event.clientX, y: event.clientY }
    if (down.size === 1) dragging = false
  }

  function move(event: PointerEvent): void {
    const last = down.get(event.pointerId)
    if (!last || !start) return
    const before = down.size === 2 ? spread() : null
    const now = { x: event.clientX, y: event.clientY }
    if (!dragging && (before || Math.hypot(now.x - start.x, now.y - start.y) > STILL)) {
      dragging = true
      tip.hide()
      frame.setPointerCapture(event.pointerId)
    }
    if (!dragging) return
    down.set(event.pointerId, now)
    if (!before) return lens.pan(now.x - last.x, now.y - last.y)
    const after = spread()
    const box = frame.getBoundingClientRect()
    lens.pan(after.x - before.x, after.y - before.y)
    lens.stretch(after.far / before.far, after.x - box.left, after.y - box.top)
  }

  const lift = (event: PointerEvent) => void down.delete(event.pointerId)

  /** The click that ends a drag means nothing; one without a pointer is left alone. */
  function click(event: MouseEvent): void {
    if (event.detail === 0 || (event.target as Element).closest('[data-zoom]')) return
    if (!dragging) return meant(event)
    dragging = false
    event.stopPropagation()
    event.preventDefault()
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    tip.hide()
    const box = frame.getBoundingClientRect()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1
    lens.stretch(Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1)), event.clientX - box.left, event.clientY - box.top)
  }

  const listening = new AbortController()
  const { signal } = listening
  frame.addEventListener('pointerdown', press, { signal })
  frame.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) frame.addEventListener(end, lift, { signal })
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('wheel', wheel, { signal, passive: false })
  return { destroy: () => listening.abort() }
}
