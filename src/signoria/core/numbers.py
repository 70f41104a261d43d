"""Native integers, fixed arrays and bit sets: the only module that knows where they come from."""

from __future__ import annotations

from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import mypyc_attr as mypyc_attr


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def bit(member: i64) -> i64:
    """The set of one member. Write this, not `1 << member`: mypyc shifts a literal as a 32-bit C int."""
    return _shifted(1, member)


def _shifted(number: i64, places: i64) -> i64:
    return number << places


def bits_in(mask: i64) -> i64:
    """How many members a set has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def bit_at(mask: i64, rank: i64) -> i64:
    """The member of a set that has `rank` smaller ones."""
    for _n in range(rank):
        mask &= mask - 1
    return low_bit(mask)


def low_bit(mask: i64) -> i64:
    """The smallest member of a set that is not empty: the number of bits below it, added up without a branch."""
    below = (mask & -mask) - 1
    below -= (below >> 1) & 0x1555555555555555
    below = (below & 0x3333333333333333) + ((below >> 2) & 0x3333333333333333)
    below = (below + (below >> 4)) & 0x0F0F0F0F0F0F0F0F
    below += below >> 8
    below += below >> 16
    return (below + (below >> 32)) & 127


def members(mask: i64) -> list[int]:
    """A set as a rising list."""
    listed: list[int] = []
    member: i64 = 0
    while mask >> member:
        if (mask >> member) & 1:
            listed.append(int(member))
        member += 1
    return listed
