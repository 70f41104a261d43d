"""What can happen in Renaissance, as told in the journal. The numbers of an event are named by what they are."""

from __future__ import annotations

from typing import Final

from signoria.core.journal import EventKind

MISSIONS_CHOSEN: Final = 0
MISSION_NAMED: Final = 1
TURN_BEGAN: Final = 2
TURN_SKIPPED: Final = 3
PLACED: Final = 4
MATERIAL_TAKEN: Final = 5
ACTION_PLAYED: Final = 6
ACTION_COPIED: Final = 7
NOT_COPIED: Final = 8
AIMED: Final = 9
AIMED_AT_SIDE: Final = 10
AIMED_AT_CARD: Final = 11
TURNED_BACK: Final = 12
CANCELLED: Final = 13
NOT_CANCELLED: Final = 14
BOUNCED: Final = 15
GATHERED: Final = 16
SPECIAL_IN_ZONE: Final = 17
SPECIAL_ON_CELL: Final = 18
SPECIAL_ON_STOCK: Final = 19
SPECIAL_IN_STOCK: Final = 20
SPECIAL_MOVED: Final = 21
SPECIAL_TAKEN: Final = 22
SPECIAL_LOST: Final = 23
DISCARDED: Final = 24
STOCK_DISCARDED: Final = 25
STOCK_PICKED_UP: Final = 26
STOCK_PUT_BACK: Final = 27
STORED: Final = 28
STORED_FOR_BOTH: Final = 29
STOCK_REARRANGED: Final = 30
DRAWN: Final = 31
PILE_RAN_OUT: Final = 32
NOT_DRAWN: Final = 33
MATERIAL_LOST: Final = 34
MATERIALS_SWAPPED: Final = 35
MATERIAL_MOVED: Final = 36
HAND_LOOKED_AT: Final = 37
STOCK_LOOKED_AT: Final = 38
HAND_SHOWN: Final = 39
CARD_SEEN: Final = 40
CARD_SHOWN: Final = 41
TURNED_UP: Final = 42
KEPT: Final = 43
PUT_BACK: Final = 44
TAKEN: Final = 45
TAKEN_AT_RANDOM: Final = 46
GIVEN: Final = 47
HANDS_SWAPPED: Final = 48
CARD_CAME: Final = 49
STOCKS_SWAPPED: Final = 50
STOCK_AND_HAND_SWAPPED: Final = 51
STOCK_CARD_CAME: Final = 52
NO_ACTION_IN_HAND: Final = 53
POOLED: Final = 54
POOL_SEEN: Final = 55
DEALT: Final = 56
OFFERED: Final = 57
OFFER_GIVES: Final = 58
OFFER_ASKS: Final = 59
OFFER_ACCEPTED: Final = 60
OFFER_REFUSED: Final = 61
NO_MORE_OFFERS: Final = 62
WILL_SKIP: Final = 63
WILL_BE_BARRED: Final = 64
WILL_PLACE: Final = 65
WILL_PLAY_AGAIN: Final = 66
PROTECTED: Final = 67
MISSION_SHOWN: Final = 68
CLAIMED: Final = 69
LAST_CLAIMS: Final = 70
ACHIEVED: Final = 71
MISSED: Final = 72
SCORED: Final = 73
GAME_ENDED: Final = 74
LEFT_SHIELDED: Final = 75
DECLINED: Final = 76
HOLDS_FOR_BOTH: Final = 77
FLANK_NAMED: Final = 78

EVENTS: Final = [
    EventKind("missions_chosen", ["seat"]),
    EventKind("mission_named", ["seat"], ["mission"], barrier=True),
    EventKind("turn_began", ["seat"], barrier=True),
    EventKind("turn_skipped", ["seat"], barrier=True),
    EventKind("placed", ["seat", "side", "cell", "card"], barrier=True),
    EventKind("material_taken", ["seat", "side", "cell", "card"], barrier=True),
    EventKind("action_played", ["seat", "card"], barrier=True),
    EventKind("action_copied", ["seat", "card"], barrier=True),
    EventKind("not_copied", ["seat"]),
    EventKind("aimed", ["seat", "other"], barrier=True),
    EventKind("aimed_at_side", ["seat", "side"], barrier=True),
    EventKind("aimed_at_card", ["seat", "card"], barrier=True),
    EventKind("turned_back", ["seat", "card", "other"], barrier=True),
    EventKind("cancelled", ["seat", "card"], barrier=True),
    EventKind("not_cancelled", ["seat"], barrier=True),
    EventKind("bounced", ["card", "side", "other"], barrier=True),
    EventKind("gathered", ["side", "card"], barrier=True),
    EventKind("special_in_zone", ["seat", "card", "side"], barrier=True),
    EventKind("special_on_cell", ["seat", "card", "side", "cell"], barrier=True),
    EventKind("special_on_stock", ["seat", "card", "side"], barrier=True),
    EventKind("special_in_stock", ["seat", "card", "side"], barrier=True),
    EventKind("special_moved", ["card", "side"], barrier=True),
    EventKind("special_taken", ["seat", "card", "side"], barrier=True),
    EventKind("special_lost", ["card", "side"], barrier=True),
    EventKind("discarded", ["seat", "card"], barrier=True),
    EventKind("stock_discarded", ["side", "card"], barrier=True),
    EventKind("stock_picked_up", ["seat"]),
    EventKind("stock_put_back", ["seat"]),
    EventKind("stored", ["seat", "slot"], ["card"]),
    EventKind("stored_for_both", ["seat", "slot"], ["card"], barrier=True),
    EventKind("stock_rearranged", ["side", "number"]),
    EventKind("drawn", ["seat"], ["card"], barrier=True),
    EventKind("pile_ran_out", ["seat"], barrier=True),
    EventKind("not_drawn", ["seat"]),
    EventKind("material_lost", ["side", "cell", "card"], barrier=True),
    EventKind("materials_swapped", ["seat", "cell", "side", "other_cell"], barrier=True),
    EventKind("material_moved", ["seat", "cell", "other_cell", "card"], barrier=True),
    EventKind("hand_looked_at", ["seat", "other"], barrier=True),
    EventKind("stock_looked_at", ["seat", "side"], barrier=True),
    EventKind("hand_shown", ["seat"], barrier=True),
    EventKind("card_seen", ["side"], ["card"], barrier=True),
    EventKind("card_shown", ["seat", "card"], barrier=True),
    EventKind("turned_up", ["seat", "card"], barrier=True),
    EventKind("kept", ["seat", "card"], barrier=True),
    EventKind("put_back", ["seat", "number"], barrier=True),
    EventKind("taken", ["seat", "other"], ["card"], barrier=True),
    EventKind("taken_at_random", ["seat", "other"], ["card"], barrier=True),
    EventKind("given", ["seat", "other"], ["card"], barrier=True),
    EventKind("hands_swapped", ["seat", "other"], barrier=True),
    EventKind("card_came", ["seat"], ["card"], barrier=True),
    EventKind("stocks_swapped", ["seat", "side", "number"], barrier=True),
    EventKind("stock_and_hand_swapped", ["seat", "number"], barrier=True),
    EventKind("stock_card_came", ["side"], ["card"], barrier=True),
    EventKind("no_action_in_hand", ["seat"], barrier=True),
    EventKind("pooled", ["seat", "number"]),
    EventKind("pool_seen", ["seat"], ["card"], barrier=True),
    EventKind("dealt", ["seat", "other"], ["card"], barrier=True),
    EventKind("offered", ["seat", "other"], barrier=True),
    EventKind("offer_gives", ["seat"], ["card"], barrier=True),
    EventKind("offer_asks", ["seat"], ["card"], barrier=True),
    EventKind("offer_accepted", ["seat", "other"], barrier=True),
    EventKind("offer_refused", ["seat", "other"], barrier=True),
    EventKind("no_more_offers", ["seat"], barrier=True),
    EventKind("will_skip", ["other"], barrier=True),
    EventKind("will_be_barred", ["other", "ban"], barrier=True),
    EventKind("will_place", ["seat", "number"]),
    EventKind("will_play_again", ["seat"]),
    EventKind("protected", ["seat"]),
    EventKind("mission_shown", ["side", "seat"], ["mission"], barrier=True),
    EventKind("claimed", ["seat", "mission", "mandatory"], barrier=True),
    EventKind("last_claims", ["seat"]),
    EventKind("achieved", ["side", "mission", "mandatory"], barrier=True),
    EventKind("missed", ["side", "mission", "mandatory"], barrier=True),
    EventKind("scored", ["side", "full", "castle", "specials", "missions", "missed"], barrier=True),
    EventKind("game_ended", ["reason"], barrier=True),
    EventKind("left_shielded", ["side"], barrier=True),
    EventKind("declined", ["seat"], barrier=True),
    EventKind("holds_for_both", ["mission", "holds"], barrier=True),
    EventKind("flank_named", ["seat", "flank"], barrier=True),
]
