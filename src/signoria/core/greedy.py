"""One ply ahead, inside the compiled engine: what each action of a decision is worth."""

from __future__ import annotations

from signoria.core.state import State


def judged(state: State, seat: int, codes: list[int]) -> list[float]:
    """The judge's value of the position after each of these legal actions, as the seat sees it."""
    values: list[float] = []
    for code in codes:
        after = state.copy()
        after.act(seat, code)
        values.append(state.game.judge(after, seat))
    return values
