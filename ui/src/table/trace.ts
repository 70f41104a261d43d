/** What changed keeps a gold trace for a moment; without motion, a ring for two seconds. */

import { still } from '../settings.svelte'

const GLOW = [{ boxShadow: '0 0 0 4px var(--gold-soft), 0 0 18px 4px var(--gold-soft)' }, { boxShadow: '0 0 0 0 transparent, 0 0 0 0 transparent' }]

/** `value`: whatever is shown; a new one leaves the trace, unless it is nothing. */
export function trace(node: HTMLElement, value: string) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    update(next: string) {
      if (next === value) return
      value = next
      clearTimeout(timer)
      if (!value) node.classList.remove('traced')
      else if (!still()) node.animate(GLOW, { duration: 1200, easing: 'ease-out' })
      else {
        node.classList.add('traced')
        timer = setTimeout(() => node.classList.remove('traced'), 2000)
      }
    },
    destroy: () => clearTimeout(timer),
  }
}
