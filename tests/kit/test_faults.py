"""A kit that cannot fail is a defect: every kind of fault is found, and by the check meant for it."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.kit import check_game
from signoria.kit.checks import GAME_CHECKS, new_checks
from signoria.kit.checks.reveals import Reveals
from tests.kit.faults import FAULTS
from tests.kit.picks import PickHeard, PickTells, QuietPicks
from tests.kit.toy import Pebbles


def as_game(game: type[Pebbles]) -> Any:
    """The kit asks for a Game; this one only behaves like one."""
    return game()


def test_a_sound_game_passes() -> None:
    report = check_game(as_game(Pebbles), games=12)
    assert report.failures == []
    assert report.games == 24
    assert all(report.checks.values())


def test_picks_that_nobody_notices_are_no_leak() -> None:
    report = check_game(as_game(QuietPicks), games=40)
    assert report.failures == []


@pytest.mark.parametrize("game", [PickTells, PickHeard])
def test_picks_that_somebody_notices_are_one(game: type[Pebbles]) -> None:
    assert found("twins", game, games=20)


@pytest.mark.parametrize(("check", "game"), FAULTS, ids=[game.__name__ for _, game in FAULTS])
def test_a_fault_is_found(check: str, game: type[Pebbles]) -> None:
    """Most faults show in the first two games; some wait for a rare play."""
    assert found(check, game, games=1) or found(check, game, games=40)


def found(check: str, game: type[Pebbles], games: int) -> list[str]:
    report = check_game(as_game(game), games=games)
    return [line for line in report.failures if f"[{check}]" in line]


def test_every_check_finds_something() -> None:
    names = {check.name for check in new_checks(Reveals())}
    names |= {check.__name__ for check in GAME_CHECKS}
    assert names <= {check for check, _ in FAULTS}
