/** "Turn up as soon as it holds": the page gives the command for its seat, as long as it is open. */

import type { Action } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'

const KEY = 'signoria-artigiano-reveal'

class Reveal {
  on = $state(sessionStorage.getItem(KEY) === 'on')

  turn(on: boolean): void {
    this.on = on
    sessionStorage.setItem(KEY, on ? 'on' : 'off')
  }
}

export const reveal = new Reveal()

/** The command that turns a mission up, while it is legal. */
export const claimOf = (table: Table, mission: string): Action | undefined =>
  table.commands.find(({ family, lights }) => family === 'claim' && lights.includes(`mission-${mission}`))
