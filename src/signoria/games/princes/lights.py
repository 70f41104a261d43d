"""Which elements of the board an action of Princes of the Renaissance lights up, in the order of pointing at them."""

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
_AT_SEATS: Final = ["offer", "accept", "decline", "withdraw"]
# What is played or used, and then a target.
_AIMED: Final = {
    "freeze": "treachery-freeze_bid",
    "steal": "treachery-steal_influence",
    "raid": "treachery-raid_gold_shipment",
    "lucrezia": "tile-rom_lucrezia_borgia",
}


def _elements(family: str, picks: list[int]) -> list[str]:
    if family in _NAMED:
        kind, names = _NAMED[family]
        return [f"{kind}-{names[picks[0]]}"]
    if family in ("war", "start_war"):
        card = ["treachery-start_war"] if family == "start_war" else []
        return [*card, *[f"city-{CITY_NAMES[city]}" for city in picks]]
    if family in _AIMED:
        return [_AIMED[family], f"seat-{picks[0]}"]
    if family in _AT_SEATS:
        return [f"seat-{picks[0]}"]
    if family == "bribe":
        return ["treachery-bribe_troops", f"bribe-{picks[0]}-{TROOP_NAMES[picks[1]]}"]
    if family == "veto":
        return [["treachery-veto", "tile-flo_lorenzo_medici"][picks[0]]]
    if family == "league":
        return [f"side-{picks[0]}"]
    if family in ("treachery", "pope", "alfonso"):
        return [{"treachery": "pile", "pope": "pope", "alfonso": "tile-nap_alfonso_aragon"}[family]]
    return []


LIGHTS: Final[list[list[str]]] = [
    _elements(ACTIONS.family_of[code].name, ACTIONS.parameters[code])
    for code in range(ACTIONS.size)
]
