/** REST calls. A refusal of the server is thrown as an `ApiError` with the message to be put into words. */

import { newId } from './connection'
import type { Components, GameInfo, Me, Refused, TableInfo } from './protocol'

export class ApiError extends Error {
  constructor(readonly refused: Refused) {
    super(refused.key)
  }
}

const UNREACHABLE: Refused = { key: 'ui-error-unreachable', args: {} }

/** Only somebody with a session may change anything: the first question who one is gives it. */
let session: Promise<unknown> | null = null

async function call(path: string, method = 'GET', body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const request: RequestInit = { method, headers, credentials: 'same-origin', signal }
  if (body !== undefined) {
    headers['Content-Type'] = typeof body === 'string' ? 'text/plain' : 'application/json'
    request.body = typeof body === 'string' ? body : JSON.stringify(body)
  }
  let answer: Response
  try {
    if (method !== 'GET') await (session ??= fetch('/api/me'))
    answer = await fetch(path, request)
  } catch {
    session = null
    throw new ApiError(UNREACHABLE)
  }
  if (answer.status === 401) session = null
  if (!answer.ok) throw new ApiError(await refusedBy(answer))
  return answer
}

async function refusedBy(answer: Response): Promise<Refused> {
  try {
    const said = await answer.json()
    return said.error ?? UNREACHABLE
  } catch {
    return UNREACHABLE
  }
}

const json = async <T>(path: string, method?: string, body?: unknown): Promise<T> => (await call(path, method, body)).json()

/** A command has an id: sent again because no answer came, it is still done once. */
async function command<T>(path: string, about: object = {}): Promise<T> {
  const body = { cmd_id: newId(), ...about }
  try {
    return await json<T>(path, 'POST', body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.refused !== UNREACHABLE) throw error
    return json<T>(path, 'POST', body)
  }
}

export interface NewTable { game: string; seats: string[]; private?: boolean; quick?: boolean; options?: Record<string, unknown> }
export interface Made { id: string; link?: string }

export const api = {
  words: async (language: string) => (await call(`/api/words/${language}`)).text(),
  games: () => json<GameInfo[]>('/api/games'),
  components: (game: string) => json<Components>(`/api/games/${game}`),
  me: () => {
    const me = json<Me>('/api/me')
    session ??= me
    return me
  },
  rename: (name: string) => json<Me>('/api/me', 'PUT', { name }),
  tables: () => json<TableInfo[]>('/api/tables'),
  table: (id: string) => json<TableInfo>(`/api/tables/${id}`),
  create: (table: NewTable) => command<Made>('/api/tables', table),
  sit: (id: string, seat: number, name?: string) => json<TableInfo>(`/api/tables/${id}/sit`, 'POST', { seat, name }),
  leave: (id: string) => json<TableInfo>(`/api/tables/${id}/leave`, 'POST', {}),
  setSeat: (id: string, seat: number, holder: string) => json<TableInfo>(`/api/tables/${id}/seat`, 'POST', { seat, holder }),
  /** Before the start each seat may add to the seed. */
  nonce: (id: string, nonce: string) => json<TableInfo>(`/api/tables/${id}/nonce`, 'POST', { nonce }),
  start: (id: string) => json<TableInfo>(`/api/tables/${id}/start`, 'POST', {}),
  pause: (id: string) => json<TableInfo>(`/api/tables/${id}/pause`, 'POST', {}),
  takeover: (id: string, seat: number, bot: string | null) => json<TableInfo>(`/api/tables/${id}/takeover`, 'POST', { seat, bot }),
  rematch: (id: string) => command<Made>(`/api/tables/${id}/rematch`),
  replay: <T>(id: string, as: string) => json<T>(`/api/tables/${id}/replay?as=${as}`),
  replayRecord: <T>(record: string, as: string) => json<T>(`/api/replay?as=${as}`, 'POST', record),
  /** Of a seat, line by line; of a table, or of a record that was dropped on the page. */
  analysis: async (id: string | null, seat: number, record: string | null, signal: AbortSignal) =>
    (await call(record === null ? `/api/tables/${id}/analysis?seat=${seat}` : `/api/analysis?seat=${seat}`, 'POST', record ?? undefined, signal)).body!,
  continueFrom: (id: string | null, at: number, seats: string[], record?: string) =>
    command<Made>(`/api/tables/${id ?? 'record'}/continue`, { at, seats, record }),
}

export const tablePage = (made: Made): string => made.link ?? `/tables/${made.id}`
