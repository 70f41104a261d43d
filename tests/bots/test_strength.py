"""How well the greedy bot plays. Seeds are fixed: each share is one number, the same on every machine."""

from __future__ import annotations

import pytest

import signoria
from signoria.bots.match import simulate
from signoria.games.masters import judge

GAME = signoria.game("masters")
COMPILED = not str(judge.__file__).endswith(".py")


def games(number: int) -> int:
    """The full number for the compiled engine; interpreted, a tenth shows that nothing is broken."""
    return number if COMPILED else number // 10


def test_greedy_beats_random_at_a_table_of_two() -> None:
    summary = simulate(GAME, ["greedy", "random"], games(300), 0)
    assert summary["first_place_share"][0] > 0.95


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_several_random_players(seats: int) -> None:
    summary = simulate(GAME, ["greedy", *["random"] * (seats - 1)], games(120), 0)
    assert summary["first_place_share"][0] > 0.9


def test_greedy_often_beats_lorenzo_and_random_never_does() -> None:
    assert simulate(GAME, ["greedy"], games(120), 0)["first_place_share"][0] > 0.65
    assert simulate(GAME, ["random"], games(120), 0)["first_place_share"][0] < 0.05


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_greedy_players_come_to_an_end(seats: int) -> None:
    summary = simulate(GAME, ["greedy"] * seats, games(20), 50)
    assert summary["decisions"] / summary["games"] < 150 * seats
