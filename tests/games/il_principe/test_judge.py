"""The judge: it likes what helps, knows no secrets, and wins against chance."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots.match import simulate
from tests.games.il_principe.positions import (
    GAME,
    A,
    B,
    Json,
    acting,
    begun,
    board,
    building,
    ended,
    play,
    selling,
    wander,
)


def judged(state: signoria.State, seat: int = A) -> float:
    return GAME.judge(state, seat)


def with_board(**about: object) -> float:
    return judged(acting(boards=[board(hand="GW"), board(**about)]), B)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "better",
    [
        {"points": 3},
        {"coins": 14},
        {"hand": "GWB"},
        {"up": "GG"},
        {"shields": {"umbria": 1}},
        {"roles": ["bishop"]},
    ],
)
def test_more_is_better(better: Json) -> None:
    assert with_board(**better) > with_board(hand="")


def test_a_value_lies_between_0_and_1() -> None:
    for seed in range(3):
        for state, _, _ in wander(begun(3, seed), seed=seed):
            assert all(0 < GAME.judge(state, seat) < 1 for seat in range(3))


def test_the_end_is_judged_by_the_result() -> None:
    state = ended([board(points=40, coins=0), board(points=39, coins=0)])
    assert judged(state, A) > 0.5 > judged(state, B)
    assert judged(state, A) == pytest.approx(1 - judged(state, B))


def test_a_city_is_worth_its_price() -> None:
    state = building(boards=[board(hand="GWY")])
    assert judged(play(state, "build siena")) > judged(play(state, "pass"))


def test_a_bid_can_be_too_high() -> None:
    state = selling("GG", principe=3, boards=[board(coins=40)])
    low, high, none = (judged(play(state, answer)) for answer in ("bid 1", "bid 40", "pass"))
    assert low > none > high


def test_hands_of_others_are_not_known() -> None:
    one = acting(boards=[board(hand="GWY"), board(hand="RRB")])
    other = acting(boards=[board(hand="GWY"), board(hand="GGG")])
    assert judged(one) == judged(other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_chance(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    share = simulate(GAME, bots, games=2 * seats, seed=1)["first_place_share"][0]
    assert share >= 0.9
