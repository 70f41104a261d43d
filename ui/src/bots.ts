import type { Ratings } from './net/protocol'
import { t } from './words/words.svelte'

/** The bots that may sit down: the four levels, the strongest first, and two for comparison. Their names are in the catalogues. */
export const BOTS = ['grandmaster', 'master', 'journeyman', 'apprentice', 'greedy', 'random'] as const

/** The levels of a game are rated among themselves: their mean. */
const MIDDLE = '1500'

/** A bot by its level, and how strong that is, where it was measured. */
export function levelOf(bot: string, ratings?: Ratings): string {
  const named = t(`ui-bot-${bot}`)
  return ratings?.[bot] ? t('ui-bot-rated', { bot: named, ...inDigits(ratings[bot]) }) : named
}

/** How a bot plays, and how strong that is, where it was measured. */
export function aboutLevel(bot: string, ratings?: Ratings): string {
  const about = t(`bot-${bot}-about`)
  return ratings?.[bot] ? `${about} ${t('ui-lobby-rated', { ...inDigits(ratings[bot]), middle: MIDDLE })}` : about
}

/** A rating is a label rather than a quantity: 1500, not 1,500. */
const inDigits = (rating: Ratings[string]) => ({ mean: String(rating.mean), low: String(rating.low), high: String(rating.high) })
