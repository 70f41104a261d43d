"""The questions of Masters: kinds of frames on the stack. Each says what its six numbers hold."""

from __future__ import annotations

from typing import Final

KEEP: Final = (
    0  # sealed: which Leaders to keep (D1). 0: seats that still owe; the picks are the drafts
)
COMPENSATION: Final = (
    1  # a resource for a later seat (D2). 0: how many left, 1: least allowed, 2: place in the order
)
TURN: Final = 2  # the main action, or a Leader action before it (D3, D5)
AFTER: Final = 3  # a Leader action after it, or the end of the turn (D3, D13)
WHITES: Final = (
    4  # what white marbles give, with two Leaders (D7). 0: white marbles, 1: resources taken
)
STORE: Final = (
    5  # how many of a resource to keep (D8). 0: resource, 1: taken and still to place, 2: discarded
)
PRODUCE: Final = 6  # one more production (D11). 0: productions chosen, 1: resources owed
SPEND: Final = (
    7  # what the base production takes (D12). As PRODUCE; 2: picks left, 3: least allowed
)
GAIN: Final = 8  # resources gained by choice (D12). As SPEND; 4: resources gained by choice so far
PAY_PRODUCTION: Final = (
    9  # how many come from the warehouse (D10). As GAIN, but 2: resource in question
)
PAY_CARD: Final = (
    10  # the same for a purchase (D10). 0: 3 * deck + slot, 1: owed, 2: resource in question
)

PROMPTS: Final = [
    "keep",
    "compensation",
    "turn",
    "after",
    "whites",
    "store",
    "produce",
    "spend",
    "gain",
    "pay",
    "pay",
]
