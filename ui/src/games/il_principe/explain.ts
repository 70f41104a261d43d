/** What the elements of the board are, in words, and which action to ask about when one cannot be used. */

import type { Components, Prompt } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'
import { COLOURS, count, partsOf, type Colour, type PrincipeView } from './components'

const after = (element: string, prefix: string): string | null => (element.startsWith(prefix) ? element.slice(prefix.length) : null)

export function explain(element: string, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as PrincipeView
  const parts = partsOf(components)
  const city = after(element, 'city-')
  if (city) return `${speaker.card(city)} ${speaker.say('ui-il_principe-touches', { regions: regionsOf(city, speaker, components) })}`
  const colour = after(element, 'colour-') as Colour | null
  if (colour) {
    const board = view.boards[view.viewer ?? 0]!
    const about = { colour, building: colour, amount: count(board.hand, colour), up: count(board.up, colour), down: count(board.down, colour) }
    return speaker.say('ui-il_principe-about-colour', about)
  }
  const region = after(element, 'region-')
  const found = parts.regions.find(({ id }) => id === region)
  if (found) return speaker.say('ui-il_principe-about-region', { cities: speaker.join(found.cities.map((id) => speaker.say('il_principe-city', { city: id }))) })
  const role = after(element, 'role-')
  const tile = parts.roles.find(({ id }) => id === role)
  if (tile) return `${speaker.card(tile.id)} ${speaker.say('ui-il_principe-role-pays', { points: tile.vp_city, colour: tile.color })}`
  const family = after(element, 'family-')
  return family ? speaker.say(`ui-il_principe-arms-${family}`) : ''
}

export const regionsOf = (city: string, speaker: Speaker, components: Components): string =>
  speaker.join((partsOf(components).places.get(city)?.regions ?? []).map((region) => speaker.say('il_principe-region', { region })))

export function asked(element: string, source: unknown, prompt: Prompt | null, components: Components): number | null {
  const view = source as PrincipeView
  const { names } = components.labels
  const code = (family: string, at: number | undefined) => {
    const codes = components.families[family]
    return codes === undefined || at === undefined || at < 0 ? null : codes.first + at
  }
  const city = after(element, 'city-')
  if (city) return code('build', names.city!.indexOf(city))
  const region = after(element, 'region-')
  if (region) return code('region', names.region!.indexOf(region))
  const family = after(element, 'family-')
  if (family) return code('family', names.family!.indexOf(family))
  const colour = COLOURS.indexOf(after(element, 'colour-') as Colour)
  if (colour < 0) return null
  if (prompt?.kind === 'offer' || prompt?.kind === 'turn_up') return code('colour', colour)
  const most = components.families.lay?.sizes[1] ?? 1
  const held = count(view.boards[view.viewer ?? 0]?.hand, COLOURS[colour]!)
  return code('lay', most * colour + Math.max(0, held - 1))
}
