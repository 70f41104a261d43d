"""Random games through the conformance kit; `make check-long` plays many more."""

from __future__ import annotations

import pytest

from signoria.kit import check_game, check_one
from tests.games.renaissance.positions import GAME


@pytest.mark.parametrize(("seats", "games"), [(3, 1), (4, 1), (6, 1)])
def test_the_game_passes_the_kit(seats: int, games: int) -> None:
    report = check_game(GAME, games=games, seats=seats)
    assert report.failures == []
    assert report.games == games
    assert all(report.checks.values())


@pytest.mark.parametrize(
    ("seats", "scenario"), [(5, "base"), (4, "1494"), (4, "1499"), (4, "1515")]
)
def test_scenarios_with_every_switch_pass_the_kit(seats: int, scenario: str) -> None:
    report = check_one(
        GAME,
        seats,
        seats,
        scenario=scenario,
        state_powers=True,
        yellow_cards_during_expansion=True,
        artist_pr_cap_per_province=1,
        scenario_first_turn_order="draw",
        scenario_extra_garrison="everyone",
        negotiation="on",
    )
    assert report.failures == []
