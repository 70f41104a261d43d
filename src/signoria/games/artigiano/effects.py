"""What actions do: the effects of the data as steps over a vocabulary of ops, in numbers.

A step is a row of numbers at `effect * STEPS + step`; which of them an op uses is said in `data/cards.toml`.
"""

from __future__ import annotations

from typing import Any, Final

from signoria.core.numbers import bit, i64, vec
from signoria.games.artigiano.tables import DATA, EFFECT_NAMES, FILTER_NAMES, KIND_NAMES

_effects: Final[dict[str, Any]] = DATA.files["cards"]["effect"]
_list: Final[list[dict[str, Any]]] = [_effects[name] for name in EFFECT_NAMES]

STEPS: Final[i64] = 3  # at most

# ---------------------------------------------------------------- whom an action is aimed at

NOBODY: Final = 0
ONE_OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
NEXT_PLAYER: Final = 3
SPECIAL_CARD: Final = 4
OWN_SPECIAL: Final = 5
PAST_ACTION: Final = 6
_TARGETS: Final = [
    "none",
    "one_opponent",
    "each_opponent",
    "next_player",
    "special_card",
    "own_special",
    "past_action",
]
TARGET: Final = vec[i64]([_TARGETS.index(row["target"]) for row in _list])

CASTLE: Final = 1
STOCK: Final = 2
HAND: Final = 4
TURN: Final = 8
DRAW: Final = 16
SPECIAL: Final = 32
MISSION: Final = 64
_ZONES: Final = ["castle", "stock", "hand", "turn", "draw", "special", "mission"]
ATTACKS: Final = vec[i64](
    [sum(int(bit(_ZONES.index(zone))) for zone in row["attacks"]) for row in _list]
)
# Castle, stock, zone and missions belong to a side; hands, draws and turns to a seat (CONTRACT 9).
ON_SIDES: Final = vec[i64](
    [ATTACKS[e] & (CASTLE | STOCK | SPECIAL | MISSION) for e in range(len(_list))]
)

DOUBLES_TARGETS: Final = 1
DOUBLES_COUNT: Final = 2
_DOUBLES: Final = ["targets", "count"]
DOUBLES: Final = vec[i64](
    [sum(int(bit(_DOUBLES.index(what))) for what in row["double"]) for row in _list]
)

# ---------------------------------------------------------------- steps

PLACE_MATERIALS: Final = 0
ECHO_PLACEMENTS: Final = 1
GRANT_PLACEMENTS: Final = 2
REARRANGE_CASTLE: Final = 3
REVEAL_UNTIL: Final = 4
LOOK_DRAW_TOP: Final = 5
LOOK_AT: Final = 6
TAKE_FROM_STOCK: Final = 7
DISCARD_FROM_STOCK: Final = 8
SWAP_STOCK_CARDS: Final = 9
SWAP_CASTLE_MATERIALS: Final = 10
STEAL_CASTLE_MATERIAL: Final = 11
DESTROY_MATERIALS: Final = 12
DISCARD_FROM_HAND: Final = 13
TAKE_FROM_HAND: Final = 14
GIVE_FROM_HAND: Final = 15
SWAP_HANDS: Final = 16
NEGOTIATE_TRADE: Final = 17
POOL_AND_REDISTRIBUTE: Final = 18
SKIP_TURN: Final = 19
RESTRICT_TURN: Final = 20
EXTRA_TURN: Final = 21
PROTECT_CASTLE: Final = 22
DOUBLE_NEXT_ACTION: Final = 23
REFLECT_ACTION: Final = 24
TAKE_SPECIAL: Final = 25
DISCARD_SPECIAL: Final = 26
SHOW_MISSION: Final = 27
OP_NAMES: Final = [
    "place_materials",
    "echo_placements",
    "grant_placements",
    "rearrange_castle",
    "reveal_until",
    "look_draw_top",
    "look_at",
    "take_from_stock",
    "discard_from_stock",
    "swap_stock_cards",
    "swap_castle_materials",
    "steal_castle_material",
    "destroy_materials",
    "discard_from_hand",
    "take_from_hand",
    "give_from_hand",
    "swap_hands",
    "negotiate_trade",
    "pool_and_redistribute",
    "skip_turn",
    "restrict_turn",
    "extra_turn",
    "protect_castle",
    "double_next_action",
    "reflect_action",
    "take_special",
    "discard_special",
    "show_mission",
]

MANY: Final = 99  # "any" and "all": never doubled

# match of place_materials
SAME_VALUE: Final = 1
SAME_KIND: Final = 2
ON_TABLE: Final = 3
_MATCHES: Final = ["none", "same_value", "same_kind", "on_table"]

# choice of destroy_materials and of those who take and discard
BY_ACTOR: Final = 0
BY_TARGET: Final = 1
BY_CHANCE: Final = 2
EVERY_ONE: Final = 3
OUTER_SIDE: Final = 4
_CHOICES: Final = ["actor", "target", "random", "all", "outer_side"]

# audience of look_at
ACTOR_SEES: Final = 0
ALL_SEE: Final = 1
BOTH_SEE: Final = 2
_AUDIENCES: Final = ["actor", "all", "mutual"]

# what a turn forbids
NO_DRAW: Final = 1
NO_ACTION: Final = 2
NO_PLACING_FROM_HAND: Final = 4
NO_PLACING: Final = 8
BAN_NAMES: Final = ["draw", "play_action", "place_material_from_hand", "place_material"]

# where special cards lie
ON_CASTLE: Final = 1
IN_ZONE: Final = 2
IN_STOCK: Final = 4
ON_STOCK: Final = 8
_PLACES: Final = ["castle", "special_zone", "stock", "on_stock"]
OWN: Final = 0
OPPONENTS: Final = 1
ANYBODYS: Final = 2
_WHOSE: Final = ["own", "opponent", "any"]


def _number(value: object) -> int:
    """ "any" and "all" are as many as there are."""
    return value if isinstance(value, int) else MANY


def _mask(names: list[str], known: list[str]) -> int:
    return sum(int(bit(known.index(name))) for name in names)


def _column(make: Any, default: int = 0) -> vec[i64]:
    """One number of every step."""
    numbers = [default] * (len(_list) * STEPS)
    for effect, row in enumerate(_list):
        for at, step in enumerate(row["steps"]):
            numbers[effect * STEPS + at] = int(make(step))
    return vec[i64](numbers)


def _count(step: dict[str, Any]) -> int:
    """How many: the number that "count" doubles."""
    for name in ("count", "max", "show", "contribute"):
        if name in step:
            return _number(step[name])
    return 0


def _choice(step: dict[str, Any]) -> int:
    choice = "target" if step.get("choice") == "owner" else step.get("choice", "actor")
    return _CHOICES.index(choice)


STEP_COUNT: Final = vec[i64]([len(row["steps"]) for row in _list])
OP: Final = _column(lambda step: OP_NAMES.index(step["op"]), -1)
FOR_SELF: Final = _column(lambda step: step["aim"] == "self")  # left out when reflected
BY_HIMSELF: Final = _column(lambda step: step.get("who") == "actor")
COUNT: Final = _column(_count)
LEAST: Final = _column(lambda step: _number(step.get("min", 0)))
TAKE: Final = _column(lambda step: step.get("take", 0))
MATCH: Final = _column(lambda step: _MATCHES.index(step.get("match", "none")))
FILTER: Final = _column(lambda step: FILTER_NAMES.index(step.get("filter", "any")))
CHOICE: Final = _column(_choice)
AUDIENCE: Final = _column(lambda step: _AUDIENCES.index(step.get("audience", "actor")))
OF_STOCK: Final = _column(lambda step: step.get("zone") == "stock")
WITH_HAND: Final = _column(lambda step: step.get("with") == "own_hand")
DESTROYED_KINDS: Final = _column(lambda step: _mask(step.get("kinds", []), KIND_NAMES))
DESTROYED_VALUES: Final = _column(lambda step: sum(int(bit(v)) for v in step.get("values", [])))
UNCOVERED: Final = _column(lambda step: step.get("superficial", False))
CASCADE: Final = _column(lambda step: step.get("cascade", False))
FORBIDS: Final = _column(lambda step: _mask(step.get("forbid", []), BAN_NAMES))
DRAW_FIRST: Final = _column(lambda step: step.get("draw_first", False))
OFFERS: Final = _column(lambda step: step.get("max_offers", 0))
PLACES: Final = _column(
    lambda step: _mask(step["from"], _PLACES) if isinstance(step.get("from"), list) else 0
)
WHOSE: Final = _column(lambda step: _WHOSE.index(step.get("whose", "own")))


def effects_with(op: int) -> list[int]:
    """The effects that have a step of this op."""
    return [
        effect
        for effect in range(len(_list))
        if any(OP[effect * STEPS + step] == op for step in range(STEP_COUNT[effect]))
    ]


# Not to be copied or repeated (ART-RUL-91).
UNREPEATABLE: Final = frozenset([*effects_with(DOUBLE_NEXT_ACTION), *effects_with(REFLECT_ACTION)])
IS_UNREPEATABLE: Final = vec[i64]([int(effect in UNREPEATABLE) for effect in range(len(_list))])
DOUBLING: Final[i64] = effects_with(DOUBLE_NEXT_ACTION)[0]
