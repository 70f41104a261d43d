/** What is drawn a frame after the board, so that the answer to a click is seen as soon as it can be. */

import { untrack } from 'svelte'

/** `read()` as it was when the frame began; everything that belongs together is read in one go. */
export function aFrameLater<T>(read: () => T): { readonly current: T } {
  let current = $state.raw(untrack(read))
  $effect(() => {
    const next = read()
    const frame = requestAnimationFrame(() => setTimeout(() => (current = next)))
    return () => cancelAnimationFrame(frame)
  })
  return {
    get current() {
      return current
    },
  }
}
