"""Lazy decks and exact dealing. A deck is a set of cards: its order does not exist before a card is drawn."""

from __future__ import annotations

from signoria.core.chance import Chance, Random
from signoria.core.numbers import bit, bit_at, bits_in, i64


def draw(chance: Chance, stream: i64, index: i64, deck: i64) -> i64:
    """The card that comes off a shuffled deck as its `index`-th; the caller takes it out of the set."""
    return bit_at(deck, chance.below(stream, index, bits_in(deck)))


def deal(pool: i64, count: i64, random: Random) -> i64:
    """A random hand of `count` cards out of a pool, each such hand with equal chance."""
    hand: i64 = 0
    for _ in range(count):
        card = bit(bit_at(pool, random.below(bits_in(pool))))
        hand |= card
        pool ^= card
    return hand
