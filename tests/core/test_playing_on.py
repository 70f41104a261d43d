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
