/** What has happened in this round, read from the chronicle: offers, sales, the bids of the auction under way. */

import type { Told } from '../../net/protocol'
import { standing } from '../../table/standing'
import type { Table } from '../../table/table.svelte'
import { COLOURS, count, partsAt, viewOf, type Auction, type Cards, type Colour } from './components'

export interface Sale { colour: Colour; amount: number; winner: number | null; coins: number }
export interface Bid { seat: number; coins: number }
export interface Story {
  /** What each seat offered, once it is revealed. */
  offers: Map<number, Cards>
  /** All cards that were to be sold in this round. */
  revealed: Cards
  sales: Sale[]
  /** Of the auction under way: the highest bid of each seat, and who is out. */
  bids: Map<number, number>
  passed: Set<number>
  /** What is asked, as far as it can be told from what has happened. */
  ask: string
  /** What is sold: a colour, or the number of a role; and who opens. */
  prize: number
  opener: number
}

const num = (told: Told, field: string): number => Number(told[field] ?? 0)
const cardsOf = (told: Told): Cards => Object.fromEntries(COLOURS.filter((colour) => num(told, colour)).map((colour) => [colour, num(told, colour)]))
const ASKS: Record<string, string> = {
  lot_opened: 'bid_lot', lot_won: 'build', lot_discarded: 'build', city_built: 'shields', cards_revealed: 'build', turn_began: 'action', role_opened: 'bid_role',
  roles_returned: 'noble', role_bought: 'noble', role_left: 'noble', game_ended: 'over',
}
const fresh = (): Story => ({ offers: new Map(), revealed: {}, sales: [], bids: new Map(), passed: new Set(), ask: 'offer', prize: 0, opener: 0 })

function add(to: Cards, cards: Cards): void {
  for (const colour of COLOURS) if (cards[colour]) to[colour] = (to[colour] ?? 0) + cards[colour]!
}

export function storyOf(told: Told[]): Story {
  let story: Story = { ...fresh(), ask: 'family' }
  for (const event of told) {
    story.ask = ASKS[event.event] ?? story.ask
    const seat = num(event, 'seat')
    const colour = COLOURS[num(event, 'colour')]!
    if (event.event === 'round_began' || event.event === 'last_round_began') story = fresh()
    else if (event.event === 'offer_revealed') {
      story.offers.set(seat, cardsOf(event))
      add(story.revealed, cardsOf(event))
    } else if (event.event === 'cards_revealed') add(story.revealed, cardsOf(event))
    else if (event.event === 'lot_opened' || event.event === 'role_opened') {
      story.bids = new Map()
      story.passed = new Set()
      story.prize = num(event, event.event === 'lot_opened' ? 'colour' : 'role')
      story.opener = seat
    } else if (event.event === 'bid_made') story.bids.set(seat, num(event, 'coins'))
    else if (event.event === 'passed') story.passed.add(seat)
    else if (event.event === 'lot_won') story.sales.push({ colour, amount: num(event, 'amount'), winner: seat, coins: num(event, 'coins') })
    else if (event.event === 'lot_discarded') story.sales.push({ colour, amount: num(event, 'amount'), winner: null, coins: 0 })
  }
  return story
}

/** Lots in the order of their sale: the smallest first, equal ones in the order of the colours. */
export const orderOf = (lots: Cards): Colour[] =>
  COLOURS.filter((colour) => lots[colour]).toSorted((a, b) => lots[a]! - lots[b]! || COLOURS.indexOf(a) - COLOURS.indexOf(b))

const known = new WeakMap<Told[], Story>()

/** The story of the round at a table; the boards share it. */
export function storyAt({ told }: Table): Story {
  const story = known.get(told) ?? storyOf(standing(told))
  known.set(told, story)
  return story
}

/** What is asked now. */
export const askedAt = (table: Table): string => (viewOf(table).stack ? (viewOf(table).stack!.at(-1)?.ask ?? 'over') : storyAt(table).ask)

/** The auction under way. The numbers of its frame: bidders, highest bid, who made it + 1, what is sold. */
export function auctionAt(table: Table): Auction | null {
  const view = viewOf(table)
  const ask = askedAt(table)
  if (ask !== 'bid_lot' && ask !== 'bid_role') return null
  const story = storyAt(table)
  const frame = view.stack?.at(-1)
  const prize = frame?.numbers[3] ?? story.prize
  const role = ask === 'bid_role' ? (partsAt(table).roles[prize] ?? null) : null
  const colour = role?.color ?? COLOURS[prize]!
  const highest = frame?.numbers[1] ?? Math.max(0, ...story.bids.values())
  const holder = frame ? frame.numbers[2]! - 1 : ([...story.bids].find(([, coins]) => coins === highest)?.[0] ?? -1)
  const tied = (seat: number) => !role || (count(view.boards[seat]?.up, colour) === count(view.boards[story.opener]?.up, colour) && !view.boards[seat]!.roles.some((held) => partsAt(table).roles.some(({ id, color }) => id === held && color === colour)))
  const bids = (seat: number) => (frame ? ((frame.numbers[0]! >> seat) & 1) === 1 : tied(seat) && !story.passed.has(seat))
  return {
    colour,
    role,
    amount: role ? 1 : count(view.table.lots, colour),
    highest,
    holder: holder < 0 ? null : holder,
    bidders: view.boards.map((_, seat) => seat).filter(bids),
    asked: frame?.seat ?? table.state?.waiting[0] ?? -1,
  }
}
