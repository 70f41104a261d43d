"""Random games through the conformance kit; `make check-long` plays many more."""

from __future__ import annotations

import pytest

from signoria.kit import check_game
from tests.games.princes.positions import GAME


@pytest.mark.parametrize(("seats", "games"), [(3, 4), (4, 2), (5, 1), (6, 1)])
def test_the_game_passes_the_kit(seats: int, games: int) -> None:
    """With three seats each value of each option once, with four bargaining too."""
    report = check_game(GAME, games=games, seats=seats)
    assert report.failures == []
    assert report.games == games
