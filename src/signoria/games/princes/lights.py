"""Which elements of the board an action of Princes of the Renaissance lights up."""

from __future__ import annotations

from typing import Final

from signoria.games.princes.actions import ACTIONS
from signoria.games.princes.tables import (
    CITY_NAMES,
    EVENT_NAMES,
    FAMILY_NAMES,
    TILE_NAMES,
    TREACHERY_NAMES,
    TROOP_NAMES,
)

_NAMED: Final = {
    "family": ("family", FAMILY_NAMES),
    "buy": ("troop", TROOP_NAMES),
    "disband": ("own-troop", TROOP_NAMES),
    "city_tile": ("tile", TILE_NAMES),
    "event": ("event", EVENT_NAMES),
    "tile": ("treachery", TREACHERY_NAMES),
    "city": ("city", CITY_NAMES),
}
_AT_SEATS: Final = ["freeze", "steal", "raid", "lucrezia", "offer", "accept", "decline", "withdraw"]


def _elements(family: str, picks: list[int]) -> list[str]:
    if family in _NAMED:
        kind, names = _NAMED[family]
        return [f"{kind}-{names[picks[0]]}"]
    if family in ("war", "start_war"):
        return [f"city-{CITY_NAMES[city]}" for city in picks]
    if family in _AT_SEATS:
        return [f"seat-{picks[0]}"]
    if family == "bribe":
        return [f"bribe-{picks[0]}-{TROOP_NAMES[picks[1]]}"]
    if family == "league":
        return [f"side-{picks[0]}"]
    if family in ("treachery", "pope", "alfonso"):
        return [{"treachery": "pile", "pope": "pope", "alfonso": "tile-nap_alfonso_aragon"}[family]]
    return []


LIGHTS: Final[list[list[str]]] = [
    _elements(ACTIONS.family_of[code].name, ACTIONS.parameters[code])
    for code in range(ACTIONS.size)
]
