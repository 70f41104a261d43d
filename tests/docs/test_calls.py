"""The fields that docs/design/tables.md lists for a call are those it answers with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import signoria
from signoria.bots.ratings import Rating
from signoria.web import models
from signoria.web.components import components

PAGE = Path(__file__).parents[2] / "docs" / "design" / "tables.md"
FIELDS = {
    "| `GET /api/games` |": set(models.GameSummary.model_fields),
    "| `GET /api/games/{id}` |": set(json.loads(components(signoria.game("masters")))),
    "| `GET /api/bots?lang=` |": set(models.BotSummary.model_fields),
    "| `GET /api/me` · `PUT /api/me` `{name}` |": set(models.Me.model_fields),
    "Table =": set(models.TableSummary.model_fields),
    "status = `waiting | playing | over | closed`; Seat =": set(models.SeatSummary.model_fields),
    "Rating =": set(Rating.__dataclass_fields__),
}


def listed(start: str) -> set[str]:
    """The names in the outer braces that follow; what is nested in them is left out."""
    line = next(
        line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith(start)
    )
    shown = re.search(r"`\[?\{(.*?)\}\]?`", line.removeprefix(start))
    assert shown is not None
    inner, before = shown[1], ""
    while inner != before:
        inner, before = re.sub(r"\{[^{}]*\}|\[[^\[\]]*\]", "", inner), inner
    return {name.partition(":")[0].strip() for name in inner.split(",")}


@pytest.mark.parametrize("start", FIELDS)
def test_the_fields_of_an_answer(start: str) -> None:
    assert listed(start) == FIELDS[start]
