/** A bought card flies from the grid to its slot. */

import { cubicOut } from 'svelte/easing'
import { crossfade } from 'svelte/transition'
import { still } from '../../settings.svelte'

export const [send, receive] = crossfade({
  duration: () => (still() ? 0 : 420),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
})
