/** What the elements of the board are, in words, and which action to ask about when one cannot be used. */

import type { Components, Prompt } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import { artistIn, LEVELS, levelOf, ownerOf, partsOf, rulerOf, type City, type Level, type Parts, type RenaissanceView } from './components'

const after = (element: string, prefix: string): string | null => (element.startsWith(prefix) ? element.slice(prefix.length) : null)

/** What may change about a city. */
export interface Facts { owner: number | null; level: Level; palace: boolean; artist: string | null; plundered: boolean; closed: boolean; viewer: number | null }

/** Somebody by name; oneself as oneself. */
const called = (seat: number, viewer: number | null, speaker: Speaker): string =>
  seat === viewer ? speaker.say('ui-renaissance-place-you') : (speaker.players[seat] ?? speaker.say('seat-name', { seat: seat + 1 }))

/** A city in words: where it lies, whose it is, how strong, what stands there, and which roads lead to it. */
export function about({ id, province, terrain, port }: City, facts: Facts, speaker: Speaker, parts: Parts): string {
  const say = (key: string, args: Record<string, string | number> = {}) => speaker.say(`ui-renaissance-place-${key}`, args)
  const name = say('name', { city: id, province })
  const land = say(port ? 'land-port' : 'land', { terrain, bonus: parts.terrain[terrain] })
  if (facts.closed) return [name, say('closed'), land].join(' ')
  const { owner, level, artist } = facts
  const held = owner === null ? say('free') : say('held', { name: called(owner, facts.viewer, speaker), level: LEVELS[level], pc: parts.fortifications[level]!.pc })
  const palace = artist ? say('artist', { artist }) : facts.palace ? say('palace') : ''
  const roads = say('roads', { list: speaker.join(parts.neighbours.get(id)!.map((city) => speaker.say('ui-renaissance-map-city', { city }))) })
  return [name, held, palace, facts.plundered ? say('plundered') : '', land, roads].filter(Boolean).join(' ')
}

function factsOf(city: City, view: RenaissanceView, parts: Parts): Facts {
  const { table, viewer } = view
  const { id, province } = city
  return { owner: ownerOf(view, id), level: levelOf(view, id), palace: table.palaces.includes(id), artist: artistIn(view, id), plundered: table.pillaged.includes(id), closed: parts.closed(table.setup).has(province), viewer }
}

/** A province: what it is worth, and who holds its cities. */
function province(id: string, view: RenaissanceView, speaker: Speaker, parts: Parts): string {
  const found = parts.provinces.get(id)!
  if (parts.closed(view.table.setup).has(id)) return speaker.say('ui-renaissance-map-province-closed', { province: id })
  const ruler = rulerOf(view, found)
  if (ruler !== null) return speaker.say('ui-renaissance-map-province-ruled', { province: id, points: found.value_pr, name: called(ruler, view.viewer, speaker) })
  const held = found.cities.map((city) => {
    const owner = ownerOf(view, city)
    return speaker.say('ui-renaissance-map-held', { city, name: owner === null ? speaker.say('ui-renaissance-map-nobody') : called(owner, view.viewer, speaker) })
  })
  return speaker.say('ui-renaissance-map-province', { province: id, points: found.value_pr, list: speaker.join(held) })
}

export function explain(element: string, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as RenaissanceView
  const parts = partsOf(components)
  const city = parts.cities.get(after(element, 'city-') ?? '')
  if (city) return about(city, factsOf(city, view, parts), speaker, parts)
  const land = after(element, 'province-')
  if (land) return province(land, view, speaker, parts)
  const card = after(element, 'card-') ?? after(element, 'engaged-') ?? after(element, 'nation-')
  return card && speaker.labels?.cards[card] ? speaker.card(card) : ''
}

/** What pointing at a city means, by the question. */
const MEANT: Record<string, string> = { expand: 'expand', expand_from: 'from', combat: 'attack', attack_from: 'from', ride: 'attack', buy: 'build' }

export function asked(element: string, source: unknown, prompt: Prompt | null, components: Components): number | null {
  const { names } = components.labels
  const kind = prompt?.kind ?? ''
  const code = (family: string, at: number) => {
    const codes = components.families[family]
    return codes === undefined || at < 0 ? null : codes.first + at
  }
  const city = after(element, 'city-')
  if (city) {
    const at = names.city!.indexOf(city)
    const fortified = levelOf(source as RenaissanceView, city) > 1
    // of a city with a rampart one asks for a castle
    return code(MEANT[kind] ?? 'city', kind === 'buy' && fortified ? names.city!.length + at : at)
  }
  const card = after(element, 'card-')
  if (card) return kind === 'commit' || kind === 'commit_red' ? code('commit', names.slot!.indexOf(card)) : code('yellow', names.yellow!.indexOf(card))
  const nation = after(element, 'nation-')
  return nation ? code('nation', names.nation!.indexOf(nation)) : null
}
