import type { Told } from '../net/protocol'

/** The events that still stand: an undo takes back everything it names, and what is played again is told again. */
export function standing(told: Told[]): Told[] {
  let kept: Told[] = []
  for (const event of told) {
    if (event.event === 'table-undone') kept = kept.filter(({ n }) => !event.gone?.includes(n))
    else if (event.event !== 'table-redone') kept.push(event)
  }
  return kept
}
