"""What can happen in Princes of the Renaissance, as told in the journal. Numbers are named by what they are."""

from __future__ import annotations

from typing import Final

from signoria.core.journal import EventKind

FAMILY_TAKEN: Final = 0
DECADE_BEGAN: Final = 1
TURN_BEGAN: Final = 2
TURN_PASSED: Final = 3
TROOP_BOUGHT: Final = 4
TROOP_DISBANDED: Final = 5
TREACHERY_BOUGHT: Final = 6
PILE_SHUFFLED: Final = 7
TREACHERY_DRAWN: Final = 8
TREACHERY_GIVEN_UP: Final = 9
AUCTION_OPENED: Final = 10
BID_MADE: Final = 11
BID_PASSED: Final = 12
BID_FROZEN: Final = 13
UNSOLD: Final = 14
WON: Final = 15
CARDINALS_BRIBED: Final = 16
ARTIST_PLACED: Final = 17
INVADED: Final = 18
NOT_INVADED: Final = 19
STOLEN: Final = 20
RAIDED: Final = 21
LUCREZIA_STOLE: Final = 22
ALFONSO_DREW: Final = 23
BANKED: Final = 24
WAR_DECLARED: Final = 25
WAR_STARTED: Final = 26
WAR_VETOED: Final = 27
FEE_PAID: Final = 28
LEAGUE_JOINED: Final = 29
BRIBES_OPENED: Final = 30
BRIBED: Final = 31
ATTACKED: Final = 32
COUNTERED: Final = 33
REROLLED: Final = 34
WAR_WON: Final = 35
WAR_DRAWN: Final = 36
TOKEN_GAINED: Final = 37
INCOME: Final = 38
OFFERED: Final = 39
DECLINED: Final = 40
WITHDRAWN: Final = 41
LAPSED: Final = 42
TRADED: Final = 43
GIVEN: Final = 44
SCORED: Final = 45
GAME_ENDED: Final = 46
TURN_RESUMED: Final = 47

_offer: Final = ["seat", "other", "place"]
_goods: Final = ["gives_gold", "gives_influence", "asks_gold", "asks_influence"]
_round: Final = ["city", "strength", "die", "enemy", "enemy_strength", "enemy_die"]

EVENTS: Final = [
    EventKind("family_taken", ["seat", "family"], barrier=True),
    EventKind("decade_began", ["decade"], barrier=True),
    EventKind("turn_began", ["seat"], barrier=True),
    EventKind("turn_passed", ["seat"]),
    EventKind("troop_bought", ["seat", "troop", "gold"]),
    EventKind("troop_disbanded", ["seat", "troop"]),
    EventKind("treachery_bought", ["seat", "gold", "influence"]),
    EventKind("pile_shuffled", [], barrier=True),
    EventKind("treachery_drawn", ["seat"], ["treachery"], barrier=True),
    EventKind("treachery_given_up", ["seat"], ["treachery"]),
    EventKind("auction_opened", ["seat", "prize"], barrier=True),
    EventKind("bid_made", ["seat", "price", "currency"], barrier=True),
    EventKind("bid_passed", ["seat"], barrier=True),
    EventKind("bid_frozen", ["seat", "other"], barrier=True),
    EventKind("unsold", ["prize"], barrier=True),
    EventKind("won", ["seat", "prize", "price", "paid", "currency", "banked"], barrier=True),
    EventKind("cardinals_bribed", ["seat", "tiles"], barrier=True),
    EventKind("artist_placed", ["seat", "event_tile", "city", "status"], barrier=True),
    EventKind("invaded", ["seat", "city", "status"], barrier=True),
    EventKind("not_invaded", ["seat"], barrier=True),
    EventKind("stolen", ["seat", "other", "influence"], barrier=True),
    EventKind("raided", ["seat", "other", "gold"], barrier=True),
    EventKind("lucrezia_stole", ["seat", "other", "influence"], barrier=True),
    EventKind("alfonso_drew", ["seat"]),
    EventKind("banked", ["seat", "currency", "amount"], barrier=True),
    EventKind("war_declared", ["seat", "city", "enemy", "wars"], barrier=True),
    EventKind("war_started", ["seat", "city", "enemy"], barrier=True),
    EventKind("war_vetoed", ["seat", "veto"], barrier=True),
    EventKind("fee_paid", ["seat", "city", "gold"], barrier=True),
    EventKind("league_joined", ["seat", "city"], barrier=True),
    EventKind("bribes_opened", ["seat"], barrier=True),
    EventKind("bribed", ["seat", "other", "troop"], barrier=True),
    EventKind("attacked", _round, barrier=True),
    EventKind("countered", _round, barrier=True),
    EventKind("rerolled", ["seat"], barrier=True),
    EventKind("war_won", ["city", "enemy", "levels", "status", "enemy_status"], barrier=True),
    EventKind("war_drawn", ["city", "enemy"], barrier=True),
    EventKind("token_gained", ["seat", "tokens"]),
    EventKind("income", ["seat", "gold", "influence", "fees"], barrier=True),
    EventKind("offered", [*_offer, *_goods, "lasts"]),
    EventKind("declined", _offer),
    EventKind("withdrawn", _offer),
    EventKind("lapsed", _offer),
    EventKind("traded", ["seat", "other", *_goods], barrier=True),
    EventKind("given", ["seat", "other", "gives_gold", "gives_influence"], barrier=True),
    EventKind(
        "scored",
        ["seat", "cities", "events", "merchants", "pope", "gold", "influence", "tokens"],
    ),
    EventKind("game_ended", [], barrier=True),
    EventKind("turn_resumed", ["seat"], barrier=True),
]
