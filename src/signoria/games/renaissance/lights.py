"""Which elements of the board an action of Renaissance lights up."""

from __future__ import annotations

from typing import Final

from signoria.games.renaissance.actions import ACTIONS, DOUBLE_NAMES, SLOT_NAMES
from signoria.games.renaissance.tables import CARD_NAMES, CITY_NAMES, NATION_NAMES, PLUNDERERS


def _elements(family: str, picks: list[int]) -> list[str]:
    if family in ("city", "expand", "attack", "from"):
        return [f"city-{CITY_NAMES[picks[0]]}"]
    if family == "build":
        return [f"city-{CITY_NAMES[picks[1]]}"]
    if family == "nation":
        return [f"nation-{NATION_NAMES[picks[0]]}"]
    if family == "yellow":
        return [f"card-{CARD_NAMES[PLUNDERERS + picks[0]]}"]
    if family == "commit":
        return [f"card-{SLOT_NAMES[picks[0]]}"]
    if family == "double":
        return [f"engaged-{DOUBLE_NAMES[picks[0]].replace(' ', '-')}"]
    if family == "save":
        return [f"engaged-{CARD_NAMES[picks[0]]}"]
    if family in ("hire", "gift", "accept", "decline"):
        return [f"seat-{picks[0]}"]
    return []


LIGHTS: Final[list[list[str]]] = [
    _elements(ACTIONS.family_of[code].name, ACTIONS.parameters[code])
    for code in range(ACTIONS.size)
]
