"""What can happen in Il Principe, as told in the journal. The numbers of an event are named by what they are."""

from __future__ import annotations

from typing import Final

from signoria.core.journal import EventKind
from signoria.games.il_principe.tables import COLOUR_NAMES

FAMILY_TAKEN: Final = 0
ROUND_BEGAN: Final = 1
LAST_ROUND_BEGAN: Final = 2
RECEIVED: Final = 3
OFFERED: Final = 4
OFFER_REVEALED: Final = 5
CARDS_REVEALED: Final = 6
LOT_OPENED: Final = 7
BID_MADE: Final = 8
PASSED: Final = 9
LOT_WON: Final = 10
LOT_DISCARDED: Final = 11
CITY_BUILT: Final = 12
NOT_BUILT: Final = 13
SHIELD_PLACED: Final = 14
ROLES_PAID: Final = 15
CITY_REVEALED: Final = 16
TURN_BEGAN: Final = 17
CARDS_LAID: Final = 18
NO_ACTION: Final = 19
ROLES_RETURNED: Final = 20
ROLE_OPENED: Final = 21
ROLE_GAINED: Final = 22
ROLE_BOUGHT: Final = 23
ROLE_LEFT: Final = 24
TURNED_DOWN: Final = 25
TURNED_UP: Final = 26
POINTS_GAINED: Final = 27
CARD_DRAWN: Final = 28
COINS_GAINED: Final = 29
SCORED: Final = 30
GAME_ENDED: Final = 31

EVENTS: Final = [
    EventKind("family_taken", ["seat", "family"], barrier=True),
    EventKind("round_began", ["round"], barrier=True),
    EventKind("last_round_began", ["round"], barrier=True),
    EventKind("received", ["seat", "coins", "cards"], COLOUR_NAMES, barrier=True),
    EventKind("offered", ["seat"], COLOUR_NAMES),
    EventKind("offer_revealed", ["seat", *COLOUR_NAMES], barrier=True),
    EventKind("cards_revealed", COLOUR_NAMES, barrier=True),
    EventKind("lot_opened", ["colour", "amount", "seat"], barrier=True),
    EventKind("bid_made", ["seat", "coins"], barrier=True),
    EventKind("passed", ["seat"], barrier=True),
    EventKind("lot_won", ["seat", "colour", "amount", "coins"], barrier=True),
    EventKind("lot_discarded", ["colour", "amount"]),
    EventKind("city_built", ["seat", "city", "coins", "points"], barrier=True),
    EventKind("not_built", ["seat"], barrier=True),
    EventKind("shield_placed", ["seat", "region"]),
    EventKind("roles_paid", ["seat", "points"]),
    EventKind("city_revealed", ["city"], barrier=True),
    EventKind("turn_began", ["seat"], barrier=True),
    EventKind("cards_laid", ["seat", "colour", "amount"], barrier=True),
    EventKind("no_action", ["seat"], barrier=True),
    EventKind("roles_returned", []),
    EventKind("role_opened", ["role", "seat"], barrier=True),
    EventKind("role_gained", ["seat", "role"], barrier=True),
    EventKind("role_bought", ["seat", "role", "coins"], barrier=True),
    EventKind("role_left", ["role"]),
    EventKind("turned_down", ["seat", "colour", "amount"]),
    EventKind("turned_up", ["seat", "colour"]),
    EventKind("points_gained", ["seat", "points"]),
    EventKind("card_drawn", ["seat"], ["colour"], barrier=True),
    EventKind("coins_gained", ["seat", "coins"]),
    EventKind("scored", ["seat", "track", "roles", "sets", "coins", "hand", "regions"]),
    EventKind("game_ended", [], barrier=True),
]
