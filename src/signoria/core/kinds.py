"""A bag of things told apart by their kind alone: up to ten counts packed into one integer.

Each count has six bits, the top one always free: "has at least" is one subtraction for all kinds at once.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, i64

Kinds = i64

LANE: Final = 6
MOST: Final = 31  # of one kind
_COUNT: Final = 63
_GUARDS: Final = 0x820820820820820


def one(kind: i64) -> Kinds:
    """A single thing of a kind."""
    return bit(LANE * kind)


def count(bag: Kinds, kind: i64) -> i64:
    return (bag >> (LANE * kind)) & _COUNT


def size(bag: Kinds) -> i64:
    """How many things there are."""
    total: i64 = 0
    while bag:
        total += bag & _COUNT
        bag >>= LANE
    return total


def covers(bag: Kinds, part: Kinds) -> bool:
    """Is there at least as much of every kind?"""
    return ((bag | _GUARDS) - part) & _GUARDS == _GUARDS


def without(bag: Kinds, part: Kinds) -> Kinds:
    """What is left of each kind when `part` is taken out as far as it goes."""
    if covers(bag, part):
        return bag - part
    left: Kinds = 0
    kind: i64 = 0
    while bag >> (LANE * kind):
        more = count(bag, kind) - count(part, kind)
        if more > 0:
            left += more * one(kind)
        kind += 1
    return left


def kind_at(bag: Kinds, rank: i64) -> i64:
    """The kind of the thing before which `rank` others lie, in the order of the kinds."""
    kind: i64 = 0
    while rank >= bag & _COUNT:
        rank -= bag & _COUNT
        bag >>= LANE
        kind += 1
    return kind
