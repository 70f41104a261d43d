"""The golden files are what the engine plays today. If not: `make golden`, and read the diff."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

import signoria
from signoria.kit.golden import golden_files, playthrough, written_plays

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
