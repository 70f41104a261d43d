"""The judge: it likes what helps, knows no secrets, and wins against chance."""

from __future__ import annotations

import pytest

from signoria.bots.match import simulate
from tests.games.princes.positions import (
    GAME,
    A,
    B,
    Json,
    bids,
    board,
    ended,
    play,
    position,
    wander,
)


def judged(mine: Json) -> float:
    return GAME.judge(position(mine), A)


@pytest.mark.parametrize(
    "better",
    [
        {"gold": 45},
        {"influence": 15},
        {"tiles": ["ven_doge"]},
        {"troops": ["cavalry"]},
        {"tokens": 1},
        {"events": ["gozzoli"]},
        {"fees": 6},
        {"hand": ["veto"]},
    ],
)
def test_more_is_better(better: Json) -> None:
    events = ["piero_della_francesca", "mantegna", "merchant_event_1"]
    left = events if "events" in better else None
    assert GAME.judge(position(board(**better), events=left), A) > judged(board())


def test_a_hand_counts_for_its_owner_alone() -> None:
    hands = [board(hand=[tile]) for tile in ("steal_influence", "bribe_cardinal", "start_war")]
    assert len({judged(mine) for mine in hands}) == 3
    assert len({GAME.judge(position(board(), other), A) for other in hands}) == 1


def test_the_pope_is_better_than_no_pope() -> None:
    for decade in (1, 2, 3):
        assert GAME.judge(position(decade=decade, pope=A), A) > GAME.judge(
            position(decade=decade), A
        )


def test_a_cheap_bid_is_better_than_a_dear_one() -> None:
    state = play(position(), "auction ven_doge")
    assert GAME.judge(bids(state, 14), A) > GAME.judge(bids(state, 40), A)


def test_a_value_lies_between_0_and_1() -> None:
    for state, _, _ in wander(GAME.new(3, 2, negotiation="on"), seed=2):
        assert all(0 < GAME.judge(state, seat) < 1 for seat in range(3))


def test_who_has_won_is_ahead() -> None:
    state = ended(board(tokens=9))
    assert GAME.judge(state, A) > 0.9
    assert GAME.judge(state, B) < 0.1


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_greedy_beats_chance(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    share = simulate(GAME, bots, games=seats, seed=1)["first_place_share"][0]
    assert share >= 0.9
