"""What special cards do: how each enters play, and its abilities, in numbers. Each special card exists once."""

from __future__ import annotations

from typing import Any, Final

from signoria.core.numbers import i64, vec
from signoria.games.artigiano.tables import CARDS, DATA, SPECIAL_NAMES, values_mask

_specials: Final[dict[str, Any]] = DATA.files["cards"]["special"]
_list: Final[list[dict[str, Any]]] = [_specials[name] for name in SPECIAL_NAMES]
_cards: Final[dict[str, dict[str, Any]]] = {
    row["special"]: row for row in CARDS if "special" in row
}

# ---------------------------------------------------------------- how it is played

TO_OWN_ZONE: Final = 0
TO_OPPONENTS_ZONE: Final = 1
ON_ANY_MATERIAL: Final = 2
ON_OPPONENTS_MATERIAL: Final = 3
ON_NEW_MATERIAL: Final = 4
REPLACES_OWN: Final = 5
REPLACES_OPPONENTS: Final = 6
COVERS_STOCK: Final = 7
INTO_OWN_STOCK: Final = 8
REPLACES_STOCK_CARD: Final = 9
NOT_PLAYABLE: Final = 10
_PLAYS: Final = [
    ("to_special_zone", "own"),
    ("to_special_zone", "opponent"),
    ("attach_to_material", "any"),
    ("attach_to_material", "opponent"),
    ("attach_to_new_material", ""),
    ("replace_material", "own"),
    ("replace_material", "opponent"),
    ("cover_stock", "opponent"),
    ("put_in_stock", "own"),
    ("replace_random_stock_card", "opponent"),
    ("not_playable", ""),
]
PLAY: Final = vec[i64](
    [_PLAYS.index((row["play"]["op"], row["play"].get("whose", ""))) for row in _list]
)

# ---------------------------------------------------------------- what it does


def _ability(row: dict[str, Any], op: str) -> dict[str, Any]:
    """The arguments of an ability, empty if the card does not have it."""
    for ability in row["abilities"]:
        if ability["op"] == op:
            return dict(ability)
    return {}


def _the_one_with(op: str) -> int:
    """The special card that has this ability."""
    (found,) = [at for at, row in enumerate(_list) if _ability(row, op)]
    return found


def _argument(op: str, name: str) -> Any:
    return _ability(_list[_the_one_with(op)], op)[name]


BONUS: Final = vec[i64]([_ability(row, "value_bonus").get("amount", 0) for row in _list])
IS_STAND_IN: Final = vec[i64]([int(bool(_ability(row, "stand_in"))) for row in _list])
STAND_IN_VALUE: Final = vec[i64]([_ability(row, "stand_in").get("value", 0) for row in _list])
ZONE_POINTS: Final = vec[i64]([_cards[name].get("zone_points", 0) for name in SPECIAL_NAMES])

_shields: Final = ["", "self", "self_and_adjacent", "attached_material"]
SHIELDS_ITSELF: Final = 1
SHIELDS_NEIGHBOURS: Final = 2
_attacks: Final = [_ability(row, "immune_to_attacks").get("scope", "") for row in _list]
SHIELDS: Final = vec[i64]([_shields.index(scope) for scope in _attacks])  # against attacks
UNTOUCHABLE: Final[i64] = _the_one_with("immune_to_actions")  # its material, for every action
FREE_KIND: Final[i64] = _the_one_with("free_kind")

EXTRA_SLOTS: Final[i64] = _the_one_with("extra_stock_slots")
SLOTS_ADDED: Final[i64] = _argument("extra_stock_slots", "slots")
LOCK: Final[i64] = _the_one_with("lock_stock")
RELEASED_BY: Final[i64] = values_mask(_argument("lock_stock", "release_values"))
POACHER: Final[i64] = _the_one_with("poach_hands")
POACHED_FOR: Final[i64] = values_mask(_argument("poach_hands", "values"))
POACHED_CARDS: Final[i64] = _argument("poach_hands", "count")
CANCELLER: Final[i64] = _the_one_with("cancel_action")
COLLECTOR: Final[i64] = _the_one_with("collect_attack_cards")
POINTS_PER_COLLECTED: Final[i64] = _argument("collect_attack_cards", "per_card")
COPIER: Final[i64] = _the_one_with("copy_action")
POINT_COPIER: Final[i64] = _the_one_with("copy_special_points")
POINT_COUNTER: Final[i64] = _the_one_with("score_opponent_materials")
COUNTED_VALUE: Final[i64] = _argument("score_opponent_materials", "value")
POINTS_PER_COUNTED: Final[i64] = _argument("score_opponent_materials", "per_material")
EXPOSED: Final[i64] = _the_one_with("exposed_to_zone")
RENOVATOR: Final[i64] = _the_one_with("upgrade_materials")


def _bouncing(zone: str) -> int:
    """The card that cancels attacks on a zone and moves to the attacker."""
    (found,) = [
        at for at, row in enumerate(_list) if _ability(row, "bounce_attack").get("zone") == zone
    ]
    return found


BOUNCES_CASTLE: Final[i64] = _bouncing("castle")
BOUNCES_STOCK: Final[i64] = _bouncing("stock")


def is_attached(special: i64) -> bool:
    """Does it lie on a material (and not in its place)?"""
    return PLAY[special] in (ON_ANY_MATERIAL, ON_OPPONENTS_MATERIAL, ON_NEW_MATERIAL)
