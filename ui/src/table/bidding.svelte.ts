/** The bid pad's sum: what is typed, what is legal, what a press does. */

import type { Purse } from '../games/face'
import type { Action } from '../net/protocol'
import type { Table } from './table.svelte'

const MOST_DIGITS = 3

/** The bids among these actions by their amounts. The notation of an amount ends with it. */
export function bidsOf(actions: Action[], family: string | null): Map<number, Action> {
  const bids = actions.filter((action) => family !== null && action.family === family)
  return new Map(bids.map((action) => [Number(/\d+$/.exec(action.notation)?.[0] ?? NaN), action]))
}

/** One digit more; a leading zero gives way, and what is too long is not taken. */
export function typedOn(typed: string, digit: number): string {
  const longer = typed === '0' ? String(digit) : typed + digit
  return longer.length > MOST_DIGITS ? typed : longer
}

export class Bid {
  /** What was typed since the question came; nothing yet: the least raise is proposed. */
  typed = $state<string | null>(null)

  constructor(readonly table: Table) {}

  readonly #family = $derived.by(() => {
    const { prompt, components } = this.table
    return (prompt && components?.answers[prompt.kind]?.amounts) ?? null
  })
  readonly #bids = $derived.by(() => bidsOf(this.table.state?.actions ?? [], this.#family))

  /** Is a bid asked for? */
  get on(): boolean {
    return this.table.myTurn && this.#bids.size > 0
  }
  /** Is something to be sealed first, such as a bid that a hint proposes, or opened, such as a tile to be played? */
  get aside(): boolean {
    const { chosen, openFamily } = this.table
    return chosen !== null || (openFamily !== null && openFamily !== this.#family && openFamily !== 'pass')
  }
  get least(): number {
    return Math.min(...this.#bids.keys())
  }
  get most(): number {
    return Math.max(...this.#bids.keys())
  }
  /** What was typed, what is chosen, or the least. */
  get amount(): number {
    return Number(this.typed ?? [...this.#bids].find(([, { code }]) => code === this.table.chosen?.code)?.[0] ?? this.least)
  }
  /** The action that bids the amount, if that is legal. */
  get action(): Action | null {
    return this.#bids.get(this.amount) ?? null
  }
  get pass(): Action | null {
    return this.table.state?.actions.find(({ family }) => family === 'pass') ?? null
  }
  get purse(): Purse {
    const { face, state, prompt, components } = this.table
    return (state && prompt && components && face?.purse?.(state.view, prompt, components)) || { icon: 'coin', amount: this.most }
  }
  /** What the winner would pay for the amount. */
  get price(): number {
    return Math.max(0, this.amount - (this.purse.off ?? 0))
  }

  digit(digit: number): void {
    this.#type(typedOn(this.typed ?? '', digit))
  }
  erase(): void {
    this.#type((this.typed ?? String(this.amount)).slice(0, -1))
  }
  step(by: number): void {
    this.#type(String(Math.min(this.most, Math.max(this.least, this.amount + by))))
  }
  /** Instead of what was chosen. */
  #type(typed: string): void {
    this.typed = typed
    this.table.chosen = null
  }

  // ---------------------------------------------------------------- each is one gesture

  /** The smallest raise. */
  raise(): void {
    const least = this.#bids.get(this.least)
    if (least) this.table.play(least)
  }
  send(): void {
    if (this.action) this.table.play(this.action)
  }
  drop(): void {
    if (this.pass) this.table.play(this.pass)
  }
  upTo(): void {
    const { prompt, components } = this.table
    if (prompt && this.amount >= this.least) this.table.order(prompt.kind, 'up_to', this.amount, components?.answers[prompt.kind]?.spans[0] ?? 'game')
  }
}
