"""Random games through the conformance kit; `make check-long` plays many more."""

from __future__ import annotations

import pytest

from signoria.kit import check_game
from tests.games.il_principe.positions import GAME


@pytest.mark.parametrize(("seats", "games"), [(2, 3), (3, 1), (4, 1), (5, 1)])
def test_the_game_passes_the_kit(seats: int, games: int) -> None:
    """With two seats each option once."""
    report = check_game(GAME, games=games, seats=seats)
    assert report.failures == []
    assert report.games == games
    assert all(report.checks.values())
