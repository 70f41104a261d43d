"""The components of Il Principe, from the data files to typed tables.

Colours, cities, regions, families and role tiles are numbered from 0. Building cards are a bag of colours
(`core/kinds.py`), shields on the map a bag of regions, sets of cities and colours bit masks. Role tiles are numbered
2 * colour, + 1 for the minor one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.core.data import Data
from signoria.core.kinds import Kinds, one
from signoria.core.numbers import bit, i64, vec

DATA: Final = Data(
    "il_principe", Path(__file__).with_name("data"), ["board", "cards", "components"]
)
_board: Final[dict[str, Any]] = DATA.files["board"]
_cards: Final[dict[str, Any]] = DATA.files["cards"]
_components: Final[dict[str, Any]] = DATA.files["components"]

# ---------------------------------------------------------------- names

COLOUR_NAMES: Final[list[str]] = _components["color_order"]
CITY_NAMES: Final[list[str]] = [row["id"] for row in _cards["cities"]]
REGION_NAMES: Final[list[str]] = [row["id"] for row in _board["regions"]]
FAMILY_NAMES: Final[list[str]] = [row["id"] for row in _cards["families"]]

COLOURS: Final[i64] = 5
CITIES: Final[i64] = 15
REGIONS: Final[i64] = 6
FAMILIES: Final[i64] = 5
GREEN: Final = 0

# ---------------------------------------------------------------- cities

_cities: Final[list[dict[str, Any]]] = _cards["cities"]


def _needs(row: dict[str, Any]) -> Kinds:
    bag: Kinds = 0
    for name, count in row["needs"].items():
        bag += i64(count) * one(COLOUR_NAMES.index(name))
    return bag


def _colours(row: dict[str, Any]) -> i64:
    colours: i64 = 0
    for name in row["needs"]:
        colours |= bit(COLOUR_NAMES.index(name))
    return colours


def _regions(city: str) -> i64:
    regions: i64 = 0
    for row in _board["cities"]:
        if row["id"] == city:
            for name in row["regions"]:
                regions |= bit(REGION_NAMES.index(name))
    return regions


CITY_NEEDS: Final = vec[i64]([_needs(row) for row in _cities])
CITY_COLOURS: Final = vec[i64]([_colours(row) for row in _cities])
CITY_COST: Final = vec[i64]([row["cost"] for row in _cities])
CITY_POINTS: Final = vec[i64]([row["vp"] for row in _cities])
CITY_SHIELDS: Final = vec[i64]([row["shields"] for row in _cities])
CITY_REGIONS: Final = vec[i64]([_regions(row["id"]) for row in _cities])
ALL_CITIES: Final = (1 << CITIES) - 1

# ---------------------------------------------------------------- role tiles

RANK_NAMES: Final = ["major", "minor"]


def _tile(row: dict[str, Any]) -> int:
    return 2 * COLOUR_NAMES.index(row["color"]) + RANK_NAMES.index(row["rank"])


ROLES: Final[list[dict[str, Any]]] = sorted(_cards["roles"], key=_tile)
ROLE_NAMES: Final[list[str]] = [row["id"] for row in ROLES]

TURN_FACE_UP: Final = 0
GAIN_POINTS: Final = 1
DRAW_CARDS: Final = 2
PLACE_SHIELD: Final = 3
GAIN_COINS: Final = 4
_POWERS: Final = ["turn_face_up", "gain_vp", "draw_building", "place_shield", "gain_coins"]
ROLE_POWER: Final = vec[i64]([_POWERS.index(row["action"]["op"]) for row in ROLES])
ROLE_AMOUNT: Final = vec[i64]([row["action"]["amount"] for row in ROLES])

# ---------------------------------------------------------------- by number of seats


def _by_seats(name: str) -> vec[i64]:
    """A number for each count of seats, at that place; 0 where nobody can play."""
    numbers = [0] * (_components["players_max"] + 1)
    for row in _components["player_count"]:
        numbers[row["players"]] = int(row[name])
    return vec[i64](numbers)


COINS_PER_ROUND: Final = _by_seats("coins_per_round")
CARDS_DRAWN: Final = _by_seats("cards_drawn")
CARDS_OFFERED: Final = _by_seats("cards_offered")
CARDS_PER_COLOUR: Final = _by_seats("building_cards_per_color")
CITIES_USED: Final = _by_seats("city_cards_used")
HAS_MINOR_ROLES: Final = _by_seats("minor_roles")
LAST_ROUND_BELOW: Final = _by_seats("last_round_if_deck_below")
LAST_ROUND_CARDS: Final = _by_seats("last_round_lot_cards")
LAST_ROUND_DISCARDS: Final = _by_seats("last_round_uses_discards")

# ---------------------------------------------------------------- constants

SHIELDS_FOR_MAP: Final[i64] = _components["shields"]["for_map"]
CITIES_SHOWN: Final[i64] = _components["city_display"]["face_up"]
CITIES_TO_GO_ON: Final[i64] = _components["end"]["immediate_if_display_below"]
NO_BUILDING_IN: Final[i64] = _components["round"]["no_build_in_round"]

_by_others: Final[dict[str, Any]] = _components["scoring"]["city_built_by_other"]
MAJOR_PAYS: Final[i64] = _by_others["major"]
MINOR_PAYS: Final[i64] = _by_others["minor"]

_final: Final[dict[str, Any]] = _components["scoring"]["final"]
MAJOR_POINTS: Final[i64] = _final["major_role"]
MINOR_POINTS: Final[i64] = _final["minor_role"]
SET_POINTS: Final[i64] = _final["per_card_of_scarcest_color"]
MOST_COINS_POINTS: Final[i64] = _final["most_coins"]
MOST_CARDS_POINTS: Final[i64] = _final["most_hand_cards"]
FIRST_IN_REGION: Final[i64] = _final["region_first"]
SECOND_IN_REGION: Final[i64] = _final["region_second"]


def all_cards(seats: i64) -> Kinds:
    """Every Building card of a game."""
    bag: Kinds = 0
    for colour in range(COLOURS):
        bag += CARDS_PER_COLOUR[seats] * one(colour)
    return bag
