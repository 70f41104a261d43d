"""The missions of the data as predicates in numbers. 0..19 are royal, 20..39 princely."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.numbers import bit, i64, vec
from signoria.games.artigiano.tables import (
    DATA,
    FAMILY_NAMES,
    FILTER_NAMES,
    KIND_NAMES,
    values_mask,
)

_cards: Final[list[dict[str, Any]]] = DATA.files["cards"]["card"]
MISSION_CARDS: Final[list[dict[str, Any]]] = [
    row for kind in ("royal_mission", "princely_mission") for row in _cards if row["type"] == kind
]
_list: Final[list[dict[str, Any]]] = [
    DATA.files["cards"]["mission"][row["mission"]] for row in MISSION_CARDS
]
MISSION_NAMES: Final[list[str]] = [row["mission"].replace("_", "-") for row in MISSION_CARDS]
MISSIONS: Final[i64] = len(MISSION_NAMES)
FIRST_PRINCELY: Final[i64] = [row["type"] for row in MISSION_CARDS].index("princely_mission")
ROYAL: Final[i64] = bit(FIRST_PRINCELY) - 1
PRINCELY: Final[i64] = bit(MISSIONS) - bit(FIRST_PRINCELY)
POINTS: Final = vec[i64]([row["points"] for row in MISSION_CARDS])
FAMILY: Final = vec[i64]([FAMILY_NAMES.index(row["family"]) for row in MISSION_CARDS])

AT_THE_END: Final = 0
STATE: Final = 1
HISTORY: Final = 2
OWN_TURN_END: Final = 3
_CHECKS: Final = ["end", "state", "history", "own_turn_end"]
CHECK: Final = vec[i64]([_CHECKS.index(row["check"]) for row in _list])
OF_STATE: Final[i64] = sum(
    [int(bit(mission)) for mission in range(len(_list)) if CHECK[mission] == STATE]
)

CASTLE_COUNT: Final = 0
CASTLE_HAS_EACH_VALUE: Final = 1
KIND_FILLED_WITH: Final = 2
KIND_NOT_FULL: Final = 3
FIRST_TO: Final = 4
ORDER_OF: Final = 5
STRICT_RANK: Final = 6
FILLED_GAP: Final = 7
ZONE_COUNT: Final = 8
STOCK_FULL_WITHOUT: Final = 9
STOCK_CONTAINS: Final = 10
SPECIALS_PLAYED: Final = 11
MISSION_POINTS: Final = 12
MATCHING_MATERIALS: Final = 13
DESTROYED_IN_TURN: Final = 14
ATTACKED_CASTLE: Final = 15
ACTIONS_IN_TURN: Final = 16
TURN_STREAK: Final = 17
DISCARDED: Final = 18
PLACED_FROM_STOCK: Final = 19
REVEALED_EARLY: Final = 20
_OPS: Final = [
    "castle_count",
    "castle_has_each_value",
    "kind_filled_with",
    "kind_not_full",
    "first_to",
    "order_of",
    "strict_rank",
    "filled_gap",
    "zone_count",
    "stock_full_without",
    "stock_contains",
    "specials_played",
    "mission_points",
    "matching_materials",
    "destroyed_in_turn",
    "attacked_castle",
    "actions_in_turn",
    "turn_streak",
    "discarded",
    "placed_from_stock_in_turn",
    "revealed_mission_early",
]

EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
_COMPARISONS: Final = ["==", ">=", "<="]

SPECIAL_POINTS: Final = 0
FILLED_CELLS: Final = 1
VALUE_5: Final = 2
CASTLE_POINTS: Final = 3
OWN_SPECIALS: Final = 4
_MEASURES: Final = [
    "special_points",
    "filled_cells",
    "value5_materials",
    "castle_points",
    "own_specials_on_table",
]

_STREAKS: Final = ["play_pure_action", "discard_pure_material"]
PURE_ACTIONS: Final = 0
PURE_DISCARDS: Final = 1


def _column(make: Any) -> vec[i64]:
    return vec[i64]([int(make(row["when"])) for row in _list])


def _filter(when: dict[str, Any]) -> dict[str, Any]:
    """The filter of castle_count."""
    found = when.get("filter")
    return found if isinstance(found, dict) else {}


def _values(when: dict[str, Any]) -> int:
    return values_mask(when.get("values", _filter(when).get("values", [])))


def _plain_filter(when: dict[str, Any]) -> int:
    found = when.get("filter", "any")
    return FILTER_NAMES.index(found) if isinstance(found, str) else 0


OP: Final = _column(lambda when: _OPS.index(when["op"]))
N: Final = _column(lambda when: when.get("n", when.get("turns", when.get("behind", 0))))
CMP: Final = _column(lambda when: _COMPARISONS.index(when.get("cmp", ">=")))
PURE: Final = _column(lambda when: _filter(when).get("pure", False))
VALUES: Final = _column(_values)
NOT_VALUES: Final = _column(lambda when: values_mask(_filter(when).get("not_values", [])))
KIND: Final = _column(lambda when: KIND_NAMES.index(when.get("kind", "foundation")))
BEFORE_KIND: Final = _column(lambda when: KIND_NAMES.index(when.get("before_kind", "foundation")))
COMPLETES: Final = _column(lambda when: when.get("event") == "complete")
MEASURE: Final = _column(lambda when: _MEASURES.index(when.get("measure", "filled_cells")))
LOWEST: Final = _column(lambda when: when.get("order") == "min")
OF_LEAST: Final = _column(lambda when: when.get("reference") == "least_filled_opponent")
FILTER: Final = _column(_plain_filter)
IN_HAND: Final = _column(lambda when: "hand" in when.get("zones", []))
IN_STOCK: Final = _column(lambda when: "stock" in when.get("zones", []))
AT_HOME: Final = _column(lambda when: "own_castle" in when.get("zones", []))
NEED_SPECIALS: Final = _column(lambda when: when.get("special", 0))
NEED_ACTIONS: Final = _column(lambda when: when.get("pure_action", 0))
AFTER_TILE: Final = _column(lambda when: when.get("target_state") == "has_placed_tile")
SAME_TARGET: Final = _column(lambda when: when.get("same_target", False))
STREAK: Final = _column(
    lambda when: _STREAKS.index(when.get("event", "")) if when["op"] == "turn_streak" else 0
)


def missions_of(families: i64) -> i64:
    """The missions of a set of families."""
    mask: i64 = 0
    for mission in range(MISSIONS):
        if (families >> FAMILY[mission]) & 1:
            mask |= bit(mission)
    return mask
