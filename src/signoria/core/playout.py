"""Random play and its measurement, inside the compiled engine."""

from __future__ import annotations

from signoria.core.buffer import Actions
from signoria.core.chance import Random
from signoria.core.numbers import i64
from signoria.core.state import State


def playout(state: State, random: Random, actions: Actions) -> i64:
    """Play random decisions until the game is over; how many there were."""
    decisions: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        actions.clear()
        state.list_decisions(seat, actions)
        state.act(seat, actions.codes[random.below(actions.count)])
        decisions += 1
        _volunteer(state, actions)
        seat = state.next_seat()
    return decisions


def _volunteer(state: State, actions: Actions) -> None:
    """Commands that nobody would hold back."""
    seat = state.eager_seat()
    while seat >= 0:
        actions.clear()
        state.list_commands(seat, actions)
        state.act(seat, actions.codes[0])
        seat = state.eager_seat()


def playouts(root: State, games: int, seed: int) -> int:
    """Random games from one position; how many decisions they took."""
    random = Random(seed)
    actions = Actions()
    decisions: i64 = 0
    for _n in range(games):
        decisions += playout(root.copy(), random, actions)
    return int(decisions)


def copies(state: State, times: int) -> None:
    for _n in range(times):
        state.copy()


def redeals(state: State, viewer: int, times: int, seed: int) -> None:
    random = Random(seed)
    for _n in range(times):
        state.redeal(viewer, random)
