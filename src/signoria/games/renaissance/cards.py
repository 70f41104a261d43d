"""Battle cards told apart by their kind alone: fifteen counts of four bits packed into one integer.

`core/kinds.py` packs ten kinds only. Nobody needs the guard bits here: a hand is never paid from as a whole.
"""

from __future__ import annotations

from typing import Final

from signoria.core.chance import Chance, Random
from signoria.core.numbers import bit, i64

Cards = i64

LANE: Final = 4
MOST: Final = 15  # of one kind
_COUNT: Final = 15
_NIBBLES: Final = 0x0F0F0F0F0F0F0F0F
_BYTES: Final = 0x00FF00FF00FF00FF
_WORDS: Final = 0x0000FFFF0000FFFF


def one(kind: i64) -> Cards:
    """A single card of a kind."""
    return bit(LANE * kind)


def count(cards: Cards, kind: i64) -> i64:
    return (cards >> (LANE * kind)) & _COUNT


def size(cards: Cards) -> i64:
    """How many cards there are."""
    if cards == 0:
        return 0
    sums = (cards & _NIBBLES) + ((cards >> 4) & _NIBBLES)
    sums = (sums & _BYTES) + ((sums >> 8) & _BYTES)
    sums = (sums & _WORDS) + ((sums >> 16) & _WORDS)
    return (sums & 0xFFFF) + (sums >> 32)


def kind_at(cards: Cards, rank: i64) -> i64:
    """The kind of the card before which `rank` others lie, in the order of the kinds."""
    kind: i64 = 0
    while rank >= cards & _COUNT:
        rank -= cards & _COUNT
        cards >>= LANE
        kind += 1
    return kind


def covers(cards: Cards, part: Cards) -> bool:
    """Is there at least as much of every kind?"""
    while part:
        if part & _COUNT > cards & _COUNT:
            return False
        cards >>= LANE
        part >>= LANE
    return True


def draw(chance: Chance, stream: i64, index: i64, deck: Cards, number: i64) -> Cards:
    """The next cards of a shuffled deck, the first of them its `index`-th to come off."""
    drawn: Cards = 0
    left = size(deck)
    for nth in range(number):
        card = one(kind_at(deck, chance.below(stream, index + nth, left)))
        drawn += card
        deck -= card
        left -= 1
    return drawn


def deal(pool: Cards, number: i64, random: Random) -> Cards:
    """A random hand out of a pool: each hand of cards, were they all different, with equal chance."""
    hand: Cards = 0
    left = size(pool)
    for _n in range(number):
        card = one(kind_at(pool, random.below(left)))
        hand += card
        pool -= card
        left -= 1
    return hand
