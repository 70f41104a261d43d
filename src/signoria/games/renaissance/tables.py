"""The components of Renaissance, from the data files to typed tables.

Cities, provinces, nations, card kinds and artists are numbered from 0. Sets of cities are bit masks, cards a bag of
kinds (`cards.py`). The level of a city is 0 when free, then 1 garrison, 2 rampart, 3 fortress.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.core.data import Data
from signoria.core.numbers import bit, i64, vec
from signoria.games.renaissance.cards import Cards, one

DATA: Final = Data(
    "renaissance",
    Path(__file__).with_name("data"),
    ["cards", "components", "map", "scenarios"],
)
_cards: Final[dict[str, Any]] = DATA.files["cards"]
_components: Final[dict[str, Any]] = DATA.files["components"]
_map: Final[dict[str, Any]] = DATA.files["map"]

# ---------------------------------------------------------------- the map

CITY_NAMES: Final[list[str]] = [row["id"] for row in _map["city"]]
PROVINCE_NAMES: Final[list[str]] = [row["id"] for row in _map["province"]]
CITIES: Final[i64] = 54
PROVINCES: Final[i64] = 27
ALL_CITIES: Final = (1 << CITIES) - 1


def cities_of(names: list[str]) -> i64:
    """The set of the cities with these ids."""
    found: i64 = 0
    for name in names:
        found |= bit(CITY_NAMES.index(name))
    return found


def _neighbours(city: str) -> i64:
    found: list[str] = []
    for road in _map["road"]:
        if road["a"] == city:
            found.append(road["b"])
        if road["b"] == city:
            found.append(road["a"])
    return cities_of(found)


_terrain: Final[dict[str, Any]] = _map["terrain"]
TERRAIN_NAMES: Final = list(_terrain)
CITY_TERRAIN: Final = [row["terrain"] for row in _map["city"]]
ROADS: Final = vec[i64]([_neighbours(name) for name in CITY_NAMES])
PORTS: Final[i64] = cities_of([row["id"] for row in _map["city"] if row["port"]])
TERRAIN_BONUS: Final = vec[i64]([_terrain[name]["defence_bonus_pc"] for name in CITY_TERRAIN])
LANDING_BONUS: Final[i64] = _map["sea"]["landing_defence_bonus_pc"]
PROVINCE_CITIES: Final = vec[i64]([cities_of(row["cities"]) for row in _map["province"]])
# Of each city: all cities of its province.
PROVINCE_AROUND: Final = vec[i64](
    [
        cities_of(row["cities"])
        for name in CITY_NAMES
        for row in _map["province"]
        if name in row["cities"]
    ]
)
PROVINCE_POINTS: Final = vec[i64]([row["value_pr"] for row in _map["province"]])

# ---------------------------------------------------------------- battle cards

CARD_NAMES: Final[list[str]] = [row["id"] for row in _cards["card"]]
KINDS: Final[i64] = 15
BLUES: Final[i64] = 5  # kinds of troops, the first ones
CONDOTTIERE: Final = 5
ENGINEER: Final = 6
TRAITOR: Final = 7
SIGN_OF_GOD: Final = 8
RETREAT: Final = 9
PLUNDERERS: Final = 10  # the first of the yellow kinds
AMBASSADOR: Final = 11
MARRIAGE: Final = 12
RIDE: Final = 13
ARTIST_OR_BANKER: Final = 14
YELLOWS: Final[i64] = 5

BLUE: Final = 0xFFFFF  # the lanes of the troops in a bag of cards
_values: Final = [row.get("value_pc", 0) for row in _cards["card"]]
CARD_POINTS: Final = vec[i64](_values)  # PC of a blue card
CARD_COUNTS: Final = vec[i64]([row["count"] for row in _cards["card"]])


def _deck() -> Cards:
    deck: Cards = 0
    for kind in range(KINDS):
        deck += CARD_COUNTS[kind] * one(kind)
    return deck


ALL_CARDS: Final = _deck()
CARDS_IN_ALL: Final[i64] = sum(row["count"] for row in _cards["card"])
DEFENDING_ENGINEER: Final[i64] = next(
    effect["args"]["pc"]
    for effect in _cards["card"][ENGINEER]["effect"]
    if effect["op"] == "add_pc"
)
CONDOTTIERE_FEE: Final[i64] = 1
CONDOTTIERE_PRICE: Final[i64] = _cards["card"][CONDOTTIERE]["sale_price"]
WEDDING_PRICE: Final[i64] = _cards["card"][MARRIAGE]["effect"][0]["args"]["price"]
BANKER_PAYS: Final[i64] = next(
    choice["args"]["amount"]
    for choice in _cards["card"][ARTIST_OR_BANKER]["effect"][0]["args"]["options"]
    if choice["op"] == "gain_ducats"
)
_embassy: Final[list[dict[str, Any]]] = _cards["card"][AMBASSADOR]["effect"][0]["args"]["table"]
CORRUPTION_TO: Final[i64] = _embassy[0]["to"]  # the highest sum of two dice that corrupts
UPKEEP_TO: Final[i64] = _embassy[1]["to"]
HELP_CARDS: Final[i64] = _embassy[2]["args"]["count"]

# ---------------------------------------------------------------- dice

ROUT: Final = 0
BETRAYAL: Final = 1
_faces: Final = {"rout": ROUT, "betrayal": BETRAYAL}
CONDOTTIERE_DIE: Final = vec[i64](
    [_faces.get(face, face) for face in _components["dice"]["condottiere"]["faces"]]
)
CONDOTTIERE_FACES: Final[i64] = len(CONDOTTIERE_DIE)
LOWEST_SWORD: Final = 4  # a number face of the Condottiere die
SWORDS: Final[i64] = 3  # number faces: 4, 5, 6

# ---------------------------------------------------------------- fortifications, prices, limits

GARRISON: Final = 1
RAMPART: Final = 2
FORTRESS: Final = 3
_levels: Final[list[dict[str, Any]]] = _components["fortification"]
LEVEL_NAMES: Final[list[str]] = [row["id"] for row in _levels]
FORT_POINTS: Final = vec[i64]([row["pc"] for row in _levels])
INCOME: Final = vec[i64]([row["income"] for row in _levels])
PLUNDER: Final = vec[i64]([row["pillage_reward"] for row in _levels])

BUILDING_NAMES: Final = ["rampart", "castle", "palace"]
_prices: Final[dict[str, int]] = {row["id"]: row["ducats"] for row in _components["price"]}
BUILDING_PRICE: Final = vec[i64]([_prices[name] for name in BUILDING_NAMES])
CARD_PRICE: Final[i64] = _prices["battle_card"]

_box: Final[dict[str, Any]] = _components["box"]
RAMPARTS: Final[i64] = _box["rampart_figures"]
CASTLES: Final[i64] = _box["castle_figures"]
PALACES: Final[i64] = _box["palace_figures"]
PLUNDER_COUNTERS: Final[i64] = _box["pillage_counters"]
MOST_CITIES: Final[i64] = _box["garrison_counters_per_nation"] - 1  # one lies on the order table

START_DUCATS: Final[i64] = _components["start"]["ducats"]
RETURN_DUCATS: Final[i64] = _components["elimination"]["ducats"]
HAND_LIMIT: Final[i64] = _components["limits"]["hand_after_purchases"]
EXPANSIONS: Final[i64] = _components["limits"]["expansions_per_turn"]
_peace: Final[dict[str, Any]] = _components["political_state"]["peace"]
_war: Final[dict[str, Any]] = _components["political_state"]["war"]
CARDS_DEALT: Final = vec[i64]([_peace["cards"], _war["cards"]])
DUCATS_DEALT: Final = vec[i64]([_peace["ducats"], _war["ducats"]])
YEARS: Final[list[int]] = _components["turn_track"]["years"]
TURNS: Final[i64] = len(YEARS)
ARTIST_POINTS: Final[i64] = _components["scoring"]["artist_pr"]

# ---------------------------------------------------------------- nations and artists

NATION_NAMES: Final[list[str]] = [row["id"] for row in _components["nation"]]
NATIONS: Final[i64] = 10
FLORENCE: Final = 0
GENOA: Final = 1
NAPLES: Final = 2
MILAN: Final = 3
ROME: Final = 4
VENICE: Final = 5
FRANCE: Final = 6
SPAIN: Final = 7
EMPIRE: Final = 8
SWISS: Final = 9
SEA_EXPANSIONS: Final = vec[i64]([row["sea_expansions"] for row in _components["nation"]])

ARTIST_NAMES: Final[list[str]] = [row["id"] for row in _components["artist"]]
ARTISTS: Final[i64] = 12
SAVONAROLA: Final = 0
_powers: Final = {row["nation"]: row["args"] for row in DATA.files["scenarios"]["power"]}
LURED_FROM: Final[i64] = min(_powers["florence"]["success"])  # on a die
VENICE_EARNS: Final[i64] = _powers["venice"]["ducats"]
EMPIRE_CARDS: Final[i64] = _powers["empire"]["count"]
SWISS_BONUS: Final[i64] = _powers["swiss"]["pc"]
