/** A round told in sentences: a lot from its call to its sale, a city with its shields, a role with what it does. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { Line, Round } from '../face'
import { COLOURS } from './components'

const num = (told: Told, field: string): number => Number(told[field] ?? 0)

/** Drawings for cards: ⟦card-green⟧ for one, 3 ⟦card-green⟧ for three. */
const piece = (colour: string, amount: number): string => (amount > 1 ? `${amount}\u00a0⟦card-${colour}⟧` : `⟦card-${colour}⟧`)
const pieces = (told: Told): string => COLOURS.filter((colour) => num(told, colour)).map((colour) => piece(colour, num(told, colour))).join(' ')

/** Events that stand in another sentence, or in none. */
const QUIET = new Set(['offered', 'not_built', 'turn_began', 'roles_returned', 'city_revealed', 'passed'])
/** What belongs to a city or a role that was told last. */
const JOINING = new Set(['roles_paid', 'turned_down', 'turned_up', 'points_gained', 'card_drawn', 'coins_gained', 'shield_placed'])
const SENTENCES: Record<string, string> = { family_taken: 'family', city_built: 'built', role_gained: 'role-gained', cards_laid: 'laid' }

class Teller {
  readonly rounds: Round[] = []
  /** The auction under way: its line, and how it was called. */
  #sale: { line: Line; called: string } | null = null
  /** The city or role that more belongs to. */
  #deed: Line | null = null

  constructor(
    private readonly names: string[],
    private readonly speaker: Speaker,
  ) {}

  tell(event: Told): void {
    const kind = event.event
    if (kind === 'round_began' || kind === 'last_round_began') this.#begin(event)
    else if (JOINING.has(kind) && this.#deed) this.#deed.text += ` ${this.#say(kind === 'card_drawn' && event.colour !== undefined ? 'card_drawn-seen' : kind, event)}`
    else if (kind === 'lot_opened' || kind === 'role_opened') this.#open(event)
    else if (kind === 'bid_made') this.#bid(event)
    else if (kind === 'lot_won' || kind === 'lot_discarded' || kind === 'role_bought' || kind === 'role_left') this.#close(event)
    else if (kind === 'received') this.#received(event)
    else if (kind === 'offer_revealed') this.#write(event, this.#say('offers', event, pieces(event)))
    else if (kind === 'cards_revealed' && pieces(event)) this.#write(event, this.#say('from-the-deck', event, pieces(event)))
    else if (SENTENCES[kind]) this.#deed = this.#write(event, this.#say(SENTENCES[kind], event))
    else if (!QUIET.has(kind)) this.#write(event, this.speaker.event(event, this.names))
    if (kind === 'turn_began' || kind === 'roles_returned') this.#deed = null
  }

  #begin(event: Told): void {
    this.#deed = this.#sale = null
    this.rounds.push({ title: this.speaker.say('ui-round', { number: num(event, 'round') }), lines: [] })
    if (event.event === 'last_round_began') this.#write(event, this.speaker.say('ui-il_principe-tale-last-round'))
  }

  /** Only what one drew oneself is worth a line: all others received the same. */
  #received(event: Told): void {
    if (pieces(event)) this.#write(event, this.#say('received', event, pieces(event)))
  }

  #open(event: Told): void {
    const called = this.#say(event.event, event)
    this.#deed = null
    this.#sale = { called, line: this.#write(event, called, null) }
  }

  #bid(event: Told): void {
    if (!this.#sale) return
    this.#sale.line.seat = num(event, 'seat')
    this.#sale.line.text = `${this.#sale.called} ${this.#say('bid', event)}`
  }

  /** The sale in one sentence, in the place of its call. */
  #close(event: Told): void {
    const text = this.#say(event.event, event)
    const seat = typeof event.seat === 'number' ? event.seat : null
    const line = this.#sale ? Object.assign(this.#sale.line, { seat, text }) : this.#write(event, text)
    this.#sale = null
    this.#deed = event.event === 'role_bought' ? line : null
  }

  #say(key: string, event: Told, cards?: string): string {
    const ids = Object.fromEntries(['city', 'region', 'role', 'family'].filter((field) => event[field] !== undefined).map((field) => [field, event[field]]))
    const shown = cards ?? (event.colour === undefined ? '' : piece(COLOURS[num(event, 'colour')] ?? '', num(event, 'amount')))
    const told = { seat: this.names[num(event, 'seat')] ?? '', coins: num(event, 'coins'), points: num(event, 'points'), cards: shown }
    return this.speaker.words.say(`ui-il_principe-tale-${key}`, { ...this.speaker.named(ids), ...told })
  }

  #write(event: Told, text: string, seat: number | null = typeof event.seat === 'number' ? event.seat : null): Line {
    const line = { n: event.n, seat, text }
    if (this.rounds.length === 0) this.rounds.push({ title: this.speaker.say('ui-setup'), lines: [] })
    this.rounds.at(-1)!.lines.push(line)
    return line
  }
}

export function chronicle(told: Told[], players: string[], speaker: Speaker): Round[] {
  const teller = new Teller(players.map((name) => `*${name}*`), speaker)
  for (const event of told) teller.tell(event)
  return teller.rounds
}
