/** Castles as they will stand: an answer that is half given, or chosen and not yet sealed. */

import type { Table } from '../../table/table.svelte'
import { askedOf, homeSide, viewOf } from './components'

/** Where the card comes from that a cell will carry. `moved`: it does not stand there yet. */
export interface Source { side: number; cell: number; moved: boolean }

/** The Building Plan, once all that moves is lifted: lifted cells in the order of laying, and the cells laid on so far. */
function layout(table: Table): { lifted: number[]; laid: number[] } | null {
  const { prompt } = table
  if (prompt?.kind !== 'rearrange' || !prompt.args.laying) return null
  const [mask, , count, where] = askedOf(viewOf(table)) as [number, number, number, number]
  const lifted = Array.from({ length: 12 }, (_, cell) => cell).filter((cell) => (mask >> cell) & 1)
  return { lifted, laid: lifted.slice(0, count).map((_, rank) => Math.floor(where / 16 ** rank) % 16) }
}

/** The cell whose card is laid next. */
export function liftedNext(table: Table): number | null {
  const plan = layout(table)
  return plan?.lifted[plan.laid.length] ?? null
}

/** Cards of one's own castle that change their cells, the chosen one included: from, to. */
export function moves(table: Table): [from: number, to: number][] {
  const plan = layout(table)
  if (!plan) return []
  const chosen = table.chosen?.family === 'cell' ? [table.chosen.params[1]!] : []
  return [...plan.laid, ...chosen].map((to, rank) => [plan.lifted[rank]!, to])
}

/** The two cells whose materials change places: one's own, the other; null: they are not both named. */
export function bargained(table: Table): [mine: number[], theirs: number[]] | null {
  const [mine, theirs] = table.prompt?.kind === 'bargain' && table.phrase ? table.picks : []
  return mine && theirs ? [mine.params, theirs.params] : null
}

/** What a cell will carry, if that is another card than now; null: nothing. undefined: as it is. */
export function drafted(table: Table, side: number, cell: number): Source | null | undefined {
  const home = homeSide(table)
  const pair = bargained(table)
  for (const [to, from] of pair ? [pair, pair.toReversed()] : []) {
    if (to![0] === side && to![1] === cell) return { side: from![0]!, cell: from![1]!, moved: true }
  }
  const plan = side === home ? layout(table) : null
  if (!plan) return undefined
  const move = moves(table).find(([, to]) => to === cell)
  if (move) return { side, cell: move[0], moved: move[0] !== cell }
  return plan.lifted.includes(cell) ? null : undefined
}
