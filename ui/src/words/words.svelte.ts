/** The words of the page in the language of the moment. Reading them in a component makes it follow a switch. */

import { api } from '../net/api'
import type { Argument, Components } from '../net/protocol'
import { settings, type Language } from '../settings.svelte'
import { Catalogue } from './catalogue'
import { Speaker } from './speaker'

class Words {
  #catalogues = $state.raw<Partial<Record<Language, Catalogue>>>({})
  #components = $state.raw<Components | null>(null)
  #spoken = $state<Language>(settings.language)
  #players = $state.raw<string[]>([])

  readonly catalogue = $derived(this.#catalogues[this.#spoken] ?? null)
  readonly speaker = $derived(
    this.catalogue && new Speaker(this.#components?.id ?? '', this.catalogue, this.#components?.labels ?? null, this.#players),
  )

  get ready(): boolean {
    return this.catalogue !== null
  }

  /** Loads a language; the one before stays until the new one is there. */
  async speak(language: Language = settings.language): Promise<void> {
    if (!this.#catalogues[language]) {
      const text = await api.words(language)
      this.#catalogues = { ...this.#catalogues, [language]: new Catalogue(language, text) }
    }
    this.#spoken = language
    settings.speak(language)
  }

  about(components: Components): void {
    this.#components = components
  }

  /** Who sits at the table: actions then call them by their names. */
  seated(players: string[]): void {
    if (players.join('\n') !== this.#players.join('\n')) this.#players = players
  }

  get components(): Components | null {
    return this.#components
  }
}

export const words = new Words()

/** An entry of the catalogue. */
export const t = (key: string, args: Record<string, Argument> = {}): string => words.speaker?.say(key, args) ?? ''

/** What a game says in its own way, or else what all say: `own('round')` is ui-<game>-round or ui-round. */
export function own(name: string, args: Record<string, Argument> = {}): string {
  const special = `ui-${words.speaker?.game}-${name}`
  return t(words.speaker?.words.has(special) ? special : `ui-${name}`, args)
}

/** A sentence that goes on after another. */
export const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** A word at the head of a label. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
