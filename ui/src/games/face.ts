/** What a game adds to the common table: its boards and a few facts about its actions. */

import type { Component } from 'svelte'
import type { Action, Argument, Components, Prompt, Told } from '../net/protocol'
import type { Goods } from '../table/bargain'
import type { Table } from '../table/table.svelte'
import type { Speaker } from '../words/speaker'

export interface FamilyFace {
  icon: string
  /** The letter that opens it. */
  letter: string
}

/** Several picks that make one answer: chosen in any order, played in the order of the codes. */
export interface Phrase {
  count: number
  /** May the same entry be picked twice? */
  repeat: boolean
  options: Action[]
  /** How often an entry may be picked; once more takes its picks back. */
  most?(action: Action): number
  basket?: Basket
}

/** Picks of which any number make one answer: what may be in it beside those, the picks after one more was pointed at,
 *  what is sent, and the words on the seal. */
export interface Basket {
  offers(picks: Action[]): Action[]
  add(picks: Action[], action: Action): Action[]
  /** null: this cannot be sealed. */
  codes(picks: Action[]): number[] | null
  seal(picks: Action[], say: Say): string
}
export type Say = (key: string, args?: Record<string, string | number>) => string

export interface Tab { id: string; icon: string; board: Component<{ table: Table }>; lights: (element: string) => boolean }

/** One line of the chronicle: whose mark it carries and its sentence, in which ⟦coin⟧ stands for a drawing. */
export interface Line { n: number; seat: number | null; text: string }
export interface Round { title: string; lines: Line[] }

/** `title`: where the part has another name than in the catalogue. */
export interface ScoreRow { part: string; icon: string; note: string; title?: string }

/** `off`: what a winner need not pay of his bid. */
export interface Purse { icon: string; amount: number; off?: number }

export interface GameFace {
  families: Record<string, FamilyFace>
  /** Families that are steps of a longer action: played as they are picked. */
  steps: ReadonlySet<string>
  /** The same for one action, by what it leads to. */
  step?(action: Action, table: Table): boolean
  /** Families whose places are pointed at one after the other, and what is asked in between. */
  ordered?: ReadonlySet<string>
  begun?(path: string[], speaker: Speaker): string
  /** Families that begin something the seat usually wants: chosen before any click. */
  ready(actions: Action[], prompt: Prompt): Action | null
  phrase(actions: Action[], prompt: Prompt, view: unknown, components: Components, told: Told[]): Phrase | null
  /** The action to ask about when an element that cannot be used is pointed at. */
  asked(element: string, view: unknown, prompt: Prompt | null, components: Components): number | null
  /** What an element is, in words. */
  explain(element: string, view: unknown, speaker: Speaker, components: Components): string
  /** More than its numbers say, for the sentence of a question. */
  about?(table: Table): Record<string, Argument>
  /** A second line under the label of an action. */
  note(action: Action, view: unknown, speaker: Speaker, components: Components): string
  /** A chosen action as a short question, on its seal, in the list; null: as the game words it anyway. */
  ask?(action: Action, speaker: Speaker, table: Table): string | null
  seal?(action: Action, speaker: Speaker, prompt: Prompt | null): string | null
  entry?(action: Action, speaker: Speaker): string | null
  /** How the game came to its end, in one sentence. */
  ending?(told: Told[], names: string[], speaker: Speaker): string
  /** `view`: of the moment after the last of what is told. */
  chronicle(told: Told[], names: string[], speaker: Speaker, seats: number, view?: unknown): Round[]
  round(view: unknown): number
  /** The phase of the round, for the heading. */
  phase?(view: unknown, speaker: Speaker): string
  /** Under the name of a seat: words, or drawings. */
  under?(view: unknown, seat: number, speaker: Speaker): string
  Under?: Component<{ table: Table; seat: number }>
  /** Commands for any time that the boards show themselves. */
  commands?: ReadonlySet<string>
  Board: Component<{ table: Table }>
  /** The other boards in a column of their own on a wide desk; without it the board shows all seats. */
  Others?: Component<{ table: Table }>
  /** Above the list of actions. */
  Side?: Component<{ table: Table }>
  /** A board that fills the page, such as a map: the question then stands at its right, under this sheet, and what one
   *  holds at the foot. */
  Sheet?: Component<{ table: Table }>
  Foot?: Component<{ table: Table }>
  /** Beside the name of a seat. */
  Badge?: Component<{ table: Table; seat: number }>
  Other: Component<{ table: Table; seat: number }>
  Choices: Component<{ table: Table }>
  Dock: Component<{ table: Table }>
  /** On the phone, under the question: what is chosen, drawn. Without it the note of the action is shown. */
  Chosen?: Component<{ table: Table }>
  tabs: Tab[]
  /** What is bid with, and how much of it the seat has; without it coins, and as many as can be bid. */
  purse?(view: unknown, prompt: Prompt, components: Components): Purse
  /** Games in which seats bargain bring the panel for it, the open offers, and what a seat has to offer. */
  Bargain?: Component<{ table: Table }>
  Offers?: Component<{ table: Table; mine?: boolean }>
  funds?(view: unknown, seat: number): Goods
  scoreRows(view: unknown, sheet: Record<string, number>[], speaker: Speaker): ScoreRow[]
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  artigiano: () => import('./artigiano/face'),
  il_principe: () => import('./il_principe/face'),
  masters: () => import('./masters/face'),
  princes: () => import('./princes/face'),
  renaissance: () => import('./renaissance/face'),
}

/** Can this game be shown here? A server may know more games than the page it sends. */
export const hasFace = (game: string): boolean => game in FACES

export const faceOf = async (game: string): Promise<GameFace> => {
  const load = FACES[game]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).face
}
