/** One language: Fluent entries, common and of the games. The same rules as `signoria.words.catalogue`. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Argument } from '../net/protocol'

/** Proper apostrophes, and in French spaces that do not break. */
export function typeset(text: string, language: string): string {
  const proper = text.replace(/(?<=[\p{L}}])'(?=\p{L}|$)/gmu, '’').replace(/(?<=[ (])-(?=\d)/g, '−')
  return language === 'fr' ? proper.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0') : proper
}

export class Catalogue {
  readonly bundle: FluentBundle

  constructor(readonly language: string, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.bundle.addResource(new FluentResource(typeset(text, language)), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  faces(key: string): string[] {
    return Object.keys(this.bundle.getMessage(key)?.attributes ?? {})
  }

  /** An entry in words. Of its faces the one asked for, or else one named like an argument; the key if there is none. */
  say(key: string, args: Record<string, Argument> = {}, face?: string): string {
    const entry = this.bundle.getMessage(key)
    if (!entry) return key
    const chosen = Object.keys(entry.attributes).find((name) => name === face || name in args)
    const pattern = chosen === undefined ? entry.value : entry.attributes[chosen]
    return pattern === null || pattern === undefined ? key : this.bundle.formatPattern(pattern, args, [])
  }
}
