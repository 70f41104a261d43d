/** Renaissance (Artigiano) at the common table. */

import type { Action, Components, Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import { lower } from '../../words/words.svelte'
import type { GameFace, ScoreRow } from '../face'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import Chosen from './Chosen.svelte'
import { chronicle } from './chronicle'
import { boardOf, filledOf, partsOf, sideOf, valueAt, type ArtigianoView } from './components'
import Dock from './Dock.svelte'
import Effect from './Effect.svelte'
import { about, ask, entry } from './asking'
import { asked, effectText, explain } from './explain'
import { phrase } from './picking'
import Opponent from './Opponent.svelte'
import CastleTab from './tabs/CastleTab.svelte'
import HandTab from './tabs/HandTab.svelte'
import MissionsTab from './tabs/MissionsTab.svelte'
import OthersTab from './tabs/OthersTab.svelte'

const begins = (...prefixes: string[]) => (element: string) => prefixes.some((prefix) => element.startsWith(prefix))

function note(action: Action, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as ArtigianoView
  const parts = partsOf(components)
  const light = action.lights[0] ?? ''
  const card = light.startsWith('card-') ? parts.kinds.get(light.slice('card-'.length)) : undefined
  if (card && action.family !== 'place' && action.family !== 'discard') return effectText(speaker, card.id)
  if (action.family === 'mission') return effectText(speaker, parts.missions.get(light.slice('mission-'.length))!.id)
  if (action.family === 'slot') return action.params[0] ? speaker.say('ui-artigiano-note-shielded') : ''
  if (action.family === 'cell') {
    const [side, cell] = action.params as [number, number]
    const { kind } = boardOf(view, parts, side).cell[cell]!
    const built = view.sides[side]!.cells[cell] !== null
    return speaker.say('ui-artigiano-note-cell', { kind, value: built ? String(valueAt(view, parts, side, cell)) : speaker.say('ui-artigiano-empty') })
  }
  return ''
}

function scoreRows(source: unknown, _sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] {
  const view = source as ArtigianoView
  const list = (of: (side: number) => number) => speaker.join(view.sides.map((_, side) => String(of(side))))
  const row = (part: string, icon: string, args: Record<string, string> = {}): ScoreRow => ({ part, icon, note: speaker.say(`ui-artigiano-sheet-${part}`, args) })
  return [
    row('castle', 'u-wall', { list: list((side) => filledOf(view, side)) }),
    row('full', 'u-tower'),
    row('specials', 'u-leader'),
    row('missions', 'm-scroll', { list: list((side) => view.sides[side]!.shown.length) }),
    row('missed', 'a-bar'),
  ]
}

function ending(told: Told[], _names: string[], speaker: Speaker): string {
  const last = told.findLast(({ event }) => event === 'game_ended')
  return last ? speaker.say('artigiano-event-game_ended', { reason: Number(last.reason) }) : ''
}

export const face: GameFace = {
  families: {
    place: { icon: 'a-crane', letter: 'B' },
    act: { icon: 'u-sword', letter: 'A' },
    special: { icon: 'u-leader', letter: 'S' },
    stock: { icon: 'u-box', letter: 'K' },
    mission: { icon: 'm-scroll', letter: 'M' },
    card: { icon: 'a-cards', letter: 'C' },
    cell: { icon: 'u-wall', letter: 'L' },
    seat: { icon: 'u-crowd', letter: 'W' },
    side: { icon: 'u-tower', letter: 'W' },
    slot: { icon: 'u-box', letter: 'O' },
    flank: { icon: 'u-swap', letter: 'F' },
    double: { icon: 'a-double', letter: 'X' },
    yes: { icon: 'tick', letter: 'Y' },
    discard: { icon: 'a-discard', letter: 'D' },
    pass: { icon: 'u-glass', letter: 'P' },
  },
  steps: new Set(),
  ready: () => null,
  phrase,
  asked,
  explain,
  note,
  about,
  ask,
  entry,
  seal: (action, speaker, prompt) => (action.family === 'pass' ? speaker.action(action, prompt) : null),
  ending,
  chronicle,
  round: (view) => {
    const { table, players } = view as ArtigianoView
    return Math.ceil(table.course.turn / players.length)
  },
  phase: (view, speaker) => speaker.join((view as ArtigianoView).table.families.map((family) => lower(speaker.say('artigiano-family', { family })))),
  under: (source, seat, speaker) => {
    const view = source as ArtigianoView
    const side = sideOf(view, seat)
    return speaker.say('ui-artigiano-filled', { filled: filledOf(view, side), cells: view.options.quick ? 6 : 12 })
  },
  commands: new Set(['claim']),
  Board,
  Side: Effect,
  Other: Opponent,
  Choices,
  Chosen,
  Dock,
  tabs: [
    { id: 'hand', icon: 'a-cards', board: HandTab, lights: begins('card-', 'give-', 'take-') },
    { id: 'castle', icon: 'u-tower', board: CastleTab, lights: begins('cell-', 'stock', 'slot-', 'flank-') },
    { id: 'missions', icon: 'm-scroll', board: MissionsTab, lights: begins('mission-') },
    { id: 'others', icon: 'u-crowd', board: OthersTab, lights: begins('seat-', 'side-') },
  ],
  scoreRows,
}
