"""Sets as runs of action codes."""

from __future__ import annotations

from signoria.core.buffer import Actions
from signoria.core.numbers import i64, low_bit


def add_cities(into: Actions, code: i64, cities: i64) -> None:
    """The code of a family for each city of a set, rising."""
    while cities:
        into.add(code + low_bit(cities))
        cities &= cities - 1
