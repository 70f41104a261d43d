"""What the numbers and ids of Masters mean, for the catalogues in `words/`."""

from __future__ import annotations

from typing import Final

from signoria.core.errors import Argument, Message
from signoria.games.masters.bag import RESOURCES, amount
from signoria.games.masters.position import TILE_NAMES
from signoria.games.masters.tables import (
    CARD_COST,
    CARD_DECK,
    CARD_NAMES,
    CARD_POINTS,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DATA,
    DECK_NAMES,
    DECKS,
    KIND_NAMES,
    LEADER_KIND,
    LEADER_NAMES,
    LEADER_POINTS,
    LEADER_RESOURCE,
    LEVEL_NAMES,
    MARBLE_NAMES,
    RESOURCE_NAMES,
    ROWS,
    SECTIONS,
    SHELVES,
    SLOTS,
    TOKEN_COLOUR,
    TOKEN_NAMES,
    TOKEN_RESHUFFLES,
    TOKEN_STEPS,
)

_slots: Final = [slot + 1 for slot in range(SLOTS)]
_lines: Final = {
    f"{kind} {number + 1}": Message(f"masters-line-{kind}", {"number": number + 1})
    for kind, count in [("row", ROWS), ("column", COLUMNS)]
    for number in range(count)
}
_productions: Final = {"base": Message("masters-production-base")}
_productions.update(
    {f"slot {slot}": Message("masters-production-slot", {"slot": slot}) for slot in _slots}
)
_productions.update(
    {
        f"leader {name}": Message("masters-production-leader", {"resource": name})
        for name in RESOURCE_NAMES
    }
)


def _deck(deck: int) -> dict[str, Argument]:
    return {"colour": COLOUR_NAMES[deck % COLOURS], "level": LEVEL_NAMES[deck // COLOURS]}


def _card(card: int) -> Message:
    return Message(
        "masters-card", {**_deck(int(CARD_DECK[card])), "points": int(CARD_POINTS[card])}
    )


def _leader(leader: int) -> Message:
    kind, resource = KIND_NAMES[LEADER_KIND[leader]], RESOURCE_NAMES[LEADER_RESOURCE[leader]]
    return Message("masters-leader", {"kind": kind, "resource": resource})


def _token(token: int) -> Message:
    if TOKEN_COLOUR[token] >= 0:
        return Message("masters-token-discard", {"colour": COLOUR_NAMES[TOKEN_COLOUR[token]]})
    shuffles = "-and-shuffle" if TOKEN_RESHUFFLES[token] else ""
    return Message(f"masters-token-cross{shuffles}", {"steps": int(TOKEN_STEPS[token])})


_leaders: Final = {name: _leader(leader) for leader, name in enumerate(LEADER_NAMES)}

PHRASES: Final[dict[str, dict[str, Message]]] = {
    "leader": _leaders,
    "other": _leaders,
    "card": {name: _card(card) for card, name in enumerate(CARD_NAMES)},
    "deck": {DECK_NAMES[deck]: Message("masters-deck", _deck(deck)) for deck in range(DECKS)},
    "token": {name: _token(token) for token, name in enumerate(TOKEN_NAMES)},
    "line": _lines,
    "production": _productions,
}

NAMES: Final[dict[str, list[Argument]]] = {
    "resource": [*RESOURCE_NAMES],
    "leader": [*LEADER_NAMES],
    "other": [*LEADER_NAMES],
    "card": [*CARD_NAMES],
    "deck": [*DECK_NAMES],
    "token": [*TOKEN_NAMES],
    "line": [*_lines],
    "production": [*_productions],
    "slot": [*_slots],
    "section": [section + 1 for section in range(SECTIONS)],
}

KINDS: Final[dict[str, list[Argument]]] = {
    "resource": [*RESOURCE_NAMES],
    "marble": [*MARBLE_NAMES],
    "colour": [*COLOUR_NAMES],
    "level": [*LEVEL_NAMES],
    "shelf": [shelf + 1 for shelf in range(len(SHELVES))],
    "tile": [*TILE_NAMES],
    "score": ["cards", "favour", "faith", "leaders", "resources"],
}

DIMENSIONS: Final[dict[str, list[str]]] = {
    "keep": ["leader"],
    "play": ["leader"],
    "drop": ["leader"],
    "line": ["line"],
    "white": ["number"],
    "store": ["resource", "amount"],
    "buy": ["deck", "slot"],
    "produce": ["production"],
    "resource": ["resource"],
    "pay": ["resource", "amount"],
}

SEATS: Final = ["seat"]
BAGS: Final = {"goods": ("masters-goods", "resource", RESOURCE_NAMES)}

PROMPT_RULES: Final[dict[str, list[str]]] = {
    "keep": ["MAS-SET-07"],
    "compensation": ["MAS-SET-09", "MAS-SET-10", "MAS-SET-11"],
    "turn": ["MAS-TUR-02", "MAS-MKT-01", "MAS-BUY-01", "MAS-PRO-01", "MAS-LDR-01"],
    "after": ["MAS-LDR-01", "MAS-LDR-02", "MAS-TUR-05"],
    "whites": ["MAS-LDR-16"],
    "store": ["MAS-WHS-01", "MAS-WHS-02", "MAS-WHS-03", "MAS-WHS-06", "MAS-WHS-07"],
    "produce": ["MAS-PRO-01", "MAS-PRO-02", "MAS-PRO-05", "MAS-PRO-06"],
    "spend": ["MAS-PRO-10"],
    "gain": ["MAS-PRO-10", "MAS-PRO-11", "MAS-PRO-12"],
    "pay": ["MAS-BUY-02", "MAS-PRO-07", "MAS-R-26"],
}

# ---------------------------------------------------------------- cards described


def _cost(card: int) -> dict[str, Argument]:
    return {RESOURCE_NAMES[r]: int(amount(CARD_COST[card], r)) for r in range(RESOURCES)}


def _described(card: int) -> Message:
    return Message("masters-described-card", {**_cost(card), "points": int(CARD_POINTS[card])})


CARDS: Final[dict[str, Message]] = {
    **{name: _described(card) for card, name in enumerate(CARD_NAMES)},
    **{
        name: Message("masters-described-leader", {"points": int(LEADER_POINTS[leader])})
        for leader, name in enumerate(LEADER_NAMES)
    },
    **{name: Message("masters-described-token") for name in TOKEN_NAMES},
}

_rows: Final = [
    *DATA.files["cards"]["development"],
    *DATA.files["cards"]["leader"],
    *DATA.files["board"]["solo_token"],
]
TEXTS: Final[dict[str, dict[str, str]]] = {row["id"]: row["desc"] for row in _rows}
