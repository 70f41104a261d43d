"""What can happen in Renaissance, as told in the journal. The numbers of an event are named by what they are."""

from __future__ import annotations

from typing import Final

from signoria.core.journal import EventKind
from signoria.games.renaissance.tables import CARD_NAMES

VERSION_CHOSEN: Final = 0
VERSION_SHOWN: Final = 1
VERSION_SET: Final = 2
NATION_CLAIMED: Final = 3
CLAIM_SHOWN: Final = 4
CLAIMS_COLLIDED: Final = 5
NATION_TAKEN: Final = 6
ORDER_SET: Final = 7
GARRISON_SET: Final = 8
RAMPART_SET: Final = 9
PALACE_SET: Final = 10
PASSED: Final = 11
TURN_BEGAN: Final = 12
RETURNED: Final = 13
VOTED: Final = 14
BONUS_CHOSEN: Final = 15
VOTE_SHOWN: Final = 16
BONUS_SHOWN: Final = 17
STATE_SET: Final = 18
DEALT: Final = 19
PILE_SHUFFLED: Final = 20
DREW: Final = 21
CARD_PLAYED: Final = 22
POWER_USED: Final = 23
BUILT: Final = 24
BOUGHT: Final = 25
EXPANDED: Final = 26
COMBAT_BEGAN: Final = 27
COMBAT_ENDED: Final = 28
ATTACKED: Final = 29
ANSWERED: Final = 30
LENT: Final = 31
OFFERS_CLOSED: Final = 32
HIRED: Final = 33
COMMITTED: Final = 34
BATTLE_ROLLED: Final = 35
REVEALED: Final = 36
FEES_PAID: Final = 37
CANCELLED: Final = 38
FORT_LOWERED: Final = 39
ENGINEER_HELPED: Final = 40
TROOPS_LOST: Final = 41
ROUTED: Final = 42
FOUGHT: Final = 43
BETRAYED: Final = 44
TRAITOR_BOUGHT: Final = 45
TOTALS: Final = 46
DOUBLED: Final = 47
CITY_TAKEN: Final = 48
CITY_HELD: Final = 49
BATTLE_TIED: Final = 50
SAVED: Final = 51
BATTLE_ENDED: Final = 52
DIE_ROLLED: Final = 53
PLUNDERED: Final = 54
PLUNDER_FAILED: Final = 55
EMBASSY_ROLLED: Final = 56
NO_EFFECT: Final = 57
CORRUPTED: Final = 58
CORRUPTION_FAILED: Final = 59
CASTLE_LOST: Final = 60
RAMPART_LOST: Final = 61
MARRIED: Final = 62
ARTIST_CAME: Final = 63
PALACE_BURNT: Final = 64
BANKER_PAID: Final = 65
ARTIST_LURED: Final = 66
LURE_FAILED: Final = 67
CARDS_SHUFFLED: Final = 68
SCORED: Final = 69
EARNED: Final = 70
GAME_ENDED: Final = 71
SWAP_OFFERED: Final = 72
SWAP_DECLINED: Final = 73
SWAP_WITHDRAWN: Final = 74
SWAP_LAPSED: Final = 75
SWAPPED: Final = 76
GIVEN: Final = 77
CLOSING: Final = 78
READY: Final = 79

EVENTS: Final = [
    EventKind("version_chosen", ["seat"], ["version"]),
    EventKind("version_shown", ["seat", "version"], barrier=True),
    EventKind("version_set", ["version"], barrier=True),
    EventKind("nation_claimed", ["seat"], ["nation"]),
    EventKind("claim_shown", ["seat", "nation"], barrier=True),
    EventKind("claims_collided", [], barrier=True),
    EventKind("nation_taken", ["seat", "nation"], barrier=True),
    EventKind("order_set", ["place", "seat"], barrier=True),
    EventKind("garrison_set", ["seat", "city"], barrier=True),
    EventKind("rampart_set", ["seat", "city"], barrier=True),
    EventKind("palace_set", ["seat", "city"], barrier=True),
    EventKind("passed", ["seat"], barrier=True),
    EventKind("turn_began", ["turn", "year"], barrier=True),
    EventKind("returned", ["seat", "city", "ducats"], barrier=True),
    EventKind("voted", ["seat", "stance"]),
    EventKind("bonus_chosen", ["seat", "stance"]),
    EventKind("vote_shown", ["seat", "stance"], barrier=True),
    EventKind("bonus_shown", ["seat", "stance"], barrier=True),
    EventKind("state_set", ["state"], barrier=True),
    EventKind("dealt", ["seat", "cards", "ducats"], CARD_NAMES, barrier=True),
    EventKind("pile_shuffled", [], barrier=True),
    EventKind("drew", ["seat", "cards", "ducats"], CARD_NAMES, barrier=True),
    EventKind("card_played", ["seat", "card"], barrier=True),
    EventKind("power_used", ["seat", "nation"], barrier=True),
    EventKind("built", ["seat", "building", "city", "ducats"]),
    EventKind("bought", ["seat", "cards", "ducats"], CARD_NAMES, barrier=True),
    EventKind("expanded", ["seat", "city", "source", "way"], barrier=True),
    EventKind("combat_began", ["seat"], barrier=True),
    EventKind("combat_ended", ["seat"], barrier=True),
    EventKind("attacked", ["seat", "city", "source", "way"], barrier=True),
    EventKind("answered", ["seat", "to_attacker", "to_defender"]),
    EventKind("lent", ["seat", "to_attacker", "to_defender"], barrier=True),
    EventKind("offers_closed", [], barrier=True),
    EventKind("hired", ["seat", "other"], barrier=True),
    EventKind(
        "committed",
        ["seat", "blue", "red", "hired", "power"],
        ["slot1", "slot2", "slot3"],
        barrier=True,
    ),
    EventKind("battle_rolled", ["seat", "die"], barrier=True),
    EventKind("revealed", ["seat", "blue", "red", "slot1", "slot2", "slot3"], barrier=True),
    EventKind("fees_paid", ["seat", "ducats"]),
    EventKind("cancelled", ["card"], barrier=True),
    EventKind("fort_lowered", ["city", "pc"]),
    EventKind("engineer_helped", ["seat", "pc"]),
    EventKind("troops_lost", ["seat", "card"]),
    EventKind("routed", ["seat"], barrier=True),
    EventKind("fought", ["seat", "pc"], barrier=True),
    EventKind("betrayed", ["seat"], barrier=True),
    EventKind("traitor_bought", ["seat", "ducats"], barrier=True),
    EventKind("totals", ["seat", "attack", "defence"]),
    EventKind("doubled", ["seat", "double", "pc"], barrier=True),
    EventKind("city_taken", ["seat", "other", "city"]),
    EventKind("city_held", ["seat", "other", "city"]),
    EventKind("battle_tied", ["seat", "other", "city"]),
    EventKind("saved", ["seat", "card"], barrier=True),
    EventKind("battle_ended", [], barrier=True),
    EventKind("die_rolled", ["seat", "die"], barrier=True),
    EventKind("plundered", ["seat", "city", "ducats"], barrier=True),
    EventKind("plunder_failed", ["seat", "city"]),
    EventKind("embassy_rolled", ["seat", "die", "second"], barrier=True),
    EventKind("no_effect", ["seat"]),
    EventKind("corrupted", ["seat", "other", "city"]),
    EventKind("corruption_failed", ["seat", "city"]),
    EventKind("castle_lost", ["seat", "city"]),
    EventKind("rampart_lost", ["seat", "city"]),
    EventKind("married", ["seat", "other", "city", "ducats"], barrier=True),
    EventKind("artist_came", ["seat", "city", "artist"], barrier=True),
    EventKind("palace_burnt", ["seat", "city"], barrier=True),
    EventKind("banker_paid", ["seat", "city", "ducats"]),
    EventKind("artist_lured", ["seat", "city", "home", "artist"]),
    EventKind("lure_failed", ["seat", "city", "artist"]),
    EventKind("cards_shuffled", [], barrier=True),
    EventKind("scored", ["seat", "provinces", "artists", "points"]),
    EventKind("earned", ["seat", "ducats"]),
    EventKind("game_ended", [], barrier=True),
    EventKind("swap_offered", ["seat", "other", "city", "home"]),
    EventKind("swap_declined", ["seat", "other", "city", "home"]),
    EventKind("swap_withdrawn", ["seat", "other", "city", "home"]),
    EventKind("swap_lapsed", ["seat", "other", "city", "home"]),
    EventKind("swapped", ["seat", "other", "city", "home"], barrier=True),
    EventKind("given", ["seat", "other", "ducats"], barrier=True),
    EventKind("closing", [], barrier=True),
    EventKind("ready", ["seat"]),
]
