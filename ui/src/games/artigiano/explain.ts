/** What cards and places are, in words, and which action to ask about when one cannot be used. */

import type { Components, Prompt } from '../../net/protocol'
import { typeset } from '../../words/catalogue'
import type { Speaker } from '../../words/speaker'
import { t } from '../../words/words.svelte'
import { attached, boardOf, partsOf, valueAt, type ArtigianoView, type Card } from './components'

/** What a card does, as its data say it. */
export function effectText(speaker: Speaker, id: string): string {
  const texts = speaker.labels?.texts[id] ?? {}
  return typeset(texts[speaker.words.language] ?? texts['en'] ?? '', speaker.words.language)
}

export const titleOf = (card: Card): string =>
  card.mission
    ? t('artigiano-mission-title', { title: card.mission.replaceAll('_', '-') })
    : t('artigiano-title', { title: card.en.replace(/^The /, '').toLowerCase().replaceAll(' ', '-').replaceAll("'", '') })

/** "stone or tile 4" */
export const materialOf = ({ kinds = [], value = 0 }: Card): string => t('artigiano-material', { kinds: kinds.map((kind) => kind[0]).join(''), value })

const after = (element: string, prefix: string): string | null => (element.startsWith(prefix) ? element.slice(prefix.length) : null)

export function explain(element: string, source: unknown, speaker: Speaker, components: Components): string {
  const view = source as ArtigianoView
  const parts = partsOf(components)
  const kind = ['card-', 'held-', 'give-', 'take-'].map((prefix) => after(element, prefix)).find((name) => name !== null) ?? null
  const card = kind === null ? undefined : parts.kinds.get(kind)
  if (card) return `${speaker.called('any_card', card.kind)}. ${speaker.card(card.id)}`
  const mission = parts.missions.get(after(element, 'mission-') ?? '')
  if (mission) return `${titleOf(mission)}. ${speaker.card(mission.id)} ${speaker.say(`ui-artigiano-about-${mission.type}`)}`
  const at = after(element, 'cell-')?.split('-').map(Number)
  if (!at) return ''
  const [side, cell] = at as [number, number]
  const copy = parts.cards.get(view.sides[side]?.cells[cell] ?? '')
  const place = boardOf(view, parts, side).cell[cell]!
  if (!copy) return speaker.say(place.row > 0 ? 'ui-artigiano-about-cell' : 'ui-artigiano-about-ground', { kind: place.kind, cells: place.rests_on.length })
  const on = attached(view, side, cell).filter((special) => special !== copy.special)
  const what = copy.special ? speaker.card(copy.id) : speaker.say('ui-artigiano-about-material', { kind: place.kind, value: valueAt(view, parts, side, cell), card: String(speaker.called('card', copy.id)) })
  return [what, ...on.map((special) => `${speaker.called('special', special)}: ${effectText(speaker, parts.specials.get(special)!.id)}`)].join(' ')
}

export function asked(element: string, _view: unknown, prompt: Prompt | null, components: Components): number | null {
  const { names } = components.labels
  const code = (family: string, dimension: string, name: string) => {
    const at = names[dimension]!.indexOf(name)
    return at < 0 ? null : components.families[family]!.first + at
  }
  const mission = after(element, 'mission-')
  if (mission) return code('claim', 'princely', mission) ?? code('mission', 'mission', mission)
  const cell = after(element, 'cell-')?.split('-').map(Number)
  if (cell) return components.families.cell!.first + cell[0]! * components.families.cell!.sizes[1]! + cell[1]!
  const kind = after(element, 'card-')
  if (!kind) return null
  if (!['act', 'stock', 'place', 'echo', 'follow'].includes(prompt?.kind ?? '')) return code('card', 'any_card', kind)
  return code('place', 'material', kind) ?? code('act', 'action', kind) ?? code('special', 'special_card', kind)
}
