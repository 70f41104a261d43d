/** A turn told in sentences: the vote, the purchases of each player, the expansions, battles card by card, the points. */

import type { Told } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import type { Line, Round } from '../face'
import { inScenario, type RenaissanceView } from './components'
import { num } from './story'

/** Events that stand in another sentence, or in none. */
const QUIET = new Set([
  'version_chosen', 'nation_claimed', 'voted', 'bonus_chosen', 'answered', 'offers_closed', 'committed', 'battle_rolled', 'totals', 'battle_ended',
  'combat_began', 'combat_ended', 'fees_paid', 'game_ended', 'closing', 'ready', 'pile_shuffled', 'cards_shuffled',
])
const RESULTS = new Set(['city_taken', 'city_held', 'battle_tied'])

class Teller {
  readonly rounds: Round[] = []
  #votes: Told[] = []
  #order: Told[] = []
  #dice = new Map<number, number>()
  #score = { attack: 0, defence: 0 }
  #bought = new Map<number, { line: Line; built: string[] }>()
  #counted = new Map<number, Line>()
  #fighting = false

  constructor(
    private readonly names: string[],
    private readonly speaker: Speaker,
    /** The turn in which the story begins; 0: before the first. */
    private readonly turn: number,
    private readonly years: boolean,
  ) {}

  tell(event: Told): void {
    const kind = event.event
    this.#note(event)
    if (kind === 'turn_began') this.#begin(event)
    else if (kind === 'order_set') this.#orders(event)
    else if (kind === 'vote_shown') this.#votes.push(event)
    else if (kind === 'state_set') this.#state(event)
    else if (kind === 'dealt' || kind === 'drew') this.#cards(event)
    else if (kind === 'built') this.#build(event)
    else if (kind === 'bought') this.#buy(event)
    else if (kind === 'revealed') this.#reveal(event)
    else if (RESULTS.has(kind)) this.#write(event, this.#say(kind, event, this.#score))
    else if (kind === 'scored') this.#counted.set(num(event, 'seat'), this.#write(event, this.#say('scored', event, { gained: num(event, 'provinces') + num(event, 'artists') })))
    else if (kind === 'earned') this.#earn(event)
    else if (kind === 'passed') this.#pass(event)
    else if (this.speaker.words.has(`ui-renaissance-tale-${kind}`)) this.#write(event, this.#say(kind, event))
    else if (!QUIET.has(kind)) this.#write(event, this.speaker.event(event, this.names))
  }

  /** What later sentences need to know. */
  #note(event: Told): void {
    const kind = event.event
    if (kind === 'attacked') this.#fighting = true
    else if (kind === 'battle_ended') this.#fighting = false
    else if (kind === 'battle_rolled') this.#dice.set(num(event, 'seat'), num(event, 'die'))
    else if (kind === 'totals') this.#score = { attack: num(event, 'attack'), defence: num(event, 'defence') }
  }

  #begin(event: Told): void {
    this.#bought.clear()
    this.#counted.clear()
    this.rounds.push({ title: this.years ? this.#say('turn', event) : this.speaker.say('ui-renaissance-round', { number: num(event, 'turn') }), lines: [] })
  }

  /** One line for all places. */
  #orders(event: Told): void {
    this.#order = num(event, 'place') === 0 ? [event] : [...this.#order, event]
    const list = this.speaker.join(this.#order.map(({ seat }) => this.names[Number(seat)] ?? ''))
    const last = this.rounds.at(-1)?.lines.at(-1)
    const text = this.speaker.words.say('ui-renaissance-tale-order', { list })
    if (last && last.n === this.#order[0]!.n) last.text = text
    else this.#write(event, text, null)
  }

  #state(event: Told): void {
    const of = (stance: number) => this.speaker.join(this.#votes.filter((vote) => num(vote, 'stance') === stance).map(({ seat }) => this.names[Number(seat)] ?? ''))
    const voted = this.#votes.length > 0 ? `${this.speaker.words.say('ui-renaissance-tale-votes', { peace: of(0), war: of(1) })} ` : ''
    this.#votes = []
    this.#write(event, voted + this.#say('state', event), null)
  }

  /** Of others' cards one knows only how many: all get as many. */
  #cards(event: Told): void {
    const seen = this.speaker.labels?.bags.goods?.[2].some((card) => event[card] !== undefined)
    if (seen || event.event === 'drew') this.#write(event, this.speaker.event(event, this.names))
  }

  #build(event: Told): void {
    const known = this.#bought.get(num(event, 'seat'))
    const built = [...(known?.built ?? []), this.#say('built-one', event)]
    const text = this.speaker.words.say('ui-renaissance-tale-built', { seat: this.names[num(event, 'seat')] ?? '', list: this.speaker.join(built) })
    const line = known ? Object.assign(known.line, { text }) : this.#write(event, text)
    this.#bought.set(num(event, 'seat'), { line, built })
  }

  #buy(event: Told): void {
    const known = this.#bought.get(num(event, 'seat'))
    if (num(event, 'cards') === 0) {
      if (!known) this.#write(event, this.#say('bought-nothing', event))
      return
    }
    const text = this.#say('bought', event)
    if (known) known.line.text += ` ${text}`
    else this.#write(event, text)
  }

  #reveal(event: Told): void {
    const die = this.#dice.get(num(event, 'seat')) ?? 0
    const names = ['slot1', 'slot2', 'slot3'].filter((_, at) => (at === 2 ? num(event, 'red') > 0 : num(event, 'blue') > at))
    const cards = names.map((name) => String(this.speaker.called(name, this.speaker.named({ [name]: event[name] })[name]!)))
    const alike = cards.length > 1 && cards[0] === cards[1]
    this.#write(event, this.#say(cards.length > 0 ? 'revealed' : 'revealed-nothing', event, { list: this.speaker.join(alike ? [`${cards[0]} ×2`, ...cards.slice(2)] : cards), die }))
  }

  #earn(event: Told): void {
    const line = this.#counted.get(num(event, 'seat'))
    if (line) line.text += ` ${this.#say('earned', event)}`
    else this.#write(event, this.#say('earned-alone', event))
  }

  /** In a battle a pass says nothing new. */
  #pass(event: Told): void {
    if (!this.#fighting) this.#write(event, this.#say('passed', event))
  }

  #say(key: string, event: Told, more: Record<string, string | number> = {}): string {
    const { n: _n, event: _event, text: _text, gone: _gone, ...numbers } = event
    const args = this.speaker.worded(this.speaker.named(numbers))
    for (const field of ['seat', 'other']) if (typeof event[field] === 'number') args[field] = this.names[event[field]] ?? ''
    return this.speaker.words.say(`ui-renaissance-tale-${key}`, { ...args, ...more })
  }

  #write(event: Told, text: string, seat: number | null = typeof event.seat === 'number' ? event.seat : null): Line {
    const line = { n: event.n, seat, text }
    if (this.rounds.length === 0) this.rounds.push({ title: this.speaker.say(this.turn > 0 ? 'ui-renaissance-round' : 'ui-setup', { number: this.turn }), lines: [] })
    this.rounds.at(-1)!.lines.push(line)
    return line
  }
}

export function chronicle(told: Told[], players: string[], speaker: Speaker, _seats = 0, view?: unknown): Round[] {
  const begun = told.filter(({ event }) => event === 'turn_began').length
  const turn = ((view as RenaissanceView | undefined)?.table.turn ?? begun) - begun
  const teller = new Teller(players.map((name) => `*${name}*`), speaker, turn, !view || !inScenario(view as RenaissanceView))
  for (const event of told) teller.tell(event)
  return teller.rounds
}
