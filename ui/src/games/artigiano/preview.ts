/** What the chosen answer will do, as far as it can be known before the seal. */

import type { Table } from '../../table/table.svelte'
import { castleValue, homeSide, isTeams, membersOf, partsAt, sideOf, valueAt, viewOf, boardOf, type Card, type Effect } from './components'
import { building } from './pointing'

/** The value of a castle before and after. */
export interface Change { side: number; before: number; after: number }

/** The card that an answer names. */
export function cardOf(table: Table): Card | null {
  const light = (table.chosen ?? table.picks.at(-1))?.lights[0]
  return light?.startsWith('card-') ? (partsAt(table).kinds.get(light.slice('card-'.length)) ?? null) : null
}

export function changes(table: Table): Change[] {
  const view = viewOf(table)
  const parts = partsAt(table)
  const change = (side: number, by: number): Change => {
    const before = castleValue(view, parts, side)
    return { side, before, after: before + by }
  }
  const plan = building(table)
  if (plan) return [change(homeSide(table), plan.card.value ?? 0)]
  const { chosen, prompt } = table
  if (chosen?.family !== 'cell' || !prompt) return []
  const [side, cell] = chosen.params as [number, number]
  const value = valueAt(view, parts, side, cell)
  if (prompt.kind === 'cell') return [change(side, parts.kinds.get(String(prompt.args.card))?.value ?? 0)]
  if (prompt.kind === 'lose') return [change(side, -(prompt.args.cascade ? above(table, side, cell) : [cell]).reduce((sum, at) => sum + valueAt(view, parts, side, at), 0))]
  if (prompt.kind === 'steal') return [change(side, -value), change(homeSide(table), parts.cards.get(view.sides[side]!.cells[cell] ?? '')?.value ?? 0)]
  if (prompt.kind === 'special_cell') {
    const does = parts.does[String(prompt.args.special)]?.abilities ?? []
    const bonus = does.find(({ op }) => op === 'value_bonus')?.amount
    const stands = does.find(({ op }) => op === 'stand_in')?.value
    return stands !== undefined ? [change(side, stands - value)] : bonus ? [change(side, bonus)] : []
  }
  return []
}

/** A cell and all that rests on it. */
function above(table: Table, side: number, cell: number): number[] {
  const { cell: cells } = boardOf(viewOf(table), partsAt(table), side)
  const found = new Set([cells[cell]!.id])
  for (const place of cells) if (place.rests_on.some((id) => found.has(id))) found.add(place.id)
  return cells.flatMap(({ id }, at) => (found.has(id) ? [at] : []))
}

/** The seats whom an action concerns, if its card alone says so. */
export function concerns(table: Table, effect: Effect | undefined): number[] {
  const view = viewOf(table)
  const me = table.seat
  if (me === null || !effect) return []
  const others = view.players.map((_, at) => (me + at) % view.players.length).filter((seat) => sideOf(view, seat) !== sideOf(view, me))
  if (effect.target === 'each_opponent') return others
  if (effect.target === 'next_player') return others.slice(0, 1)
  if (effect.target !== 'one_opponent') return []
  const sides = new Set(others.map((seat) => sideOf(view, seat)))
  return sides.size === 1 ? (isTeams(view) ? membersOf(view, [...sides][0]!) : others) : []
}
