/** Cards of others that this seat has just been shown: what it was told since it looked, and where they went from there. */

import type { Components, Told } from '../../net/protocol'
import { standing } from '../../table/standing'
import { copyAt, type ArtigianoView } from './components'

type Move = (event: Told) => 'in' | 'out' | null

/** The cards seen after the last event that begins a look; empty if they are not as many as there should be. */
function seen(told: Told[], components: Components, begins: (event: Told) => boolean, move: Move, count: number): string[] {
  const events = standing(told)
  const start = events.findLastIndex(begins)
  const known = new Set<string>()
  for (const event of start < 0 ? [] : events.slice(start)) {
    const card = typeof event.card === 'number' ? copyAt(components, event.card)?.id : undefined
    const way = card === undefined ? null : move(event)
    if (way === 'in') known.add(card!)
    if (way === 'out') known.delete(card!)
  }
  return known.size === count ? [...known] : []
}

/** The hand of another seat that this one has looked at. */
export const handSeen = (view: ArtigianoView, told: Told[], components: Components, other: number): string[] =>
  seen(
    told,
    components,
    ({ event, seat, other: whose }) => event === 'hand_looked_at' && seat === view.viewer && whose === other,
    ({ event, seat, other: to, side }) => {
      if (event === 'card_seen') return side === other % view.sides.length ? 'in' : null
      if (event === 'given' || event === 'taken') return (event === 'given' ? seat : to) === other ? 'out' : 'in'
      return event === 'special_moved' ? 'out' : null
    },
    view.players[other]?.in_hand ?? -1,
  )

/** The stock of another side that this seat has looked at. */
export const stockSeen = (view: ArtigianoView, told: Told[], components: Components, side: number): string[] =>
  seen(
    told,
    components,
    ({ event, seat, side: whose }) => event === 'stock_looked_at' && seat === view.viewer && whose === side,
    ({ event, side: whose }) => (event === 'card_seen' && whose === side ? 'in' : event === 'special_moved' || event === 'placed' ? 'out' : null),
    view.sides[side]?.in_stock ?? -1,
  )

/** The common pile, which only who has called for it looks through. */
export const poolSeen = (view: ArtigianoView, told: Told[], components: Components): string[] =>
  seen(told, components, ({ event, card }) => event === 'action_played' && card !== undefined, ({ event }) => (event === 'pool_seen' ? 'in' : event === 'dealt' ? 'out' : null), view.table.pool)
