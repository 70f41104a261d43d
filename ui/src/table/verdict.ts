/** The first line of a score sheet. */

import { t, words } from '../words/words.svelte'

export interface Verdict { seat: number; head: string; tail: string }

/** `people`: of each side; in teams two win together. */
export function verdict(names: string[], scores: number[], ranking: number[], people = 1): Verdict {
  const winners = ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const seat = winners[0] ?? 0
  const points = scores[seat] ?? 0
  if (scores.length === 1) {
    return winners.length === 1
      ? { seat, head: t('ui-masters-sheet-solo-won'), tail: t('ui-sheet-points', { points }) }
      : { seat, head: t('ui-masters-sheet-solo-lost'), tail: '' }
  }
  if (winners.length > 1) {
    const shared = words.speaker?.join(winners.map((winner) => names[winner] ?? '')) ?? ''
    return { seat, head: t('ui-sheet-tie', { names: shared }), tail: t('ui-sheet-tie-by', { points }) }
  }
  const other = Math.max(...scores.filter((_, at) => at !== seat))
  return { seat, head: t('ui-sheet-wins', { name: names[seat] ?? '', count: people }), tail: t('ui-sheet-wins-by', { points, other }) }
}
