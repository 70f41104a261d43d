/** A second line under the label of an action: whose city it is, how strong, what it costs. */

import type { Action, Components } from '../../../net/protocol'
import type { Speaker } from '../../../words/speaker'
import { artistIn, LEVELS, levelOf, ownerOf, partsOf, type RenaissanceView } from '../components'
import { BUILDINGS } from './basket'

export function note(action: Action, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as RenaissanceView
  const parts = partsOf(components)
  const params = speaker.named(speaker.parameters(action))
  if (action.family === 'build') {
    const building = BUILDINGS[action.params[0]!]!
    return speaker.say('renaissance-ducats', { ducats: parts.prices[building] ?? 0 })
  }
  if (action.family === 'number') return action.params[0] ? speaker.say('renaissance-ducats', { ducats: action.params[0] * (parts.prices.battle_card ?? 0) }) : ''
  if (action.family === 'attack') {
    const city = String(params.city)
    const owner = ownerOf(view, city)
    const level = levelOf(view, city)
    return speaker.say('ui-renaissance-note-attack', { name: speaker.players[owner ?? 0] ?? '', level: LEVELS[level], pc: parts.fortifications[level]!.pc + parts.terrain[parts.cities.get(city)!.terrain] })
  }
  if (action.family === 'expand') return speaker.say('renaissance-province', { province: parts.cities.get(String(params.city))?.province ?? '' })
  if (action.family === 'city') {
    const city = String(params.city)
    const owner = ownerOf(view, city)
    const artist = artistIn(view, city)
    const level = levelOf(view, city)
    const there = [
      artist && speaker.say('renaissance-artist', { artist }),
      owner !== null && owner !== view.viewer && speaker.players[owner],
      level > 1 && speaker.say('renaissance-level', { level: LEVELS[level] }),
    ].filter(Boolean)
    return there.join(', ') || speaker.say('renaissance-province', { province: parts.cities.get(city)?.province ?? '' })
  }
  if (action.family === 'artist' || action.family === 'banker') return speaker.say(`ui-renaissance-note-${action.family}`)
  if (action.family === 'commit') {
    const value = parts.cards[action.params[0]!]?.value_pc
    return value ? speaker.say('ui-renaissance-note-value', { value }) : ''
  }
  return ''
}
