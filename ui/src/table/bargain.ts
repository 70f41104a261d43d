/** Offers of gold and influence: what the view shows of them, and the phrase that makes one. */

import type { Chat, Components } from '../net/protocol'

export interface Goods { gold: number; influence: number }
export interface Offer extends Goods { seat: number; other: number; place: number; gold_asked: number; influence_asked: number; private: boolean; decade: boolean }
export interface Draft { to: number; give: Goods; ask: Goods; private: boolean; decade: boolean }

export const GOODS = ['gold', 'influence'] as const
export const ICONS: Record<keyof Goods, string> = { gold: 'coin', influence: 'influence' }

export const offersIn = (view: unknown): Offer[] => (view as { offers?: Offer[] }).offers ?? []
export const given = (offer: Offer): Goods => ({ gold: offer.gold, influence: offer.influence })
export const asked = (offer: Offer): Goods => ({ gold: offer.gold_asked, influence: offer.influence_asked })
export const nothing = ({ gold, influence }: Goods): boolean => gold + influence === 0

/** To whom, gold and influence given, gold and influence asked, send. A gift can be sent in one way only. */
export function phrase({ to, give, ask, ...how }: Draft, { families }: Components): number[] {
  const code = (family: string, at: number) => families[family]!.first + at
  const amounts = [give.gold, give.influence, ask.gold, ask.influence].map((amount) => code('amount', amount))
  const sent = nothing(ask) ? 0 : 2 * Number(how.private) + Number(how.decade)
  return [code('offer', to), ...amounts, code('send', sent)]
}

/** The code that answers an offer: for the one it was made to accept or decline, for the other withdraw. */
export function answer(kind: 'accept' | 'decline' | 'withdraw', offer: Offer, { families }: Components): number {
  const { first, sizes } = families[kind]!
  return first + sizes[1]! * (kind === 'withdraw' ? offer.other : offer.seat) + offer.place
}

/** The words that came with an offer. Its place may have held others before: the amounts have to agree as well. */
export function noteOf(chat: Chat[], offer: Offer): string {
  const same = (about: Record<string, unknown>) =>
    about.event === 'offered' &&
    about.seat === offer.seat &&
    about.other === offer.other &&
    about.place === offer.place &&
    about.gives_gold === offer.gold &&
    about.gives_influence === offer.influence &&
    about.asks_gold === offer.gold_asked &&
    about.asks_influence === offer.influence_asked
  return chat.findLast(({ about }) => about && same(about))?.text ?? ''
}
