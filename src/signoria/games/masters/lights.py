"""Which elements of the board an action of Masters lights up."""

from __future__ import annotations

from typing import Final

from signoria.games.masters.actions import ACTIONS
from signoria.games.masters.tables import DECK_NAMES, LEADER_NAMES, RESOURCE_NAMES, ROWS, SLOTS


def _elements(family: str, picks: list[int]) -> list[str]:
    if family in ("keep", "play", "drop"):
        return [f"leader-{LEADER_NAMES[picks[0]]}"]
    if family == "line":
        line = picks[0]
        return [f"market-row-{line + 1}" if line < ROWS else f"market-column-{line - ROWS + 1}"]
    if family == "buy":
        return [f"deck-{DECK_NAMES[picks[0]].replace(' ', '-')}", f"slot-{picks[1] + 1}"]
    if family == "produce":
        return [_production(picks[0])]
    if family in ("store", "resource", "pay"):
        return [f"resource-{RESOURCE_NAMES[picks[0]]}"]
    return []


def _production(production: int) -> str:
    if production == 0:
        return "base"
    if production <= SLOTS:
        return f"slot-{production}"
    return f"leader-production-{RESOURCE_NAMES[production - SLOTS - 1]}"


LIGHTS: Final[list[list[str]]] = [
    _elements(ACTIONS.family_of[code].name, ACTIONS.parameters[code])
    for code in range(ACTIONS.size)
]
