"""One decision ahead, inside the compiled engine: what each action is worth. A move of several steps counts as one."""

from __future__ import annotations

from signoria.core.numbers import i64
from signoria.core.state import State


def judged(state: State, seat: int, codes: list[int]) -> list[float]:
    """The judge's value of the position after each of these legal actions, as the seat sees it."""
    return [judged_after(state, seat, code) for code in codes]


def judged_after(state: State, seat: i64, code: i64) -> float:
    """A move only begun looks as if it cost nothing: it is worth what its best end is worth."""
    after = state.copy()
    after.act(seat, code)
    if after.half_made(seat):
        return max(judged(after, int(seat), after.decisions(int(seat))))
    return state.game.judge(after, int(seat))
