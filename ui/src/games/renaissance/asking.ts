/** What is chosen, as a short question: everything it is about, wherever it was chosen. */

import type { Action } from '../../net/protocol'
import type { Table } from '../../table/table.svelte'
import type { Speaker } from '../../words/speaker'
import { lower } from '../../words/words.svelte'

export function asking(action: Action, speaker: Speaker, { prompt }: Table): string | null {
  if (action.family === 'pass') return null
  const [city] = Object.values(speaker.named(speaker.parameters(action)))
  const question = prompt?.kind ?? ''
  // the target was pointed at before the source
  if (action.family === 'from') return speaker.say('ui-renaissance-ask-from', { question, city: prompt!.args.city!, source: city! })
  if (action.family === 'city') return speaker.say('ui-renaissance-ask-city', { question, city: city! })
  return speaker.say('ui-renaissance-map-ask', { action: lower(speaker.action(action, null)) })
}
