/** Which card asks, who has played it and whom it concerns; and the chosen answer as a question. */

import type { Action, Argument } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'
import type { Speaker } from '../../words/speaker'
import { KINDS, askedOf, copyAt, homeSeat, homeSide, partsAt, stockOf, viewOf, type Card, type Frame } from './components'
import { liftedNext } from './drafts'
import { materialOf, titleOf } from './explain'
import { authorOf, cardIn, loggedAs } from './past'
import { exchanged } from './picking'

/** Questions whose first number is the castle that they are about. */
const OF_CASTLE = new Set(['lose', 'flank', 'steal', 'bargain', 'take_stock'])
const MATCHES = ['any', 'value', 'kind', 'table']
/** Answers that name a card or a mission. */
const THINGS = new Set(['place', 'act', 'special', 'discard', 'card', 'mission'])
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

/** Questions whose cards are built, not played. */
const BUILDS = new Set(['take_stock', 'special_material', 'stronger'])

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

/** What an answer names: a mission, or a card by the title that lies before one (a few are alike under two titles). */
function named(table: Table, { family, lights }: Action): { thing: string; name?: string } {
  const light = lights[0] ?? ''
  const at = light.slice(light.indexOf('-') + 1)
  const { cards, kinds, missions } = partsAt(table)
  if (light.startsWith('mission-')) return { thing: missions.has(at) ? titleOf(missions.get(at)!) : '' }
  const view = viewOf(table)
  const near = [...(view.players[homeSeat(table)]?.hand ?? []), ...stockOf(view, homeSide(table))].find((copy) => cards.get(copy)?.kind === at)
  const card = near === undefined ? kinds.get(at) : cards.get(near)
  if (!card) return { thing: '' }
  const built = family === 'place' || card.type === 'material' || BUILDS.has(table.prompt!.kind)
  const whose = whoseOf(table, card)
  return { thing: built && card.kinds ? materialOf(card) : titleOf(card), ...(whose.length > 0 && { name: table.names[whose[0]!] ?? '' }) }
}

/** Of cards to choose from that are not one's own: who has played them, or in whose castle, stock or zone they lie. */
export function whoseOf(table: Table, card: Card): number[] {
  const view = viewOf(table)
  const kind = table.prompt?.kind
  if (kind === 'past' || kind === 'copy') return loggedAs(view, table.components!, card.kind)
  const place = kind === 'aim_at_card' ? view.table.in_play[card.special ?? ''] : undefined
  return place ? [place[1]] : []
}

export function about(table: Table): Record<string, Argument> {
  const view = viewOf(table)
  const { kind, args } = table.prompt!
  const numbers = askedOf(view)
  const under = played(table, view.stack?.findLast(({ card }) => card))
  const { seat, side } = whom(table)
  const home = homeSide(table)
  const past = kind === 'this_one' ? view.table.log[numbers[1]!] : undefined
  const [mine, theirs] = kind === 'bargain' && table.phrase ? table.picks : []
  const moved = kind === 'rearrange' ? liftedNext(table) : kind === 'stronger' ? (numbers[0] ?? null) : null
  return {
    by: under ? titleOf(under.card) : '',
    who: under ? (table.names[under.seat] ?? '') : '',
    own: under?.seat === table.seat ? 'own' : 'other',
    name: (past !== undefined ? table.names[authorOf(past)] : seat === null ? table.sides[side ?? -1] : table.names[seat]) ?? '',
    mine: yes(seat === null ? side === home : seat === table.seat),
    begun: mine && theirs ? 2 : table.picks.length > 0 || (kind === 'bargain' && table.actions[0]?.params[0] !== home) ? 1 : 0,
    match: MATCHES[numbers[0] ?? 0] ?? 'any',
    fixed: numbers[1] ?? 0,
    purpose: (numbers[1] ?? 0) < TAKEN ? 'own' : 'taken',
    stands: standsIn(table),
    thing: thingAsked(table, mine ?? null),
    stuff: stuff(table, theirs ? (view.sides[theirs.params[0]!]!.cells[theirs.params[1]!] ?? '') : moved === null ? String(args.card ?? '') : (view.sides[home]!.cells[moved] ?? '')),
  }
}

/** The card that a question is about: the past action that may be meant, the card to be stored, the material to be traded. */
function thingAsked(table: Table, mine: Action | null): string {
  const view = viewOf(table)
  const numbers = askedOf(view)
  if (mine) return stuff(table, view.sides[mine.params[0]!]!.cells[mine.params[1]!] ?? '')
  const kind = table.prompt!.kind
  const card = kind === 'this_one' ? copyAt(table.components!, cardIn(view.table.log[numbers[1]!] ?? 0)) : kind === 'slot' ? copyAt(table.components!, numbers[0]!) : undefined
  return card ? (card.type === 'material' ? materialOf(card) : titleOf(card)) : ''
}

/** "Carry off tile 4 from Bruno?": what sealing the chosen cell, player or castle would do. */
export function ask(action: Action, speaker: Speaker, table: Table): string | null {
  const { family, params } = action
  const prompt = table.prompt!
  if (prompt.kind === 'final') return speaker.say(table.commands.some((one) => one.family === 'claim') ? 'ui-artigiano-prompt-final' : 'ui-artigiano-ask-final')
  const asked = { ...prompt.args, ...about(table), asked: prompt.kind }
  if (family === 'seat') return speaker.say('ui-artigiano-ask-whom', { ...asked, name: table.names[params[0]!] ?? '' })
  const name = table.sides[params[0]!] ?? ''
  if (family === 'side') return speaker.say('ui-artigiano-ask-whom', { ...asked, name })
  if (family === 'yes') return speaker.say(`ui-artigiano-prompt-${prompt.kind}`, asked)
  if (family === 'flank') return speaker.say('ui-artigiano-ask-flank', { flank: params[0] === 1 ? 'right' : 'left' })
  if (family === 'slot') return speaker.say('ui-artigiano-ask-slot', { ...asked, place: params[0] === 1 ? 'shielded' : 'ordinary' })
  if (family === 'stock') return speaker.say('ui-artigiano-ask-stock')
  if (THINGS.has(family)) return speaker.say('ui-artigiano-ask-thing', { ...asked, ...named(table, action), asked: family === 'card' || family === 'mission' ? prompt.kind : family })
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
