"""The 470 actions of Renaissance: their codes and their notation."""

from __future__ import annotations

from typing import Final

from signoria.core.actions import ActionSpace, Family
from signoria.core.state import MAX_SEATS
from signoria.games.artigiano.goals import FIRST_PRINCELY, MISSION_NAMES
from signoria.games.artigiano.tables import (
    CARD_NAMES,
    CELLS,
    FIRST_ACTION,
    FIRST_PURE_ACTION,
    FIRST_SPECIAL,
    MAX_SIDES,
)

SLOT_NAMES: Final = ["ordinary", "shielded"]
FLANK_NAMES: Final = ["left", "right"]
DOUBLE_NAMES: Final = ["targets", "cards"]
_sides: Final = [str(side + 1) for side in range(MAX_SIDES)]
_cells: Final = [str(cell + 1) for cell in range(CELLS)]

ACTIONS: Final = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),
        Family("mission", "mission {}", [MISSION_NAMES]),
        Family("place", "place {}", [CARD_NAMES[:FIRST_PURE_ACTION]]),
        Family("act", "act {}", [CARD_NAMES[FIRST_ACTION:FIRST_SPECIAL]]),
        Family("special", "special {}", [CARD_NAMES[FIRST_SPECIAL:]]),
        Family("discard", "discard {}", [CARD_NAMES]),
        Family("stock", "stock"),
        Family("card", "card {}", [CARD_NAMES]),
        Family("slot", "slot {}", [SLOT_NAMES]),
        Family("cell", "cell {}.{}", [_sides, _cells]),
        Family("seat", "seat {}", [[str(seat + 1) for seat in range(MAX_SEATS)]]),
        Family("side", "side {}", [_sides]),
        Family("flank", "{}", [FLANK_NAMES]),
        Family("double", "double {}", [DOUBLE_NAMES]),
    ],
    standing=[Family("claim", "claim {}", [MISSION_NAMES[FIRST_PRINCELY:]])],
)

PASS: Final = 0
YES: Final = 1
MISSION: Final = 2  # + mission
PLACE: Final = 42  # + kind of card
ACT: Final = 105  # + kind - FIRST_ACTION
SPECIAL: Final = 171  # + special card
DISCARD: Final = 191  # + kind
STOCK: Final = 287
CARD: Final = 288  # + kind
SLOT: Final = 384  # + 0 ordinary, 1 shielded
CELL: Final = 386  # + 12 * side + cell
AT_SEAT: Final = 434  # + seat
AT_SIDE: Final = 442  # + side
FLANK: Final = 446  # + 0 left, 1 right
DOUBLE: Final = 448  # + 0 targets, 1 cards
CLAIM: Final = 450  # + princely mission
