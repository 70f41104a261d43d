/** The odds of a battle: shown only to who asks for them, and reckoned by the server from that seat's view. */

import type { Table } from '../../table/table.svelte'

const KEPT = 'signoria-odds'

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on'
  } catch {
    return false
  }
}

class Odds {
  on = $state(kept())

  turn(on: boolean): void {
    this.on = on
    try {
      localStorage.setItem(KEPT, on ? 'on' : 'off')
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const odds = new Odds()

/** The actions whose outcome is in question now; null: it is no matter of odds. */
export function inQuestion({ myTurn, prompt, chosen, picks }: Table): number[] | null {
  const kind = myTurn ? prompt?.kind : undefined
  if (kind === 'combat' || kind === 'ride') return chosen?.family === 'attack' ? [chosen.code] : null
  if (kind === 'commit') return (chosen ? [chosen.code] : picks.map(({ code }) => code)).toSorted((a, b) => a - b)
  if (kind === 'attack_from' || kind === 'commit_red') return chosen ? [chosen.code] : []
  return kind === 'hire' ? [] : null
}
