"""Who will win, at the beginning of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.games.renaissance.outlook import lateness, things
from signoria.games.renaissance.state import RenaissanceState
from tests.games.renaissance.positions import GAME, MILAN, ROME, VENICE, position, voting


def laid(**about: Any) -> RenaissanceState:
    state = voting(**about)
    assert isinstance(state, RenaissanceState)
    return state


def test_what_is_counted() -> None:
    """Brescia and Cremona are one province: whoever has one of them has it beside the other."""
    state = laid(
        turn=3,
        cities={MILAN: ["milano", "pavia", "brescia"], VENICE: ["venezia", "cremona"]},
        ducats={MILAN: 7},
        scored={MILAN: [1, 2]},
    )
    points, ducats, cities, contested, *_ = things(state, MILAN, ROME)
    assert (points, ducats, cities, contested) == (3, 7, 3, 1)
    assert things(state, MILAN, ROME) == things(state, MILAN, MILAN), "all lies open"


def test_how_late_it_is() -> None:
    assert [int(lateness(laid(turn=turn))) for turn in range(2, 7)] == [16, 33, 50, 66, 83]


@pytest.mark.parametrize("turn", [2, 4, 6])
def test_points_and_cities_give_hope_and_chances_add_up(turn: int) -> None:
    plain = laid(turn=turn)
    seats = range(plain.seats)
    assert sum(GAME.outlook(plain, seat) for seat in seats) == pytest.approx(1, abs=0.01)
    richer = laid(turn=turn, scored={MILAN: [9]})
    assert GAME.outlook(richer, MILAN) > GAME.outlook(plain, MILAN)
    larger = laid(turn=turn, cities={MILAN: ["milano", "pavia", "brescia", "cremona"]})
    smaller = laid(turn=turn, cities={MILAN: ["milano", "pavia"]})
    assert GAME.outlook(larger, MILAN) > GAME.outlook(smaller, MILAN)


def test_a_game_that_is_over_is_taken_for_what_it_ended_with() -> None:
    over = position(ask=None, turn=6, scored={ROME: [9], MILAN: [8]})
    assert GAME.outlook(over, ROME) > GAME.outlook(over, MILAN)
