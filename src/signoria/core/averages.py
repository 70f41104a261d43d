"""How well an action usually goes for a seat, wherever in the imagined games it took it: averages of moves.

Playouts that do not ask the judge learn from them which actions are good in general.
"""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr, vec, zeros
from signoria.core.state import MAX_SEATS

_MOST: Final[i64] = 4_096  # moves of one game that are learnt from; what comes later is not
_CAUTION: Final = 20.0  # games that went as usual, added to those seen: few say little


@final
@mypyc_attr(acyclic=True)
class Averages:
    """Moves are noted while a game is played, and learn at its end what it brought their seat."""

    def __init__(self, codes: i64) -> None:
        self._codes: Final = codes
        self._times: Final = vec[float]([_CAUTION] * (MAX_SEATS * codes))
        self._above: Final = vec[float]([0.0] * (MAX_SEATS * codes))  # summed
        self._noted: Final = zeros(_MOST)
        self._count: i64 = 0
        self._games = 0.0
        self._brought: Final = vec[float]([0.0] * MAX_SEATS)  # by all games, summed

    def begin(self) -> None:
        """A new game: nothing is noted."""
        self._count = 0

    def note(self, seat: i64, code: i64) -> None:
        if self._count < _MOST:
            self._noted[self._count] = seat * self._codes + code
            self._count += 1

    def learn(self, values: vec[float], seats: i64) -> None:
        """The game has brought each seat so much: more or less than games usually do, this one included. So
        one game alone says nothing of its moves.
        """
        self._games += 1.0
        for seat in range(seats):
            self._brought[seat] += values[seat]
        for i in range(self._count):
            move = self._noted[i]
            seat = move // self._codes
            self._times[move] += 1.0
            self._above[move] += values[seat] - self._brought[seat] / self._games

    def gain(self, seat: i64, code: i64) -> float:
        """What the action has brought above the usual, each time it was taken."""
        move = seat * self._codes + code
        return self._above[move] / self._times[move]
