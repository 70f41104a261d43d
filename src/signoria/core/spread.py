"""How far apart the values are that a search meets: what a small difference is depends on the game and the moment."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr, vec
from signoria.core.state import MAX_SEATS

_AT_FIRST: Final = 0.05  # the spread before anything is known,
_WEIGHT: Final = 4.0  # which counts as so many values


@final
@mypyc_attr(acyclic=True)
class Spread:
    """Of the values of each seat: their standard deviation, by Welford's method."""

    def __init__(self) -> None:
        self._count: Final = vec[float]([0.0] * MAX_SEATS)
        self._mean: Final = vec[float]([0.0] * MAX_SEATS)
        self._squares: Final = vec[float]([0.0] * MAX_SEATS)

    def add(self, seat: i64, value: float) -> None:
        count = self._count[seat] + 1.0
        away = value - self._mean[seat]
        mean = self._mean[seat] + away / count
        self._count[seat] = count
        self._mean[seat] = mean
        self._squares[seat] += away * (value - mean)

    def of(self, seat: i64) -> float:
        known = self._squares[seat] + _WEIGHT * _AT_FIRST * _AT_FIRST
        return sqrt(known / (self._count[seat] + _WEIGHT))
