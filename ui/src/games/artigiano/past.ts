/** The actions played of late, as the log of a view has them: each a number made of card, author, turn and whom it was aimed at. */

import type { Components } from '../../net/protocol'
import { copyAt, sideOf, type ArtigianoView } from './components'

export const cardIn = (entry: number): number => entry & 255
export const authorOf = (entry: number): number => (entry >> 8) & 7

/** Who else has played cards of a kind, the latest first. */
export const loggedAs = (view: ArtigianoView, components: Components, kind: string): number[] => [
  ...new Set(
    view.table.log
      .filter((entry) => copyAt(components, cardIn(entry))?.kind === kind)
      .map(authorOf)
      .filter((seat) => view.viewer === null || sideOf(view, seat) !== sideOf(view, view.viewer))
      .toReversed(),
  ),
]
