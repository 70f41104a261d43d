"""How strong the levels are in each game, as the arena measured them. `make strength-levels` writes the file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

MIDDLE = 1500  # the four levels of a game are rated among themselves; their mean is here


@dataclass(frozen=True)
class Rating:
    """On the scale of Elo, with its 95 % interval."""

    mean: int
    low: int
    high: int


@cache
def ratings(game: str) -> dict[str, Rating]:
    """By the name of the bot. None of a game whose levels have not met yet."""
    text = (resources.files("signoria.bots") / "ratings.json").read_text(encoding="utf-8")
    return {bot: Rating(**rated) for bot, rated in json.loads(text).get(game, {}).items()}
