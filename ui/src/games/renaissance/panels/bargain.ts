/** Swaps of cities and gifts of money: the phrases that make them, and what there is to swap. */

import type { Components } from '../../../net/protocol'
import { levelOf, type Offer, type RenaissanceView } from '../components'

const code = ({ families }: Components, family: string, at = 0): number => families[family]!.first + at
const number = ({ labels }: Components, city: string): number => labels.names.city!.indexOf(city)

/** `swap`, my city, his city. */
export const swapping = (mine: string, his: string, components: Components): number[] =>
  [code(components, 'swap'), code(components, 'city', number(components, mine)), code(components, 'city', number(components, his))]

/** `gift to` a seat, a number. */
export const giving = (to: number, ducats: number, components: Components): number[] => [code(components, 'gift', to), code(components, 'number', ducats)]

export const answerTo = (kind: 'accept' | 'decline' | 'withdraw', offer: Offer, components: Components): number => code(components, kind, kind === 'withdraw' ? 0 : offer.seat)

export interface Swappable { mine: string[]; his: (city: string) => { seat: number; city: string }[] }

/** Cities of the same strength, each once a turn. */
export function swappable(view: RenaissanceView, seat: number): Swappable {
  const open = (city: string) => !view.table.swapped.includes(city)
  const others = view.boards.flatMap(({ cities }, owner) => (owner === seat ? [] : cities.filter(open).map((city) => ({ seat: owner, city }))))
  const his = (mine: string) => others.filter(({ city }) => levelOf(view, city) === levelOf(view, mine))
  return { mine: view.boards[seat]!.cities.filter((city) => open(city) && his(city).length > 0), his }
}
