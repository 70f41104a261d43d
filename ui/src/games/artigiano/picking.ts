/** Several cards, missions or cells that make one answer: picked in any order, sent in the order that the rules ask for. */

import type { Action, Components, Prompt, Told } from '../../net/protocol'
import type { Basket, Phrase, Say } from '../face'
import { askedOf, attached, boardOf, partsOf, shelteredAt, sideOf, type ArtigianoView, type Parts } from './components'
import { handSeen, poolSeen, stockSeen } from './knowing'

const PASS = 0
/** Beside the codes of an exchange: cards that come, which may be of the same kinds as those that go. */
export const COMING = 10_000

const bits = (mask: number): number[] => Array.from({ length: 31 }, (_, at) => at).filter((at) => (mask >> at) & 1)
const rising = (codes: number[]): number[] => codes.toSorted((a, b) => a - b)

/** One entry for each kind among some cards, and how often it can be picked. */
function entries(copies: string[], components: Components, light = 'card-', shift = 0): { options: Action[]; most: (action: Action) => number } {
  const parts = partsOf(components)
  const names = components.labels.names.any_card!
  const kinds = copies.map((copy) => parts.cards.get(copy)!.kind)
  const made = [...new Set(kinds)].map((kind): Action => {
    const at = names.indexOf(kind)
    return { code: components.families.card!.first + at + shift, family: 'card', notation: '', params: [at], lights: [light + kind] }
  })
  return { options: made.toSorted((a, b) => a.code - b.code), most: ({ lights }) => kinds.filter((kind) => light + kind === lights[0]).length }
}

function basket(options: Action[], most: (action: Action) => number, codes: (picks: Action[]) => number[] | null, words: string): Phrase {
  const add: Basket['add'] = (picks, action) => {
    const same = picks.filter(({ code }) => code === action.code)
    return same.length >= most(action) ? picks.filter(({ code }) => code !== action.code) : [...picks, action]
  }
  const seal = (picks: Action[], say: Say) => say(`ui-artigiano-seal-${words}`, { count: picks.length })
  return { count: 0, repeat: false, options, most, basket: { offers: () => options, add, codes, seal } }
}

/** Cards that go against cards that come. */
function exchange(gives: string[], takes: string[], components: Components, codes: (gives: number[], takes: number[]) => number[] | null, words: string): Phrase {
  const go = entries(gives, components, 'give-')
  const come = entries(takes, components, 'take-', COMING)
  const isComing = ({ code }: Action) => code >= COMING
  const split = (picks: Action[]) => codes(rising(picks.filter((pick) => !isComing(pick)).map(({ code }) => code)), rising(picks.filter(isComing).map(({ code }) => code - COMING)))
  return basket([...go.options, ...come.options], (action) => (isComing(action) ? come : go).most(action), split, words)
}

/** The two sets of an exchange, as they are laid out; null: nothing is exchanged, or not all of it is known. */
export function exchanged(view: ArtigianoView, prompt: Prompt | null, told: Told[], components: Components): { gives: string[]; takes: string[]; from: 'hand' | 'stock' | 'other-hand' } | null {
  if (view.viewer === null || (prompt?.kind !== 'swap' && prompt?.kind !== 'offer')) return null
  const hand = view.players[view.viewer]!.hand ?? []
  const other = askedOf(view)[0]!
  const side = view.sides[sideOf(view, view.viewer)]!
  const stock = [...(side.stock ?? []), ...(side.shielded ?? [])]
  const takes = prompt.kind === 'offer' ? handSeen(view, told, components, other) : other ? stockSeen(view, told, components, other - 1) : hand
  if (takes.length === 0) return null
  return { gives: prompt.kind === 'offer' ? hand : stock, takes, from: prompt.kind === 'offer' ? 'other-hand' : other ? 'stock' : 'hand' }
}

/** The kinds of cells that the material on a cell could stand on. */
const fits = (view: ArtigianoView, parts: Parts, side: number, cell: number): readonly string[] =>
  attached(view, side, cell).includes('roofer') ? ['foundation', 'stone', 'tile'] : (parts.cards.get(view.sides[side]!.cells[cell] ?? '')?.kinds ?? [])

/** The Bargain: an own cell, then one whose material can change places with it (ART-RUL-37). */
function bargain(own: Action[], view: ArtigianoView, components: Components): Phrase | null {
  const parts = partsOf(components)
  const home = sideOf(view, view.viewer!)
  if (own.length === 0 || own[0]!.params[0] !== home) return null
  const side = askedOf(view)[0]!
  const safe = shelteredAt(view, parts, side)
  const kindAt = (at: number, cell: number) => boardOf(view, parts, at).cell[cell]!.kind
  const partners = (mine: number): Action[] =>
    view.sides[side]!.cells.flatMap((copy, cell) =>
      copy !== null && !safe.has(cell) && fits(view, parts, home, mine).includes(kindAt(side, cell)) && fits(view, parts, side, cell).includes(kindAt(home, mine)) ? [cellAction(components, side, cell)] : [],
    )
  const isOwn = ({ params }: Action) => params[0] === home
  const add: Basket['add'] = (picks, action) => {
    if (!isOwn(action)) return picks.filter(isOwn).concat(picks.some(({ code }) => code === action.code) ? [] : [action])
    if (picks.some(({ code }) => code === action.code)) return []
    return [action, ...picks.filter((pick) => !isOwn(pick) && partners(action.params[1]!).some(({ code }) => code === pick.code))]
  }
  return {
    count: 0,
    repeat: false,
    options: own,
    basket: {
      offers: (picks) => [...own, ...(picks.find(isOwn) ? partners(picks.find(isOwn)!.params[1]!) : [])],
      add,
      codes: (picks) => (picks.length === 2 ? picks.map(({ code }) => code) : null),
      seal: (_picks, say) => say('ui-artigiano-seal-swap', { count: 2 }),
    },
  }
}

function cellAction(components: Components, side: number, cell: number): Action {
  const { first, sizes } = components.families.cell!
  return { code: first + side * sizes[1]! + cell, family: 'cell', notation: '', params: [side, cell], lights: [`cell-${side}-${cell}`] }
}

/** Cards of which so many are named, for each question that asks for several. */
function copiesFor(kind: string, view: ArtigianoView, parts: Parts, prompt: Prompt, told: Told[], components: Components): string[] {
  const side = view.sides[sideOf(view, view.viewer!)]!
  const hand = view.players[view.viewer!]!.hand ?? []
  if (kind === 'give' || kind === 'pool') return hand
  if (kind === 'discard') {
    const playsStock = view.stack?.some(({ ask, seat }) => ask === 'stock' && seat === view.viewer)
    const held = playsStock ? [...(side.stock ?? []), ...(side.shielded ?? [])] : hand
    return Number(prompt.args.filter) === 2 ? held.filter((copy) => parts.cards.get(copy)!.effect) : held
  }
  if (kind === 'discard_stock') return side.stock ?? []
  if (kind === 'keep_stored') return side.shielded ?? []
  if (kind === 'keep') return view.table.shown
  if (kind === 'deal') return poolSeen(view, told, components)
  return kind === 'take_hand' ? handSeen(view, told, components, askedOf(view)[0]!) : []
}

export function phrase(listed: Action[], prompt: Prompt, source: unknown, components: Components, told: Told[]): Phrase | null {
  const view = source as ArtigianoView
  const { kind, args } = prompt
  if (view.viewer === null) return null
  const actions = listed.filter(({ family }) => family !== 'claim' && family !== 'pass')
  /** The list begins with the first of all as long as nothing has been named one by one. */
  const fresh = (options: Action[]) => options.length > 0 && actions[0]?.code === options[0]!.code
  const sets = exchanged(view, prompt, told, components)
  if (sets) {
    const offer = kind === 'offer'
    const made = exchange(sets.gives, sets.takes, components, (gives, takes) => {
      if (gives.length + takes.length === 0) return [PASS]
      if (gives.length === 0 || takes.length === 0 || (!offer && gives.length !== takes.length)) return null
      return offer ? [...gives, PASS, ...takes, PASS] : [...gives, PASS, ...takes]
    }, kind)
    return fresh(made.options) ? made : null
  }
  const one = () => 1
  if (kind === 'bargain') return bargain(actions, view, components)
  if (kind === 'rearrange' && !args.laying) return basket(actions, one, (picks) => [...rising(picks.map(({ code }) => code)), PASS], 'rearrange')
  const left = Number(args.left ?? args.least ?? 1)
  if (kind === 'lose' && !args.cascade && left > 1) {
    const [side, mask] = askedOf(view) as [number, number]
    return { count: left, repeat: true, most: one, options: bits(mask).map((cell) => cellAction(components, side, cell)) }
  }
  if (kind === 'mandatory') {
    if (view.options.quick || view.stack?.at(-1)?.seat !== -1) return null
    const names = components.labels.names.mission!
    const missions = (view.sides[sideOf(view, view.viewer)]!.missions ?? []).map((name) => ({ name, at: names.indexOf(name) })).toSorted((a, b) => a.at - b.at)
    const options = missions.map(({ name, at }): Action => ({ code: components.families.mission!.first + at, family: 'mission', notation: '', params: [at], lights: [`mission-${name}`] }))
    return fresh(options) ? { count: 2, repeat: false, options } : null
  }
  if (kind === 'target' && left > 1 && !listed.some(({ family }) => family === 'pass')) {
    const last = actions.at(-1)!.code
    return basket(actions, one, (picks) => {
      const codes = rising(picks.map(({ code }) => code))
      return codes.length === 0 || codes.length > left ? null : codes.length < left && codes.at(-1)! < last ? [...codes, PASS] : codes
    }, 'target')
  }
  const copies = copiesFor(kind, view, partsOf(components), prompt, told, components)
  const { options, most } = entries(copies, components)
  if (!fresh(options)) return null
  if (kind === 'discard' && left === 0) return basket(options, most, (picks) => [...rising(picks.map(({ code }) => code)), ...(picks.length < copies.length ? [PASS] : [])], 'discard')
  const count = Math.min(left, copies.length)
  // what is shown or handed over card by card is sent card by card
  return count > 1 ? { count, repeat: kind === 'keep' || kind === 'take_hand', options, most } : null
}
