"""The 232 actions of Il Principe: their codes and their notation."""

from __future__ import annotations

from typing import Final

from signoria.core.actions import ActionSpace, Family
from signoria.core.numbers import i64
from signoria.games.il_principe.tables import CITY_NAMES, COLOUR_NAMES, FAMILY_NAMES, REGION_NAMES

HIGHEST_BID: Final[i64] = 99  # nobody can own more than about 60 coins
CARDS_LAID: Final[i64] = 20  # at once: all of a colour

ACTIONS: Final = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),  # unused: every game keeps code 1 for it
        Family("family", "family {}", [FAMILY_NAMES]),
        Family("colour", "colour {}", [COLOUR_NAMES]),
        Family("bid", "bid {}", [[str(coins) for coins in range(1, HIGHEST_BID + 1)]]),
        Family("build", "build {}", [CITY_NAMES]),
        Family(
            "lay", "lay {} {}", [COLOUR_NAMES, [str(cards) for cards in range(1, CARDS_LAID + 1)]]
        ),
        Family("region", "region {}", [REGION_NAMES]),
    ],
    standing=[],
)

PASS: Final = 0
FAMILY: Final = 2  # + family
COLOUR: Final = 7  # + colour
BID: Final = 12  # + coins - 1
BUILD: Final = 111  # + city
LAY: Final = 126  # + 20 * colour + cards - 1
REGION: Final = 226  # + region
