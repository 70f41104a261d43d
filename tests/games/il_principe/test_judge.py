"""The judge: it likes what helps, knows no secrets, and wins against chance."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots.match import simulate
from tests.games.il_principe.positions import (
    CITIES,
    DISPLAY,
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
    roles_given,
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


def test_a_role_has_its_price() -> None:
    state = roles_given([board(up="WW", coins=40), board(up="WW")], principe=B)
    low, high, none = (judged(play(state, answer)) for answer in ("bid 1", "bid 40", "pass"))
    assert low > none > high


def test_without_four_cities_there_is_no_tomorrow() -> None:
    """The game ends after this round: coins and cards kept for later are worth little."""
    others = [city for city in CITIES if city not in DISPLAY]
    going_on = [board(hand="GG", coins=3), board(cities=others)]
    ending = [board(hand="GG", coins=3), board(cities=[*others, "siena"])]
    worth = []
    for boards, shown in ((going_on, DISPLAY), (ending, DISPLAY[1:])):
        state = acting(boards=boards, display=shown)
        richer = acting(boards=[boards[0] | {"coins": 9}, *boards[1:]], display=shown)
        worth.append(judged(richer) - judged(state))
    assert 0 < worth[1] < worth[0] / 2


def test_hands_of_others_are_not_known() -> None:
    one = acting(boards=[board(hand="GWY"), board(hand="RRB")])
    other = acting(boards=[board(hand="GWY"), board(hand="GGG")])
    assert judged(one) == judged(other)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_beats_chance(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    share = simulate(GAME, bots, games=2 * seats, seed=1)["first_place_share"][0]
    assert share >= 0.9
