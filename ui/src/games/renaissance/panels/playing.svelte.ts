/** A battle is told one event after the other, so that it can be followed; without motion all at once. */

import type { Told } from '../../../net/protocol'
import { still } from '../../../settings.svelte'
import type { Table } from '../../../table/table.svelte'

/** Milliseconds for which an event is looked at before the next one comes; those that show nothing take no time. */
const PAUSE = 650
const QUICK = new Set(['answered', 'offers_closed', 'fees_paid', 'passed', 'power_used', 'card_played'])
/** So many events behind, it hurries. */
const LATE = 12

export class Playing {
  /** How many events are shown. */
  at = $state(0)
  #events: Told[] = []
  #begun: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `events`: of the battle that is shown. What was there when the page opened is not played again. */
  follow(events: Told[]): void {
    const begins = events[0]?.n ?? 0
    const first = this.#begun === null
    if (begins !== this.#begun) this.at = first ? events.length : Math.min(1, events.length)
    this.#begun = begins
    this.#events = events
    if (still() || this.at > events.length) this.at = events.length
    if (this.#timer === undefined) this.#go()
  }

  #go = (): void => {
    this.#timer = undefined
    const late = this.#events.length - this.at
    if (late <= 0) return
    const pause = QUICK.has(this.#events[this.at - 1]?.event ?? '') ? 0 : PAUSE / (late > LATE ? 4 : 1)
    this.#timer = setTimeout(() => {
      this.at = Math.min(this.at + 1, this.#events.length)
      this.#go()
    }, pause)
  }
}

const known = new WeakMap<Table, Playing>()

export function playingAt(table: Table): Playing {
  const playing = known.get(table) ?? new Playing()
  known.set(table, playing)
  return playing
}
