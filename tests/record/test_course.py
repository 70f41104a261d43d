"""How far back a seat may go."""

from __future__ import annotations

import pytest

from signoria.core.errors import BadRequest, IllegalAction
from signoria.record import Course
from tests.games.princes.positions import GAME as PRINCES
from tests.games.princes.positions import begun
from tests.record.played import MASTERS


def playing(course: Course, *actions: str) -> Course:
    for action in actions:
        course.play(course.state.to_act[0], MASTERS.parse(action))
    return course


def solo() -> Course:
    """Seed 5: the tray begins with a row of faith, shield, servant, stone."""
    return Course(MASTERS.new(1, 5))


def undo_one(course: Course, seat: int) -> None:
    course.undo(course.before(course.undoable(seat)[-1]))


def test_a_choice_within_an_action_can_be_taken_back() -> None:
    course = playing(solo(), "keep L03", "keep L09", "market row 1")
    before = course.state.digest()
    playing(course, "store stone 1", "store servant 0")
    undo_one(course, 0)
    undo_one(course, 0)
    assert course.state.digest() == before


def test_other_choices_can_follow_an_undo() -> None:
    course = playing(solo(), "keep L03", "keep L09", "market row 1", "store stone 1")
    undo_one(course, 0)
    playing(course, "store stone 0", "store servant 1", "store shield 1")
    direct = playing(solo(), "keep L03", "keep L09", "market row 1", "store stone 0")
    playing(direct, "store servant 1", "store shield 1")
    assert course.state.digest() == direct.state.digest()


def test_undone_plays_and_undos_keep_their_numbers() -> None:
    course = playing(solo(), "keep L03")
    undo_one(course, 0)
    playing(course, "keep L09")
    assert [step.n for step in course.steps] == [3]


def test_nothing_comes_back_once_something_was_drawn() -> None:
    course = playing(solo(), "keep L03")
    assert [step.code for step in course.undoable(0)] == [MASTERS.parse("keep L03")]
    playing(course, "keep L09")  # the first player is drawn
    assert course.undoable(0) == []


def test_nothing_comes_back_once_the_turn_was_handed_over() -> None:
    course = Course(MASTERS.new(2, 1))
    for seat in (0, 1):
        for _ in range(2):
            course.play(seat, course.state.decisions(seat)[0])
    (second,) = course.state.to_act  # the compensation of the second player
    course.play(second, MASTERS.parse("resource coin"))
    assert course.undoable(second) == []


def test_a_compensation_is_over_when_the_next_seat_is_asked_for_its_own() -> None:
    course = Course(MASTERS.new(4, 1))
    for seat in range(4):
        for _ in range(2):
            course.play(seat, course.state.decisions(seat)[0])
    (second,) = course.state.to_act
    course.play(second, MASTERS.parse("resource coin"))
    assert course.state.to_act != (second,)
    assert course.undoable(second) == []


def test_nobody_takes_back_the_sealed_pick_of_another() -> None:
    course = Course(MASTERS.new(2, 1))
    for _ in range(2):
        course.play(0, course.state.decisions(0)[0])
    course.play(1, course.state.decisions(1)[0])
    assert len(course.undoable(1)) == 1
    assert course.undoable(0) == []
    with pytest.raises(BadRequest):
        course.undo(0)


def test_an_illegal_action_changes_nothing() -> None:
    course = playing(solo(), "keep L03", "keep L09")
    before = course.state.digest()
    with pytest.raises(IllegalAction):
        course.play(0, MASTERS.parse("pass"))
    assert (course.state.digest(), course.n, len(course.steps)) == (before, 2, 2)


@pytest.mark.parametrize("to", [-1, 2, 3, 99])
def test_an_undo_must_name_a_line_that_counts(to: int) -> None:
    course = playing(solo(), "keep L03")
    undo_one(course, 0)
    playing(course, "keep L03")
    with pytest.raises(BadRequest):
        course.undo(to)


def sealed() -> Course:
    """Two seats choose Leaders at the same time: 0 picks twice, then 1 once."""
    course = Course(MASTERS.new(2, 1))
    for seat in (0, 0, 1):
        course.play(seat, course.state.decisions(seat)[0])
    return course


def test_a_sealed_answer_is_left_out_although_another_seat_answered_since() -> None:
    course = sealed()
    assert [step.n for step in course.answers(0)] == [1, 2]
    course.withdraw(2)
    course.withdraw(1)
    alone = Course(MASTERS.new(2, 1))
    alone.play(1, alone.state.decisions(1)[0])
    assert course.state.digest() == alone.state.digest()
    assert [step.n for step in course.steps] == [3]
    course.play(0, course.state.decisions(0)[1])
    assert course.steps[-1].n == 6


@pytest.mark.parametrize("line", [0, 1, 4, 99])
def test_only_the_last_answer_of_a_seat_can_be_withdrawn(line: int) -> None:
    course = sealed()
    before = course.state.digest()
    with pytest.raises(BadRequest):
        course.withdraw(line)
    assert (course.state.digest(), course.n) == (before, 3)


def test_no_answer_comes_back_once_all_have_answered() -> None:
    course = sealed()
    course.play(1, course.state.decisions(1)[0])
    assert course.answers(0) == course.answers(1) == []
    with pytest.raises(BadRequest):
        course.withdraw(2)


def test_an_offer_that_is_being_made_can_be_taken_back_and_one_that_is_made_cannot() -> None:
    course = Course(begun(3, negotiation="on"))
    (seat,) = course.state.to_act
    other = (seat + 1) % 3
    before = course.state.digest()
    said = [f"offer to seat {other + 1}", "amount 5", "amount 0", "amount 0", "amount 1"]
    for text in said[:3]:
        course.play(seat, PRINCES.parse(text))
    assert [step.n for step in course.undoable(seat)] == [1, 2, 3]
    assert course.undoable(other) == []
    undo_one(course, seat)
    assert [step.n for step in course.steps] == [1, 2]
    undo_one(course, seat)
    undo_one(course, seat)
    assert course.state.digest() == before
    for text in [*said, "send public for this turn"]:
        course.play(seat, PRINCES.parse(text))
    assert course.undoable(seat) == []
