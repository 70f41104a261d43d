/** "Turn up as soon as it holds": the page gives the command for its seat, as long as it is open. The wish belongs to one
 *  seat of one table and is kept by the browser, so that a reload, or another page of it, goes on. */

import type { Action } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

const keyOf = ({ hello, seat }: Table): string => `signoria-artigiano-reveal-${hello?.table}-${seat}`

class Reveal {
  /** What was switched on or off on this page. */
  #set = $state<Record<string, boolean>>({})

  on(table: Table): boolean {
    const key = keyOf(table)
    return table.seat !== null && (this.#set[key] ?? localStorage.getItem(key) === 'on')
  }

  turn(table: Table, on: boolean): void {
    const key = keyOf(table)
    this.#set[key] = on
    if (on) localStorage.setItem(key, 'on')
    else localStorage.removeItem(key)
  }
}

export const reveal = new Reveal()

/** The command that turns a mission up, while it is legal. */
export const claimOf = (table: Table, mission: string): Action | undefined =>
  table.commands.find(({ family, lights }) => family === 'claim' && lights.includes(`mission-${mission}`))
