"""The components of Princes of the Renaissance, from the data files to typed tables.

Families, cities, troops, city tiles, events and kinds of treachery are numbered from 0. Sets are bit masks; treachery
tiles and troops in supply are bags of kinds (`core/kinds.py`), and so are status and artists, a lane for each city.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from signoria.core.data import Data
from signoria.core.kinds import Kinds, one
from signoria.core.numbers import bit, i64, vec

DATA: Final = Data("princes", Path(__file__).with_name("data"), ["board", "tiles"])
_board: Final[dict[str, Any]] = DATA.files["board"]
_tiles: Final[dict[str, Any]] = DATA.files["tiles"]

Row = dict[str, Any]

CITY_ROWS: Final[list[Row]] = _board["city"]
FAMILY_ROWS: Final[list[Row]] = _tiles["family"]
TROOP_ROWS: Final[list[Row]] = _tiles["troop"]
TILE_ROWS: Final[list[Row]] = _tiles["city_tile"]
EVENT_ROWS: Final[list[Row]] = _tiles["event"]
POPE_ROW: Final[Row] = _tiles["pope"]

CITY_NAMES: Final[list[str]] = [row["id"] for row in CITY_ROWS]
FAMILY_NAMES: Final[list[str]] = [row["id"] for row in FAMILY_ROWS]
TROOP_NAMES: Final[list[str]] = [row["id"] for row in TROOP_ROWS]
TILE_NAMES: Final[list[str]] = [row["id"] for row in TILE_ROWS]
EVENT_NAMES: Final[list[str]] = [row["id"] for row in EVENT_ROWS]

CITIES: Final[i64] = 5
FAMILIES: Final[i64] = 6
TROOPS: Final[i64] = 6
TILES: Final[i64] = 30
EVENTS: Final[i64] = 12
MOST_SEATS: Final[i64] = 6

GOLD: Final = 0
INFLUENCE: Final = 1
CURRENCY_NAMES: Final = ["gold", "influence"]


def _effects(row: Row, op: str) -> list[Row]:
    return [effect for effect in row["effects"] if effect["op"] == op]


def _sum(row: Row, op: str, name: str) -> int:
    return sum([int(effect[name]) for effect in _effects(row, op)])


def _with(op: str) -> i64:
    """The city tiles that can do something."""
    found: i64 = 0
    for tile, row in enumerate(TILE_ROWS):
        if _effects(row, op):
            found |= bit(tile)
    return found


# ---------------------------------------------------------------- treachery

BRIBE_TROOPS: Final = 0
BRIBE_CARDINAL: Final = 1
FREEZE_BID: Final = 2
STEAL_INFLUENCE: Final = 3
RAID_GOLD: Final = 4
VETO: Final = 5
START_WAR: Final = 6
TREACHERY_NAMES: Final = [
    "bribe_troops",
    "bribe_cardinal",
    "freeze_bid",
    "steal_influence",
    "raid_gold_shipment",
    "veto",
    "start_war",
]
TREACHERIES: Final[i64] = 7
_by_id: Final[dict[str, Row]] = {row["id"]: row for row in _tiles["treachery"]}
TREACHERY_ROWS: Final[list[Row]] = [_by_id[name] for name in TREACHERY_NAMES]
TREACHERY_COPIES: Final = vec[i64]([row["copies"] for row in TREACHERY_ROWS])
CARDINAL_WORTH: Final[i64] = _sum(TREACHERY_ROWS[BRIBE_CARDINAL], "pay_with", "worth")
STOLEN_INFLUENCE: Final[i64] = _sum(TREACHERY_ROWS[STEAL_INFLUENCE], "steal", "amount")
STOLEN_GOLD: Final[i64] = _sum(TREACHERY_ROWS[RAID_GOLD], "steal", "amount")
TREACHERY_GOLD: Final[i64] = _tiles["treachery_common"]["price"]["gold"]
TREACHERY_INFLUENCE: Final[i64] = _tiles["treachery_common"]["price"]["influence"]
HAND_LIMIT: Final[i64] = _tiles["treachery_common"]["base_hand_limit"]


def all_treachery() -> Kinds:
    bag: Kinds = 0
    for kind in range(TREACHERIES):
        bag += TREACHERY_COPIES[kind] * one(kind)
    return bag


# ---------------------------------------------------------------- families

FAMILY_GOLD: Final = vec[i64]([row["gold_income"] for row in FAMILY_ROWS])
FAMILY_INFLUENCE: Final = vec[i64]([row["influence_income"] for row in FAMILY_ROWS])
FAMILY_HAND: Final = vec[i64]([_sum(row, "hand_limit", "amount") for row in FAMILY_ROWS])

# ---------------------------------------------------------------- troops

TROOP_COPIES: Final = vec[i64]([row["copies"] for row in TROOP_ROWS])
TROOP_PRICE: Final = vec[i64]([row["price"] for row in TROOP_ROWS])
TROOP_ATTACK: Final = vec[i64]([row["attack"] for row in TROOP_ROWS])
TROOP_DEFENCE: Final = vec[i64]([row["defence"] for row in TROOP_ROWS])
TROOP_INFLUENCE: Final = vec[i64]([row["influence_income"] for row in TROOP_ROWS])


def all_troops() -> Kinds:
    bag: Kinds = 0
    for troop in range(TROOPS):
        bag += TROOP_COPIES[troop] * one(troop)
    return bag


def _bonus(row: Row, name: str) -> list[int]:
    """What a tile adds to each kind of troop."""
    added = [0] * len(TROOP_ROWS)
    for effect in _effects(row, "troop_bonus"):
        added[TROOP_NAMES.index(effect["troop"])] += int(effect[name])
    return added


# Of a family or a tile, at [TROOPS * number + troop].
FAMILY_ATTACK: Final = vec[i64]([n for row in FAMILY_ROWS for n in _bonus(row, "attack")])
FAMILY_DEFENCE: Final = vec[i64]([n for row in FAMILY_ROWS for n in _bonus(row, "defence")])
TILE_ATTACK: Final = vec[i64]([n for row in TILE_ROWS for n in _bonus(row, "attack")])
TILE_DEFENCE: Final = vec[i64]([n for row in TILE_ROWS for n in _bonus(row, "defence")])
# What a tile adds to an army of at least one troop.
TILE_ARMY_ATTACK: Final = vec[i64]([_sum(row, "army_bonus", "attack") for row in TILE_ROWS])
TILE_ARMY_DEFENCE: Final = vec[i64]([_sum(row, "army_bonus", "defence") for row in TILE_ROWS])
WAR_TILES: Final = _with("troop_bonus") | _with("army_bonus")

# ---------------------------------------------------------------- city tiles


def _twins(tile: int) -> i64:
    """Tiles before this one that no rule can tell from it."""
    found: i64 = 0
    for other in range(tile):
        if _face(TILE_ROWS[other]) == _face(TILE_ROWS[tile]):
            found |= bit(other)
    return found


def _face(row: Row) -> tuple[object, ...]:
    return (
        row["city"],
        row["name"],
        row["gold_income"],
        row["influence_income"],
        row["tags"],
        row["effects"],
    )


def _tiles_of(city: str) -> i64:
    found: i64 = 0
    for tile, row in enumerate(TILE_ROWS):
        if row["city"] == city:
            found |= bit(tile)
    return found


def _tagged(tag: str) -> i64:
    found: i64 = 0
    for tile, row in enumerate(TILE_ROWS):
        if tag in row["tags"]:
            found |= bit(tile)
    return found


TILE_CITY: Final = vec[i64]([CITY_NAMES.index(row["city"]) for row in TILE_ROWS])
TILE_GOLD: Final = vec[i64]([row["gold_income"] for row in TILE_ROWS])
TILE_INFLUENCE: Final = vec[i64]([row["influence_income"] for row in TILE_ROWS])
TILE_HAND: Final = vec[i64]([_sum(row, "hand_limit", "amount") for row in TILE_ROWS])
TWINS_BEFORE: Final = vec[i64]([_twins(tile) for tile in range(len(TILE_ROWS))])
CITY_TILES: Final = vec[i64]([_tiles_of(city) for city in CITY_NAMES])
ALL_TILES: Final = (1 << TILES) - 1
MERCHANTS: Final = _tagged("merchant")
HAND_TILES: Final = _with("hand_limit")
BANKING: Final = _with("exchange")
LUDOVICO: Final = _with("reroll")
LORENZO: Final = _with("veto_war")
LUCREZIA: Final = _with("steal")
ALFONSO: Final = _with("draw_treachery")
ONCE_A_DECADE: Final = BANKING | LUDOVICO | LORENZO | LUCREZIA | ALFONSO
BANKED_AT_ONCE: Final[i64] = max([_sum(row, "exchange", "max") for row in TILE_ROWS])
LUCREZIA_STEALS: Final[i64] = max([_sum(row, "steal", "amount") for row in TILE_ROWS])

# ---------------------------------------------------------------- what is auctioned, and discounts

# City tiles, events, the Pope and the two posts of a war are numbered in one row.
EVENT_PRIZE: Final = 30
POPE_PRIZE: Final = 42
ATTACK_POST: Final = 43
DEFENCE_POST: Final = 44
PRIZES: Final[i64] = 45
PRIZE_NAMES: Final = [*TILE_NAMES, *EVENT_NAMES, "pope", "attack_post", "defence_post"]

DISCOUNTS: Final[i64] = 3
ARTIST_DISCOUNT: Final = 0
POPE_DISCOUNT: Final = 1
POST_DISCOUNT: Final = 2
_AUCTIONS: Final = ["artist", "pope", "condottiere"]


def _discounts(row: Row) -> list[int]:
    taken_off = [0] * len(_AUCTIONS)
    for effect in _effects(row, "auction_discount"):
        taken_off[_AUCTIONS.index(effect["auction"])] += int(effect["amount"])
    return taken_off


def _discounted(auction: int) -> i64:
    found: i64 = 0
    for tile, row in enumerate(TILE_ROWS):
        if _discounts(row)[auction]:
            found |= bit(tile)
    return found


# At [DISCOUNTS * number + kind of auction].
FAMILY_DISCOUNT: Final = vec[i64]([n for row in FAMILY_ROWS for n in _discounts(row)])
TILE_DISCOUNT: Final = vec[i64]([n for row in TILE_ROWS for n in _discounts(row)])
DISCOUNT_TILES: Final = vec[i64]([_discounted(kind) for kind in range(len(_AUCTIONS))])

# ---------------------------------------------------------------- events

ARTIST_VP: Final = 0
ARTIST_STATUS: Final = 1
MERCHANT: Final = 2
INVASION: Final = 3
_EVENT_KINDS: Final = ["artist_vp", "artist_status", "merchant", "invasion"]


def _of_decade(decade: int) -> i64:
    found: i64 = 0
    for event, row in enumerate(EVENT_ROWS):
        if row["decade"] == decade:
            found |= bit(event)
    return found


def _of_kind(kind: str) -> i64:
    found: i64 = 0
    for event, row in enumerate(EVENT_ROWS):
        if row["kind"] == kind:
            found |= bit(event)
    return found


def _status(row: Row) -> int:
    return _sum(row, "place_on_city", "status") + _sum(row, "lower_city", "status")


EVENT_KIND: Final = vec[i64]([_EVENT_KINDS.index(row["kind"]) for row in EVENT_ROWS])
EVENT_DECADE: Final = vec[i64]([row["decade"] for row in EVENT_ROWS])
EVENT_CURRENCY: Final = vec[i64]([CURRENCY_NAMES.index(row["currency"]) for row in EVENT_ROWS])
EVENT_IS_ARTIST: Final = vec[i64]([int(row["artist"]) for row in EVENT_ROWS])
EVENT_POINTS: Final = vec[i64]([_sum(row, "keep_vp", "vp") for row in EVENT_ROWS])
EVENT_STATUS: Final = vec[i64]([_status(row) for row in EVENT_ROWS])
MERCHANT_GOLD: Final = vec[i64](
    [_sum(row, "merchant_bonus", "gold_per_tile") for row in EVENT_ROWS]
)
MERCHANT_POINTS: Final = vec[i64](
    [_sum(row, "merchant_bonus", "vp_per_tile") for row in EVENT_ROWS]
)
DECADES: Final[i64] = _board["start"]["decades"]
DECADE_EVENTS: Final = vec[i64]([_of_decade(decade) for decade in range(DECADES + 1)])
STATUS_ARTISTS: Final = _of_kind("artist_status")
KEPT_EVENTS: Final = _of_kind("artist_vp") | _of_kind("merchant")

# ---------------------------------------------------------------- board and constants

START_GOLD: Final[i64] = _board["start"]["gold"]
START_INFLUENCE: Final[i64] = _board["start"]["influence"]
MOST_TILES: Final[i64] = _board["limits"]["city_tiles_total"]
MOST_CITIES: Final[i64] = _board["limits"]["city_tiles_cities"]
LOWEST_STATUS: Final[i64] = _board["status_track"]["min"]
HIGHEST_STATUS: Final[i64] = _board["status_track"]["max"]
SLOT_POINTS: Final = vec[i64](_board["vp_slots"]["values"])
MINIMUM_TIMES_STATUS: Final[i64] = _board["auction"]["city_tile"]["minimum_times_status"]

_war: Final[Row] = _board["war"]
WAR_LIMIT: Final = vec[i64]([int(_war["limit"].get(str(seats), 0)) for seats in range(7)])
UNPAID_ATTACK: Final[i64] = _war["unpaid_attack"]
UNPAID_DEFENCE: Final[i64] = _war["unpaid_defence"]
STATUS_CHANGE: Final[i64] = _war["status_change"]
STATUS_CHANGE_DOUBLE: Final[i64] = _war["status_change_double"]
DOUBLE_FACTOR: Final[i64] = _war["double_factor"]
DIE_SIDES: Final[i64] = _war["die_sides"]

POPE_GOLD: Final[i64] = POPE_ROW["gold_income"]
POPE_POINTS: Final[i64] = _board["scoring"]["pope"]
MOST_GOLD_POINTS: Final[i64] = _board["scoring"]["most_gold"]
SECOND_GOLD_POINTS: Final[i64] = _board["scoring"]["second_gold"]
MOST_INFLUENCE_POINTS: Final[i64] = _board["scoring"]["most_influence"]

GOLD_COUNTERS: Final[list[int]] = sorted(_board["counters"]["gold_denominations"])
INFLUENCE_COUNTERS: Final[list[int]] = sorted(_board["counters"]["influence_denominations"])


def start_status() -> Kinds:
    lanes: Kinds = 0
    for city, row in enumerate(CITY_ROWS):
        lanes += i64(row["start_status"]) * one(city)
    return lanes
