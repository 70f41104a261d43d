/** Princes of the Renaissance at the common table. */

import type { Action, Components, Prompt, Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import { lower } from '../../words/words.svelte'
import Bargain from '../../table/Bargain.svelte'
import Offers from '../../table/Offers.svelte'
import type { GameFace, ScoreRow } from '../face'
import './colours.css'
import Auction from './Auction.svelte'
import Board from './Board.svelte'
import Choices from './Choices.svelte'
import { chronicle } from './chronicle'
import { partsOf, type City, type PrincesView } from './components'
import Dock from './Dock.svelte'
import { asked, explain } from './explain'
import Opponent from './Opponent.svelte'
import { discount, least, worth } from './reckoning'
import CitiesTab from './tabs/CitiesTab.svelte'
import HouseTab from './tabs/HouseTab.svelte'
import MarketTab from './tabs/MarketTab.svelte'
import OthersTab from './tabs/OthersTab.svelte'
import Under from './Under.svelte'

const begins = (...prefixes: string[]) => (element: string) => prefixes.some((prefix) => element.startsWith(prefix))
const mine = (view: PrincesView) => view.boards[view.viewer ?? 0]!

function note(action: Action, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as PrincesView
  const parts = partsOf(components)
  const params = speaker.named(speaker.parameters(action))
  if (action.family === 'buy') {
    const { price, attack, defence } = parts.troops.find(({ id }) => id === params.troop)!
    return speaker.say('ui-princes-note-buy', { gold: price, attack, defence })
  }
  if (action.family === 'city_tile') {
    const { city } = parts.tiles.get(String(params.city_tile))!
    return speaker.say('ui-princes-note-tile', { city, gold: least(view, city), points: worth(view, city, parts) })
  }
  if (action.family === 'event') {
    const { currency } = parts.events.find(({ id }) => id === params.event_tile)!
    return speaker.say('ui-princes-note-event', { currency })
  }
  if (action.family === 'war' || action.family === 'start_war') {
    const status = (city: unknown) => view.table.status[city as City]
    return speaker.say('ui-princes-note-war', { status: status(params.city), enemy_status: status(params.enemy) })
  }
  return ''
}

/** Places of an action that is not complete: a war without its defender, a theft without its victim. */
function begun(path: string[], speaker: Speaker): string {
  const last = path.at(-1)!
  if (last.startsWith('city-')) return speaker.say('ui-princes-attack-whom', { city: last.slice('city-'.length) })
  if (last === 'treachery-start_war') return speaker.say('ui-princes-who-attacks')
  if (last === 'treachery-bribe_troops') return speaker.say('ui-princes-bribe-whom')
  return speaker.say('ui-princes-aim-at', { aim: last.slice(last.indexOf('-') + 1) })
}

function scoreRows(source: unknown, _sheet: Record<string, number>[], speaker: Speaker): ScoreRow[] {
  const view = source as PrincesView
  const list = (of: (board: PrincesView['boards'][number]) => number) => speaker.join(view.boards.map((board) => String(of(board))))
  const row = (part: string, icon: string, args: Record<string, string> = {}): ScoreRow => ({ part, icon, note: speaker.say(`ui-princes-sheet-${part}`, args) })
  return [
    row('cities', 'u-tower', { list: list(({ tiles }) => tiles.length) }),
    row('events', 'u-artist', { list: list(({ events }) => events.length) }),
    row('merchants', 'u-scales'),
    row('pope', 'tiara'),
    row('gold', 'coin', { list: list(({ gold }) => gold ?? 0) }),
    row('influence', 'influence', { list: list(({ influence }) => influence ?? 0) }),
    row('tokens', 'laurel', { list: list(({ tokens }) => tokens) }),
  ]
}

/** The cities as they stood at the end. */
const ending = (_told: Told[], _names: string[], speaker: Speaker): string => speaker.say('ui-princes-ended')

export const face: GameFace = {
  families: {
    family: { icon: 'u-crown', letter: 'F' },
    city_tile: { icon: 'u-tower', letter: 'C' },
    event: { icon: 'u-artist', letter: 'E' },
    pope: { icon: 'tiara', letter: 'O' },
    war: { icon: 'u-sword', letter: 'W' },
    buy: { icon: 't-cavalry', letter: 'B' },
    treachery: { icon: 'u-mask', letter: 'T' },
    disband: { icon: 'u-pike', letter: 'D' },
    steal: { icon: 'tr-steal_influence', letter: 'S' },
    raid: { icon: 'tr-raid_gold_shipment', letter: 'R' },
    lucrezia: { icon: 'tr-steal_influence', letter: 'L' },
    alfonso: { icon: 'u-mask', letter: 'A' },
    start_war: { icon: 'tr-start_war', letter: 'W' },
    amount: { icon: 'u-gavel', letter: 'B' },
    freeze: { icon: 'tr-freeze_bid', letter: 'F' },
    tile: { icon: 'u-mask', letter: 'D' },
    city: { icon: 'u-tower', letter: 'C' },
    veto: { icon: 'tr-veto', letter: 'V' },
    league: { icon: 'tiara', letter: 'L' },
    bribe: { icon: 'tr-bribe_troops', letter: 'B' },
    yes: { icon: 'tick', letter: 'Y' },
    pass: { icon: 'u-glass', letter: 'P' },
  },
  steps: new Set(),
  ordered: new Set(['war', 'start_war', 'freeze', 'steal', 'raid', 'lucrezia', 'bribe']),
  begun,
  /** After the action one usually ends the turn. */
  ready: (actions, prompt) => (prompt.kind === 'after' ? (actions.find(({ family }) => family === 'pass') ?? null) : null),
  phrase: () => null,
  asked,
  explain,
  note,
  ask: (action, speaker, { prompt }) => (action.family === 'pass' ? null : speaker.say('ui-princes-ask', { action: lower(speaker.action(action, prompt)) })),
  ending,
  chronicle,
  round: (view) => (view as PrincesView).table.decade,
  phase: (view, speaker) => speaker.say('ui-princes-events-left', { events: (view as PrincesView).table.events.length }),
  commands: new Set(['bank']),
  purse: (source, { args }: Prompt, components) => {
    const view = source as PrincesView
    const gold = args.currency === 'gold'
    const board = mine(view)
    return { icon: gold ? 'coin' : 'influence', amount: (gold ? board.gold : board.influence) ?? 0, off: discount(board, String(args.prize), partsOf(components)) }
  },
  funds: (view, seat) => {
    const { gold = 0, influence = 0 } = (view as PrincesView).boards[seat] ?? {}
    return { gold, influence }
  },
  Bargain,
  Offers,
  Board,
  Side: Auction,
  Under,
  Other: Opponent,
  Choices,
  Dock,
  tabs: [
    { id: 'cities', icon: 'u-tower', board: CitiesTab, lights: begins('city-', 'tile-') },
    { id: 'market', icon: 'u-gavel', board: MarketTab, lights: (element) => element === '' || begins('event-', 'pope', 'troop-', 'pile', 'bribe-', 'side-')(element) },
    { id: 'house', icon: 'u-crown', board: HouseTab, lights: begins('family-', 'own-troop-', 'treachery-') },
    { id: 'others', icon: 'u-crowd', board: OthersTab, lights: () => false },
  ],
  scoreRows,
}
