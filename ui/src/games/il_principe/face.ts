/** Il Principe at the common table. */

import type { Action, Components, Prompt, Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import { lower } from '../../words/words.svelte'
import type { GameFace, Phrase, ScoreRow } from '../face'
import './colours.css'
import Auction from './Auction.svelte'
import Badge from './Badge.svelte'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import { chronicle } from './chronicle'
import { COLOURS, count, partsOf, phaseOf, type Colour, type PrincipeView } from './components'
import Dock from './Dock.svelte'
import { asked, explain, regionsOf } from './explain'
import Opponent from './Opponent.svelte'
import HandTab from './tabs/HandTab.svelte'
import LotsTab from './tabs/LotsTab.svelte'
import MapTab from './tabs/MapTab.svelte'
import OthersTab from './tabs/OthersTab.svelte'

const begins = (...prefixes: string[]) => (element: string) => prefixes.some((prefix) => element.startsWith(prefix))
const mine = (view: PrincipeView) => view.boards[view.viewer ?? 0]!

/** The cards of an offer, or the two shields of a city, are one answer: picked in any order. */
function phrase(actions: Action[], prompt: Prompt, source: unknown, components: Components): Phrase | null {
  const left = Number(prompt.args.left ?? 1)
  const first = actions[0]
  if (left < 2 || !first) return null
  const view = source as PrincipeView
  const made = (at: number, light: string): Action => ({ ...first, code: first.code - first.params[0]! + at, params: [at], lights: [light], notation: '' })
  if (prompt.kind === 'offer') {
    const spare = (colour: Colour) => count(mine(view).hand, colour) - count(mine(view).picked, colour)
    const held = COLOURS.filter((colour) => spare(colour) > 0)
    const options = held.map((colour) => made(COLOURS.indexOf(colour), `colour-${colour}`))
    return { count: left, repeat: true, options, most: (action) => spare(COLOURS[action.params[0]!]!) }
  }
  if (prompt.kind !== 'shields') return null
  const parts = partsOf(components)
  const beside = parts.places.get(String(prompt.args.city))?.regions ?? []
  const regions = parts.regions.map(({ id }, at) => ({ id, at })).filter(({ id }) => beside.includes(id))
  return { count: left, repeat: true, options: regions.map(({ id, at }) => made(at, `region-${id}`)), most: () => left }
}

function note(action: Action, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as PrincipeView
  const board = mine(view)
  const params = speaker.named(speaker.parameters(action))
  if (action.family === 'build') {
    const { cost, vp, shields } = partsOf(components).cities.get(String(params.city))!
    return speaker.say('ui-il_principe-note-build', { coins: cost, points: vp, shields, regions: regionsOf(String(params.city), speaker, components) })
  }
  if (action.family === 'bid') return speaker.say('ui-il_principe-leaves', { left: (board.coins ?? 0) - Number(params.bid), coins: board.coins ?? 0 })
  if (action.family === 'lay') {
    const colour = params.colour as Colour
    return speaker.say('ui-il_principe-note-lay', { up: count(board.up, colour) + Number(params.laid), best: Math.max(...view.boards.map((other) => (other === board ? 0 : count(other.up, colour)))) })
  }
  if (action.family === 'region') return speaker.say('ui-il_principe-note-region', standing(view, String(params.region)))
  return ''
}

function standing(view: PrincipeView, region: string): { own: number; best: number } {
  const shields = view.boards.map((board) => board.shields[region] ?? 0)
  return { own: shields[view.viewer ?? 0] ?? 0, best: Math.max(...shields.filter((_, seat) => seat !== view.viewer)) }
}

function scoreRows(source: unknown, _sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] {
  const view = source as PrincipeView
  const list = (of: (board: PrincipeView['boards'][number]) => number) => speaker.join(view.boards.map((board) => String(of(board))))
  return [
    { part: 'track', icon: 'u-palace', note: speaker.say('ui-il_principe-sheet-track', { list: list(({ cities }) => cities.length) }) },
    { part: 'regions', icon: 'shield', note: speaker.say('ui-il_principe-sheet-regions', { list: list(({ shields_left }) => 11 - shields_left) }) },
    { part: 'roles', icon: 'u-leader', note: speaker.say('ui-il_principe-sheet-roles', { list: list(({ roles }) => roles.length) }) },
    { part: 'sets', icon: 'u-card', note: speaker.say('ui-il_principe-sheet-sets', { list: list((board) => Math.min(...COLOURS.map((colour) => count(board.up, colour) + count(board.down, colour)))) }) },
    { part: 'coins', icon: 'coin', note: speaker.say('ui-il_principe-sheet-coins', { list: list(({ coins }) => coins ?? 0) }) },
    { part: 'hand', icon: 'u-box', note: speaker.say('ui-il_principe-sheet-hand', { list: list(({ in_hand }) => in_hand) }) },
  ]
}

/** The last round was announced; otherwise the cities ran out. */
const ending = (told: Told[], _names: string[], speaker: Speaker): string =>
  speaker.say(told.some(({ event }) => event === 'last_round_began') ? 'ui-il_principe-ended-deck' : 'ui-il_principe-ended-cities')

export const face: GameFace = {
  families: {
    family: { icon: 'u-crown', letter: 'F' },
    colour: { icon: 'u-card', letter: 'O' },
    bid: { icon: 'u-gavel', letter: 'B' },
    build: { icon: 'u-palace', letter: 'B' },
    lay: { icon: 'u-card', letter: 'L' },
    region: { icon: 'shield', letter: 'R' },
    pass: { icon: 'u-glass', letter: 'P' },
  },
  steps: new Set(),
  ready: () => null,
  phrase,
  asked,
  explain,
  note,
  ask: (action, speaker) => (action.family === 'pass' ? null : speaker.say('ui-il_principe-ask', { action: lower(speaker.action(action, null)) })),
  seal: (action, speaker) => (action.family === 'pass' ? null : speaker.action(action, null)),
  purse: (view) => ({ icon: 'coin', amount: mine(view as PrincipeView).coins ?? 0 }),
  ending,
  chronicle,
  round: (view) => (view as PrincipeView).table.round,
  phase: (view, speaker) => {
    const phase = phaseOf(view as PrincipeView)
    return phase && speaker.say(`ui-il_principe-phase-${phase}`)
  },
  under: (view, seat, speaker) => {
    const family = (view as PrincipeView).boards[seat]?.family
    return family ? speaker.say('il_principe-family', { family }) : ''
  },
  Board,
  Side: Auction,
  Badge,
  Other: Opponent,
  Choices,
  Dock,
  tabs: [
    { id: 'map', icon: 'u-mount', board: MapTab, lights: begins('region-', 'city-') },
    { id: 'hand', icon: 'u-card', board: HandTab, lights: begins('colour-', 'family-') },
    { id: 'lots', icon: 'u-gavel', board: LotsTab, lights: (element) => element === '' },
    { id: 'others', icon: 'u-crowd', board: OthersTab, lights: () => false },
  ],
  scoreRows,
}

