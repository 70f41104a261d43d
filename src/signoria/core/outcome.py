"""What results come to: places, how much a lead is worth, and what a position is worth that a playout led to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import i64

if TYPE_CHECKING:
    from signoria.core.state import State


def places(results: list[tuple[int, ...]]) -> list[int]:
    """The place of each side, 1 for the best result; equal results share one."""
    return [1 + len([other for other in results if other > mine]) for mine in results]


def share(lead: i64, doubt: i64) -> float:
    """A lead as a number between 0 and 1: the smaller the doubt, the more it tells."""
    whole = doubt + max(lead, -lead)
    return float(whole + lead) / float(2 * whole)


def worth(state: State, seat: i64) -> float:
    """Of a position at the end of an iteration. When the game is over, by how much it is won counts a little."""
    value = state.game.judge(state, int(seat))
    if state.depth or state.seats == 1:
        return value
    scores = state.scores()
    side = state.side_of(seat)
    mine: i64 = scores[side]
    best: i64 = -1_000_000
    for other in range(i64(len(scores))):
        if other != side and scores[other] > best:
            best = scores[other]
    return (value + 3.0 * share(mine - best, max(best, mine, 0) // 3 + 1)) / 4.0
