/** A legal way to lay out a warehouse. Rearranging is free, so only amounts are in the view. */

import { RESOURCES, type Bag, type Resource } from './components'

export const SHELF_SIZES = [1, 2, 3]
export interface Layout { shelves: (Resource | null)[]; counts: number[]; depots: Partial<Record<Resource, number>> }

/** Depots take what they can; then each pile, the smallest first, goes on the smallest shelf that holds it. */
export function layOut(warehouse: Bag, depotsFor: Resource[], depotSize = 2): Layout {
  const depots: Partial<Record<Resource, number>> = {}
  const piles: [Resource, number][] = []
  for (const resource of RESOURCES) {
    let here = warehouse[resource] ?? 0
    if (depotsFor.includes(resource)) {
      depots[resource] = Math.min(here, depotSize)
      here -= depots[resource]
    }
    if (here > 0) piles.push([resource, here])
  }
  const layout: Layout = { shelves: [null, null, null], counts: [0, 0, 0], depots }
  for (const [resource, count] of piles.toSorted((a, b) => a[1] - b[1])) {
    const shelf = SHELF_SIZES.findIndex((size, at) => size >= count && layout.shelves[at] === null)
    layout.shelves[shelf] = resource
    layout.counts[shelf] = count
  }
  return layout
}
