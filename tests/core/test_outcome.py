"""What a position is worth at the end of a game: places are won by points, and a lead counts a little beside them."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.core.chance import Random
from signoria.core.outcome import places, share, worth
from signoria.core.state import State
from tests.games.artigiano.positions import GAME


def test_equal_results_share_a_place() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (3, 0)]) == [2, 1, 2, 4]


def test_a_lead_tells_the_more_the_less_doubt_there_is() -> None:
    assert share(0, 5) == 0.5
    assert 0.5 < share(4, 10) < share(4, 2) < 1
    assert share(-4, 2) == pytest.approx(1 - share(4, 2))


def ended(seed: int, **options: Any) -> State:
    """After a random game."""
    state, random = GAME.new(2, seed, **options), Random(seed)
    while not state.over:
        seat = state.to_act[0]
        codes = state.decisions(seat)
        state.play(seat, codes[random.below(len(codes))])
    return state


def test_who_has_more_is_better_off_also_where_all_have_lost_points() -> None:
    """A total may be negative and still win (ART-SCO-06)."""
    below = [state for seed in range(60) if max((state := ended(seed, quick=True)).scores()) < 0]
    assert any(state.scores()[0] == state.scores()[1] for state in below)
    assert len(below) > 5
    for state in below:
        first, second = state.scores()
        mine, his = worth(state, 0), worth(state, 1)
        assert mine + his == pytest.approx(1)
        assert (mine > his, mine < his) == (first > second, first < second)
