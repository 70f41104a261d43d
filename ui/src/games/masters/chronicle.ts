/** A turn told in one or two sentences instead of ten events. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { Line, Round } from '../face'
import { RESOURCES, type MastersView } from './components'

type Amounts = Record<string, number>

interface Deed { kind: 'market' | 'buy' | 'produce'; n: number; seat: number; about: Told; got: Amounts; paid: Amounts; discarded: number }

const QUIET = new Set(['turn_began', 'card_revealed', 'cross_moved', 'compensation_asked', 'stored'])
const num = (told: Told, field: string): number => Number(told[field] ?? 0)
const add = (bag: Amounts, name: string, count: number): void => void (bag[name] = (bag[name] ?? 0) + count)

/** ⟦coin⟧ for one, 3 ⟦coin⟧ for three. */
function pieces(bag: Amounts, speaker: Speaker): string {
  const held = [...RESOURCES, 'faith'].filter((name) => bag[name])
  return speaker.join(held.map((name) => (bag[name]! > 1 ? `${bag[name]}\u00a0⟦${name}⟧` : `⟦${name}⟧`)))
}

function deedBegun(told: Told): Deed['kind'] | null {
  return told.event === 'line_taken' ? 'market' : told.event === 'card_bought' ? 'buy' : told.event === 'produced' ? 'produce' : null
}

/** Does this event belong to the deed under way? */
function joins(deed: Deed, told: Told): boolean {
  if (num(told, 'seat') !== deed.seat) return false
  if (told.event === 'produced') return deed.kind === 'produce'
  if (told.event === 'faith_moved') return deed.kind !== 'buy'
  return ['stored', 'discarded', 'whites_gave', 'paid', 'gained'].includes(told.event)
}

function take(deed: Deed, told: Told): void {
  const resource = RESOURCES[num(told, 'resource')]!
  if (told.event === 'discarded') deed.discarded += num(told, 'amount')
  else if (told.event === 'paid') add(deed.paid, resource, num(told, 'warehouse') + num(told, 'strongbox'))
  else if (told.event === 'gained' || told.event === 'whites_gave') for (const name of RESOURCES) add(deed.got, name, num(told, name))
  else if (told.event === 'faith_moved') add(deed.got, 'faith', num(told, 'steps'))
}

function tell(deed: Deed, names: string[], speaker: Speaker): string {
  const { about } = deed
  const args = { ...speaker.worded(speaker.named({ line: about.line, card: about.card })), seat: names[deed.seat] ?? '', slot: num(about, 'slot') + 1 }
  const said = speaker.words.say(`ui-masters-tale-${deed.kind}`, { ...args, goods: pieces(deed.got, speaker), paid: pieces(deed.paid, speaker) })
  const left = deed.discarded > 0 ? ` ${speaker.words.say('ui-masters-tale-discards', { count: deed.discarded })}` : ''
  return said + left
}

export function chronicle(told: Told[], players: string[], speaker: Speaker, seats: number, view?: unknown): Round[] {
  const names = players.map((name) => `*${name}*`)
  const rounds: Round[] = []
  // a game that was continued from a moment began before what is told
  const begun = told.filter(({ event }) => event === 'turn_began').length
  let turns = Math.max(0, ((view as MastersView | undefined)?.table.turn ?? begun) - begun)
  let deed: Deed | null = null
  let paid: Told[] = [] // what is paid before the production it is for
  const title = () => speaker.say('ui-round', { number: Math.ceil(turns / seats) })
  const write = (line: Line) => {
    if (rounds.length === 0) rounds.push({ title: turns > 0 ? title() : speaker.say('ui-setup'), lines: [] })
    rounds.at(-1)!.lines.push(line)
  }
  const close = () => {
    if (deed) write({ n: deed.n, seat: deed.seat, text: tell(deed, names, speaker) })
    deed = null
  }
  for (const event of told) {
    const kind = deedBegun(event)
    if (deed !== null && joins(deed, event)) take(deed, event)
    else if (kind) {
      close()
      deed = { kind, n: event.n, seat: num(event, 'seat'), about: event, got: {}, paid: {}, discarded: 0 }
      if (kind === 'market') for (const name of RESOURCES) add(deed.got, name, num(event, name))
      for (const before of paid) take(deed, before)
      paid = []
    } else if (event.event === 'paid') paid.push(event)
    else if (event.event === 'turn_began') {
      close()
      paid = []
      if (turns++ % seats === 0) rounds.push({ title: title(), lines: [] })
    } else if (!QUIET.has(event.event)) {
      const seat = typeof event.seat === 'number' ? event.seat : null
      // an event of another seat in the middle of a deed (a gift of faith) is told after it
      if (deed !== null && seat === (deed as Deed).seat) close()
      write({ n: event.n, seat, text: speaker.event(event, names) })
    }
  }
  close()
  return rounds
}
