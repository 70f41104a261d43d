/** What the elements of the board are, in words, and which action to ask about when one cannot be used. */

import type { Components, Prompt } from '../../net/protocol'
import { typeset } from '../../words/catalogue'
import type { Speaker } from '../../words/speaker'
import { CITIES, count, ownerOf, partsOf, type City, type Parts, type PrincesView } from './components'
import { army, least, worth } from './reckoning'

const after = (element: string, prefix: string): string | null => (element.startsWith(prefix) ? element.slice(prefix.length) : null)

export function explain(element: string, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as PrincesView
  const parts = partsOf(components)
  const city = after(element, 'city-') as City | null
  if (city) return speaker.say('ui-princes-about-city', { city, status: view.table.status[city], gold: least(view, city), points: worth(view, city, parts), artists: count(view.table.artists, city) })
  const tile = after(element, 'tile-')
  if (tile) {
    const owner = ownerOf(view, tile)
    const used = owner !== null && view.boards[owner]!.used.includes(tile) ? ` ${speaker.say('ui-princes-is-used')}` : ''
    return speaker.card(tile) + used
  }
  const troop = after(element, 'own-troop-') ?? after(element, 'troop-') ?? /^bribe-\d-(.+)$/.exec(element)?.[1]
  if (troop) return `${speaker.say('princes-troop', { troop })}. ${speaker.card(troop)}`
  const card = after(element, 'event-') ?? after(element, 'family-') ?? after(element, 'treachery-') ?? (element === 'pope' ? 'pope' : null)
  if (card) return speaker.card(card)
  if (element === 'pile') {
    const played = parts.treachery.filter((kind) => count(view.table.discards, kind) > 0).map((kind) => `${speaker.say('princes-treachery', { treachery: kind })} ×${count(view.table.discards, kind)}`)
    return [speaker.say('ui-princes-about-pile'), played.length > 0 ? speaker.say('ui-princes-played', { list: speaker.join(played) }) : ''].filter(Boolean).join(' ')
  }
  return ''
}

export function asked(element: string, source: unknown, prompt: Prompt | null, components: Components): number | null {
  const { names } = components.labels
  const code = (family: string, at: number | undefined) => {
    const codes = components.families[family]
    return codes === undefined || at === undefined || at < 0 ? null : codes.first + at
  }
  const of = (family: string, field: string, id: string | null) => (id === null ? null : code(family, names[field]!.indexOf(id)))
  const city = CITIES.indexOf(after(element, 'city-') as City)
  if (city >= 0) return prompt?.kind === 'artist' || prompt?.kind === 'invasion' ? code('city', city) : code('war', 5 * city + ((city + 1) % 5))
  if (element === 'pope') return code('pope', 0)
  if (element === 'pile') return code('treachery', 0)
  const treachery = after(element, 'treachery-')
  if (treachery) return prompt?.kind === 'discard' ? of('tile', 'treachery', treachery) : playing(treachery, source as PrincesView, code)
  return (
    of('family', 'family', after(element, 'family-')) ?? of('city_tile', 'city_tile', after(element, 'tile-')) ?? of('event', 'event_tile', after(element, 'event-')) ??
    of('disband', 'troop', after(element, 'own-troop-')) ?? of('buy', 'troop', after(element, 'troop-'))
  )
}

/** How a treachery tile would be played, aimed at anybody. */
function playing(kind: string, view: PrincesView, code: (family: string, at: number) => number | null): number | null {
  const other = view.viewer === 0 ? 1 : 0
  if (kind === 'freeze_bid') return code('freeze', other)
  if (kind === 'steal_influence') return code('steal', other)
  if (kind === 'raid_gold_shipment') return code('raid', other)
  if (kind === 'veto') return code('veto', 0)
  if (kind === 'start_war') return code('start_war', 1)
  return kind === 'bribe_troops' ? code('bribe', 0) : null
}

// ---------------------------------------------------------------- what is on sale

/** What the prize says of itself. */
export function prizeText(prize: string, speaker: Speaker): string {
  if (prize.endsWith('_post')) return speaker.say('ui-princes-about-post')
  const texts = speaker.labels?.texts[prize] ?? {}
  return typeset(texts[speaker.words.language] ?? texts.en ?? '', speaker.words.language)
}

export interface Fact { key: string; value: string; icon?: string }

/** Its figures: what it brings, what it is worth now; for a post the fee and one's own strength. */
export function prizeFacts(prize: string, view: PrincesView, parts: Parts, seat: number | null): Fact[] {
  const tile = parts.tiles.get(prize)
  if (tile) {
    const facts: Fact[] = []
    if (tile.gold_income) facts.push({ key: 'gold', value: `+${tile.gold_income}`, icon: 'coin' })
    if (tile.influence_income) facts.push({ key: 'influence', value: `+${tile.influence_income}`, icon: 'influence' })
    return [...facts, { key: 'points', value: String(worth(view, tile.city, parts)) }]
  }
  if (!prize.endsWith('_post') || !view.war) return []
  const side = prize === 'attack_post' ? view.war.attacker : view.war.defender
  const fee: Fact = { key: 'fee', value: String(view.table.status[side.city]), icon: 'coin' }
  if (seat === null || view.boards[seat]!.troops.length === 0) return [fee]
  const { attack, defence } = army(view.boards[seat]!, parts)
  return [fee, { key: 'strength', value: `${attack}/${defence}` }]
}
