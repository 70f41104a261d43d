"""Which elements of the table an action of Renaissance lights up, in the order of pointing at them."""

from __future__ import annotations

from typing import Final

from signoria.games.artigiano.actions import ACTIONS, DOUBLE_NAMES, FLANK_NAMES, SLOT_NAMES
from signoria.games.artigiano.goals import FIRST_PRINCELY, MISSION_NAMES
from signoria.games.artigiano.tables import CARD_NAMES, FIRST_ACTION, FIRST_SPECIAL

# Families whose codes are a card: where in the list of kinds they begin.
_CARDS: Final = {
    "place": 0,
    "act": int(FIRST_ACTION),
    "special": int(FIRST_SPECIAL),
    "discard": 0,
    "card": 0,
}
_MISSIONS: Final = {"mission": 0, "claim": int(FIRST_PRINCELY)}
_WORDS: Final = {"slot": SLOT_NAMES, "flank": FLANK_NAMES, "double": DOUBLE_NAMES}


def _elements(family: str, picks: list[int]) -> list[str]:
    if family in _CARDS:
        return [f"card-{CARD_NAMES[_CARDS[family] + picks[0]]}"]
    if family in _MISSIONS:
        return [f"mission-{MISSION_NAMES[_MISSIONS[family] + picks[0]]}"]
    if family in _WORDS:
        return [f"{family}-{_WORDS[family][picks[0]]}"]
    if family == "cell":
        return [f"cell-{picks[0]}-{picks[1]}"]
    if family in ("seat", "side"):
        return [f"{family}-{picks[0]}"]
    return ["stock"] if family == "stock" else []


LIGHTS: Final[list[list[str]]] = [
    _elements(ACTIONS.family_of[code].name, ACTIONS.parameters[code])
    for code in range(ACTIONS.size)
]
