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
  you: number | null | { seat: number | null; name: string }
  seats: Seat[]
  commitment: string | null
  rematch?: string | null
  host?: boolean
}

/** An event as this audience heard it: its name and numbers. `gone`: what an undo has taken back. */
export interface Told { n: number; event: string; gone?: number[]; text?: string; [field: string]: unknown }
export interface Prompt { kind: string; args: Record<string, Argument>; rules?: string[]; text?: string }
export interface Action { code: number; notation: string; family: string; params: number[]; lights: string[]; label?: string }

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

/** `code`: the answer to a hint. */
export interface Ack { t: 'ack'; cmd_id: string; ok: boolean; n?: number; code?: number; error?: Refused }
export interface Chat { t: 'chat'; n: number; seat: number | null; name: string; text: string; at: number }
export interface Hint { t: 'hint'; cmd_id: string; code: number; value?: number }
export type FromServer = Hello | State | Ack | Chat | Hint | { t: 'pong' } | { t: 'seats'; seats: Seat[]; status: Status }

export type ToServer =
  | { t: 'act'; asked: number | null; codes: number[] }
  | { t: 'undo' | 'redo' | 'hint' }
  | { t: 'chat'; text: string }
  | { t: 'why'; code: number }

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
export interface Components { id: string; title: string; files: Record<string, unknown>; labels: Labels; families: Record<string, FamilyCodes> }
export interface GameInfo { id: string; title: string; authors: string[]; seats: [number, number]; minutes: number }
export interface TableInfo { id: string; game: string; title: string; status: Status; seats: Seat[]; waiting?: number[]; you?: number | null; host?: boolean }
export interface Me { name: string; tables: TableInfo[] }
