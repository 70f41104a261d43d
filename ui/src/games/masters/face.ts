/** Masters of Renaissance at the common table. */

import type { Action, Components, Prompt } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { GameFace, Phrase, ScoreRow } from '../face'
import { ask, entry, seal } from './asking'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import Chosen from './Chosen.svelte'
import { chronicle } from './chronicle'
import { partsOf, price, RESOURCES, total, type MastersView } from './components'
import Dock from './Dock.svelte'
import { ending } from './ending'
import { asked, explain } from './explain'
import Opponent from './Opponent.svelte'
import Others from './Others.svelte'
import { deckOf } from './paying'
import MarketTab from './tabs/MarketTab.svelte'
import CardsTab from './tabs/CardsTab.svelte'
import BoardTab from './tabs/BoardTab.svelte'

const begins = (...prefixes: string[]) => (element: string) => prefixes.some((prefix) => element.startsWith(prefix))

/** Two Leaders, or two resources, are one answer: picked in any order. */
function phrase(actions: Action[], prompt: Prompt, source: unknown): Phrase | null {
  const count = Number(prompt.args.left ?? 1)
  const first = actions[0]
  if (count < 2 || !first) return null
  const view = source as MastersView
  const board = view.boards[view.viewer ?? 0]!
  const made = (at: number, light: string): Action => ({ ...first, code: first.code - first.params[0]! + at, params: [at], lights: [light], notation: '' })
  if (prompt.kind === 'keep') {
    const dealt = [...(board.hand ?? [])]
    return { count, repeat: false, options: dealt.map((id) => made(Number(id.slice(1)) - 1, `leader-${id}`)) }
  }
  if (first.family !== 'resource') return null
  const wanted = RESOURCES.map((name, at) => ({ name, at })).filter(({ name }) => prompt.kind !== 'spend' || total(board, name) > 0)
  return { count, repeat: true, options: wanted.map(({ name, at }) => made(at, `resource-${name}`)) }
}

/** Usually everything that fits is kept, and a turn ends after its main action. */
function ready(actions: Action[], prompt: Prompt): Action | null {
  if (prompt.kind === 'store') return actions.at(-1) ?? null
  return prompt.kind === 'after' ? (actions.find(({ family }) => family === 'pass') ?? null) : null
}

function note(action: Action, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as MastersView
  const board = view.boards[view.viewer ?? 0]!
  const parts = partsOf(components)
  const deck = deckOf(action)
  const top = deck ? view.table.decks[deck]?.top : null
  if (top) {
    const card = parts.cards.get(top)!
    const cost = price(card, board, parts)
    const goods = Object.fromEntries(RESOURCES.map((name) => [name, cost[name] ?? 0]))
    return speaker.say('ui-masters-note-buy', { ...goods, points: card.vp })
  }
  if (action.family === 'line') return lineNote(action.params[0]!, view, speaker)
  if (action.family === 'play' || action.family === 'keep') return speaker.card(components.labels.names.leader![action.params[0]!] as string)
  return ''
}

function lineNote(line: number, view: MastersView, speaker: Speaker): string {
  const tray = view.table.market.tray
  const marbles = line < 3 ? tray[line]! : tray.map((row) => row[line - 3]!)
  return speaker.join(marbles.map((marble) => speaker.words.say('masters-marble', { marble })))
}

function scoreRows(source: unknown, _sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] {
  const view = source as MastersView
  const list = (values: (number | string)[]) => speaker.join(values.map(String))
  const cards = list(view.boards.map((board) => board.slots.flat().length))
  const spaces = list(view.boards.map((board) => board.faith))
  return [
    { part: 'cards', icon: 'u-card', note: speaker.say('ui-masters-sheet-cards', { list: cards, seats: view.boards.length }) },
    { part: 'faith', icon: 'faith', note: speaker.say('ui-masters-sheet-faith', { list: spaces, seats: view.boards.length }) },
    { part: 'favour', icon: 'u-crown', note: speaker.say('ui-masters-sheet-favour', { reports: view.table.reports }) },
    { part: 'leaders', icon: 'u-leader', note: speaker.say('ui-masters-sheet-leaders') },
    { part: 'resources', icon: 'u-box', note: speaker.say('ui-masters-sheet-resources') },
  ]
}

export const face: GameFace = {
  families: {
    keep: { icon: 'u-leader', letter: 'K' },
    line: { icon: 'u-tray', letter: 'M' },
    buy: { icon: 'u-card', letter: 'B' },
    produce: { icon: 'u-wheel', letter: 'P' },
    play: { icon: 'u-leader', letter: 'L' },
    drop: { icon: 'faith', letter: 'D' },
    resource: { icon: 'u-box', letter: 'R' },
    store: { icon: 'u-box', letter: 'S' },
    pay: { icon: 'u-box', letter: 'Y' },
    white: { icon: 'u-tray', letter: 'W' },
    pass: { icon: 'u-glass', letter: 'E' },
  },
  steps: new Set(['produce', 'resource', 'pay']),
  ready,
  phrase,
  asked,
  explain,
  note,
  ask,
  seal,
  entry,
  ending,
  chronicle,
  round: (view) => Math.ceil((view as MastersView).table.turn / (view as MastersView).boards.length),
  Board,
  Others,
  Other: Opponent,
  Choices,
  Dock,
  Chosen,
  tabs: [
    { id: 'market', icon: 'u-tray', board: MarketTab, lights: begins('market-') },
    { id: 'cards', icon: 'u-card', board: CardsTab, lights: begins('deck-') },
    { id: 'board', icon: 'u-box', board: BoardTab, lights: begins('slot-', 'base', 'leader-', 'resource-') },
    { id: 'others', icon: 'u-crowd', board: Others, lights: () => false },
  ],
  scoreRows,
}
