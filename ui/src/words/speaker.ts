/** Puts one game into words: names for numbers, phrases for ids, lists for bags. A twin of `signoria.words.speaker`. */

import type { Action, Argument, Labels, Prompt, Refused, Told } from '../net/protocol'
import { type Catalogue, typeset } from './catalogue'

type Args = Record<string, Argument>

const NOT_NUMBERS = new Set(['n', 'event', 'to', 'text', 'play'])

export class Speaker {
  constructor(
    readonly game: string,
    readonly words: Catalogue,
    readonly labels: Labels | null,
    /** The names of the players, by seat, where they are known. */
    readonly players: string[] = [],
  ) {}

  say(key: string, args: Args = {}, face?: string): string {
    return this.words.say(key, this.worded(args), face)
  }

  prompt(asked: Prompt): string {
    const key = `${this.game}-prompt-${asked.kind}`
    return this.words.has(key) ? this.say(key, asked.args) : (asked.text ?? key)
  }

  /** The label of an action. With the question that it answers it can say more. */
  action(action: Pick<Action, 'family' | 'params' | 'label'>, asked: Prompt | null): string {
    const key = `${this.game}-action-${action.family}`
    if (!this.words.has(key)) return action.label ?? key
    const given = this.parameters(action)
    const name = this.players[Number(given.player)]
    const args = { ...this.named(given), ...(name && { name }) }
    if (asked && this.words.faces(key).includes(asked.kind)) return this.say(key, { ...asked.args, ...args }, asked.kind)
    return this.say(key, args)
  }

  event(told: Told, names: string[]): string {
    const key = told.event.startsWith('table-') ? told.event : `${this.game}-event-${told.event}`
    if (!this.words.has(key)) return told.text ?? ''
    const seats = this.labels?.seats ?? ['seat']
    const numbers = Object.entries(told).filter(([name]) => !NOT_NUMBERS.has(name) && !seats.includes(name))
    const args = this.worded(this.named(Object.fromEntries(numbers)))
    for (const field of seats) {
      const seat = told[field]
      if (typeof seat === 'number') args[field] = args['player'] = names[seat] ?? ''
    }
    return this.words.say(key, args)
  }

  refusal(error: Refused): string {
    return this.words.has(error.key) ? this.say(error.key, error.args) : (error.text ?? error.key)
  }

  /** A card in words: what it costs, does and is worth. */
  card(id: string): string {
    const about = this.labels?.cards[id]
    if (!about) return id
    const texts = this.labels?.texts[id] ?? {}
    const text = typeset(texts[this.words.language] ?? texts['en'] ?? '', this.words.language)
    return this.say(about.key, { ...about.args, text })
  }

  /** What a thing is called: ("leader", "L05"), ("card", "D12"). */
  called(field: string, value: Argument): Argument {
    const phrase = this.labels?.phrases[field]?.[String(value)]
    return phrase === undefined ? value : this.words.say(phrase.key, phrase.args)
  }

  parameters(action: Pick<Action, 'family' | 'params'>): Record<string, unknown> {
    const names = this.labels?.dimensions[action.family] ?? []
    return Object.fromEntries(names.map((name, at) => [name, action.params[at]]))
  }

  named(numbers: Record<string, unknown>): Args {
    const args: Args = {}
    for (const [name, number] of Object.entries(numbers)) {
      const names = this.labels?.names[name]
      args[name] = (typeof number === 'number' ? (names?.[number] ?? number) : number) as Argument
    }
    return args
  }

  worded(args: Args): Args {
    const worded: Args = {}
    for (const [name, value] of Object.entries(args)) worded[name] = this.called(name, value)
    for (const [list, [entry, field, names]] of Object.entries(this.labels?.bags ?? {})) {
      if (!(names[0]! in worded)) continue
      const held = names.filter((name) => worded[name])
      const said = held.map((name) => this.words.say(entry, { [field]: name, amount: worded[name]! }))
      worded[`${list}_count`] = held.reduce((sum, name) => sum + Number(worded[name]), 0)
      for (const name of names) delete worded[name]
      worded[list] = this.join(said)
    }
    return worded
  }

  /** A list as one speaks it; an empty one is "nothing". */
  join(items: string[]): string {
    if (items.length === 0) return this.words.say('word-nothing')
    const [first, ...rest] = items
    const last = rest.pop()
    const start = rest.reduce((joined, item) => this.words.say('list-more', { first: joined, last: item }), first!)
    return last === undefined ? start : this.words.say('list-pair', { first: start, last })
  }
}
