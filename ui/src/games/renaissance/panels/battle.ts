/** A battle as far as it has been told: the cards of both sides, what became of them, the dice and the sums. */

import type { Told } from '../../../net/protocol'
import type { Parts, RenaissanceView, Way } from '../components'
import { num } from '../story'

/** What may fill a slot, by its number; see `SLOT_NAMES` of the engine. */
export const SLOTS = ['pikemen', 'arquebusiers', 'knights', 'cannon', 'swiss_regiment', 'condottiere', 'engineer', 'traitor', 'hired', 'power']
const DOUBLED = [...SLOTS.slice(0, 5), 'condottiere-4', 'condottiere-5', 'condottiere-6']
export const MERCENARIES = new Set(['condottiere', 'hired', 'power'])

/** down: face down; up: open; waiting: a Condottiere that has not rolled; traitor: one that is for sale; the rest: what
 *  became of it. */
export type Fate = 'down' | 'up' | 'waiting' | 'traitor' | 'lost' | 'routed' | 'betrayed' | 'cancelled' | 'saved'
export interface Engaged { kind: string | null; red: boolean; fate: Fate; value: number | null; doubled: boolean; countered?: boolean }
export interface Camp { seat: number; committed: boolean; die: number; cards: Engaged[] }
export type Result = 'taken' | 'held' | 'tied'
export interface Fight {
  source: string
  target: string
  way: Way
  attacker: Camp
  defender: Camp
  /** Condottieri offered by third players, to the attacker and to the defender. */
  loans: Map<number, [number, number]>
  hired: { seat: number; from: number }[]
  /** What the walls count now, if an Engineer or a Traitor has changed it. */
  lowered: number | null
  revealed: boolean
  totals: { attack: number; defence: number } | null
  result: Result | null
  over: boolean
}

const camp = (seat: number): Camp => ({ seat, committed: false, die: 0, cards: [] })
export const fresh = (kind: string | null, red: boolean, fate: Fate, value: number | null = null): Engaged => ({ kind, red, fate, value, doubled: false })

export class Telling {
  readonly fight: Fight
  /** The Condottiere that is for sale. */
  #traitor: Engaged | null = null
  #points: Map<string, number>
  #cards: string[]

  constructor(begins: Told, defender: number, cities: string[], cards: string[], points: Map<string, number>) {
    this.#points = points
    this.#cards = cards
    this.fight = {
      source: cities[num(begins, 'source')]!, target: cities[num(begins, 'city')]!, way: (['road', 'sea', 'ride'] as const)[num(begins, 'way')]!,
      attacker: camp(num(begins, 'seat')), defender: camp(defender), loans: new Map(), hired: [], lowered: null, revealed: false, totals: null, result: null, over: false,
    }
  }

  tell(event: Told): void {
    const { fight } = this
    const side = this.#side(num(event, 'seat'))
    switch (event.event) {
      case 'lent': fight.loans.set(num(event, 'seat'), [num(event, 'to_attacker'), num(event, 'to_defender')]); break
      case 'hired': fight.hired.push({ seat: num(event, 'seat'), from: num(event, 'other') }); break
      case 'committed': this.#lay(side, event, false); break
      case 'battle_rolled': side.die = num(event, 'die'); break
      case 'revealed': this.#lay(side, event, true); break
      case 'cancelled': this.#cancel(this.#cards[num(event, 'card')]!); break
      case 'fort_lowered': fight.lowered = num(event, 'pc'); break
      case 'engineer_helped': this.#find(side, ({ kind }) => kind === 'engineer', { value: num(event, 'pc') }); break
      case 'troops_lost': this.#find(side, ({ kind, fate }) => kind === this.#cards[num(event, 'card')] && fate === 'up', { fate: 'lost' }); break
      case 'routed': this.#settle(side, { fate: 'routed' }); break
      case 'fought': this.#settle(side, { fate: 'up', value: num(event, 'pc') }); break
      case 'betrayed': this.#sell(side); break
      case 'traitor_bought': this.#change(side); break
      case 'totals': fight.totals = { attack: num(event, 'attack'), defence: num(event, 'defence') }; break
      case 'doubled': this.#double(side, DOUBLED[num(event, 'double')]!); break
      case 'city_taken': fight.result = 'taken'; break
      case 'city_held': fight.result = 'held'; break
      case 'battle_tied': fight.result = 'tied'; break
      case 'saved': this.#find(side, ({ kind, fate }) => kind === this.#cards[num(event, 'card')] && fate === 'up', { fate: 'saved' }); break
      case 'battle_ended': fight.over = true
    }
  }

  #side(seat: number): Camp {
    return seat === this.fight.attacker.seat ? this.fight.attacker : this.fight.defender
  }

  /** Face down, where nobody but the owner is told what it is; or shown. */
  #lay(side: Camp, event: Told, shown: boolean): void {
    side.committed = true
    // the defender shows last: before that one side would be counted alone
    if (shown && side === this.fight.defender) this.fight.revealed = true
    const slots = ['slot1', 'slot2', 'slot3'].map((name) => (event[name] === undefined ? null : (SLOTS[num(event, name)] ?? '')))
    const filled = [num(event, 'blue') > 0, num(event, 'blue') > 1, num(event, 'red') > 0]
    side.cards = filled.flatMap((is, at) => (is ? [this.#card(slots[at] ?? null, at === 2, shown)] : []))
  }

  #card(kind: string | null, red: boolean, shown: boolean): Engaged {
    const fate: Fate = !shown ? 'down' : MERCENARIES.has(kind ?? '') ? 'waiting' : 'up'
    return fresh(kind, red, fate, this.#points.get(kind ?? '') ?? null)
  }

  #find(side: Camp, is: (card: Engaged) => boolean, change: Partial<Engaged>): void {
    const card = side.cards.find(is)
    if (card) Object.assign(card, change)
  }

  /** The same card on both sides; the defender's may come from his hand. */
  #cancel(kind: string): void {
    const { attacker, defender } = this.fight
    this.#find(attacker, (card) => card.kind === kind && card.red, { fate: 'cancelled' })
    if (defender.cards.some((card) => card.kind === kind && card.red)) this.#find(defender, (card) => card.kind === kind && card.red, { fate: 'cancelled' })
    else defender.cards.push({ ...fresh(kind, true, 'cancelled'), countered: true })
  }

  #settle(side: Camp, change: Partial<Engaged>): void {
    const card = this.#traitor && side.cards.includes(this.#traitor) ? this.#traitor : side.cards.find(({ fate }) => fate === 'waiting')
    if (card) Object.assign(card, change)
    this.#traitor = null
  }

  #sell(side: Camp): void {
    this.#traitor = this.#traitor && side.cards.includes(this.#traitor) ? this.#traitor : (side.cards.find(({ fate }) => fate === 'waiting') ?? null)
    if (this.#traitor) this.#traitor.fate = 'traitor'
  }

  /** A traitor goes over to the enemy, on top of his slots. */
  #change(buyer: Camp): void {
    if (!this.#traitor) return
    const sold = this.#traitor
    this.#traitor = fresh(sold.kind, sold.red, 'waiting')
    sold.fate = 'betrayed'
    buyer.cards.push(this.#traitor)
  }

  #double(side: Camp, what: string): void {
    const is = (card: Engaged) => (what.startsWith('condottiere-') ? MERCENARIES.has(card.kind ?? '') && card.value === Number(what.at(-1)) : card.kind === what)
    this.#find(side, (card) => card.fate === 'up' && is(card), { doubled: true })
  }
}

/** The defender is not named when an attack is announced: whoever holds the city, or whoever answers later. */
function defenderOf(events: Told[], holder: number | null): number {
  const attacker = num(events[0]!, 'seat')
  const named = events.find(({ event, seat }) => ['committed', 'battle_rolled', 'revealed'].includes(event) && seat !== attacker)
  return named ? num(named, 'seat') : (holder ?? 0)
}

/** The battle after so many of its events. */
export function fightOf(events: Told[], upTo: number, holder: number | null, cities: string[], parts: Parts): Fight | null {
  if (events.length === 0) return null
  const points = new Map(parts.cards.flatMap(({ id, value_pc }) => (value_pc ? [[id, value_pc] as const] : [])))
  const telling = new Telling(events[0]!, defenderOf(events, holder), cities, parts.cards.map(({ id }) => id), points)
  for (const event of events.slice(1, upTo)) telling.tell(event)
  return telling.fight
}

// ---------------------------------------------------------------- sums

export const counts = ({ fate }: Engaged): boolean => fate === 'up' || fate === 'saved'
export const worth = (card: Engaged): number => (counts(card) && card.value !== null ? card.value * (card.doubled ? 2 : 1) : 0)
export const cardsOf = (side: Camp): number => side.cards.reduce((sum, card) => sum + worth(card), 0)

export interface Walls { fort: number; terrain: number; landing: number }

/** What the city adds: walls as they count, mountain or marsh, a landing. `counted`: walls and bonuses together. */
export function wallsOf(fight: Fight, counted: number, genoa: boolean, parts: Parts): Walls {
  const none = fight.way === 'ride' || genoa
  const terrain = none ? 0 : parts.terrain[parts.cities.get(fight.target)?.terrain ?? 'plain']
  const landing = !none && fight.way === 'sea' ? parts.landing : 0
  return { fort: Math.max(0, counted - terrain - landing), terrain, landing }
}

/** Does the power of Genoa take the bonuses away? */
export const isGenoa = (view: RenaissanceView, seat: number): boolean => view.options.state_powers === true && view.boards[seat]?.nation === 'genoa'

export interface Sums { attack: number | null; defence: number | null; bonus: [number, number] }

/** The two sums as far as they can be seen; what no card explains is a bonus of the Swiss. */
export function sumsOf(fight: Fight, walls: number): Sums {
  const attack = fight.attacker.die + cardsOf(fight.attacker)
  const defence = fight.defender.die + cardsOf(fight.defender) + walls
  if (!fight.totals) return { attack: fight.revealed ? attack : null, defence: fight.revealed ? defence : null, bonus: [0, 0] }
  return { ...fight.totals, bonus: [fight.totals.attack - attack, fight.totals.defence - defence] }
}
