"""The questions of Il Principe: kinds of frames on the stack, and what their numbers hold."""

from __future__ import annotations

from typing import Final

# Which family to lead (DEC-01).
FAMILY: Final = 0
# Which cards to offer (DEC-02), sealed. 0: the seats that still owe an answer; the picks are the drafts.
OFFER: Final = 1
# A bid for a lot (DEC-03): an auction (core/auction.py). 3: the colour.
BID_LOT: Final = 2
# A city after a won lot (DEC-04).
BUILD: Final = 3
# A region for a shield of a city under construction (DEC-05). 0: city, 1: shields left, 2: least region.
SHIELDS: Final = 4
# The action of phase 3 (DEC-06). 0: seats still to act, this one included.
ACTION: Final = 5
# A bid for a role (DEC-07): an auction. 3: the tile.
BID_ROLE: Final = 6
# A card to turn face up (DEC-08). 0: the tile, 1: 1 if the minor tile is still to be settled.
TURN_UP: Final = 7
# A region for a shield of the Noble or the Knight (DEC-09). As TURN_UP.
NOBLE: Final = 8

QUESTIONS: Final = [
    "family",
    "offer",
    "bid_lot",
    "build",
    "shields",
    "action",
    "bid_role",
    "turn_up",
    "noble",
]
