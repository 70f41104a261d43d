"""Random games through the conformance kit; `make check-long` plays many more."""

from __future__ import annotations

import pytest

from signoria.kit.run import check_one
from tests.games.artigiano.positions import GAME


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"quick": True}),
        (2, {"families": "army+clergy"}),
        (3, {"quick": True}),
        (4, {}),
        (4, {"teams": True}),
        (6, {}),
    ],
)
def test_the_game_passes_the_kit(seats: int, options: dict[str, object]) -> None:
    report = check_one(GAME, seats, 11, **options)
    assert report.failures == []
