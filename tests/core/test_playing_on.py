"""How a playout goes on: each turn of it has luck of its own."""

from __future__ import annotations

import signoria
from signoria.core.chance import Random
from signoria.core.playing_on import Course
from signoria.core.policy import Policy


def luck_of_the_next_turn(drawn_before: int) -> int:
    state, random = signoria.game("masters").new(3, 1), Random(3)
    course = Course(Policy(), random)
    course.begin(state)
    for _ in range(drawn_before):
        random.next32()
    mark = state.mark()
    while state.mark() == mark:
        seat = state.to_act[0]
        course.act(state, seat, state.decisions(seat)[0])
    assert course.goes_on(state)
    return random.next32()


def test_what_was_drawn_in_one_turn_does_not_change_the_luck_of_the_next() -> None:
    assert luck_of_the_next_turn(0) == luck_of_the_next_turn(5)


def test_what_nobody_holds_back_is_done_after_every_action() -> None:
    """Missions of Artigiano that hold are turned up at once, as bots and people do it."""
    state, random = signoria.game("artigiano").new(2, 0), Random(1)
    course = Course(Policy(), random)
    waiting = 0
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        code = codes[random.below(len(codes))]
        after = state.copy()
        after.play(seat, code)
        waiting += after.eager() is not None
        course.act(state, seat, code)
        assert state.eager() is None
    assert waiting
