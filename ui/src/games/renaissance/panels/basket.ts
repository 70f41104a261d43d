/** A purchase in the making: what may still be added to it, what it costs, and the codes that announce it. */

import type { Action, Components, Prompt } from '../../../net/protocol'
import type { Table } from '../../../table/table.svelte'
import type { Phrase, Say } from '../../face'
import { levelOf, partsOf, type Parts, type RenaissanceView } from '../components'

export const BUILDINGS = ['rampart', 'castle', 'palace'] as const
export type Building = (typeof BUILDINGS)[number]
export interface Site { code: number; city: string; on: boolean; may: boolean }
export interface Row { building: Building; price: number; left: number; sites: Site[] }
export interface Cart {
  rows: Row[]
  total: number
  mostCards: number
  /** null: this cannot be bought. */
  codes: number[] | null
  /** Does this code need the rampart that is bought for this city? */
  needs(code: number, city: string): boolean
}

/** What the list of actions offers now; and a castle upon a rampart that is bought with it. The server has the last word. */
export function cartOf(actions: Action[], chosen: number[], cards: number, view: RenaissanceView, parts: Parts, components: Components): Cart {
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

const builds = ({ family }: Action): boolean => family === 'build'

/** The cart that holds these picks. */
export const cartWith = (picks: Action[], actions: Action[], view: RenaissanceView, components: Components): Cart =>
  cartOf(actions, picks.filter(builds).map(({ code }) => code), picks.find((pick) => !builds(pick))?.params[0] ?? 0, view, partsOf(components), components)

/** All that is bought in a turn is one answer, pointed at on the map, in the sheet or in the list. */
export function buying(actions: Action[], prompt: Prompt, source: unknown, components: Components): Phrase | null {
  if (prompt.kind !== 'buy') return null
  const cart = (picks: Action[]) => cartWith(picks, actions, source as RenaissanceView, components)
  const cities = components.labels.names.city!
  const offers = (picks: Action[]): Action[] => {
    const { rows, mostCards } = cart(picks)
    const sites = rows.flatMap(({ building, sites }) => sites.filter(({ may }) => may).map(({ code, city }): Action =>
      ({ code, family: 'build', notation: `build ${building} ${city}`, params: [BUILDINGS.indexOf(building), cities.indexOf(city)], lights: ['basket', `city-${city}`] })))
    return [...sites, ...actions.filter(({ family, params }) => family === 'number' && params[0]! <= mostCards)]
  }
  const add = (picks: Action[], action: Action): Action[] => {
    const without = picks.filter(({ code }) => code !== action.code)
    if (without.length === picks.length) return offers(picks).some(({ code }) => code === action.code) ? [...(builds(action) ? picks : picks.filter(builds)), action] : picks
    // a castle stands on a rampart: without the one the other is not bought
    const { needs } = cart(picks)
    return builds(action) && BUILDINGS[action.params[0]!] === 'rampart' ? without.filter((pick) => !builds(pick) || pick.params[1] !== action.params[1] || !needs(pick.code, String(cities[pick.params[1]!]))) : without
  }
  const seal = (picks: Action[], say: Say) => say('ui-renaissance-buy', { total: cart(picks).total })
  return { count: 0, repeat: false, options: actions, basket: { offers, add, codes: (picks) => cart(picks).codes, seal } }
}

/** Pointing at a city: what can be built there, one thing after the other, and nothing again. */
export function cycle(table: Table, city: string): boolean {
  const here = ({ lights }: Action) => lights.includes(`city-${city}`)
  const [mine, rest] = [table.picks.filter(here), table.picks.filter((pick) => !here(pick))]
  const offered = table.phrase!.basket!.offers(rest).filter(here)
  if (offered.length === 0) return false
  const next = offered[offered.findLastIndex(({ code }) => mine.some((pick) => pick.code === code)) + 1]
  table.picks = next ? [...rest, next] : rest
  return true
}
