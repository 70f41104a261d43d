"""What a warehouse can hold. Rearranging is free (MAS-R-29), so only amounts count."""

from __future__ import annotations

import itertools
from typing import Final

from signoria.core.numbers import i64, vec
from signoria.games.masters.bag import RESOURCES, Bag, amount
from signoria.games.masters.tables import DEPOT_SPACES, SHELVES


def _fits(amounts: list[int]) -> bool:
    """MAS-WHS-01..03: one type to a shelf, one shelf to a type."""
    piles = sorted([n for n in amounts if n], reverse=True)
    shelves = sorted(SHELVES, reverse=True)
    return len(piles) <= len(shelves) and all(
        n <= room for n, room in zip(piles, shelves, strict=False)
    )


# A row is four amounts on the shelves, each below four. For every row: does it fit? And for each resource: how many of
# it would fit beside the other three amounts (-1 if these do not fit themselves)?
_BASE: Final = 4
_ROWS: Final = [list(row) for row in itertools.product(range(_BASE), repeat=4)]
_FITS: Final = vec[bool]([_fits(row) for row in _ROWS])


def _most(row: list[int], resource: int) -> int:
    beside = [[*row[:resource], n, *row[resource + 1 :]] for n in range(_BASE)]
    return max([n for n in range(_BASE) if _fits(beside[n])], default=-1)


_MOST_BESIDE: Final = vec[i64]([_most(row, resource) for row in _ROWS for resource in range(4)])


def _on_shelves(warehouse: Bag, depots: i64) -> i64:
    """The row of amounts left for the shelves once Leader depots took what they can (MAS-LDR-13, 14), or -1."""
    row: i64 = 0
    for resource in range(RESOURCES):
        here = amount(warehouse, resource)
        if (depots >> resource) & 1:
            here = max(here - DEPOT_SPACES, 0)
        if here >= _BASE:
            return -1
        row = _BASE * row + here
    return row


def fits(warehouse: Bag, depots: i64) -> bool:
    """`depots`: the resources with a Leader depot."""
    row = _on_shelves(warehouse, depots)
    return row >= 0 and _FITS[row]


def room_for(warehouse: Bag, depots: i64, resource: i64) -> i64:
    """How many more of a resource a legal warehouse can take."""
    most = _MOST_BESIDE[RESOURCES * _on_shelves(warehouse, depots) + resource]
    if (depots >> resource) & 1:
        most += DEPOT_SPACES
    return most - amount(warehouse, resource)


def layout(warehouse: Bag, depots: i64) -> list[list[int]]:
    """One legal arrangement for display: the resources on each shelf from the top, then in each resource's depot."""
    piles: list[tuple[int, int]] = []
    in_depots: list[list[int]] = [[] for _ in range(RESOURCES)]
    for resource in range(RESOURCES):
        here = int(amount(warehouse, resource))
        if (depots >> resource) & 1:
            kept = min(here, int(DEPOT_SPACES))
            in_depots[resource] = [resource] * kept
            here -= kept
        if here:
            piles.append((here, resource))
    piles.sort(reverse=True)
    shelves: list[list[int]] = [[] for _ in SHELVES]
    # The largest pile goes on the largest shelf; with few piles the small shelves stay free.
    by_size = sorted(range(len(SHELVES)), key=lambda shelf: -SHELVES[shelf])
    for (count, resource), shelf in zip(piles, by_size, strict=False):
        shelves[shelf] = [resource] * count
    return shelves + in_depots
