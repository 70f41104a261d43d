"""Short games that are lost by one terrible move."""

from __future__ import annotations

from collections.abc import Callable

from signoria.bots import make
from signoria.core.state import State
from signoria.record import Recorder, read
from signoria.tables.analysis import Finished
from tests.bots.test_search import last_city, last_step_of_faith

BLUNDERS = [(last_step_of_faith, "market row 3"), (last_city, "pass")]


def short_game(position: Callable[[], State], first: str) -> Finished:
    return Finished(read(recorded(position, first).encode()), position().to_act[0])


def recorded(position: Callable[[], State], first: str) -> str:
    """A game that goes on from a position with this play; then greedy bots play it to its end."""
    state = position()
    recorder = Recorder(state.game, state.seats, options=state.options, position=state.dump())
    bots = [make("greedy", state.game, who) for who in range(state.seats)]
    code = state.game.parse(first)
    while True:
        who = state.to_act[0]
        recorder.play(who, code, state.asked(who))
        state.play(who, code)
        if state.over:
            break
        who = state.to_act[0]
        code = bots[who].choose(state.view(who), state.decisions(who))
    recorder.end(state)
    return recorder.text()
