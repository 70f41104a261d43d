/** Cards that come to lie somewhere. */

import { cubicOut } from 'svelte/easing'
import { still } from '../../settings.svelte'

/** A card that appears where it comes to lie; without motion it is simply there. */
export const receive = (_node: Element) => ({
  duration: still() ? 0 : 420,
  easing: cubicOut,
  css: (now: number) => `opacity: ${now}; transform: translateY(${(1 - now) * -14}px)`,
})
