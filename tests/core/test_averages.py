"""Averages of moves: what an action brought, above the usual, wherever it was taken."""

from __future__ import annotations

import pytest

import signoria
from signoria.core.averages import Averages
from signoria.core.chance import Random
from signoria.core.numbers import i64, vec
from signoria.core.playing_on import Course
from signoria.core.policy import Policy
from tests.games.il_principe import positions as il_principe

CAUTION = 20  # games as usual that are added to those seen
SEATS: i64 = 2


def play(averages: Averages, moves: list[tuple[int, int]], *values: float) -> None:
    averages.begin()
    for seat, code in moves:
        averages.note(seat, code)
    averages.learn(vec[float](list(values)), SEATS)


def test_an_action_is_worth_what_it_brought_above_the_usual() -> None:
    averages = Averages(10)
    play(averages, [], 0.5, 0.5)
    play(averages, [(0, 3), (1, 3)], 0.9, 0.1)  # 0.7 and 0.3 are usual now
    assert averages.gain(0, 3) == pytest.approx(0.2 / (CAUTION + 1))
    assert averages.gain(1, 3) == pytest.approx(-0.2 / (CAUTION + 1))


def test_the_usual_is_the_mean_of_the_games_so_far() -> None:
    averages = Averages(10)
    for value in (0.2, 0.4):
        play(averages, [], value, 0.0)
    play(averages, [(0, 9)], 0.9, 0.0)
    play(averages, [(0, 9)], 0.7, 0.0)
    assert averages.gain(0, 9) == pytest.approx((0.9 - 0.5 + 0.7 - 0.55) / (CAUTION + 2))


def test_one_game_says_nothing_of_its_moves() -> None:
    """However well or badly it went: what is usual is not known yet."""
    averages = Averages(10)
    play(averages, [(0, 3), (1, 3)], 0.9, 0.1)
    assert averages.gain(0, 3) == averages.gain(1, 3) == 0.0


def test_what_was_never_taken_is_as_usual() -> None:
    averages = Averages(10)
    play(averages, [], 0.0, 0.0)
    play(averages, [(0, 3)], 0.8, 0.1)
    assert averages.gain(0, 4) == averages.gain(1, 3) == 0.0


def test_a_move_taken_twice_in_a_game_counts_twice() -> None:
    averages = Averages(10)
    play(averages, [], 0.0, 0.0)
    play(averages, [(0, 3), (0, 3)], 0.5, 0.0)
    assert averages.gain(0, 3) == pytest.approx(2 * 0.25 / (CAUTION + 2))


def test_moves_of_another_game_are_forgotten() -> None:
    averages = Averages(10)
    play(averages, [], 0.0, 0.0)
    averages.note(0, 3)
    play(averages, [], 0.9, 0.9)
    assert averages.gain(0, 3) == 0.0


def test_a_game_without_end_is_learnt_from_as_far_as_there_is_room() -> None:
    averages = Averages(10)
    play(averages, [], 0.0, 0.0)
    play(averages, [(0, 1)] * 4_096 + [(0, 2)], 1.0, 0.0)
    assert averages.gain(0, 1) > 0.45
    assert averages.gain(0, 2) == 0.0


@pytest.mark.parametrize("liked", [0, 1, 2])
def test_a_playout_takes_what_went_best(liked: int) -> None:
    """The playout is said to have gone very well: only the Leader that was liked before has gained by it."""
    state = signoria.game("masters").new(2, 7)
    codes = state.decisions(0)
    averages = Averages(state.game.actions.size)
    play(averages, [], 0.0, 0.0)
    play(averages, [(0, codes[liked])], 1.0, 0.0)
    course = Course(Policy(breadth=len(codes), by_averages=True), Random(1), averages)
    course.begin(state)
    course.play_on(state)
    averages.learn(vec[float]([5.0, 0.0]), SEATS)
    gains = [averages.gain(0, code) for code in codes]
    assert gains[liked] == pytest.approx((1.0 - 0.5 + 5.0 - 2.0) / (CAUTION + 2))
    assert [gain for gain in gains if gain] == [gains[liked]]


def test_a_playout_raises_bids_by_the_least_however_well_a_high_one_went() -> None:
    """None of the others has the coins to drive him there."""
    poor, rich = il_principe.board(coins=0), il_principe.board(coins=40)
    state = il_principe.selling("GG", boards=[poor, rich, poor, poor])
    seat, high = state.to_act[0], state.game.parse("bid 39")
    assert high in state.decisions(seat)
    averages = Averages(state.game.actions.size)
    play(averages, [], 0.0, 0.0)
    play(averages, [(seat, high)], 1.0, 1.0)
    liked = averages.gain(seat, high)
    assert liked > 0
    course = Course(Policy(breadth=100, by_averages=True), Random(1), averages)
    course.begin(state)
    course.play_on(state)
    averages.learn(vec[float]([5.0] * state.seats), state.seats)
    assert averages.gain(seat, high) == liked
