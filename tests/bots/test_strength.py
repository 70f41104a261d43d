"""How well the greedy bot plays. Seeds are fixed: each share is one number, the same on every machine."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

import signoria
from signoria.bots.match import simulate
from signoria.bots.ratings import MIDDLE, ratings
from signoria.games.masters import judge

ROOT = Path(__file__).resolve().parents[2]
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


def test_what_players_are_told_of_the_levels_is_what_the_arena_found() -> None:
    """docs/strength keeps the matches; the ratings that the package shows are theirs."""
    found = sorted((ROOT / "docs" / "strength").glob("levels-*.json"))
    matches = [json.loads(path.read_text(encoding="utf-8")) for path in found]
    told = {game: ratings(game) for game in signoria.game_ids() if ratings(game)}
    assert set(told) == {match["game"] for match in matches}
    for match in matches:
        for line in match["standings"]:
            measured = {part: round(MIDDLE + value) for part, value in line["rating"].items()}
            assert asdict(told[match["game"]][line["bot"]]) == measured
