/** The tab of the browser says when it is one's turn. */

import calm from '../art/favicon.svg'
import turn from '../art/favicon-turn.svg'

export function showTurn(mine: boolean, title: string): void {
  document.title = title || 'Signoria'
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon) icon.href = mine ? turn : calm
}
