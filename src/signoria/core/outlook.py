"""The chance to win from a position between turns, by what every side has.

A judge compares what a seat may do now; where a playout ends, another question is asked: who wins from here? How much
each thing tells about that is counted in games (`tools/outlook.py`), as it changes from the beginning to the end.
Only sums, products and quotients: the same value on every machine.
"""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr, vec, zeros

WHOLE: Final = (
    1_000_000  # more hope by so much: the odds of coming before another side grow by the factor e
)
_LATEST: Final[i64] = 100
_FARTHEST: Final = 40.0  # beyond it nothing changes
_DOUBLINGS: Final = 10


@final
@mypyc_attr(acyclic=True)
class Weights:
    """How much hope each thing gives at every moment of a game, from 0 to 100: at first, growing evenly, and late."""

    def __init__(self, rows: list[tuple[int, int, int]]) -> None:
        self.things: Final[i64] = len(rows)
        self._at: Final = zeros((_LATEST + 1) * len(rows))
        for late in range(_LATEST + 1):
            for thing, (first, growing, at_last) in enumerate(rows):
                gone: i64 = late
                more = growing * gone // 100 + at_last * gone**4 // 100_000_000
                self._at[late * self.things + thing] = first + more

    def hope(self, things: list[i64], late: i64) -> i64:
        """Of a side that has so much of each."""
        hope: i64 = 0
        row = late * self.things
        for thing in range(self.things):
            hope += self._at[row + thing] * things[thing]
        return hope


def chance_to_win(hopes: vec[i64], sides: i64, own: i64) -> float:
    """Beside all the others, of whom one will win."""
    rivals = 0.0
    for side in range(sides):
        if side != own:
            rivals += _odds(float(hopes[side] - hopes[own]) / float(WHOLE))
    return 1.0 / (1.0 + rivals)


def _odds(hope: float) -> float:
    """e to the power of it, or near enough, without the library that computes it otherwise on another machine."""
    odds = 1.0 + max(min(hope, _FARTHEST), -_FARTHEST) / float(1 << _DOUBLINGS)
    for _n in range(_DOUBLINGS):
        odds *= odds
    return odds
