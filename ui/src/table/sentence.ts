/** The sentence over the board: asked, chosen, waiting, or over. */

import { lower, t, words } from '../words/words.svelte'
import type { Table } from './table.svelte'

export interface Sentence { seat: number | null; name: string; text: string; error: string }

const bare = (text: string): string => text.replace(/[.\s]+$/, '')

export function sentence(table: Table): Sentence {
  const speaker = words.speaker
  const nobody: Sentence = { seat: null, name: '', text: '', error: '' }
  if (!speaker || !table.state) return { ...nobody, text: t('ui-laying-the-table') }
  if (table.hello?.paused) return { ...nobody, text: t('ui-paused') }
  const error = table.error ? speaker.refusal(table.error) + (table.error.rule ? ` (${table.error.rule})` : '') : ''
  if (table.myTurn && table.seat !== null) {
    return { seat: table.seat, name: table.names[table.seat] ?? '', text: asked(table), error }
  }
  if (table.state.over) return { ...nobody, text: t('ui-game-over') }
  const waiting = table.state.waiting
  const text = t('ui-waiting-for', { names: speaker.join(waiting.map((seat) => table.names[seat] ?? '')), count: waiting.length })
  return { ...nobody, seat: waiting.length === 1 ? waiting[0]! : null, text, error }
}

function asked(table: Table): string {
  const speaker = words.speaker!
  const prompt = table.prompt!
  if (table.waiting) return t('ui-sealing')
  const only = `ui-${speaker.game}-only-${prompt.kind}`
  if (table.actions.length === 1 && table.chosen?.family === 'pass' && speaker.words.has(only)) return lower(speaker.say(only, prompt.args))
  if (table.chosen && !table.phrase) {
    return table.face?.ask?.(table.chosen, speaker, table) ?? t('ui-seal-this', { action: lower(bare(speaker.action(table.chosen, prompt))) })
  }
  const begun = table.path.length > 0 ? table.face?.begun?.(table.path, speaker) : ''
  if (begun) return begun
  const short = `ui-${speaker.game}-prompt-${prompt.kind}`
  return lower(speaker.words.has(short) ? speaker.say(short, { ...prompt.args, ...table.face?.about?.(table) }) : speaker.prompt(prompt))
}
