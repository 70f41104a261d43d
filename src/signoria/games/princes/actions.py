"""The 443 actions of Princes of the Renaissance: their codes and their notation."""

from __future__ import annotations

from typing import Final

from signoria.core.actions import ActionSpace, Family
from signoria.core.numbers import i64
from signoria.games.princes.tables import (
    BANKED_AT_ONCE,
    CITY_NAMES,
    CURRENCY_NAMES,
    EVENT_NAMES,
    FAMILY_NAMES,
    MOST_SEATS,
    TILE_NAMES,
    TREACHERY_NAMES,
    TROOP_NAMES,
)

MOST_BID: Final[i64] = 199  # POR-AUC-05, R-04: beyond any real game
PLACES: Final[i64] = 3  # open offers of a pair of seats
BANKED: Final[i64] = 3  # amounts that Banking may exchange

_seats: Final = [str(seat + 1) for seat in range(MOST_SEATS)]
_places: Final = [str(place + 1) for place in range(PLACES)]
_sides: Final = ["attacker", "defender", "pope"]

ACTIONS: Final = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),
        Family("family", "family {}", [FAMILY_NAMES]),
        Family("buy", "buy {}", [TROOP_NAMES]),
        Family("disband", "discard {}", [TROOP_NAMES]),
        Family("treachery", "buy treachery"),
        Family("city_tile", "auction {}", [TILE_NAMES]),
        Family("event", "auction {}", [EVENT_NAMES]),
        Family("pope", "auction pope"),
        Family("war", "war {} against {}", [CITY_NAMES, CITY_NAMES]),
        Family("start_war", "start war {} against {}", [CITY_NAMES, CITY_NAMES]),
        Family("amount", "amount {}", [[str(amount) for amount in range(MOST_BID + 1)]]),
        Family("tile", "tile {}", [TREACHERY_NAMES]),
        Family("freeze", "freeze seat {}", [_seats]),
        Family("city", "city {}", [CITY_NAMES]),
        Family("veto", "veto by {}", [["tile", "lorenzo"]]),
        Family("league", "league with {}", [_sides[:2]]),
        Family("bribe", "bribe {} {}", [_sides, TROOP_NAMES]),
        Family("steal", "steal influence from seat {}", [_seats]),
        Family("raid", "raid gold of seat {}", [_seats]),
        Family("lucrezia", "lucrezia steals from seat {}", [_seats]),
        Family("alfonso", "alfonso"),
    ],
    standing=[
        Family("bank", "bank {} {}", [CURRENCY_NAMES, ["1", "2", "3"]]),
        Family("offer", "offer to seat {}", [_seats], opens=True),
        Family("send", "send {} for this {}", [["public", "private"], ["turn", "decade"]]),
        Family("accept", "accept seat {} offer {}", [_seats, _places]),
        Family("decline", "decline seat {} offer {}", [_seats, _places], declines=True),
        Family("withdraw", "withdraw seat {} offer {}", [_seats, _places]),
    ],
)
assert BANKED_AT_ONCE <= BANKED

PASS: Final = 0
YES: Final = 1
FAMILY: Final = 2  # + family
BUY: Final = 8  # + troop
DISBAND: Final = 14  # + troop
TREACHERY: Final = 20
CITY_TILE: Final = 21  # + city tile
EVENT: Final = 51  # + event
POPE: Final = 63
WAR: Final = 64  # + 5 * attacker + defender
START_WAR: Final = 89  # + 5 * attacker + defender
AMOUNT: Final = 114  # + amount
TILE: Final = 314  # + kind of treachery
FREEZE: Final = 321  # + seat
CITY: Final = 327  # + city
VETO: Final = 332  # by tile; + 1 by Lorenzo
LEAGUE: Final = 334  # with the attacker; + 1 with the defender
BRIBE: Final = 336  # + 6 * side + troop
STEAL: Final = 354  # + seat
RAID: Final = 360  # + seat
LUCREZIA: Final = 366  # + seat
ALFONSO: Final = 372
BANK: Final = 373  # + 3 * currency given + amount - 1
OFFER: Final = 379  # + seat
SEND: Final = 385  # + 2 if private, + 1 if it stands for the decade
ACCEPT: Final = 389  # + 3 * seat + place
DECLINE: Final = 407
WITHDRAW: Final = 425
