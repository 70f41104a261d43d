"""Perft: how many ways a position can go on, and to how many different positions, by depth."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.state import State


@dataclass(frozen=True)
class Count:
    """At one depth: sequences of plays (of any seat that may), and different positions at their ends."""

    paths: int
    states: int


def perft(state: State, depth: int, enough: int | None = None) -> list[Count]:
    """The counts at depths 1 to `depth`, or to the first with `enough` different positions. Chance is
    as it is in the position, the same on all paths."""
    counts: list[Count] = []
    frontier = {state.digest(): (state, 1)}
    for _ in range(depth):
        if enough is not None and len(frontier) >= enough:
            break
        following: dict[str, tuple[State, int]] = {}
        for here, paths in frontier.values():
            for seat in range(here.seats):
                for code in here.legal(seat):
                    there = here.copy()
                    there.play(seat, code)
                    digest = there.digest()
                    found, ways = following.get(digest, (there, 0))
                    following[digest] = (found, ways + paths)
        frontier = following
        counts.append(Count(sum(ways for _, ways in frontier.values()), len(frontier)))
    return counts
