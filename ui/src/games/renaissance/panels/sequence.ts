/** Where in a turn the game stands. */

import type { RenaissanceView } from '../components'

export const STEPS = ['vote', 'buy', 'expand', 'combat', 'points'] as const
export type Step = (typeof STEPS)[number]

const OF: Record<string, Step> = { return: 'vote', vote: 'vote', buy: 'buy', expand: 'expand', ready: 'points' }

/** From the question at the bottom of the stack; what is asked in a battle lies upon a combat turn. */
export const stepOf = ({ stack }: RenaissanceView): Step => OF[stack?.[0]?.ask ?? ''] ?? 'combat'
