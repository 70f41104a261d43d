/** Renaissance at the common table. */

import type { GameFace } from '../face'
import './colours.css'
import { asking } from './asking'
import Board from './Board.svelte'
import { chronicle } from './chronicle'
import { voting, type RenaissanceView } from './components'
import { asked, explain } from './explain'
import { branches } from './map/sources'
import Bargain from './panels/Bargaining.svelte'
import { buying } from './panels/basket'
import Choices from './panels/Choices.svelte'
import Dock from './panels/Dock.svelte'
import Hand from './panels/Hand.svelte'
import { laying } from './panels/laying'
import { note } from './panels/note'
import Offers from './panels/Offering.svelte'
import Opponent from './panels/Opponent.svelte'
import Side from './panels/Side.svelte'
import Under from './panels/Under.svelte'
import { ending, scoreRows } from './score'
import BattleTab from './tabs/BattleTab.svelte'
import HandTab from './tabs/HandTab.svelte'
import MapTab from './tabs/MapTab.svelte'
import OthersTab from './tabs/OthersTab.svelte'

const begins = (...prefixes: string[]) => (element: string) => prefixes.some((prefix) => element.startsWith(prefix))

export const face: GameFace = {
  families: {
    nation: { icon: 'u-crown', letter: 'N' },
    version: { icon: 'u-book', letter: 'V' },
    stance: { icon: 'u-peace', letter: 'V' },
    city: { icon: 'u-tower', letter: 'C' },
    expand: { icon: 'u-tower', letter: 'X' },
    attack: { icon: 'u-sword', letter: 'A' },
    from: { icon: 'u-tower', letter: 'F' },
    build: { icon: 'u-wall', letter: 'B' },
    number: { icon: 'u-card', letter: 'N' },
    yellow: { icon: 'u-card', letter: 'Y' },
    artist: { icon: 'u-artist', letter: 'R' },
    banker: { icon: 'coin', letter: 'K' },
    lure: { icon: 'u-artist', letter: 'L' },
    lend: { icon: 'u-swap', letter: 'L' },
    hire: { icon: 'u-pike', letter: 'H' },
    commit: { icon: 'u-pike', letter: 'C' },
    double: { icon: 'u-sword', letter: 'D' },
    save: { icon: 'u-card', letter: 'S' },
    yes: { icon: 'tick', letter: 'Y' },
    pass: { icon: 'u-glass', letter: 'P' },
  },
  steps: new Set(),
  // a target that several cities reach: one seal, once it is known from where
  step: branches,
  ready: () => null,
  phrase: (actions, prompt, view, components) => buying(actions, prompt, view, components) ?? laying(actions, prompt, view, components),
  asked,
  explain,
  note,
  ask: asking,
  ending,
  chronicle,
  round: (view) => (view as RenaissanceView).table.turn,
  phase: (view, speaker) => (voting(view as RenaissanceView) ? '' : speaker.say('ui-renaissance-map-phase', { state: (view as RenaissanceView).table.war ? 'war' : 'peace' })),
  commands: new Set(['swap', 'gift', 'accept', 'decline', 'withdraw']),
  Bargain,
  Offers,
  Board,
  // the desk draws both at the right of the map, the question between them: the board is the map and the years alone
  Sheet: Side,
  Foot: Hand,
  Under,
  Other: Opponent,
  Choices,
  Dock,
  tabs: [
    { id: 'map', icon: 'u-mount', board: MapTab, lights: begins('city-') },
    { id: 'hand', icon: 'u-card', board: HandTab, lights: begins('card-') },
    { id: 'battle', icon: 'u-sword', board: BattleTab, lights: (element) => element === '' || begins('engaged-', 'nation-', 'basket')(element) },
    { id: 'others', icon: 'u-crowd', board: OthersTab, lights: () => false },
  ],
  scoreRows,
}
