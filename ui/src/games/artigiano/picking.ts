/** Several cards, missions or cells that make one answer: picked in any order, sent in the order that the rules ask for. */

import type { Action, Components, Prompt } from '../../net/protocol'
import type { Basket, Phrase, Say } from '../face'
import { askedOf, partsOf, sideOf, type ArtigianoView, type Parts } from './components'

const PASS = 0
/** Where the server counts the hidden places: hands from 0, stocks from 8, the common pile. */
const STOCKS = 8
const POOL = 17
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

/** The two sets of an exchange, as they are laid out; null: nothing is exchanged. */
export function exchanged(view: ArtigianoView, prompt: Prompt | null): { gives: string[]; takes: string[]; from: 'hand' | 'stock' | 'other-hand' } | null {
  if (view.viewer === null || view.facts?.picked || (prompt?.kind !== 'swap' && prompt?.kind !== 'offer')) return null
  const hand = view.players[view.viewer]!.hand ?? []
  const other = askedOf(view)[0]!
  if (prompt.kind === 'offer') return { gives: hand, takes: view.facts?.known?.[other] ?? [], from: 'other-hand' }
  const side = view.sides[sideOf(view, view.viewer)]!
  const gives = [...(side.stock ?? []), ...(side.shielded ?? [])]
  return other ? { gives, takes: view.facts?.known?.[STOCKS + other - 1] ?? [], from: 'stock' } : { gives, takes: hand, from: 'hand' }
}

/** Cards of which so many are named, for each question that asks for several. */
function copiesFor(kind: string, view: ArtigianoView, parts: Parts, prompt: Prompt): string[] {
  const side = view.sides[sideOf(view, view.viewer!)]!
  const known = (place: number) => view.facts?.known?.[place] ?? []
  const hand = view.players[view.viewer!]!.hand ?? []
  if (kind === 'give' || kind === 'pool') return hand
  if (kind === 'discard') {
    const playsStock = view.stack?.some(({ ask, seat }) => ask === 'stock' && seat === view.viewer)
    const held = playsStock ? [...(side.stock ?? []), ...(side.shielded ?? [])].filter((copy) => !view.facts?.fresh?.includes(copy)) : hand
    return Number(prompt.args.filter) === 2 ? held.filter((copy) => parts.cards.get(copy)!.effect) : held
  }
  if (kind === 'discard_stock') return side.stock ?? []
  if (kind === 'keep_stored') return side.shielded ?? []
  if (kind === 'keep') return view.table.shown
  if (kind === 'deal') return known(POOL)
  return kind === 'take_hand' ? known(askedOf(view)[0]!) : []
}

export function phrase(listed: Action[], prompt: Prompt, source: unknown, components: Components): Phrase | null {
  const view = source as ArtigianoView
  const { kind, args } = prompt
  if (view.viewer === null || view.facts?.picked) return null
  const actions = listed.filter(({ family }) => family !== 'claim' && family !== 'pass')
  const sets = exchanged(view, prompt)
  if (sets && sets.takes.length > 0) {
    const offer = kind === 'offer'
    return exchange(sets.gives, sets.takes, components, (gives, takes) => {
      if (gives.length + takes.length === 0) return [PASS]
      if (gives.length === 0 || takes.length === 0 || (!offer && gives.length !== takes.length)) return null
      return offer ? [...gives, PASS, ...takes, PASS] : [...gives, PASS, ...takes]
    }, kind)
  }
  const one = () => 1
  if (kind === 'rearrange' && !args.laying) return basket(actions, one, (picks) => [...rising(picks.map(({ code }) => code)), PASS], 'rearrange')
  const left = Number(args.left ?? args.least ?? 1)
  if (kind === 'lose' && !args.cascade && left > 1) {
    const [side, mask] = askedOf(view) as [number, number]
    const { first, sizes } = components.families.cell!
    return { count: left, repeat: false, options: bits(mask).map((cell) => ({ code: first + side * sizes[1]! + cell, family: 'cell', notation: '', params: [side, cell], lights: [`cell-${side}-${cell}`] })) }
  }
  if (kind === 'mandatory') {
    const missions = view.sides[sideOf(view, view.viewer)]!.missions ?? []
    const names = components.labels.names.mission!
    if (view.options.quick || view.stack?.at(-1)?.seat !== -1) return null
    const made = missions.map((name) => ({ name, at: names.indexOf(name) }))
    return { count: 2, repeat: false, options: made.map(({ name, at }): Action => ({ code: components.families.mission!.first + at, family: 'mission', notation: '', params: [at], lights: [`mission-${name}`] })) }
  }
  if (kind === 'target' && left > 1) {
    const last = actions.at(-1)!.code
    return basket(actions, one, (picks) => {
      const codes = rising(picks.map(({ code }) => code))
      return codes.length === 0 || codes.length > left ? null : codes.length < left && codes.at(-1)! < last ? [...codes, PASS] : codes
    }, 'target')
  }
  const parts = partsOf(components)
  const copies = copiesFor(kind, view, parts, prompt)
  const known = new Set(copies.map((copy) => parts.cards.get(copy)?.kind))
  const whole = actions.every(({ lights }) => known.has(lights[0]?.slice('card-'.length)))
  if (copies.length === 0 || !whole) return null
  const { options, most } = entries(copies, components)
  if (kind === 'discard' && left === 0) return basket(options, most, (picks) => [...rising(picks.map(({ code }) => code)), ...(picks.length < copies.length ? [PASS] : [])], 'discard')
  const count = Math.min(left, copies.length)
  return count > 1 ? { count, repeat: false, options, most } : null
}
