/** A chosen action in few words: as the question over the board, on its seal, in the list. */

import type { Action, Argument } from '../../net/protocol'
import type { Speaker } from '../../words/speaker'

/** What an action is about, a deck as its colour and level. */
function about(action: Action, speaker: Speaker): Record<string, Argument> {
  const args = speaker.named(speaker.parameters(action))
  return { ...args, ...speaker.labels?.phrases.deck?.[String(args.deck)]?.args }
}

const said = (key: string, action: Action, speaker: Speaker): string | null =>
  speaker.words.has(key) ? speaker.say(key, about(action, speaker)) : null

/** "seal the purchase of Green II?" */
export const ask = (action: Action, speaker: Speaker): string | null => said(`ui-masters-ask-${action.family}`, action, speaker)

/** "Seal the purchase" */
export const seal = (action: Action, speaker: Speaker): string | null => said(`ui-masters-seal-${action.family}`, action, speaker)

/** "Green II, slot 1" */
export const entry = (action: Action, speaker: Speaker): string | null => said(`ui-masters-entry-${action.family}`, action, speaker)
