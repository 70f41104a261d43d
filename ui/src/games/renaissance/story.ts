/** What has happened in this turn and in the last battle, read from what was told. */

import type { Told } from '../../net/protocol'
import { standing } from '../../table/standing'
import type { Table } from '../../table/table.svelte'

export interface Purchase { buildings: { building: number; city: number }[]; cards: number | null }
/** A turn so far: how everybody voted, what everybody bought, who is ready to have it counted; is it known
 *  whether it is peace or war, where its beginning was told? */
export interface Turn { votes: Map<number, number>; purchases: Map<number, Purchase>; ready: Set<number>; decided?: boolean }
export interface Story {
  turn: Turn
  /** The battle under way or the last one, event by event. */
  battle: Told[]
  /** Was it fought in this turn? */
  fresh: boolean
}

export const num = (told: Told, field: string): number => Number(told[field] ?? 0)

const anew = (): Turn => ({ votes: new Map(), purchases: new Map(), ready: new Set() })

function bought(turn: Turn, seat: number): Purchase {
  const known = turn.purchases.get(seat) ?? { buildings: [], cards: null }
  turn.purchases.set(seat, known)
  return known
}

export function storyOf(told: Told[]): Story {
  const story: Story = { turn: anew(), battle: [], fresh: false }
  let fighting = false
  for (const event of told) {
    const kind = event.event
    if (kind === 'attacked') {
      story.battle = [event]
      fighting = story.fresh = true
    } else if (fighting) {
      story.battle.push(event)
      fighting = kind !== 'battle_ended'
    } else if (kind === 'turn_began') {
      story.turn = { ...anew(), decided: false }
      story.fresh = false
    } else if (kind === 'state_set') story.turn.decided = true
    else if (kind === 'vote_shown') story.turn.votes.set(num(event, 'seat'), num(event, 'stance'))
    else if (kind === 'built') bought(story.turn, num(event, 'seat')).buildings.push({ building: num(event, 'building'), city: num(event, 'city') })
    else if (kind === 'bought') bought(story.turn, num(event, 'seat')).cards = num(event, 'cards')
    else if (kind === 'ready') story.turn.ready.add(num(event, 'seat'))
  }
  return story
}

const known = new WeakMap<Told[], Story>()

/** The story at a table; the panels share it. */
export function storyAt({ told }: Table): Story {
  const story = known.get(told) ?? storyOf(standing(told))
  known.set(told, story)
  return story
}
