/** Which card asks, who has played it and whom it concerns; and the chosen answer as a question. */

import type { Action, Argument } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'
import type { Speaker } from '../../words/speaker'
import { KINDS, askedOf, homeSide, partsAt, viewOf, type Card, type Frame } from './components'
import { liftedNext } from './drafts'
import { materialOf, titleOf } from './explain'
import { exchanged } from './picking'

/** Questions whose first number is the castle that they are about. */
const OF_CASTLE = new Set(['lose', 'flank', 'steal', 'bargain', 'take_stock'])
const MATCHES = ['any', 'value', 'kind', 'table']
/** What a material is built for: from here on it comes out of another castle or stock. */
const TAKEN = 4

/** The action that is being carried out, and by whom. */
export function underWay(table: Table): { card: Card; seat: number } | null {
  return played(table, viewOf(table).stack?.findLast(({ ask }) => ask === 'action'))
}

/** The card that the view names as asking. */
function played(table: Table, frame: Frame | undefined): { card: Card; seat: number } | null {
  const card = partsAt(table).cards.get(frame?.card ?? '')
  return card && frame ? { card, seat: frame.seat } : null
}

/** Whom a question is about. */
function whom(table: Table): { seat: number | null; side: number | null } {
  const { kind, args } = table.prompt!
  const numbers = askedOf(viewOf(table))
  if (args.to !== undefined) return { seat: Number(args.to) - 1, side: null }
  if (kind === 'show') return { seat: numbers[1]!, side: null }
  if (OF_CASTLE.has(kind)) return { seat: null, side: numbers[0]! }
  if (kind === 'swap' && numbers[0]) return { seat: null, side: numbers[0] - 1 }
  return { seat: null, side: null }
}

const yes = (is: boolean): string => (is ? 'yes' : 'no')

/** The special card that is laid takes the place of a material. */
const standsIn = (table: Table): string =>
  yes(partsAt(table).does[String(table.prompt!.args.special)]?.abilities.some(({ op }) => op === 'stand_in') ?? false)

/** A card in a castle or on its way there: not what it could do as an action. */
function stuff(table: Table, named: string): string {
  const { cards, kinds } = partsAt(table)
  const card = cards.get(named) ?? kinds.get(named)
  return card ? (card.kinds && card.kinds.length < KINDS.length ? materialOf(card) : titleOf(card)) : ''
}

export function about(table: Table): Record<string, Argument> {
  const view = viewOf(table)
  const { kind, args } = table.prompt!
  const numbers = askedOf(view)
  const under = played(table, view.stack?.findLast(({ card }) => card))
  const { seat, side } = whom(table)
  const home = homeSide(table)
  const moved = kind === 'rearrange' ? liftedNext(table) : kind === 'stronger' ? (numbers[0] ?? null) : null
  return {
    by: under ? titleOf(under.card) : '',
    who: under ? (table.names[under.seat] ?? '') : '',
    own: under?.seat === table.seat ? 'own' : 'other',
    name: (seat === null ? table.sides[side ?? -1] : table.names[seat]) ?? '',
    mine: yes(seat === null ? side === home : seat === table.seat),
    begun: table.picks.length > 0 || (kind === 'bargain' && table.actions[0]?.params[0] !== home) ? 1 : 0,
    match: MATCHES[numbers[0] ?? 0] ?? 'any',
    fixed: numbers[1] ?? 0,
    purpose: (numbers[1] ?? 0) < TAKEN ? 'own' : 'taken',
    stands: standsIn(table),
    stuff: stuff(table, moved === null ? String(args.card ?? '') : (view.sides[home]!.cells[moved] ?? '')),
  }
}

/** "Carry off tile 4 from Bruno?": what sealing the chosen cell, player or castle would do. */
export function ask(action: Action, speaker: Speaker, table: Table): string | null {
  const { family, params } = action
  const prompt = table.prompt!
  if (prompt.kind === 'final') return speaker.say('ui-artigiano-prompt-final')
  const asked = { ...prompt.args, ...about(table), asked: prompt.kind }
  if (family === 'seat') return speaker.say('ui-artigiano-ask-whom', { ...asked, name: table.names[params[0]!] ?? '' })
  const name = table.sides[params[0]!] ?? ''
  if (family === 'side') return speaker.say('ui-artigiano-ask-whom', { ...asked, name })
  if (family !== 'cell') return null
  const [side, cell] = params as [number, number]
  const { cells } = viewOf(table).sides[side]!
  const there = prompt.kind === 'rearrange' ? null : cells[cell]
  return speaker.say('ui-artigiano-ask-cell', { ...asked, name, ...(there && { stuff: stuff(table, there) }), cell: cell + 1, mine: yes(side === homeSide(table)) })
}

/** Entries of the list: castles are called by whoever builds them; in an exchange, what goes and what comes. */
export function entry(action: Action, speaker: Speaker): string | null {
  const name = speaker.players[action.params[0] ?? 0] ?? ''
  if (action.family === 'cell') return speaker.say('ui-artigiano-entry-cell', { cell: action.params[1]! + 1, name })
  if (action.family === 'side') return speaker.say('ui-artigiano-castle-of-name', { name })
  if (action.family === 'seat') return name
  const way = /^(give|take)-(.*)/.exec(action.lights[0] ?? '')
  return way ? speaker.say('ui-artigiano-entry-exchange', { way: way[1]!, any_card: way[2]! }) : null
}

/** The cards on both sides of an exchange that is being chosen. */
export const exchanging = (table: Table) => (table.phrase ? exchanged(viewOf(table), table.prompt, table.told, table.components!) : null)
