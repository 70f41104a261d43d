/** What the chosen answer will do, as far as it can be known before the seal. */

import type { Action } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'
import { askedOf, castleValue, homeSide, isTeams, membersOf, partsAt, shelteredAt, sideOf, valueAt, viewOf, boardOf, type Card, type Effect } from './components'
import { bargained } from './drafts'

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
  const gained = new Map<number, number>()
  for (const [side, by] of gains(table)) gained.set(side, (gained.get(side) ?? 0) + by)
  return [...gained].map(([side, by]) => {
    const before = castleValue(view, parts, side)
    return { side, before, after: before + by }
  })
}

type Gain = [side: number, by: number]

function gains(table: Table): Gain[] {
  const { chosen, prompt } = table
  if (!prompt) return []
  const pair = bargained(table)
  if (pair) {
    const [[home, mine], [side, theirs]] = pair as [[number, number], [number, number]]
    const more = worth(table, side, theirs) - worth(table, home, mine)
    return [[home, more], [side, -more]]
  }
  if (table.phrase) return prompt.kind === 'lose' ? table.picks.map(({ params }) => [params[0]!, -worth(table, params[0]!, params[1]!)]) : []
  if (!chosen) return []
  if (chosen.family === 'cell') return atCell(table, chosen)
  if (chosen.family === 'flank') return outermost(table, chosen.params[0] === 1)
  const value = cardOf(table)?.value
  return value === undefined ? [] : built(table, chosen, value)
}

const worth = (table: Table, side: number, cell: number): number => valueAt(viewOf(table), partsAt(table), side, cell)

const bonusOf = (table: Table, special: string): number => partsAt(table).does[special]?.abilities.find(({ op }) => op === 'value_bonus')?.amount ?? 0

/** A card comes into one's castle, wherever it will stand. */
function built(table: Table, chosen: Action, value: number): Gain[] {
  const home = homeSide(table)
  const { kind } = table.prompt!
  if (chosen.family === 'place' || kind === 'take_stock') return [[home, value]]
  if (kind === 'special_material') return [[home, value + bonusOf(table, 'roofer')]]
  return kind === 'stronger' ? [[home, value - worth(table, home, askedOf(viewOf(table))[0]!)]] : []
}

function atCell(table: Table, { params }: Action): Gain[] {
  const { kind, args } = table.prompt!
  const parts = partsAt(table)
  const home = homeSide(table)
  const [side, cell] = params as [number, number]
  const value = worth(table, side, cell)
  if (kind === 'cell') return landing(table, side)
  if (kind === 'lose') return (args.cascade ? above(table, side, cell) : [cell]).map((at) => [side, -worth(table, side, at)])
  // what lies on a material goes with it
  if (kind === 'steal') return [[side, -value], [home, value]]
  if (kind !== 'special_cell') return []
  const special = String(args.special)
  const stands = parts.does[special]?.abilities.find(({ op }) => op === 'stand_in')?.value
  const bonus = bonusOf(table, special)
  return stands !== undefined ? [[side, stands - value]] : bonus ? [[side, bonus]] : []
}

/** The card of the question comes onto a cell: from a hand or a stock, under a Roofer, or out of another castle. */
function landing(table: Table, side: number): Gain[] {
  const [, purpose, , about] = askedOf(viewOf(table)) as [number, number, number, number]
  if (purpose === 4) {
    const [from, cell] = [Math.floor(about / 12), about % 12]
    const value = worth(table, from, cell)
    return [[from, -value], [side, value]]
  }
  const value = partsAt(table).kinds.get(String(table.prompt!.args.card))?.value ?? 0
  return [[side, value + (purpose === 3 ? bonusOf(table, 'roofer') : 0)]]
}

/** A cell and all above it that can fall. */
function above(table: Table, side: number, cell: number): number[] {
  const { cell: cells } = boardOf(viewOf(table), partsAt(table), side)
  const found = new Set([cells[cell]!.id])
  for (const place of cells) if (place.rests_on.some((id) => found.has(id))) found.add(place.id)
  const safe = shelteredAt(viewOf(table), partsAt(table), side)
  return cells.flatMap(({ id }, at) => (found.has(id) && !safe.has(at) ? [at] : []))
}

/** The outermost card of every row; one that is safe stays and shields its row. */
function outermost(table: Table, right: boolean): Gain[] {
  const view = viewOf(table)
  const parts = partsAt(table)
  const side = askedOf(view)[0]!
  const safe = shelteredAt(view, parts, side)
  const rows = new Map<number, number>()
  boardOf(view, parts, side).cell.forEach(({ row }, cell) => void (view.sides[side]!.cells[cell] !== null && (right || !rows.has(row)) && rows.set(row, cell)))
  return [...rows.values()].filter((cell) => !safe.has(cell)).map((cell) => [side, -worth(table, side, cell)])
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
