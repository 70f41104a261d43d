"""The table of docs/strength: what it says of games that did not end as they should."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tools.strength import FOUND, SETS, lines_of

PLAYED = [
    (proof, path)
    for name, proofs in SETS.items()
    for proof in proofs
    if (path := FOUND / f"{name}-{proof.name}.json").exists()
]


def games(found: dict[str, Any]) -> list[str]:
    """The column of games, a line for each bot."""
    proof, _ = PLAYED[0]
    return [line.split("|")[3].strip() for line in lines_of(proof, found)]


@pytest.mark.parametrize(
    ("faults", "told"),
    [
        ({"crashed": 0, "cut": 0}, "160"),
        ({"crashed": 2, "cut": 0}, "160, 2 crashed"),
        ({"crashed": 0, "cut": 1}, "160, 1 cut"),
        ({"crashed": 2, "cut": 1}, "160, 2 crashed, 1 cut"),
    ],
)
def test_crashed_and_cut_games_are_told(faults: dict[str, int], told: str) -> None:
    _, path = PLAYED[0]
    found = json.loads(path.read_text(encoding="utf-8"))
    assert games({**found, "games": 160, **faults}) == [told, ""]


def test_matches_kept_from_before_are_still_read() -> None:
    """Some were played before each bot had a count of its own crashes."""
    for proof, path in PLAYED:
        found = json.loads(path.read_text(encoding="utf-8"))
        for line in found["standings"]:
            line.pop("crashed", None)
        found.pop("first_crash", None)
        assert len(lines_of(proof, found)) == len(found["standings"])
