/** Where the spaces of the faith track lie: one long row, or on the phone three rows that each end at the Pope. */

export interface Place { x: number; y: number; width: number }

export const LONG = 34.3
const ROW_STARTS = [0, 9, 17]
export const ROW_HEIGHT = 92
export const SHORT = 40.6

export const rowOf = (space: number): number => (space <= 8 ? 0 : space <= 16 ? 1 : 2)

export function place(space: number, folded: boolean): Place {
  if (!folded) return { x: LONG * space, y: 20, width: 32 }
  const row = rowOf(space)
  return { x: SHORT * (space - ROW_STARTS[row]! + (row > 0 ? 1 : 0)), y: 20 + ROW_HEIGHT * row, width: SHORT - 2.6 }
}
