/** What a game adds to the common table: its boards and a few facts about its actions. */

import type { Component } from 'svelte'
import type { Action, Components, Prompt, Told } from '../net/protocol'
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
}

export interface Tab { id: string; icon: string; board: Component<{ table: Table }>; lights: (element: string) => boolean }

/** One line of the chronicle: whose mark it carries and its sentence, in which ⟦coin⟧ stands for a drawing. */
export interface Line { n: number; seat: number | null; text: string }
export interface Round { title: string; lines: Line[] }

export interface ScoreRow { part: string; icon: string; note: string }

export interface GameFace {
  families: Record<string, FamilyFace>
  /** Families that are steps of a longer action: played as they are picked. */
  steps: ReadonlySet<string>
  /** Families that begin something the seat usually wants: chosen before any click. */
  ready(actions: Action[], prompt: Prompt): Action | null
  phrase(actions: Action[], prompt: Prompt, view: unknown): Phrase | null
  /** The action to ask about when an element that cannot be used is pointed at. */
  asked(element: string, view: unknown, prompt: Prompt | null, components: Components): number | null
  /** What an element is, in words. */
  explain(element: string, view: unknown, speaker: Speaker, components: Components): string
  /** A second line under the label of an action. */
  note(action: Action, view: unknown, speaker: Speaker, components: Components): string
  /** `view`: of the moment after the last of what is told. */
  chronicle(told: Told[], names: string[], speaker: Speaker, seats: number, view?: unknown): Round[]
  round(view: unknown): number
  Board: Component<{ table: Table }>
  Others: Component<{ table: Table }>
  Other: Component<{ table: Table; seat: number }>
  Choices: Component<{ table: Table }>
  Dock: Component<{ table: Table }>
  tabs: Tab[]
  scoreRows(view: unknown, sheet: Record<string, number>[], speaker: Speaker): ScoreRow[]
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  masters: () => import('./masters/face'),
}

/** Can this game be shown here? A server may know more games than the page it sends. */
export const hasFace = (game: string): boolean => game in FACES

export const faceOf = async (game: string): Promise<GameFace> => {
  const load = FACES[game]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).face
}
