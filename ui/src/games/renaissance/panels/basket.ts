/** A purchase in the making: what may still be added to it, what it costs, and the codes that announce it. */

import type { Action, Components } from '../../../net/protocol'
import { levelOf, type Parts, type RenaissanceView } from '../components'

export const BUILDINGS = ['rampart', 'castle', 'palace'] as const
export type Building = (typeof BUILDINGS)[number]
export interface Site { code: number; city: string; on: boolean; may: boolean }
export interface Row { building: Building; price: number; left: number; sites: Site[] }
export interface Basket {
  rows: Row[]
  total: number
  mostCards: number
  /** null: this cannot be bought. */
  codes: number[] | null
  /** Does this code need the rampart that is bought for this city? */
  needs(code: number, city: string): boolean
}

/** What the list of actions offers now; and a castle upon a rampart that is bought with it. The server has the last word. */
export function basketOf(actions: Action[], chosen: number[], cards: number, view: RenaissanceView, parts: Parts, components: Components): Basket {
  const cities = [...parts.cities.keys()]
  const { first, sizes } = components.families.build!
  const codeOf = (building: Building, city: string) => first + sizes[1]! * BUILDINGS.indexOf(building) + cities.indexOf(city)
  const supply = { rampart: view.table.supply.ramparts, castle: view.table.supply.castles, palace: view.table.supply.palaces }
  const listed = actions.filter(({ family }) => family === 'build')
  const buildingOf = (code: number) => BUILDINGS[Math.floor((code - first) / sizes[1]!)]!
  const built = (building: Building) => chosen.filter((code) => buildingOf(code) === building).length
  const price = (building: Building) => parts.prices[building] ?? 0
  const total = chosen.reduce((sum, code) => sum + price(buildingOf(code)), 0) + cards * (parts.prices.battle_card ?? 0)
  const ducats = view.boards[view.viewer ?? 0]!.ducats
  const needs = (code: number, city: string) => code === codeOf('castle', city) && levelOf(view, city) < 2
  const rows = BUILDINGS.map((building): Row => {
    const offered = listed.filter(({ params }) => params[0] === BUILDINGS.indexOf(building)).map(({ params }) => cities[params[1]!]!)
    const upon = building === 'castle' ? cities.filter((city) => levelOf(view, city) < 2 && chosen.includes(codeOf('rampart', city))) : []
    const left = supply[building] - built(building)
    const sites = [...offered, ...upon].map((city): Site => {
      const code = codeOf(building, city)
      const on = chosen.includes(code)
      return { code, city, on, may: on || (left > 0 && total + price(building) <= ducats) }
    })
    return { building, price: price(building), left, sites }
  })
  const numbers = actions.filter(({ family }) => family === 'number')
  const dear = parts.prices.battle_card ?? 1
  const affordable = Math.floor((ducats - total + cards * dear) / dear)
  const mostCards = Math.max(0, Math.min(affordable, numbers.length - 1))
  const close = numbers.find(({ params }) => params[0] === cards)
  return { rows, total, mostCards, needs, codes: close && total <= ducats ? [...chosen.toSorted((a, b) => a - b), close.code] : null }
}
