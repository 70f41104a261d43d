"""Which elements of the board an action of Il Principe lights up."""

from __future__ import annotations

from typing import Final

from signoria.games.il_principe.actions import ACTIONS
from signoria.games.il_principe.tables import CITY_NAMES, COLOUR_NAMES, FAMILY_NAMES, REGION_NAMES


def _elements(family: str, picks: list[int]) -> list[str]:
    if family == "family":
        return [f"family-{FAMILY_NAMES[picks[0]]}"]
    if family in ("colour", "lay"):
        return [f"colour-{COLOUR_NAMES[picks[0]]}"]
    if family == "build":
        return [f"city-{CITY_NAMES[picks[0]]}"]
    if family == "region":
        return [f"region-{REGION_NAMES[picks[0]]}"]
    return []


LIGHTS: Final[list[list[str]]] = [
    _elements(ACTIONS.family_of[code].name, ACTIONS.parameters[code])
    for code in range(ACTIONS.size)
]
