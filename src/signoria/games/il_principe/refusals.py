"""Why an action is not legal: the rule that forbids it, in words for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.errors import Argument, Refusal
from signoria.core.kinds import count, size
from signoria.core.numbers import bit, i64
from signoria.core.state import KIND
from signoria.games.il_principe import actions as code_of
from signoria.games.il_principe import questions as q
from signoria.games.il_principe.actions import HIGHEST_BID
from signoria.games.il_principe.offers import can_offer
from signoria.games.il_principe.tables import (
    CARDS_OFFERED,
    CITY_COST,
    CITY_NAMES,
    CITY_NEEDS,
    CITY_REGIONS,
    COLOUR_NAMES,
    COLOURS,
    FAMILY_NAMES,
    GREEN,
    NO_BUILDING_IN,
    REGION_NAMES,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def refusal(s: PrincipeState, seat: i64, code: i64) -> Refusal:
    """`code` is known to be illegal for this seat."""
    if s.depth == 0:
        return Refusal("ILP-END-07" if s.last else "ILP-END-02", "refusal-game-over")
    if not (s.owing() >> seat) & 1:
        return _out_of_turn(s, seat)
    if code == code_of.PASS:
        return _no_pass(s)
    if code < code_of.FAMILY:
        return _wrong_question(s)
    if code < code_of.COLOUR:
        return _no_family(s, code - code_of.FAMILY)
    if code < code_of.BID:
        return _no_colour(s, seat, code - code_of.COLOUR)
    if code < code_of.BUILD:
        return _no_bid(s, seat, code - code_of.BID + 1)
    if code < code_of.LAY:
        return _no_build(s, seat, code - code_of.BUILD)
    if code < code_of.REGION:
        laid = code - code_of.LAY
        return _no_laying(s, seat, laid // code_of.CARDS_LAID)
    return _no_region(s, code - code_of.REGION)


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"il_principe-refusal-{reason}", args)


def _out_of_turn(s: PrincipeState, seat: i64) -> Refusal:
    """Others decide. Where that is not a matter of turns, say why."""
    question = s.asking()
    if question == q.FAMILY:
        return _refuse("ILP-DEC-01", "families-in-order")
    if question == q.OFFER:
        return _refuse("ILP-DEC-02", "has-offered")
    if question == q.BID_LOT or question == q.BID_ROLE:
        return _not_bidding(s, seat)
    if question == q.TURN_UP or question == q.NOBLE:
        return _refuse("ILP-ROL-17", "role-acts")
    if s.stack[KIND] == q.BUILD:
        return _refuse("ILP-AUC-09", "winner-builds")
    return s.out_of_turn()


def _not_bidding(s: PrincipeState, seat: i64) -> Refusal:
    for_role = s.asking() == q.BID_ROLE
    if (s.arg(auction.BIDDERS) >> seat) & 1:
        return _refuse("ILP-ROL-11" if for_role else "ILP-AUC-04", "bid-in-turn")
    if for_role:
        return _refuse("ILP-ROL-11", "out-of-role-auction")
    return _refuse("ILP-AUC-07", "has-passed")


def _wrong_question(s: PrincipeState) -> Refusal:
    """An answer to something that is not asked now."""
    question = s.asking()
    if question == q.FAMILY:
        return _refuse("ILP-DEC-01", "choose-a-family")
    if question == q.OFFER:
        return _refuse("ILP-INC-03", "offer-first")
    if question == q.BID_LOT:
        return _refuse("ILP-AUC-05", "bid-or-pass")
    if question == q.BID_ROLE:
        return _refuse("ILP-ROL-11", "bid-or-pass")
    if question == q.BUILD:
        return _refuse("ILP-AUC-09", "build-or-pass")
    if question == q.ACTION:
        return _refuse("ILP-ACT-01", "choose-an-action")
    if question == q.SHIELDS:
        return _refuse("ILP-BLD-07", "place-shields-first")
    if question == q.NOBLE:
        return _refuse("ILP-ROL-21", "place-shield-first")
    return _refuse("ILP-ROL-18", "turn-up-first")


def _no_pass(s: PrincipeState) -> Refusal:
    if s.asking() == q.SHIELDS:
        return _refuse("ILP-RUL-31", "shields-are-compulsory")
    if s.asking() == q.TURN_UP or s.asking() == q.NOBLE:
        return _refuse("ILP-RUL-16", "role-is-compulsory")
    return _wrong_question(s)


def _no_family(s: PrincipeState, family: i64) -> Refusal:
    if s.asking() != q.FAMILY:
        return _wrong_question(s)
    return _refuse("ILP-SETUP-10", "family-taken", {"family": FAMILY_NAMES[family]})


def _no_colour(s: PrincipeState, seat: i64, colour: i64) -> Refusal:
    about: dict[str, Argument] = {"colour": COLOUR_NAMES[colour]}
    if s.asking() == q.TURN_UP:
        if colour == GREEN:
            return _refuse("ILP-ROL-18", "not-green")
        return _refuse("ILP-ROL-18", "none-face-down", about)
    if s.asking() != q.OFFER:
        return _wrong_question(s)
    picked = s.drafts[seat]
    left = s.boards[seat].hand - picked
    if count(left, colour) == 0:
        return _refuse("ILP-INC-03", "none-in-hand", about)
    if can_offer(left, 0, CARDS_OFFERED[s.seats] - size(picked), colour):
        return _refuse("ILP-DEC-02", "offer-rising", about)
    return _refuse("ILP-INC-03", "offer-too-small", about)


def _no_bid(s: PrincipeState, seat: i64, coins: i64) -> Refusal:
    if s.asking() != q.BID_LOT and s.asking() != q.BID_ROLE:
        return _wrong_question(s)
    highest = s.arg(auction.HIGHEST)
    if coins <= highest:
        return _refuse("ILP-AUC-06", "bid-too-low", {"highest": int(highest)})
    own = min(s.boards[seat].coins, HIGHEST_BID)
    return _refuse("ILP-AUC-10", "bid-too-high", {"coins": int(own)})


def _no_build(s: PrincipeState, seat: i64, city: i64) -> Refusal:
    about: dict[str, Argument] = {"city": CITY_NAMES[city]}
    if s.asking() == q.BID_ROLE or s.asking() == q.NOBLE or s.asking() == q.TURN_UP:
        return _refuse("ILP-ROL-12", "no-building-with-roles")
    if s.asking() != q.BUILD and s.asking() != q.ACTION:
        return _wrong_question(s)
    if s.round <= NO_BUILDING_IN:
        return _refuse("ILP-BLD-02", "no-building-yet")
    if not s.display & bit(city):
        return _refuse("ILP-BLD-01", "not-on-display", about)
    board = s.boards[seat]
    for colour in range(COLOURS):
        missing = count(CITY_NEEDS[city], colour) - count(board.hand, colour)
        if missing > 0:
            about["colour"] = COLOUR_NAMES[colour]
            about["amount"] = int(missing)
            return _refuse("ILP-BLD-03", "cards-missing", about)
    about["coins"] = int(CITY_COST[city])
    return _refuse("ILP-BLD-05", "coins-missing", about)


def _no_laying(s: PrincipeState, seat: i64, colour: i64) -> Refusal:
    if s.asking() == q.BUILD:
        return _refuse("ILP-AUC-09", "build-or-pass")
    if s.asking() != q.ACTION:
        return _wrong_question(s)
    held = int(count(s.boards[seat].hand, colour))
    about: dict[str, Argument] = {"colour": COLOUR_NAMES[colour], "amount": held}
    return _refuse("ILP-ACT-03", "too-few-to-lay", about)


def _no_region(s: PrincipeState, region: i64) -> Refusal:
    if s.asking() != q.SHIELDS:
        return _wrong_question(s)
    about: dict[str, Argument] = {
        "region": REGION_NAMES[region],
        "city": CITY_NAMES[s.arg(0)],
    }
    if not CITY_REGIONS[s.arg(0)] & bit(region):
        return _refuse("ILP-BLD-07", "region-too-far", about)
    return _refuse("ILP-DEC-05", "region-rising", about)
