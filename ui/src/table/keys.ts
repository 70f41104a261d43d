/** Enter seals, Esc goes back, digits pick in the open family, letters open families; in an auction keys bid. */

import type { Table } from './table.svelte'
import { tip } from './tip.svelte'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

export function key(table: Table, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return
  if (event.key === 'Escape') return escape(table)
  if (!table.myTurn || bidding(table, event)) return
  if (event.key === 'Enter') return enter(table, event)
  if (/^[1-9]$/.test(event.key)) return digit(table, Number(event.key))
  const family = table.families.find(({ name }) => table.face?.families[name]?.letter === event.key.toUpperCase())
  if (family?.actions.length === 1) table.choose(family.actions[0]!)
  else if (family) table.openFamily = family.name
}

/** On the bid pad: digits write (unless a family of the list is open), + is the smallest raise, Enter bids, P passes, U orders “up to”. */
function bidding(table: Table, event: KeyboardEvent): boolean {
  const { bid } = table
  if (!bid.on || table.chosen) return false
  if (/^[0-9]$/.test(event.key) && table.openFamily === null) bid.digit(Number(event.key))
  else if (event.key === 'Backspace') bid.erase()
  else if (event.key === '+') bid.raise()
  else if (event.key.toUpperCase() === 'P' && bid.pass) bid.drop()
  else if (event.key.toUpperCase() === 'U') bid.upTo()
  else if (event.key === 'Enter' && !(event.target as HTMLElement).matches('button, a, summary')) bid.send()
  else return false
  event.preventDefault()
  return true
}

function escape(table: Table): void {
  tip.hide()
  if (table.looking !== null) table.looking = null
  else table.back()
}

/** On a control Enter works that control; a place on the board that means nothing now is no control. */
function enter(table: Table, event: KeyboardEvent): void {
  const target = event.target as HTMLElement
  const idle = target.matches('[data-spot]:not(.may, .can, .sel)')
  if ((target.matches('button, a, summary') && !idle) || !table.sealable) return
  event.preventDefault()
  table.seal()
}

function digit(table: Table, number: number): void {
  const listed = table.families.find(({ name }) => name === table.open)?.actions
  const action = listed?.[number - 1]
  if (!action) return
  table.choose(action)
  // the next Enter must seal, wherever the focus was
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-seal]')?.focus())
}
