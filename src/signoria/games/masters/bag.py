"""A bag of resources packed into one integer: four amounts in lanes of 15 bits, the top bit of each always free.

The free bits make "has at least" one subtraction for all four resources at once.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, i64

Bag = i64

RESOURCES: Final[i64] = 4
LANE: Final = 15
MOST: Final = (1 << 14) - 1  # of one resource; no game comes near it
_GUARDS: Final = 1 << 14 | 1 << 29 | 1 << 44 | 1 << 59


def unit(resource: i64) -> Bag:
    """One piece of a resource."""
    return bit(LANE * resource)


def amount(bag: Bag, resource: i64) -> i64:
    return (bag >> (LANE * resource)) & MOST


def covers(bag: Bag, cost: Bag) -> bool:
    """Is there at least as much of every resource?"""
    return ((bag | _GUARDS) - cost) & _GUARDS == _GUARDS


def size(bag: Bag) -> i64:
    """How many pieces there are."""
    return (bag & MOST) + ((bag >> 15) & MOST) + ((bag >> 30) & MOST) + ((bag >> 45) & MOST)
