"""What the numbers and ids of Princes of the Renaissance mean, for the catalogues in `words/`."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.errors import Argument, Message
from signoria.games.princes.actions import BANKED, PLACES
from signoria.games.princes.scoring import PARTS
from signoria.games.princes.tables import (
    CITY_NAMES,
    CURRENCY_NAMES,
    DATA,
    EVENT_NAMES,
    EVENT_ROWS,
    FAMILY_NAMES,
    FAMILY_ROWS,
    MOST_SEATS,
    POPE_ROW,
    PRIZE_NAMES,
    TILE_NAMES,
    TILE_ROWS,
    TREACHERY_NAMES,
    TREACHERY_ROWS,
    TROOP_NAMES,
    TROOP_ROWS,
)

NAMES: Final[dict[str, list[Argument]]] = {
    "family": [*FAMILY_NAMES],
    "troop": [*TROOP_NAMES],
    "city_tile": [*TILE_NAMES],
    "event_tile": [*EVENT_NAMES],
    "prize": [*PRIZE_NAMES],
    "city": [*CITY_NAMES],
    "enemy": [*CITY_NAMES],
    "currency": [*CURRENCY_NAMES],
    "treachery": [*TREACHERY_NAMES],
    "veto": ["tile", "lorenzo"],
    "side": ["attacker", "defender", "pope"],
    "audience": ["public", "private"],
    "lasts": ["turn", "decade"],
    "player": [seat + 1 for seat in range(MOST_SEATS)],
    "place": [place + 1 for place in range(PLACES)],
    "banked_amount": [amount + 1 for amount in range(BANKED)],
}

KINDS: Final[dict[str, list[Argument]]] = {
    "family": [*FAMILY_NAMES],
    "home": [row["id"] for row in DATA.files["board"]["home_city"]],
    "troop": [*TROOP_NAMES],
    "city_tile": [*TILE_NAMES],
    "event_tile": [*EVENT_NAMES],
    "prize": [*PRIZE_NAMES],
    "city": [*CITY_NAMES],
    "currency": [*CURRENCY_NAMES],
    "treachery": [*TREACHERY_NAMES],
    "side": ["attacker", "defender", "pope"],
    "score": [*PARTS],
}

DIMENSIONS: Final[dict[str, list[str]]] = {
    "family": ["family"],
    "buy": ["troop"],
    "disband": ["troop"],
    "city_tile": ["city_tile"],
    "event": ["event_tile"],
    "war": ["city", "enemy"],
    "start_war": ["city", "enemy"],
    "amount": ["amount"],
    "tile": ["treachery"],
    "freeze": ["player"],
    "city": ["city"],
    "veto": ["veto"],
    "league": ["side"],
    "bribe": ["side", "troop"],
    "steal": ["player"],
    "raid": ["player"],
    "lucrezia": ["player"],
    "bank": ["currency", "banked_amount"],
    "offer": ["player"],
    "send": ["audience", "lasts"],
    "accept": ["player", "place"],
    "decline": ["player", "place"],
    "withdraw": ["player", "place"],
}

SEATS: Final = ["seat", "other"]
BAGS: Final = {
    "given": ("princes-goods", "goods", ["gives_gold", "gives_influence"]),
    "wanted": ("princes-goods", "goods", ["asks_gold", "asks_influence"]),
}

PROMPT_RULES: Final[dict[str, list[str]]] = {
    "family": ["POR-SETUP-02", "POR-FAM-05"],
    "turn": ["POR-TURN-01", "POR-TURN-02", "POR-TURN-06", "POR-DEC-01"],
    "after": ["POR-TURN-08", "POR-TRE-10", "POR-TRE-13"],
    "bid": ["POR-AUC-02", "POR-AUC-03", "POR-AUC-04", "POR-AUC-06", "POR-AUC-07", "POR-TRE-07"],
    "discard": ["POR-GEN-02", "POR-GEN-03"],
    "payment": ["POR-POPE-04", "POR-AUC-10"],
    "artist": ["POR-EVT-06", "POR-EVT-07"],
    "invasion": ["POR-EVT-11"],
    "alfonso": ["POR-POL-09"],
    "veto": ["POR-WAR-05", "POR-TRE-12", "POR-POL-07"],
    "league": ["POR-POPE-06", "POR-POPE-07", "POR-POPE-08"],
    "bribe": ["POR-TRE-02", "POR-TRE-04", "POR-TRE-05"],
    "reroll": ["POR-POL-06", "POR-FIGHT-07"],
    "offer": ["POR-NEG-04", "POR-NEG-06", "POR-NEG-12"],
}

# ---------------------------------------------------------------- tiles described


def _incomes(row: dict[str, Any]) -> dict[str, Argument]:
    return {"gold": row["gold_income"], "influence": row["influence_income"]}


def _family(row: dict[str, Any]) -> Message:
    return Message("princes-described-family", {"home": row["home_city"], **_incomes(row)})


def _troop(row: dict[str, Any]) -> Message:
    numbers: dict[str, Argument] = {
        "gold": row["price"],
        "attack": row["attack"],
        "defence": row["defence"],
        "influence": row["influence_income"],
    }
    return Message("princes-described-troop", numbers)


def _tile(row: dict[str, Any]) -> Message:
    return Message("princes-described-city_tile", {"city": row["city"], **_incomes(row)})


def _event(row: dict[str, Any]) -> Message:
    about: dict[str, Argument] = {"decade": row["decade"], "currency": row["currency"]}
    return Message("princes-described-event_tile", about)


CARDS: Final[dict[str, Message]] = {
    **{row["id"]: _family(row) for row in FAMILY_ROWS},
    **{row["id"]: _troop(row) for row in TROOP_ROWS},
    **{row["id"]: _tile(row) for row in TILE_ROWS},
    **{row["id"]: _event(row) for row in EVENT_ROWS},
    **{row["id"]: Message("princes-described-treachery") for row in TREACHERY_ROWS},
    "pope": Message("princes-described-treachery"),
}

TEXTS: Final[dict[str, dict[str, str]]] = {
    **{row["id"]: {"en": "", "fr": ""} for row in TROOP_ROWS},
    **{
        row["id"]: row["text"]
        for row in [*FAMILY_ROWS, *TILE_ROWS, *EVENT_ROWS, *TREACHERY_ROWS, POPE_ROW]
    },
}
