"""The stack of questions, who owes an answer, and what the base does for every game."""

from __future__ import annotations

import pytest

import signoria
from signoria.core.buffer import Actions
from signoria.core.chance import Random, chance_from_seed
from signoria.core.errors import BadRequest, IllegalAction
from signoria.core.journal import SPECTATORS, Journal
from signoria.core.numbers import zeros
from signoria.core.playout import copies, playouts, redeals
from signoria.core.state import ALL, DEPTH, WIDTH, Prompt, State

MASTERS = signoria.game("masters")
SEATS = 4


def empty_state() -> State:
    stack, drafts, decided = zeros(DEPTH * WIDTH), zeros(SEATS), zeros(SEATS)
    return State(MASTERS, SEATS, {}, chance_from_seed(0), stack, drafts, decided)


# ---------------------------------------------------------------- the stack


def test_without_a_question_the_game_is_over() -> None:
    state = empty_state()
    assert state.over
    assert state.to_act == ()
    assert not state.sealed


def test_the_question_on_top_is_asked() -> None:
    state = empty_state()
    state.push(2, 1)
    state.push(5, 3, 10, 20, 30, 40)
    assert not state.over
    assert state.to_act == (3,)
    assert state.asking() == 5
    assert [state.arg(index) for index in range(6)] == [10, 20, 30, 40, 0, 0]
    state.pop()
    assert state.to_act == (1,)
    assert state.asking() == 2
    state.pop()
    assert state.over


def test_a_frame_can_change_its_question_and_its_numbers() -> None:
    state = empty_state()
    state.push(2, 1, 7)
    state.ask(3)
    state.set_arg(5, 99)
    assert state.asking() == 3
    assert state.to_act == (1,)
    assert [state.arg(index) for index in range(6)] == [7, 0, 0, 0, 0, 99]


def test_a_new_frame_holds_nothing_of_the_one_before() -> None:
    state = empty_state()
    state.push(2, 1, 1, 2, 3, 4)
    state.set_arg(4, 5)
    state.set_arg(5, 6)
    state.pop()
    state.push(3, 0)
    assert [state.arg(index) for index in range(6)] == [0] * 6


def test_the_stack_has_a_checked_depth() -> None:
    state = empty_state()
    for level in range(DEPTH):
        state.push(level, level % SEATS, level)
    assert state.arg(0) == DEPTH - 1
    with pytest.raises(AssertionError):
        state.push(0, 0)


@pytest.mark.parametrize(
    ("owing", "seats"), [(0b1111, (0, 1, 2, 3)), (0b0101, (0, 2)), (0b1000, (3,))]
)
def test_a_sealed_frame_asks_several_seats(owing: int, seats: tuple[int, ...]) -> None:
    state = empty_state()
    state.push(0, ALL, owing)
    assert state.sealed
    assert state.to_act == seats
    assert state.owing() == owing
    for seat in range(SEATS):
        assert (state.asked(seat) is not None) == (seat in seats)


# ---------------------------------------------------------------- numbers of decisions


def test_asked_counts_the_decisions_of_a_seat() -> None:
    state = MASTERS.new(2, 5)
    assert [state.asked(seat) for seat in range(2)] == [0, 0]
    state.play(1, state.decisions(1)[0])
    assert [state.asked(seat) for seat in range(2)] == [0, 1]
    state.play(1, state.decisions(1)[0])
    assert [state.asked(seat) for seat in range(2)] == [0, None]


def test_a_refused_action_does_not_count() -> None:
    state = MASTERS.new(2, 5)
    with pytest.raises(IllegalAction):
        state.play(0, 0)
    assert state.asked(0) == 0


# ---------------------------------------------------------------- seats and codes that do not exist


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    state = MASTERS.new(2, 5)
    for ask in (
        state.prompt,
        state.asked,
        state.decisions,
        state.commands,
        state.legal,
        state.view,
    ):
        with pytest.raises(BadRequest):
            ask(seat)
    assert state.why_not(seat, 0) is not None
    with pytest.raises(IllegalAction):
        state.play(seat, 0)


@pytest.mark.parametrize("code", [-1, 154, 1 << 40])
def test_a_code_that_does_not_exist(code: int) -> None:
    state = MASTERS.new(2, 5)
    assert state.why_not(0, code) is not None
    with pytest.raises(IllegalAction):
        state.play(0, code)


# ---------------------------------------------------------------- journal


def test_without_a_journal_nothing_is_told() -> None:
    state = empty_state()
    state.tell(0, 1)
    assert state.journal is None


def test_what_is_told_to_all_and_to_some() -> None:
    state = empty_state()
    state.journal = Journal(MASTERS.events)
    names = [kind.name for kind in MASTERS.events]
    state.tell(names.index("faith_moved"), 1, 2, 3)
    state.tell_apart(names.index("leader_discarded"), 1 << 2, 2, 11)
    moved, discarded = state.journal.take()
    for audience in (0, 3, SPECTATORS):
        told = {"event": "faith_moved", "seat": 1, "steps": 2, "space": 3}
        assert moved.told_to(audience) == told
        assert discarded.told_to(audience) == {"event": "leader_discarded", "seat": 2}
    assert discarded.told_to(2) == {"event": "leader_discarded", "seat": 2, "leader": 11}


def test_a_copy_has_no_journal() -> None:
    state = MASTERS.new(2, 5)
    state.journal = Journal(MASTERS.events)
    assert state.copy().journal is None


# ---------------------------------------------------------------- as a whole


def test_the_digest_depends_on_everything() -> None:
    digest = MASTERS.new(2, 5).digest()
    assert digest == MASTERS.new(2, 5).digest()
    assert digest != MASTERS.new(2, 6).digest()
    assert digest != MASTERS.new(3, 5).digest()
    other_future = MASTERS.new(2, 5)
    other_future.chance = chance_from_seed(6)
    assert digest != other_future.digest()
    drafted = MASTERS.new(2, 5)
    drafted.drafts[1] = 1
    assert digest != drafted.digest()
    decided = MASTERS.new(2, 5)
    decided.decided[0] = 1
    assert digest != decided.digest()
    asked = MASTERS.new(2, 5)
    asked.set_arg(5, 1)
    assert digest != asked.digest()


def test_the_base_leaves_the_rules_to_the_games() -> None:
    state = empty_state()
    state.push(0, 0)
    for ask in (state.scores, state.ranking, state.copy, state.numbers):
        with pytest.raises(NotImplementedError):
            ask()
    for ask_of_seat in (state.prompt, state.decisions):
        with pytest.raises(NotImplementedError):
            ask_of_seat(0)
    with pytest.raises(NotImplementedError):
        state.redeal(0, Random(0))
    assert state.commands(0) == []


def test_a_prompt_can_be_read() -> None:
    assert repr(Prompt("pay", {"amount": 3})) == "Prompt('pay', {'amount': 3})"
    assert Prompt("turn").args == {}


# ---------------------------------------------------------------- random play inside


def test_playouts_end_and_repeat_themselves() -> None:
    root = MASTERS.new(4, 5)
    before = root.digest()
    decisions = playouts(root, 5, 1)
    assert decisions == playouts(root, 5, 1)
    assert decisions > 5 * 20
    assert root.digest() == before


def test_the_same_playout_by_the_public_interface() -> None:
    """The lowest seat that owes plays the code at a random place of its list."""
    state = MASTERS.new(3, 5)
    random = Random(1)
    plays = 0
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        state.play(seat, codes[random.below(len(codes))])
        plays += 1
    assert plays == playouts(MASTERS.new(3, 5), 1, 1)


def test_measured_loops_leave_the_position_alone_or_deal_it_anew() -> None:
    state = MASTERS.new(3, 5)
    before = state.digest()
    copies(state, 10)
    assert state.digest() == before
    own = state.legal(1)
    redeals(state, 1, 10, seed=3)
    assert state.digest() != before
    assert state.legal(1) == own


def test_the_buffer_is_filled_from_its_count_on() -> None:
    state = MASTERS.new(2, 5)
    actions = Actions()
    state.list_decisions(0, actions)
    assert actions.listed() == state.decisions(0)
