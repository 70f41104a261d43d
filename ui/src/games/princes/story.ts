/** What has happened in the auction and the war under way, read from what was told. */

import type { Components, Told } from '../../net/protocol'
import { standing } from '../../table/standing'
import type { Table } from '../../table/table.svelte'
import { CITIES, TROOPS, type City } from './components'

export interface Clash { city: City; strength: number; die: number; enemy: City; enemyStrength: number; enemyDie: number; counter: boolean; again: boolean }
export type Step = 'veto' | 'posts' | 'fees' | 'league' | 'bribes' | 'dice' | 'counter' | 'over'
export interface Post { seat: number; price: number; paid: number }
export interface WarStory {
  attacker: City
  defender: City
  by: number
  step: Step
  posts: Partial<Record<'attack_post' | 'defence_post', Post | null>>
  fees: Map<City, number>
  league: { seat: number; city: City } | null
  /** Owner and troop. */
  bribed: Set<string>
  clashes: Clash[]
  vetoed: number | null
  winner: City | null
  levels: number
  token: number | null
}
export interface Story {
  /** The highest bid of each seat in the auction under way, and who is out of it. */
  bids: Map<number, number>
  passed: Set<number>
  /** The war under way, or the last one as long as nothing else has come up. */
  war: WarStory | null
}

const num = (told: Told, field: string): number => Number(told[field] ?? 0)
const city = (told: Told, field = 'city'): City => CITIES[num(told, field)]!

function begin(told: Told): WarStory {
  return { attacker: city(told), defender: city(told, 'enemy'), by: num(told, 'seat'), step: 'veto', posts: {}, fees: new Map(), league: null, bribed: new Set(), clashes: [], vetoed: null, winner: null, levels: 0, token: null }
}

const STEPS: Record<string, Step> = {
  fee_paid: 'fees', league_joined: 'league', bribes_opened: 'bribes', bribed: 'bribes', attacked: 'dice', countered: 'counter',
  war_vetoed: 'over', war_won: 'over', war_drawn: 'over',
}

function inWar(war: WarStory, told: Told, prize: string): void {
  const kind = told.event
  war.step = STEPS[kind] ?? war.step
  if (kind === 'fee_paid') war.fees.set(city(told), num(told, 'gold'))
  else if (kind === 'won' && prize.endsWith('_post')) war.posts[prize as 'attack_post'] = { seat: num(told, 'seat'), price: num(told, 'price'), paid: num(told, 'paid') }
  else if (kind === 'unsold' && prize.endsWith('_post')) war.posts[prize as 'attack_post'] = null
  else if (kind === 'league_joined') war.league = { seat: num(told, 'seat'), city: city(told) }
  else if (kind === 'bribed') war.bribed.add(`${num(told, 'other')} ${TROOPS[num(told, 'troop')]}`)
  else if (kind === 'attacked' || kind === 'countered') {
    const counter = kind === 'countered'
    const again = war.clashes.at(-1)?.counter === counter
    if (again) war.clashes.pop()
    war.clashes.push({ city: city(told), strength: num(told, 'strength'), die: num(told, 'die'), enemy: city(told, 'enemy'), enemyStrength: num(told, 'enemy_strength'), enemyDie: num(told, 'enemy_die'), counter, again })
  } else if (kind === 'war_vetoed') war.vetoed = num(told, 'seat')
  else if (kind === 'war_won') [war.winner, war.levels] = [city(told), num(told, 'levels')]
  else if (kind === 'token_gained') war.token = num(told, 'seat')
}

export function storyOf(told: Told[], prizes: string[]): Story {
  const story: Story = { bids: new Map(), passed: new Set(), war: null }
  for (const event of told) {
    const prize = event.prize === undefined ? '' : (prizes[num(event, 'prize')] ?? '')
    if (event.event === 'war_declared' || event.event === 'war_started') story.war = begin(event)
    else if (event.event === 'auction_opened') {
      story.bids = new Map()
      story.passed = new Set()
      if (!prize.endsWith('_post')) story.war = null
      else if (story.war) story.war.step = 'posts'
    } else if (event.event === 'bid_made') story.bids.set(num(event, 'seat'), num(event, 'price'))
    else if (event.event === 'bid_passed') story.passed.add(num(event, 'seat'))
    else if (event.event === 'decade_began') story.war = null
    if (story.war) inWar(story.war, event, prize)
  }
  return story
}

const known = new WeakMap<Told[], Story>()
const prizesOf = (components: Components): string[] => (components.labels.names.prize ?? []).map(String)

/** The story at a table; the boards share it. */
export function storyAt({ told, components }: Table): Story {
  const story = known.get(told) ?? storyOf(standing(told), prizesOf(components!))
  known.set(told, story)
  return story
}
