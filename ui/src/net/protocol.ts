/** The messages of a table: docs/design/tables.md is the law, this is its shape in TypeScript. */

export type Argument = number | string
export interface Message { key: string; args: Record<string, Argument> }
export interface Refused extends Message { rule?: string | null; text?: string }

export interface Seat { holder: 'person' | 'bot' | 'open'; name: string; bot: string | null; present: boolean }
export type Status = 'waiting' | 'playing' | 'over' | 'closed'

export interface Hello {
  t: 'hello'
  table: string
  game: string
  title: string
  options: Record<string, unknown>
  status: Status
  paused: boolean
  /** Questions that leave no choice are skipped. */
  quick?: boolean
  /** Seconds after which who does not react passes, if others wait. */
  reaction?: number
  you: number | null | { seat: number | null; name: string }
  seats: Seat[]
  commitment: string | null
  rematch?: string | null
  host?: boolean
}

/** An event as this audience heard it: its name and numbers. `gone`: what an undo has taken back. */
export interface Told { n: number; event: string; gone?: number[]; text?: string; [field: string]: unknown }
export interface Prompt { kind: string; args: Record<string, Argument>; rules?: string[]; text?: string }
/** `to`: a run of amounts, up to that code. */
export interface Action { code: number; notation: string; family: string; params: number[]; lights: string[]; label?: string; to?: number }

export interface State<View = unknown> {
  t: 'state'
  n: number
  told: Told[]
  view: View
  asked: number | null
  prompt: Prompt | null
  actions: Action[]
  waiting: number[]
  scores: number[]
  can: { undo?: boolean; redo?: boolean; hint?: boolean; pause?: boolean }
  over: boolean
  ranking?: number[] | null
  sheet?: Record<string, number>[] | null
}

export interface Ack { t: 'ack'; cmd_id: string; ok: boolean; n?: number; error?: Refused }
/** `about`: the event it goes with, such as an offer. `private`: not all at the table hear it. */
export interface Chat { t: 'chat'; n: number; seat: number | null; name: string; text: string; at: number; about?: Told; private?: boolean }
/** A move of a line of play, and the question that it answers there. */
export interface Move extends Action { seat: number; prompt: Prompt }
/** `share` of the thoughts and `value`, in percent; the moves: the action itself, and what is expected next. */
export interface Thought { share: number; value: number; moves: Move[] }
export interface Hint { t: 'hint'; cmd_id: string; asked: number | null; code: number; lines: Thought[] }
/** In percent; null: nothing there is a matter of chance. */
export interface Odds { t: 'odds'; cmd_id: string; chance: number | null }
/** What this seat has ordered to be answered for it; nobody else hears of it. */
export interface Order { prompt: string; answer: 'never' | 'always' | 'up_to'; amount: number | null; span: string }
export interface Standing { t: 'standing'; orders: Order[] }
/** The log of a long game comes in parts before the state. */
export interface Log { t: 'told'; n: number; told: Told[] }
export type FromServer = Hello | Log | State | Ack | Chat | Hint | Odds | Standing | { t: 'pong' } | { t: 'seats'; seats: Seat[]; status: Status }

export type ToServer =
  | { t: 'act'; asked: number | null; codes: number[]; note?: string }
  | { t: 'undo' | 'redo' | 'hint' }
  | { t: 'chat'; text: string }
  | { t: 'why'; code: number }
  | { t: 'odds'; codes: number[] }
  | { t: 'standing'; prompt: string; answer: Order['answer'] | 'ask'; amount: number | null; span: string }

// ---------------------------------------------------------------- REST

export interface Labels {
  names: Record<string, Argument[]>
  phrases: Record<string, Record<string, Message>>
  dimensions: Record<string, string[]>
  seats: string[]
  bags: Record<string, [string, string, string[]]>
  prompt_rules: Record<string, string[]>
  cards: Record<string, Message>
  texts: Record<string, Record<string, string>>
}
export interface FamilyCodes { first: number; sizes: number[] }
/** The standing answers that a kind of question takes: `amounts` is the family of its bids. */
export interface Answers { never: boolean; always: number | null; amounts: string | null; window: boolean; refuses?: boolean; spans: string[] }
export interface Components {
  id: string
  title: string
  files: Record<string, unknown>
  labels: Labels
  families: Record<string, FamilyCodes>
  /** The first code of a standing command. */
  standing: number
  answers: Record<string, Answers>
  ratings: Ratings
}
/** How strong bots are, by name, where it was measured: Elo with its interval. */
export type Ratings = Record<string, { mean: number; low: number; high: number }>
export interface GameOption { name: string; values: unknown[] }
export interface GameInfo { id: string; title: string; seats: [number, number]; seat_counts: number[]; options: GameOption[]; windows?: boolean; ratings?: Ratings }
export interface TableInfo { id: string; game: string; title: string; status: Status; seats: Seat[]; waiting?: number[]; you?: number | null; host?: boolean }
export interface Me { name: string; tables: TableInfo[] }
