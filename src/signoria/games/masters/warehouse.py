"""What a warehouse can hold. Rearranging is free (MAS-R-29), so only amounts count: whatever fits in some layout fits."""

from __future__ import annotations

import itertools
from typing import Final

from signoria.core.numbers import i64, vec
from signoria.games.masters.bag import RESOURCES, Bag, amount, unit
from signoria.games.masters.tables import DEPOT_SPACES, SHELVES

LARGEST: Final[i64] = max(SHELVES)


def _fits(amounts: list[int]) -> bool:
    """MAS-WHS-01..03: one type to a shelf, one shelf to a type."""
    piles = sorted([n for n in amounts if n], reverse=True)
    shelves = sorted(SHELVES, reverse=True)
    return len(piles) <= len(shelves) and all(
        [n <= room for n, room in zip(piles, shelves, strict=False)]
    )


# For every four amounts that a shelf could hold: do they fit on the shelves?
_ON_SHELVES: Final = vec[bool](
    [_fits(list(row)) for row in itertools.product(range(LARGEST + 1), repeat=RESOURCES)]
)


def fits(warehouse: Bag, depots: i64) -> bool:
    """`depots`: the resources with a Leader depot, which takes what it can before the shelves (MAS-LDR-13, 14)."""
    row: i64 = 0
    for resource in range(i64(RESOURCES)):
        here = amount(warehouse, resource)
        if (depots >> resource) & 1:
            here = here - DEPOT_SPACES if here > DEPOT_SPACES else i64(0)
        if here > LARGEST:
            return False
        row = row * (LARGEST + 1) + here
    return _ON_SHELVES[row]


def room_for(warehouse: Bag, depots: i64, resource: i64, wanted: i64) -> i64:
    """How many more of a resource can be stored, at most `wanted`."""
    room: i64 = 0
    while room < wanted and fits(warehouse + (room + 1) * unit(resource), depots):
        room += 1
    return room


def layout(warehouse: Bag, depots: i64) -> list[list[int]]:
    """One legal arrangement for display: the resources on each shelf, top shelf first, then in each resource's depot."""
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
