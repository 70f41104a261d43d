/** The drawing that stands for what a city tile can do. */

import type { Tile } from './components'

const DRAWINGS: Record<string, string> = { veto_war: 'tr-veto', reroll: 'u-die', exchange: 'u-swap', steal: 'tr-steal_influence', draw_treachery: 'u-mask', hand_limit: 'u-mask', army_bonus: 'shield' }

export function powerOf({ effects, tags }: Tile): string {
  const effect = effects.find(({ op }) => op !== 'auction_discount') ?? effects[0]
  if (!effect) return tags.includes('merchant') ? 'u-scales' : ''
  if (effect.op === 'troop_bonus') return `t-${effect.troop}`
  if (effect.op === 'auction_discount') return effect.auction === 'pope' ? 'tiara' : 'u-leader'
  return DRAWINGS[effect.op] ?? ''
}

/** Once per decade: it can be used up. */
export const isOnce = ({ effects }: Tile): boolean => effects.some(({ limit }) => limit === 'once_per_decade')
