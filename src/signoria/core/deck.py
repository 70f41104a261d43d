"""Lazy decks and exact dealing. A deck is a set of cards: its order does not exist before a card is drawn.

Cards that differ are bits of a mask; cards of which there are several alike are counted by kind (`core/kinds.py`)
and drawn as if each were a card of its own.
"""

from __future__ import annotations

from signoria.core.chance import Chance, Random
from signoria.core.kinds import Kinds, kind_at, one, size
from signoria.core.numbers import bit, bit_at, bits_in, i64


def draw(chance: Chance, stream: i64, index: i64, deck: i64) -> i64:
    """The card that comes off a shuffled deck as its `index`-th; the caller takes it out of the set."""
    return bit_at(deck, chance.below(stream, index, bits_in(deck)))


def deal(pool: i64, count: i64, random: Random) -> i64:
    """A random hand of `count` cards out of a pool, each such hand with equal chance."""
    hand: i64 = 0
    for _n in range(count):
        card = bit(bit_at(pool, random.below(bits_in(pool))))
        hand |= card
        pool ^= card
    return hand


def draw_kinds(chance: Chance, stream: i64, index: i64, deck: Kinds, count: i64) -> Kinds:
    """The next `count` cards of a shuffled deck of kinds, the first of them its `index`-th to come off."""
    drawn: Kinds = 0
    left = size(deck)
    for nth in range(count):
        card = one(kind_at(deck, chance.below(stream, index + nth, left)))
        drawn += card
        deck -= card
        left -= 1
    return drawn


def deal_kinds(pool: Kinds, count: i64, random: Random) -> Kinds:
    """A random hand out of a pool of kinds: each hand of cards, were they all different, with equal chance."""
    hand: Kinds = 0
    left = size(pool)
    for _n in range(count):
        card = one(kind_at(pool, random.below(left)))
        hand += card
        pool -= card
        left -= 1
    return hand
