/** A battle as the view shows it, where nobody told how it began: at a table that goes on from a moment of another one. */

import { count, levelOf, type BattleView, type Parts, type RenaissanceView, type SideView, type Slots } from '../components'
import { fresh, isGenoa, MERCENARIES, wallsOf, type Camp, type Engaged, type Fate, type Fight } from './battle'

/** What a blue card counts. */
const valueOf = (kind: string | null, { cards }: Parts): number | null => cards.find(({ id }) => id === kind)?.value_pc ?? null

/** What fills the slots, open cards with what became of them, and who came over from the enemy. */
function cardsIn(side: SideView, slots: Slots | null, { revealed }: BattleView, parts: Parts): Engaged[] {
  if (!side.committed) return []
  const backs = [side.blue > 0, side.blue > 1, side.red > 0]
  const filled = (slots ?? [null, null, null]).flatMap((kind, at) => (kind || (!slots && backs[at]) ? [{ kind, red: at === 2 }] : []))
  if (!revealed) return filled.map(({ kind, red }) => fresh(kind, red, 'down', valueOf(kind, parts)))
  const troops = { ...side.troops }
  const swords = Object.entries(side.swords).flatMap(([face, number]) => Array<number>(number ?? 0).fill(Number(face)))
  let { waiting } = side
  const mercenary = (kind: string, red: boolean): Engaged => {
    const value = swords.pop()
    return fresh(kind, red, value ? 'up' : waiting-- > 0 ? 'waiting' : 'routed', value ?? null)
  }
  const cards = filled.map(({ kind, red }): Engaged => {
    if (MERCENARIES.has(kind!)) return mercenary(kind!, red)
    const value = valueOf(kind, parts)
    const fate: Fate = count(troops, kind!) > 0 || side.siege === kind ? 'up' : value !== null ? 'lost' : 'cancelled'
    if (fate === 'up') troops[kind!] = count(troops, kind!) - 1
    return fresh(kind, red, fate, value)
  })
  while (swords.length > 0 || waiting > 0) cards.push(mercenary('condottiere', true))
  return explained(cards, side)
}

/** Points that are no card's own: of a Sign of God, and of an Engineer in defence. */
function explained(cards: Engaged[], { signed, extra }: SideView): Engaged[] {
  const doubled = signed ? cards.filter(({ fate, value }) => fate === 'up' && value !== null && value <= extra).toSorted((a, b) => b.value! - a.value!)[0] : undefined
  const engineer = cards.find(({ kind, fate }) => kind === 'engineer' && fate === 'up')
  const helped = extra - (doubled?.value ?? 0)
  if (doubled) doubled.doubled = true
  if (engineer && helped > 0) engineer.value = helped
  return cards
}

export function fightSeen(view: RenaissanceView, parts: Parts): Fight | null {
  const { battle } = view.table
  if (!battle) return null
  const { source, target, way, revealed } = battle
  const camp = (side: SideView, slots: Slots | null): Camp => ({ seat: side.seat, committed: side.committed, die: side.die, cards: cardsIn(side, slots, battle, parts) })
  const fight: Fight = {
    source, target, way, revealed, attacker: camp(battle.attacker, battle.slots[0]), defender: camp(battle.defender, battle.slots[1]),
    // whose Condottieri were hired in the end is not to be seen
    loans: new Map(revealed ? [] : Object.entries(battle.loans).map(([seat, loan]) => [Number(seat), loan])), hired: [],
    lowered: null, totals: revealed ? { attack: battle.attack, defence: battle.defence } : null, result: null, over: false,
  }
  const { fort } = wallsOf(fight, battle.fort, isGenoa(view, battle.attacker.seat), parts)
  if (fort < parts.fortifications[levelOf(view, target)]!.pc) fight.lowered = fort
  return fight
}
