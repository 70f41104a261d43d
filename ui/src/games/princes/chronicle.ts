/** A decade told in sentences: a sale from its call to its end, a war with its dice. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { Line, Round } from '../face'
import { CITIES, type PrincesView } from './components'

const num = (told: Told, field: string): number => Number(told[field] ?? 0)

/** Events that stand in another sentence, or in none. */
const QUIET = new Set(['turn_began', 'turn_resumed', 'bid_passed', 'bribes_opened', 'fee_paid', 'scored', 'game_ended', 'rerolled'])
/** What belongs to the line that was told last. */
const JOINING = new Set(['treachery_drawn', 'war_won', 'war_drawn', 'token_gained'])
const SENTENCES = new Set(['troop_bought', 'treachery_bought', 'war_declared', 'attacked', 'countered', 'income', 'turn_passed', 'bribed', 'traded', 'given'])

class Teller {
  readonly rounds: Round[] = []
  #sale: { line: Line; called: string } | null = null
  #last: Line | null = null
  #cities: [number, number] = [0, 0]

  constructor(
    private readonly names: string[],
    private readonly speaker: Speaker,
    /** The decade in which the story begins; 0: before the first. */
    private readonly decade: number,
  ) {}

  tell(event: Told): void {
    const kind = event.event
    if (kind === 'decade_began') this.#begin(num(event, 'decade'))
    else if (kind === 'auction_opened') this.#open(event)
    else if (kind === 'bid_made') this.#bid(event)
    else if (kind === 'won' || kind === 'unsold') this.#close(event)
    else if (JOINING.has(kind) && this.#last) this.#last.text += ` ${this.#say(kind === 'treachery_drawn' && event.treachery !== undefined ? 'drawn-seen' : kind, event)}`.trimEnd()
    else if (SENTENCES.has(kind)) this.#last = this.#write(event, this.#say(kind, event))
    else if (!QUIET.has(kind)) this.#last = this.#write(event, this.speaker.event(event, this.names))
    if (kind === 'war_declared' || kind === 'war_started') this.#cities = [num(event, 'city'), num(event, 'enemy')]
    if (kind === 'turn_began') this.#last = null
  }

  #begin(number: number): void {
    this.#sale = this.#last = null
    this.rounds.push({ title: this.speaker.say('ui-princes-round', { number }), lines: [] })
  }

  #open(event: Told): void {
    const called = this.#say('opened', event)
    this.#sale = { called, line: this.#write(event, called, null) }
    this.#last = null
  }

  #bid(event: Told): void {
    if (!this.#sale) return
    this.#sale.line.seat = num(event, 'seat')
    this.#sale.line.text = `${this.#sale.called} ${this.#say('bid', event)}`
  }

  /** The sale in one sentence, in the place of its call. */
  #close(event: Told): void {
    const text = this.#say(event.event === 'unsold' ? 'unsold' : this.#post(event) ? 'hired' : 'won', event)
    const seat = typeof event.seat === 'number' ? event.seat : null
    this.#last = this.#sale ? Object.assign(this.#sale.line, { seat, text }) : this.#write(event, text)
    this.#sale = null
  }

  #post(event: Told): boolean {
    return String(this.speaker.named({ prize: num(event, 'prize') }).prize).endsWith('_post')
  }

  #say(key: string, event: Told): string {
    const { n: _n, event: _event, text: _text, gone: _gone, ...numbers } = event
    const args = this.speaker.worded(this.speaker.named(numbers))
    for (const field of ['seat', 'other']) if (typeof event[field] === 'number') args[field] = this.names[event[field]] ?? ''
    if (args.currency !== undefined) args.money = `⟦${args.currency === 'gold' ? 'coin' : 'influence'}⟧`
    if (event.prize !== undefined && this.#post(event)) args.city = CITIES[this.#cities[args.prize === 'attack_post' ? 0 : 1]]!
    if (event.strength !== undefined) {
      args.total = num(event, 'strength') + num(event, 'die')
      args.enemy_total = num(event, 'enemy_strength') + num(event, 'enemy_die')
    }
    return this.speaker.words.say(`ui-princes-tale-${key}`, args)
  }

  #write(event: Told, text: string, seat: number | null = typeof event.seat === 'number' ? event.seat : null): Line {
    const line = { n: event.n, seat, text }
    if (this.rounds.length === 0) this.rounds.push({ title: this.speaker.say(this.decade > 0 ? 'ui-princes-round' : 'ui-setup', { number: this.decade }), lines: [] })
    this.rounds.at(-1)!.lines.push(line)
    return line
  }
}

export function chronicle(told: Told[], players: string[], speaker: Speaker, _seats = 0, view?: unknown): Round[] {
  const begun = told.filter(({ event }) => event === 'decade_began').length
  const decade = ((view as PrincesView | undefined)?.table.decade ?? begun) - begun
  const teller = new Teller(players.map((name) => `*${name}*`), speaker, decade)
  for (const event of told) teller.tell(event)
  return teller.rounds
}
