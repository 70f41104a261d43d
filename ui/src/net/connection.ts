/** One WebSocket per viewer: resumes from the last number heard, retries for ever, notices a dead line by itself. */

import type { FromServer, ToServer } from './protocol'

export interface Listener {
  heard(message: FromServer): void
  /** Is the line up? */
  line(up: boolean): void
}

interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
}

const PING_EVERY = 10_000
const DEAD_AFTER = 25_000
const SLOWEST = 8_000

/** 128 random bits; `randomUUID` is missing on plain HTTP, as in a home network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export class Connection {
  #line: Line | null = null
  #tries = 0
  #heardAt = 0
  #last = 0
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined
  readonly #unanswered = new Map<string, string>()
  readonly #beat: ReturnType<typeof setInterval>

  constructor(
    readonly address: (from: number) => string,
    readonly listener: Listener,
    readonly open: (address: string) => Line = (address) => new WebSocket(address) as unknown as Line,
    readonly now: () => number = Date.now,
  ) {
    this.#beat = setInterval(() => this.beat(), PING_EVERY)
    this.connect()
  }

  /** Sends a command and returns its id. Until it is acknowledged it is sent again after every reconnection. */
  send(command: ToServer): string {
    const id = newId()
    const text = JSON.stringify({ ...command, cmd_id: id })
    this.#unanswered.set(id, text)
    this.#write(text)
    return id
  }

  close(): void {
    this.#closed = true
    clearInterval(this.#beat)
    clearTimeout(this.#retry)
    this.#line?.close()
  }

  connect(): void {
    if (this.#closed) return
    clearTimeout(this.#retry)
    const line = this.open(this.address(this.#last))
    this.#line = line
    this.#heardAt = this.now()
    let up = false
    line.onopen = () => {
      up = true
      this.#heardAt = this.now()
      this.listener.line(true)
      for (const text of this.#unanswered.values()) this.#write(text)
    }
    line.onmessage = (event) => {
      this.#heardAt = this.now()
      this.#tries = 0
      this.#hear(JSON.parse(event.data) as FromServer)
    }
    line.onclose = () => {
      if (this.#line !== line) return
      this.#line = null
      if (up || this.#tries > 0) this.listener.line(false)
      this.#again()
    }
  }

  /** The network is back, or the page is looked at again: no reason to wait. */
  hurry(): void {
    if (this.#line === null) this.connect()
    else this.beat()
  }

  /** Asks for a sign of life; a line that has been silent for too long is given up. */
  beat(): void {
    const line = this.#line
    if (line === null) return
    if (this.now() - this.#heardAt > DEAD_AFTER) {
      this.#line = null
      line.onclose = null
      line.close()
      this.listener.line(false)
      this.#again()
    } else {
      this.#write('{"t":"ping"}')
    }
  }

  #again(): void {
    if (this.#closed) return
    const longest = Math.min(SLOWEST, 250 * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.connect(), longest * (0.5 + Math.random() / 2))
  }

  #write(text: string): void {
    try {
      this.#line?.send(text)
    } catch {
      // not open yet: what counts is sent again when it is
    }
  }

  #hear(message: FromServer): void {
    if (message.t === 'ack') this.#unanswered.delete(message.cmd_id)
    if (message.t === 'state' || message.t === 'told') this.#last = message.n
    this.listener.heard(message)
  }
}

export const tableAddress = (table: string, where: Location = location) => (from: number): string =>
  `${where.protocol === 'https:' ? 'wss' : 'ws'}://${where.host}/ws/tables/${table}?from=${from}`
