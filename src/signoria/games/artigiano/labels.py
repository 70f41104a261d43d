"""What the numbers and ids of Renaissance mean, for the catalogues in `words/`."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.errors import Argument, Message
from signoria.games.artigiano.actions import DOUBLE_NAMES, FLANK_NAMES, SLOT_NAMES
from signoria.games.artigiano.effects import BAN_NAMES
from signoria.games.artigiano.goals import FIRST_PRINCELY, MISSION_CARDS, MISSION_NAMES
from signoria.games.artigiano.scoring import PARTS
from signoria.games.artigiano.tables import (
    BOARD_NAMES,
    CARD_KIND,
    CARD_NAMES,
    CELLS,
    COPY_NAMES,
    DATA,
    FAMILY_NAMES,
    FIRST_ACTION,
    FIRST_PURE_ACTION,
    FIRST_SPECIAL,
    KIND_NAMES,
    MAX_SIDES,
    SPECIAL_NAMES,
)
from signoria.games.artigiano.tables import CARDS as DRAW_CARDS

_cards: Final[dict[str, Any]] = DATA.files["cards"]


def title_id(row: dict[str, Any]) -> str:
    return str(row["en"]).removeprefix("The ").lower().replace(" ", "-").replace("'", "")


def _kinds(row: dict[str, Any]) -> str:
    return "".join(str(kind)[0] for kind in row["kinds"])


def _called(row: dict[str, Any]) -> Message:
    """A card in a sentence: title, and kinds and value of a material."""
    if row["type"] == "material":
        return Message("artigiano-material", {"kinds": _kinds(row), "value": row["value"]})
    if row["type"] == "action_material":
        about: dict[str, Argument] = {"kinds": _kinds(row), "value": row["value"]}
        return Message("artigiano-composite", {"title": title_id(row), **about})
    return Message("artigiano-title", {"title": title_id(row)})


def _of_kinds() -> dict[str, Message]:
    """A kind is called like its first card; where its cards have two titles, by both."""
    phrases: dict[str, Message] = {}
    for at, row in enumerate(DRAW_CARDS):
        name = CARD_NAMES[CARD_KIND[at]]
        if name not in phrases:
            phrases[name] = _called(row)
        elif "title" in phrases[name].args and phrases[name].args["title"] != title_id(row):
            phrases[name] = Message("artigiano-two-titles", phrases[name].args)
    return phrases


_kind_phrases: Final = _of_kinds()
_copy_phrases: Final = {name: _called(row) for name, row in zip(COPY_NAMES, DRAW_CARDS)}
_missions: Final = {
    name: Message("artigiano-mission-title", {"title": name}) for name in MISSION_NAMES
}

PHRASES: Final[dict[str, dict[str, Message]]] = {
    "card": {**_kind_phrases, **_copy_phrases},
    "material": _kind_phrases,
    "action": _kind_phrases,
    "special_card": _kind_phrases,
    "any_card": _kind_phrases,
    "mission": _missions,
    "princely": _missions,
    "special": {
        name: _kind_phrases[CARD_NAMES[FIRST_SPECIAL + at]] for at, name in enumerate(SPECIAL_NAMES)
    },
}

_cells: Final[list[Argument]] = [cell + 1 for cell in range(CELLS)]
NAMES: Final[dict[str, list[Argument]]] = {
    "card": [*COPY_NAMES],
    "material": [*CARD_NAMES[:FIRST_PURE_ACTION]],
    "action": [*CARD_NAMES[FIRST_ACTION:FIRST_SPECIAL]],
    "special_card": [*CARD_NAMES[FIRST_SPECIAL:]],
    "any_card": [*CARD_NAMES],
    "mission": [*MISSION_NAMES],
    "princely": [*MISSION_NAMES[FIRST_PRINCELY:]],
    "cell": _cells,
    "other_cell": _cells,
    "slot": [*SLOT_NAMES],
    "ban": [*BAN_NAMES],
    "flank": [*FLANK_NAMES],
    "double": [*DOUBLE_NAMES],
    "player": [seat + 1 for seat in range(8)],
}

KINDS: Final[dict[str, list[Argument]]] = {
    "kind": [*KIND_NAMES],
    "family": [*FAMILY_NAMES],
    "character": [*FAMILY_NAMES],
    "board": [*BOARD_NAMES],
    "type": [*_cards["meta"]["type_names"]],
    "slot": [*SLOT_NAMES],
    "ban": [*BAN_NAMES],
    "score": [*PARTS],
}

DIMENSIONS: Final[dict[str, list[str]]] = {
    "mission": ["mission"],
    "place": ["material"],
    "act": ["action"],
    "special": ["special_card"],
    "discard": ["any_card"],
    "card": ["any_card"],
    "slot": ["slot"],
    "cell": ["castle_of", "cell"],
    "seat": ["player"],
    "side": ["castle_of"],
    "flank": ["flank"],
    "double": ["double"],
    "claim": ["princely"],
}
NAMES["castle_of"] = [side + 1 for side in range(MAX_SIDES)]

SEATS: Final = ["seat", "other", "side"]

PROMPT_RULES: Final[dict[str, list[str]]] = {
    "mandatory": ["ART-SETUP-09"],
    "copy": ["ART-RUL-64"],
    "act": ["ART-TURN-04", "ART-MAT-03", "ART-MAT-04", "ART-RUL-87", "ART-STK-01"],
    "stock": ["ART-STK-02"],
    "store": ["ART-STO-01"],
    "draw": ["ART-RUL-88"],
    "poach": ["ART-SFX-07"],
    "cancel": ["ART-SFX-17"],
    "place": ["ART-RUL-05"],
    "echo": ["ART-AFX-28"],
    "follow": ["ART-AFX-15"],
    "lose": ["ART-RUL-02"],
    "flank": ["ART-AFX-21"],
    "discard": ["ART-RUL-05"],
    "discard_stock": ["ART-AFX-24"],
    "show": ["ART-AFX-46"],
    "take_stock": ["ART-AFX-08"],
    "take_hand": ["ART-AFX-18"],
    "give": ["ART-RUL-41"],
    "swap": ["ART-RUL-54"],
    "bargain": ["ART-RUL-37"],
    "steal": ["ART-AFX-10"],
    "rearrange": ["ART-RUL-33"],
    "keep": ["ART-AFX-37"],
    "order": ["ART-RUL-34"],
    "offer": ["ART-RUL-47"],
    "answer": ["ART-AFX-30"],
    "pool": ["ART-AFX-45"],
    "deal": ["ART-RUL-55"],
    "drop": ["ART-AFX-34"],
    "keep_stored": ["ART-RUL-36"],
    "renovate": ["ART-RUL-58"],
    "final": ["ART-RUL-18"],
    "cell": ["ART-MAT-03", "ART-MAT-04"],
    "double": ["ART-RUL-23"],
    "target": ["ART-RUL-04"],
    "aim_at_card": ["ART-RUL-53"],
    "past": ["ART-RUL-51"],
    "this_one": ["ART-RUL-51"],
    "special_side": ["ART-SPE-02"],
    "special_cell": ["ART-RUL-60"],
    "special_material": ["ART-RUL-57"],
    "stronger": ["ART-RUL-58"],
    "slot": ["ART-RUL-59"],
}

# ---------------------------------------------------------------- cards described


def _described(row: dict[str, Any]) -> Message:
    about: dict[str, Argument] = {}
    if "kinds" in row:
        about = {"kinds": _kinds(row), "value": row["value"]}
    if row["type"] == "material":
        return Message("artigiano-described-material", about)
    if row["type"] == "action_material":
        return Message("artigiano-described-composite", about)
    if "points" in row:
        return Message("artigiano-described-mission", {"points": row["points"]})
    return Message("artigiano-described-action")


def _text(row: dict[str, Any]) -> dict[str, str]:
    for table in ("effect", "special", "mission"):
        if table in row:
            found = _cards[table][row[table]]
            return {"en": found["en"], "fr": found["fr"]}
    return {"en": "", "fr": ""}


CARDS: Final[dict[str, Message]] = {
    row["id"]: _described(row) for row in [*DRAW_CARDS, *MISSION_CARDS]
}
TEXTS: Final[dict[str, dict[str, str]]] = {
    row["id"]: _text(row) for row in [*DRAW_CARDS, *MISSION_CARDS]
}
