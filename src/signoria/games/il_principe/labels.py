"""What the numbers and ids of Il Principe mean, for the catalogues in `words/`."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.errors import Argument, Message
from signoria.core.kinds import count
from signoria.games.il_principe.actions import CARDS_LAID, HIGHEST_BID
from signoria.games.il_principe.scoring import PARTS
from signoria.games.il_principe.tables import (
    CITY_COST,
    CITY_NAMES,
    CITY_NEEDS,
    CITY_POINTS,
    CITY_SHIELDS,
    COLOUR_NAMES,
    COLOURS,
    DATA,
    FAMILY_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    ROLES,
)

NAMES: Final[dict[str, list[Argument]]] = {
    "family": [*FAMILY_NAMES],
    "colour": [*COLOUR_NAMES],
    "city": [*CITY_NAMES],
    "region": [*REGION_NAMES],
    "role": [*ROLE_NAMES],
    "bid": [coins + 1 for coins in range(HIGHEST_BID)],
    "laid": [cards + 1 for cards in range(CARDS_LAID)],
}

KINDS: Final[dict[str, list[Argument]]] = {
    "family": [*FAMILY_NAMES],
    "colour": [*COLOUR_NAMES],
    "building": [*COLOUR_NAMES],
    "city": [*CITY_NAMES],
    "size": [row["id"] for row in DATA.files["cards"]["city_sizes"]],
    "region": [*REGION_NAMES],
    "role": [*ROLE_NAMES],
    "score": [*PARTS],
}

DIMENSIONS: Final[dict[str, list[str]]] = {
    "family": ["family"],
    "colour": ["colour"],
    "bid": ["bid"],
    "build": ["city"],
    "lay": ["colour", "laid"],
    "region": ["region"],
}

SEATS: Final = ["seat"]
BAGS: Final = {"goods": ("il_principe-cards", "colour", COLOUR_NAMES)}

PROMPT_RULES: Final[dict[str, list[str]]] = {
    "family": ["ILP-SETUP-10"],
    "offer": ["ILP-INC-03", "ILP-INC-05", "ILP-AUC-02"],
    "bid_lot": ["ILP-AUC-05", "ILP-AUC-06", "ILP-AUC-07", "ILP-AUC-09", "ILP-AUC-10"],
    "build": ["ILP-AUC-09", "ILP-BLD-03", "ILP-BLD-05", "ILP-BLD-06", "ILP-BLD-10"],
    "shields": ["ILP-BLD-07", "ILP-SCO-06", "ILP-SCO-07"],
    "action": ["ILP-ACT-01", "ILP-ACT-03", "ILP-BLD-02", "ILP-BLD-03", "ILP-ROL-04"],
    "bid_role": ["ILP-ROL-11", "ILP-ROL-12", "ILP-ROL-14", "ILP-AUC-06"],
    "turn_up": ["ILP-ROL-18"],
    "noble": ["ILP-ROL-21"],
}

# ---------------------------------------------------------------- cards described


def _described(city: int) -> Message:
    needs: dict[str, Argument] = {
        COLOUR_NAMES[colour]: int(count(CITY_NEEDS[city], colour)) for colour in range(COLOURS)
    }
    return Message(
        "il_principe-described-city",
        {
            **needs,
            "coins": int(CITY_COST[city]),
            "shields": int(CITY_SHIELDS[city]),
            "points": int(CITY_POINTS[city]),
        },
    )


CARDS: Final[dict[str, Message]] = {
    **{name: _described(city) for city, name in enumerate(CITY_NAMES)},
    **{name: Message("il_principe-described-role") for name in ROLE_NAMES},
}


def _texts(row: dict[str, Any]) -> dict[str, str]:
    return {"en": row["text_en"], "fr": row["text_fr"]}


TEXTS: Final[dict[str, dict[str, str]]] = {
    **{name: {"en": "", "fr": ""} for name in CITY_NAMES},
    **{row["id"]: _texts(row) for row in ROLES},
}
