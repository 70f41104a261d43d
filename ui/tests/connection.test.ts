import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Connection } from '../src/net/connection'
import type { FromServer } from '../src/net/protocol'

class Line {
  sent: string[] = []
  closed = false
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(text)
  }
  close() {
    this.closed = true
    this.onclose?.()
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let lines: Line[]
let heard: FromServer[]
let up: boolean[]
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers()
  ;[lines, heard, up] = [[], [], []]
  const open = (address: string) => {
    const line = new Line(address)
    lines.push(line)
    return line
  }
  connection = new Connection((from) => `x?from=${from}`, { heard: (m) => heard.push(m), line: (is) => up.push(is) }, open)
  lines[0]!.onopen!()
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

it('comes back with the last number it heard', () => {
  lines[0]!.say({ t: 'state', n: 17, told: [] })
  lines[0]!.close()
  vi.advanceTimersByTime(1000)
  expect(lines[1]!.address).toBe('x?from=17')
})

it('sends an unanswered command again with the same id, and an answered one never', () => {
  const id = connection.send({ t: 'undo' })
  lines[0]!.close()
  vi.advanceTimersByTime(1000)
  lines[1]!.onopen!()
  expect(lines[1]!.sent.map((text) => JSON.parse(text).cmd_id)).toEqual([id])
  lines[1]!.say({ t: 'ack', cmd_id: id, ok: true })
  lines[1]!.close()
  vi.advanceTimersByTime(1000)
  lines[2]!.onopen!()
  expect(lines[2]!.sent).toEqual([])
})

it('gives up a line that is silent, and says so', () => {
  lines[0]!.onclose = null
  vi.advanceTimersByTime(31_000)
  expect(up.at(-1)).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(lines.length).toBe(2)
})

it('never stops trying', () => {
  for (let times = 0; times < 40; times++) {
    lines.at(-1)!.close()
    vi.advanceTimersByTime(16_000)
  }
  expect(lines.length).toBeGreaterThan(40)
})
