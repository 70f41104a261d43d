"""Who will win: by what everybody sees, what a seat knows of itself, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.chance import Random
from signoria.games.artigiano.outlook import things
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import GAME, A, B, Json, position, wander
from tests.games.playing import expect_no_peeking

PLAIN: Json = {"hands": ["tile-3 stone-4", "stone-1"], "castles": [{"A1": "foundation-1"}]}


def laid(**changes: Any) -> ArtigianoState:
    state = position(**{**PLAIN, **changes})
    assert isinstance(state, ArtigianoState)
    return state


@pytest.mark.parametrize(
    "better",
    [
        {"castles": [{"A1": "foundation-4"}]},
        {"castles": [{"A1": "foundation-1", "A2": "foundation-2"}]},
        {"zones": ["pope"]},
        {"hands": ["tile-3 stone-4 stone-5", "stone-1"]},
        {"missions": ["panama"], "shown": ["panama"]},
    ],
)
def test_more_is_better(better: Json) -> None:
    assert GAME.outlook(laid(**better), A) > GAME.outlook(laid(), A)


def test_what_is_counted() -> None:
    state = laid(zones=["pope"], missions=["panama"], shown=["panama"])
    castle, cells, zone, shown, own, *_ = things(state, A, A)
    assert (castle, cells, zone, shown, own) == (1, 1, 2, 6, 1)
    assert things(state, A, B)[:4] == [1, 1, 2, 6]
    assert things(state, A, B)[4:8] == [0, 0, 0, 0], "what only the other knows"
    assert things(state, A, A)[7] > 0, "the seat's own cards"
    assert [things(state, side, A)[9] for side in (A, B)] == [0, 1], "how many come before"


@pytest.mark.parametrize(("coming", "turns"), [([16], 1), ([0, 0, 16], 1), ([16, 0, 16], 2)])
def test_a_turn_that_any_seat_of_a_team_will_skip_is_counted(coming: list[int], turns: int) -> None:
    """A and C against B and D."""
    state = position(hands=["", "", "", ""], coming=coming, options={"teams": True})
    assert isinstance(state, ArtigianoState)
    assert [things(state, side, B)[8] for side in range(2)] == [turns, 0]


@pytest.mark.parametrize("options", [{}, {"quick": True}, {"teams": True}])
def test_it_knows_nothing_that_the_seat_may_not_know(options: Json) -> None:
    expect_no_peeking(GAME.new(4, 6, **options), 6)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_that_is_over_is_won_or_lost(seed: int) -> None:
    *_, (state, _, _) = wander(GAME.new(3, seed), seed)
    state = state.copy()
    choice = Random(seed)
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        state.play(seat, codes[choice.below(len(codes))])
    chances = [GAME.outlook(state, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1, abs=0.01)
    firsts = [seat for seat in range(3) if state.ranking()[seat] == 1]
    assert all(chances[seat] >= max(chances) for seat in firsts)
