/** Who did what to whom: an action is one paragraph, with all that came of it. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { Line, Round } from '../face'
import type { ArtigianoView } from './components'

const num = (told: Told, field: string): number => Number(told[field] ?? 0)

/** Events that are told in no sentence. */
const QUIET = new Set(['missions_chosen', 'mission_named', 'not_cancelled', 'not_copied', 'drawn', 'not_drawn', 'last_claims', 'scored', 'declined', 'no_more_offers', 'card_came', 'stock_card_came', 'pool_seen', 'stock_put_back', 'left_shielded'])
/** Events that begin a paragraph of their own. */
const HEADS = new Set(['action_played', 'action_copied', 'stored', 'stored_for_both', 'stock_picked_up', 'special_in_zone', 'special_on_cell', 'special_on_stock', 'special_in_stock', 'claimed', 'turn_skipped', 'game_ended', 'achieved', 'missed', 'pile_ran_out'])
/** What follows them is told with them. */
const OPENING = new Set(['action_played', 'action_copied', 'stock_picked_up', 'special_in_zone', 'special_on_cell', 'special_on_stock', 'special_in_stock'])

class Teller {
  readonly rounds: Round[] = []
  /** The paragraph that what follows belongs to. */
  #open: Line | null = null
  #turn: number

  constructor(
    private readonly names: string[],
    private readonly sides: string[],
    private readonly speaker: Speaker,
    first: number,
  ) {
    this.#turn = first
  }

  tell(event: Told): void {
    const kind = event.event
    if (kind === 'turn_began' || kind === 'turn_skipped') this.#begin()
    if (kind === 'turn_began' || QUIET.has(kind)) return
    const text = this.#say(event)
    if (!text) return
    if (this.#open && !HEADS.has(kind)) {
      this.#open.text += ` ${text}`
      return
    }
    const line = this.#write(event, text)
    this.#open = OPENING.has(kind) ? line : null
  }

  #begin(): void {
    this.#open = null
    const round = Math.floor(this.#turn / this.names.length)
    this.#turn += 1
    const title = this.speaker.say('ui-artigiano-round', { number: round + 1 })
    if (this.rounds.at(-1)?.title !== title) this.rounds.push({ title, lines: [] })
  }

  #say(event: Told): string {
    const { n: _n, event: kind, text: _text, gone: _gone, ...numbers } = event
    const args = this.speaker.worded(this.speaker.named(numbers))
    for (const field of ['seat', 'other']) if (typeof event[field] === 'number') args[field] = this.names[event[field]] ?? ''
    if (typeof event.side === 'number') args.side = this.sides[event.side] ?? ''
    const own = `ui-artigiano-tale-${kind}`
    return this.speaker.words.say(this.speaker.words.has(own) ? own : `artigiano-event-${kind}`, args)
  }

  #write(event: Told, text: string): Line {
    const seat = typeof event.seat === 'number' ? event.seat : typeof event.side === 'number' ? num(event, 'side') : null
    if (this.rounds.length === 0) this.rounds.push({ title: this.speaker.say(this.#turn > 0 ? 'ui-artigiano-round' : 'ui-setup', { number: Math.floor((this.#turn - 1) / this.names.length) + 1 }), lines: [] })
    const line = { n: event.n, seat, text }
    this.rounds.at(-1)!.lines.push(line)
    return line
  }
}

export function chronicle(told: Told[], players: string[], speaker: Speaker, _seats = 0, view?: unknown): Round[] {
  const seen = view as ArtigianoView | undefined
  const names = players.map((name) => `*${name}*`)
  const count = seen?.sides.length ?? names.length
  const sides = Array.from({ length: count }, (_, side) => speaker.join(names.filter((_, seat) => seat % count === side)))
  const begun = told.filter(({ event }) => event === 'turn_began' || event === 'turn_skipped').length
  const teller = new Teller(names, sides, speaker, Math.max(0, (seen?.table.course.turn ?? begun) - begun))
  for (const event of told) teller.tell(event)
  return teller.rounds
}
