"""The bots a table offers."""

from __future__ import annotations

from signoria.bots import BOTS

LEVELS = tuple(BOTS)
STAND_IN = "greedy"  # for a person who is away
_NAMES = {"greedy": "Cosimo", "random": "Pulcinella"}


def name(level: str) -> str:
    """What a bot is called at the table; a person's name, the same in both languages."""
    return _NAMES.get(level, level)
