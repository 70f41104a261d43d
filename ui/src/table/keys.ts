/** Enter seals, Esc goes back, digits pick in the open family, letters open families. */

import type { Table } from './table.svelte'
import { tip } from './tip.svelte'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

export function key(table: Table, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || typing(event.target)) return
  if (event.key === 'Escape') return escape(table)
  if (!table.myTurn) return
  if (event.key === 'Enter') return enter(table, event)
  if (/^[1-9]$/.test(event.key)) return digit(table, Number(event.key))
  const family = table.families.find(({ name }) => table.face?.families[name]?.letter === event.key.toUpperCase())
  if (family?.name === 'pass') table.choose(family.actions[0]!)
  else if (family) table.openFamily = family.name
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
