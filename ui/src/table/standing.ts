import type { Told } from '../net/protocol'

/** The events that still stand: an undo takes back everything it names. */
export function standing(told: Told[]): Told[] {
  let kept: Told[] = []
  for (const event of told) {
    if (event.event === 'table-undone') kept = kept.filter(({ n }) => !event.gone?.includes(n))
    else kept.push(event)
  }
  return kept
}
