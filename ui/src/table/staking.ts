import type { Table } from './table.svelte'

/** Would the sum on the bid pad be taken from the purse? Not while something else is chosen or opened, such as to pass. */
export function staking({ bid, chosen }: Table): boolean {
  return bid.on && (!bid.aside || (chosen !== null && chosen.code === bid.action?.code))
}
