/** The picture of a card, by what it does. */

import type { Card, Parts } from './components'

const STEPS: Record<string, string> = {
  skip_turn: 'u-glass', place_materials: 'a-crane', grant_placements: 'a-crane', echo_placements: 'a-crane', destroy_materials: 'a-topple',
  rearrange_castle: 'u-swap', swap_castle_materials: 'u-swap', swap_hands: 'u-swap', swap_stock_cards: 'u-box', reveal_until: 'a-dig', look_draw_top: 'a-dig',
  look_at: 'u-eye', take_from_stock: 'a-hand', take_from_hand: 'a-hand', steal_castle_material: 'a-hand', give_from_hand: 'a-cards',
  discard_from_hand: 'a-discard', discard_from_stock: 'u-box', discard_special: 'a-discard', take_special: 'u-mask', double_next_action: 'a-double',
  restrict_turn: 'a-bar', extra_turn: 'a-again', negotiate_trade: 'u-scales', reflect_action: 'a-mirror', protect_castle: 'g-shield',
  pool_and_redistribute: 'a-pool', show_mission: 'm-scroll',
}
const EFFECTS: Record<string, string> = { cannon: 't-artillery', crossbow: 't-crossbow', siege: 'u-tower', flank_attack: 'u-sword', square_formation: 'u-pike', bad_weather: 'u-glass' }
const PEOPLE: Record<string, string> = {
  captain: 'p-soldier', press_gang: 'p-soldier', master_at_arms: 'p-soldier', officer: 'p-soldier', provost: 'p-soldier',
  pope: 'p-pope', parish_priest: 'p-cardinal', choirboy: 'p-prince', bell_ringer: 'p-cardinal', virgin: 'p-lady',
  ironmonger: 'p-merchant', beekeeper: 'p-merchant', pawnbroker: 'p-merchant', turnkey: 'p-doge', trinket_seller: 'p-lady',
  roofer: 'p-artist', renovator: 'p-artist', storekeeper: 'p-merchant', journeyman: 'p-artist', blacksmith: 'p-artist',
}

export function pictureOf(card: Card, parts: Parts): string {
  if (card.special) return PEOPLE[card.special] ?? 'p-prince'
  if (card.mission) return card.type === 'royal_mission' ? 'u-crown' : 'm-scroll'
  if (card.effect) return EFFECTS[card.effect] ?? STEPS[parts.effects[card.effect]?.steps[0]?.op ?? ''] ?? 'a-cards'
  return `k-${card.kinds?.[0]}`
}
