"""The golden files are what the engine plays today. If not: `make golden`, and read the diff."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar

import pytest

import signoria
from signoria.core.game import Option
from signoria.kit.golden import golden_files, playthrough, written_plays
from tests.kit.toy import Pebbles

GOLDEN = Path(__file__).parent.parent / "golden"
SHOWN = 40  # lines of a difference


@pytest.mark.parametrize("game", signoria.game_ids(preparing=True))
def test_golden_files_are_what_is_played(game: str) -> None:
    files = golden_files(signoria.game(game), GOLDEN / game)
    assert sorted(files) == sorted(path.name for path in (GOLDEN / game).iterdir())
    for name, played in files.items():
        written = (GOLDEN / game / name).read_text(encoding="utf-8")
        diff = unified_diff(written.split("\n"), played.split("\n"), name, "played", lineterm="")
        if written != played:
            pytest.fail("\n".join(islice(diff, SHOWN)))


def test_plays_that_are_no_longer_legal_are_chosen_anew() -> None:
    game = signoria.game("masters")
    before = playthrough(game, 1, {}, [])
    plays = written_plays(before)
    assert playthrough(game, 1, {}, plays) == before
    changed = playthrough(game, 1, {}, [*plays[:10], (0, "yes"), *plays[10:]])
    assert written_plays(changed)[:10] == plays[:10]
    assert "scores [" in changed


class FourTwice(Pebbles):
    """Its second value means what the first one does; the third does not."""

    options: ClassVar = [Option("hand", [4, "4", 3])]


def test_an_option_that_changes_nothing_has_no_playthrough(tmp_path: Path) -> None:
    game: Any = FourTwice()
    files = golden_files(game, tmp_path)
    assert sorted(files) == ["2-hand-3.txt", "2.txt", "3-hand-3.txt", "3.txt", "perft.json"]
    assert '"hand": "4"' not in files["perft.json"]


def test_nor_when_the_usual_game_was_chosen_otherwise(tmp_path: Path) -> None:
    """The plays in its file are not those that would be chosen today; the other value follows them."""
    game: Any = FourTwice()
    usual = playthrough(game, 2, {}, [(1, "bid 11")])
    assert usual != playthrough(game, 2, {}, [])
    (tmp_path / "2.txt").write_text(usual, encoding="utf-8")
    files = golden_files(game, tmp_path)
    assert files["2.txt"] == usual
    assert "2-hand-4.txt" not in files
