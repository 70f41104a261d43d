"""The 154 actions of Masters: their codes and their notation."""

from __future__ import annotations

from typing import Final

from signoria.core.actions import ActionSpace, Family
from signoria.core.numbers import i64
from signoria.games.masters.tables import DECK_NAMES, LEADER_NAMES, RESOURCE_NAMES

_slots: Final = ["1", "2", "3"]
_lines: Final = [f"row {n}" for n in range(1, 4)] + [f"column {n}" for n in range(1, 5)]
_productions: Final = (
    ["base"] + [f"slot {n}" for n in _slots] + [f"leader {name}" for name in RESOURCE_NAMES]
)

ACTIONS: Final = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),  # unused: every game keeps code 1 for it
        Family("keep", "keep {}", [LEADER_NAMES]),
        Family("play", "play {}", [LEADER_NAMES]),
        Family("drop", "drop {}", [LEADER_NAMES]),
        Family("line", "market {}", [_lines]),
        Family("white", "white {}", [["0", "1", "2", "3", "4"]]),
        Family("store", "store {} {}", [RESOURCE_NAMES, ["0", "1", "2", "3", "4"]]),
        Family("buy", "buy {} slot {}", [DECK_NAMES, _slots]),
        Family("produce", "produce {}", [_productions]),
        Family("resource", "resource {}", [RESOURCE_NAMES]),
        Family("pay", "pay {} {}", [RESOURCE_NAMES, ["0", "1", "2", "3", "4", "5"]]),
    ],
    standing=[],
)

PASS: Final = 0
KEEP: Final = 2  # + Leader
PLAY: Final = 18  # + Leader
DROP: Final = 34  # + Leader
LINE: Final = 50  # + row, or 3 + column
WHITE: Final = 57  # + white marbles that give the lower-numbered of the two resources
STORE: Final = 62  # + 5 * resource + amount kept
BUY: Final = 82  # + 3 * deck + slot
PRODUCE: Final = 118  # + 0 for the board, 1 + slot, or 4 + resource of a Leader
RESOURCE: Final = 126  # + resource
PAY: Final = 130  # + 6 * resource + amount from the warehouse

STORE_AMOUNTS: Final = 5
PAY_AMOUNTS: Final = 6
PRODUCTIONS: Final[i64] = 8
