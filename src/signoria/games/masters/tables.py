"""The components of Masters of Renaissance, from the data files to typed tables.

Cards, Leaders, tokens, decks and resources are numbered from 0 in the order of the data; sets of them are bit masks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.core.data import Data
from signoria.core.numbers import bit, i64, vec
from signoria.games.masters.bag import Bag, unit

DATA: Final = Data("masters", Path(__file__).with_name("data"), ["board", "cards"])
_board: Final[dict[str, Any]] = DATA.files["board"]
_cards: Final[dict[str, Any]] = DATA.files["cards"]

# ---------------------------------------------------------------- names

RESOURCE_NAMES: Final[list[str]] = [row["id"] for row in _board["resource"] if row["storable"]]
MARBLE_NAMES: Final[list[str]] = [row["id"] for row in _board["marble"]]
COLOUR_NAMES: Final[list[str]] = [row["id"] for row in _cards["color"]]
CARD_NAMES: Final[list[str]] = [row["id"] for row in _cards["development"]]
LEADER_NAMES: Final[list[str]] = [row["id"] for row in _cards["leader"]]
TOKEN_NAMES: Final[list[str]] = [row["id"] for row in _board["solo_token"]]
LEVEL_NAMES: Final = ["I", "II", "III"]
DECK_NAMES: Final = [f"{colour} {level}" for level in LEVEL_NAMES for colour in COLOUR_NAMES]

COLOURS: Final[i64] = 4
LEVELS: Final[i64] = 3
DECKS: Final[i64] = 12
SLOTS: Final[i64] = 3
LEADERS: Final[i64] = 16
TOKENS: Final = 7


def _resource(name: str) -> int:
    return RESOURCE_NAMES.index(name)


def _bag(amounts: dict[str, int]) -> Bag:
    bag: Bag = 0
    for name, count in amounts.items():
        if name in RESOURCE_NAMES:
            bag += i64(count) * unit(_resource(name))
    return bag


# ---------------------------------------------------------------- market

ROWS: Final[i64] = 3
COLUMNS: Final[i64] = 4
CELLS: Final[i64] = 12
MARBLE_COUNTS: Final[list[int]] = [row["count"] for row in _board["marble"]]
MARBLE_GIVES: Final = vec[i64]([_bag(row["gives"]) for row in _board["marble"]])
WHITE: Final[i64] = MARBLE_NAMES.index("white")
RED: Final[i64] = MARBLE_NAMES.index("red")

# ---------------------------------------------------------------- development cards

_development: Final[list[dict[str, Any]]] = _cards["development"]


def _deck(row: dict[str, Any]) -> int:
    return COLOURS * (int(row["level"]) - 1) + COLOUR_NAMES.index(row["color"])


CARD_DECK: Final = vec[i64]([_deck(row) for row in _development])
CARD_POINTS: Final = vec[i64]([row["vp"] for row in _development])
CARD_COST: Final = vec[i64]([_bag(row["cost"]) for row in _development])
CARD_INPUT: Final = vec[i64]([_bag(row["effect"]["input"]) for row in _development])
CARD_OUTPUT: Final = vec[i64]([_bag(row["effect"]["output"]) for row in _development])
CARD_FAITH: Final = vec[i64]([row["effect"]["output"].get("faith", 0) for row in _development])


def _set_of_cards(deck: int) -> int:
    return sum(1 << card for card, row in enumerate(_development) if _deck(row) == deck)


DECK_CARDS: Final = vec[i64]([_set_of_cards(deck) for deck in range(DECKS)])

_base: Final[dict[str, Any]] = _board["base_production"]["effect"]
BASE_TAKES: Final[i64] = _base["input"]["any"]
BASE_GAINS: Final[i64] = _base["output"]["any"]

# ---------------------------------------------------------------- Leaders

DISCOUNT: Final = 0
DEPOT: Final = 1
MARBLE: Final = 2
PRODUCTION: Final = 3
KIND_NAMES: Final = ["discount", "depot", "marble", "production"]

_leaders: Final[list[dict[str, Any]]] = _cards["leader"]
DEPOT_SPACES: Final[i64] = max([row["effect"].get("capacity", 0) for row in _leaders])
DISCOUNT_AMOUNT: Final[i64] = max(
    [row["effect"]["amount"] for row in _leaders if row["kind"] == "discount"]
)
WHITE_AMOUNT: Final[i64] = max(
    [row["effect"]["amount"] for row in _leaders if row["kind"] == "marble"]
)
LEADER_PRODUCTION_FAITH: Final[i64] = max(
    [row["effect"].get("output", {}).get("faith", 0) for row in _leaders]
)
LEADER_KIND: Final = vec[i64]([KIND_NAMES.index(row["kind"]) for row in _leaders])
LEADER_RESOURCE: Final = vec[i64]([_resource(row["resource"]) for row in _leaders])
LEADER_INPUT: Final = vec[i64](  # of the production Leader of each resource
    [
        max([_bag(row["effect"].get("input", {})) for row in _leaders if row["resource"] == name])
        for name in RESOURCE_NAMES
    ]
)
LEADER_POINTS: Final = vec[i64]([row["vp"] for row in _leaders])

# A condition is three comparisons at once: resources owned, cards per colour, cards per deck. Counts of cards are
# packed in lanes of four bits, the top one free, as in a bag: flags per deck, and per colour in the first four lanes.
FLAG_LANE: Final = 4
COLOUR_LANES: Final = 0xFFFF
_COLOUR_GUARDS: Final = 0x8888
_DECK_GUARDS: Final = 0x8888_8888_8888


def _needs_resources(row: dict[str, Any]) -> int:
    need = row["requirement"]
    return _bag({need["resource"]: need["count"]}) if need["op"] == "own_resources" else 0


def _needs_cards(row: dict[str, Any], of_level: bool) -> int:
    lanes = 0
    for need in row["requirement"].get("cards", []):
        if ("level" in need) == of_level:
            lane = COLOUR_NAMES.index(need["color"]) + COLOURS * (need.get("level", 1) - 1)
            lanes += need["count"] << (FLAG_LANE * lane)
    return lanes


LEADER_NEEDS_RESOURCES: Final = vec[i64]([_needs_resources(row) for row in _leaders])
LEADER_NEEDS_COLOURS: Final = vec[i64]([_needs_cards(row, False) for row in _leaders])
LEADER_NEEDS_DECKS: Final = vec[i64]([_needs_cards(row, True) for row in _leaders])


def flag(deck: i64) -> i64:
    """One card of a deck, as a lane count."""
    return bit(FLAG_LANE * deck)


def colours_of(flags: i64) -> i64:
    """Flags of each colour, levels added up."""
    return (flags & COLOUR_LANES) + ((flags >> 16) & COLOUR_LANES) + ((flags >> 32) & COLOUR_LANES)


def has_flags(flags: i64, colours_needed: i64, decks_needed: i64) -> bool:
    colours = colours_of(flags)
    return ((colours | _COLOUR_GUARDS) - colours_needed) & _COLOUR_GUARDS == _COLOUR_GUARDS and (
        (flags | _DECK_GUARDS) - decks_needed
    ) & _DECK_GUARDS == _DECK_GUARDS


# ---------------------------------------------------------------- faith, setup, end, score

LAST_SPACE: Final[i64] = _board["faith_track"]["last"]
SECTIONS: Final[i64] = 3
SECTION_FIRST: Final = vec[i64]([row["first"] for row in _board["vatican_section"]])
POPE_SPACE: Final = vec[i64]([row["pope_space"] for row in _board["vatican_section"]])
FAVOUR_POINTS: Final = vec[i64]([row["favour_vp"] for row in _board["vatican_section"]])


def _points_at(space: int) -> int:
    return max([int(row["vp"]) for row in _board["faith_space"] if row["n"] <= space])


TRACK_POINTS: Final = vec[i64]([_points_at(row["n"]) for row in _board["faith_space"]])

SHELVES: Final[list[int]] = [row["capacity"] for row in _board["shelf"]]
LEADERS_DEALT: Final[i64] = _board["setup"]["leaders_dealt"]
LEADERS_KEPT: Final[i64] = _board["setup"]["leaders_kept"]
SEAT_RESOURCES: Final = vec[i64]([row["any_resources"] for row in _board["seat"]])
SEAT_FAITH: Final = vec[i64]([row["faith"] for row in _board["seat"]])
CARDS_TO_END: Final[i64] = _board["end"]["development_cards"]
LEADER_DISCARD_FAITH: Final[i64] = _board["faith_gifts"]["leader_discarded"]
RESOURCE_DISCARD_FAITH: Final[i64] = _board["faith_gifts"]["resource_discarded_to_others"]
STARTING_FAITH: Final[i64] = _board["setup"]["starting_faith"]
CROSS_START: Final[i64] = _board["solo"]["black_cross_start"]
RESOURCES_PER_POINT: Final[i64] = _board["score"]["resources_per_vp"]

# ---------------------------------------------------------------- Lorenzo's tokens

_tokens: Final[list[dict[str, Any]]] = [row["effect"] for row in _board["solo_token"]]
TOKEN_COLOUR: Final = vec[i64](
    [
        COLOUR_NAMES.index(row["color"]) if row["op"] == "discard_development" else -1
        for row in _tokens
    ]
)
TOKEN_CARDS: Final = vec[i64]([row.get("count", 0) for row in _tokens])
TOKEN_STEPS: Final = vec[i64]([row.get("steps", 0) for row in _tokens])
TOKEN_RESHUFFLES: Final = vec[i64]([int(row.get("reshuffle", False)) for row in _tokens])
ALL_TOKENS: Final = (1 << TOKENS) - 1
