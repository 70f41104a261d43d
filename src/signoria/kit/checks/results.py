"""Scores and places."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.kit.checks.check import Check
from signoria.kit.position import Position


class Results(Check):
    """One score and one place for each side, at any time; equal sides share a place. (That games end is checked by
    the run itself, under the same name.)"""

    name = "results"

    def look(self, at: Position) -> Iterator[str]:
        self.made += 1
        scores, places = at.state.scores(), at.state.ranking()
        sides = _sides(at)
        if len(scores) != sides or len(places) != sides:
            yield f"{sides} sides, scores {scores}, ranking {places}"
        if not all(type(number) is int for number in scores + places):
            yield f"scores {scores} and ranking {places} are not all integers"
        if sides == 1:  # a lone side may lose to the game itself
            consistent = places in ([1], [2])
        else:
            consistent = all(place == 1 + sum(p < place for p in places) for place in places)
        if not consistent:
            yield f"ranking {places}: a place is not 1 + the number of better sides"


def _sides(at: Position) -> int:
    """Seats, unless the game has teams (`side_of`)."""
    side_of = getattr(at.state, "side_of", None)
    return len(at.seats) if side_of is None else len({side_of(seat) for seat in at.seats})
