"""Who will win: by what lies open, what a seat knows of its own Leaders, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.masters.outlook import lateness, things
from signoria.games.masters.state import MastersState
from tests.games.masters.positions import GAME, Json, board, position, wander
from tests.games.playing import expect_no_peeking

PLAIN: Json = {"strongbox": {"coin": 2}, "slots": [["D01"], [], []], "faith": 4}


def laid(*boards: Json, **about: Any) -> MastersState:
    state = position(boards=boards, **about)
    assert isinstance(state, MastersState)
    return state


@pytest.mark.parametrize(
    "better",
    [
        {"faith": 7},
        {"slots": [["D01"], ["D03"], []]},
        {"hand": ["L01"], "strongbox": {"coin": 2}},
    ],
)
def test_more_is_better(better: Json) -> None:
    rival = board(slots=[["D05"], [], []], faith=4)
    more, plain = laid(board(**{**PLAIN, **better}), rival), laid(board(**PLAIN), rival)
    assert GAME.outlook(more, 0) > GAME.outlook(plain, 0)


def test_what_is_counted() -> None:
    state = laid(board(**PLAIN, hand=["L01"]), board(faith=2), turn=1)
    points, cards, faith, goods, *_ = things(state, 0, 0)
    assert (points, cards, faith, goods) == (2, 1, 4, 2)
    known, theirs = things(state, 0, 0)[7:10], things(state, 0, 1)[7:10]
    assert known[0] > 0
    assert (known[1:], theirs) == ([0, 1], [0, 1, 0]), "only the owner knows what a Leader promises"
    assert [things(state, seat, 0)[10] for seat in (0, 1)] == [1, 0], "how many come before"


def test_how_late_it_is() -> None:
    assert lateness(laid(board(), board())) == 0
    assert lateness(laid(board(faith=12), board(**PLAIN))) == 50
    assert lateness(laid(board(faith=3), board(slots=[["D01"], ["D03"], ["D04"]]))) == 42


@pytest.mark.parametrize("seats", [2, 4])
def test_it_knows_nothing_that_the_seat_may_not_know(seats: int) -> None:
    expect_no_peeking(GAME.new(seats, 6), 6)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_that_is_over_is_won_or_lost(seed: int) -> None:
    *_, (state, seat, action) = wander(GAME.new(3, seed), seed)
    state.play(seat, GAME.parse(action))
    chances = [GAME.outlook(state, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    assert max(chances) == chances[state.ranking().index(1)]
    points = state.scores()
    assert [points[seat] for seat in range(3) if chances[seat] == max(chances)] == [max(points)]


def test_alone_the_judge_tells_it() -> None:
    state = GAME.new(1, 3)
    assert GAME.outlook(state, 0) == GAME.judge(state, 0)
