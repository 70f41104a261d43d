/** What every page does first: the style sheets, the words, then its component. */

import './art/tokens.css'
import './art/fonts.css'
import './art/base.css'
import { mount, type Component } from 'svelte'
import { words } from './words/words.svelte'

export async function show(page: Component): Promise<void> {
  const target = document.getElementById('app')!
  await words.speak().catch(() => undefined)
  mount(page, { target })
}
