"""What can happen in Masters, as told in the journal. The numbers of an event are named by what they are."""

from __future__ import annotations

from typing import Final

from signoria.core.journal import EventKind

LEADERS_KEPT: Final = 0
FIRST_DRAWN: Final = 1
COMPENSATED: Final = 2
TURN_BEGAN: Final = 3
LINE_TAKEN: Final = 4
WHITES_GAVE: Final = 5
STORED: Final = 6
DISCARDED: Final = 7
CARD_BOUGHT: Final = 8
CARD_REVEALED: Final = 9
PAID: Final = 10
PRODUCED: Final = 11
GAINED: Final = 12
FAITH_MOVED: Final = 13
REPORT_HELD: Final = 14
TILE_TURNED: Final = 15
TILE_LOST: Final = 16
LEADER_PLAYED: Final = 17
LEADER_DISCARDED: Final = 18
END_TRIGGERED: Final = 19
TOKEN_DRAWN: Final = 20
CARD_REMOVED: Final = 21
CROSS_MOVED: Final = 22
TOKENS_SHUFFLED: Final = 23
GAME_ENDED: Final = 24
SOLO_WON: Final = 25
SOLO_LOST: Final = 26
COMPENSATION_ASKED: Final = 27

_GOODS: Final = ["coin", "stone", "servant", "shield"]

EVENTS: Final = [
    EventKind("leaders_kept", ["seat"], ["leader", "other"]),
    EventKind("first_drawn", ["seat"], barrier=True),
    EventKind("compensated", ["seat", "resource"]),
    EventKind("turn_began", ["seat"], barrier=True),
    EventKind("line_taken", ["seat", "line", *_GOODS]),
    EventKind("whites_gave", ["seat", *_GOODS]),
    EventKind("stored", ["seat", "amount", "resource"]),
    EventKind("discarded", ["seat", "amount"]),
    EventKind("card_bought", ["seat", "card", "slot"]),
    EventKind("card_revealed", ["deck", "card"], barrier=True),
    EventKind("paid", ["seat", "warehouse", "strongbox", "resource"]),
    EventKind("produced", ["seat", "production"]),
    EventKind("gained", ["seat", *_GOODS]),
    EventKind("faith_moved", ["seat", "steps", "space"]),
    EventKind("report_held", ["section"]),
    EventKind("tile_turned", ["seat", "section"]),
    EventKind("tile_lost", ["seat", "section"]),
    EventKind("leader_played", ["seat", "leader"], barrier=True),
    EventKind("leader_discarded", ["seat"], ["leader"]),
    EventKind("end_triggered", []),
    EventKind("token_drawn", ["token"], barrier=True),
    EventKind("card_removed", ["card"]),
    EventKind("cross_moved", ["steps", "space"]),
    EventKind("tokens_shuffled", []),
    EventKind("game_ended", [], barrier=True),
    EventKind("solo_won", [], barrier=True),
    EventKind("solo_lost", [], barrier=True),
    EventKind("compensation_asked", ["seat"], barrier=True),
]
