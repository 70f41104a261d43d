/** The five games of the house, in the order of the shelf. What is playable is what the server offers. */

import artigiano from './pictures/artigiano.svg'
import il_principe from './pictures/il_principe.svg'
import masters from './pictures/masters.svg'
import princes from './pictures/princes.svg'
import renaissance from './pictures/renaissance.svg'

export interface Shelved { id: string; title: string; authors: string; seats: string; picture: string; praise?: string }

export const SHELF: Shelved[] = [
  { id: 'masters', title: 'Masters of Renaissance', authors: 'Luciani, Mangone', seats: '1–4', picture: masters, praise: 'ui-lobby-first' },
  { id: 'il_principe', title: 'Il Principe', authors: 'Ornella', seats: '2–5', picture: il_principe },
  { id: 'princes', title: 'Princes of the Renaissance', authors: 'Wallace', seats: '3–6', picture: princes },
  { id: 'renaissance', title: 'Renaissance', authors: 'Bernard', seats: '3–6', picture: renaissance, praise: 'ui-lobby-map' },
  { id: 'artigiano', title: 'Artigiano', authors: 'Dumas, Ayoub', seats: '2–8', picture: artigiano },
]

/** With whom: the seats of a new table. */
/** `shown`: the free seat is offered to everybody in the lobby; otherwise only the link leads to it. */
export interface Company { id: string; word: string; count: number; seats: string[]; shown?: boolean }

const bots = (count: number): string[] => Array.from({ length: count }, () => 'bot:greedy')
const open = (count: number): string[] => Array.from({ length: count }, () => 'open')

export const COMPANIES: Company[] = [
  { id: 'bots2', word: 'ui-lobby-bots', count: 2, seats: ['me', ...bots(2)] },
  { id: 'bots1', word: 'ui-lobby-bots', count: 1, seats: ['me', ...bots(1)] },
  { id: 'bots3', word: 'ui-lobby-bots', count: 3, seats: ['me', ...bots(3)] },
  { id: 'bots4', word: 'ui-lobby-bots', count: 4, seats: ['me', ...bots(4)] },
  { id: 'bots5', word: 'ui-lobby-bots', count: 5, seats: ['me', ...bots(5)] },
  { id: 'bots7', word: 'ui-lobby-bots', count: 7, seats: ['me', ...bots(7)] },
  { id: 'alone', word: 'ui-masters-lobby-alone', count: 0, seats: ['me'] },
  { id: 'friends1', word: 'ui-lobby-friends', count: 1, seats: ['me', ...open(1)] },
  { id: 'friends2', word: 'ui-lobby-friends', count: 2, seats: ['me', ...open(2)] },
  { id: 'friends3', word: 'ui-lobby-friends', count: 3, seats: ['me', ...open(3)] },
  { id: 'friends4', word: 'ui-lobby-friends', count: 4, seats: ['me', ...open(4)] },
  { id: 'friends5', word: 'ui-lobby-friends', count: 5, seats: ['me', ...open(5)] },
  { id: 'friends7', word: 'ui-lobby-friends', count: 7, seats: ['me', ...open(7)] },
  { id: 'anybody', word: 'ui-lobby-anybody', count: 1, seats: ['me', ...open(1)], shown: true },
  { id: 'mixed', word: 'ui-lobby-friend-and-bot', count: 2, seats: ['me', ...open(1), ...bots(1)] },
]

/** The companies that a game has seats for. */
export const companiesFor = (counts: number[]): Company[] => COMPANIES.filter(({ seats }) => counts.includes(seats.length))
