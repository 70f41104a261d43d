"""Why a decision is not legal: the rule that forbids it, in words for the player. Of commands: `unheard.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.errors import Argument, Refusal
from signoria.core.kinds import count
from signoria.core.numbers import bit, bits_in, i64
from signoria.core.state import KIND, WIDTH
from signoria.games.princes import actions as code_of
from signoria.games.princes import bidding, pope
from signoria.games.princes import questions as q
from signoria.games.princes.bidding import minimum
from signoria.games.princes.campaign import loyal
from signoria.games.princes.purse import highest_bid
from signoria.games.princes.tables import (
    ALFONSO,
    BRIBE_CARDINAL,
    BRIBE_TROOPS,
    CARDINAL_WORTH,
    CITIES,
    CITY_NAMES,
    EVENT_DECADE,
    EVENT_PRIZE,
    FAMILY_NAMES,
    FREEZE_BID,
    LUCREZIA,
    MOST_TILES,
    POPE_PRIZE,
    RAID_GOLD,
    START_WAR,
    STEAL_INFLUENCE,
    TILE_CITY,
    TREACHERY_GOLD,
    TREACHERY_INFLUENCE,
    TREACHERY_NAMES,
    TROOP_NAMES,
    TROOP_PRICE,
    TROOPS,
    VETO,
    WAR_LIMIT,
)
from signoria.games.princes.trading import AMOUNTS, ASKED, GIVEN, SAID, most_said

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def refusal(s: PrincesState, seat: i64, code: i64) -> Refusal:
    """`code` is known to be illegal for this seat."""
    if s.depth == 0:
        return Refusal("POR-GEN-09", "refusal-game-over")
    if code >= code_of.BANK:
        return s.command_refusal(seat, code)
    if not (s.owing() >> seat) & 1:
        return _out_of_turn(s, seat)
    if code == code_of.PASS:
        return _no_pass(s)
    if code < code_of.FAMILY:
        return _wrong_question(s)
    if code < code_of.BUY:
        return _no_family(s, code - code_of.FAMILY)
    if code < code_of.AMOUNT:
        return _no_action(s, seat, code)
    if code < code_of.TILE:
        return _no_amount(s, seat, code - code_of.AMOUNT)
    return _no_answer(s, seat, code)


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"princes-refusal-{reason}", args)


# ---------------------------------------------------------------- whose turn, which question


def _out_of_turn(s: PrincesState, seat: i64) -> Refusal:
    """Others decide. Where that is not a matter of turns, say why."""
    question = s.asking()
    if question == q.FAMILY:
        return _refuse("POR-SETUP-02", "families-in-order")
    if question == q.VETO:
        asked = (s.arg(1) >> seat) & 1
        return _refuse("POR-WAR-05", "veto-answered" if asked else "no-veto-of-yours")
    if question == q.BID:
        if (s.arg(auction.BIDDERS) >> seat) & 1:
            return _refuse("POR-AUC-01", "bid-in-turn")
        if s.arg(auction.PRIZE) > POPE_PRIZE and not s.boards[seat].troops:
            return _refuse("POR-WAR-06", "no-troop-no-post")
        return _refuse("POR-AUC-02", "out-of-auction")
    if s.depth >= 2 and s.stack[WIDTH + KIND] == q.WAR:
        return _refuse("POR-WAR-15", "war-goes-on")
    return s.out_of_turn()


def _wrong_question(s: PrincesState) -> Refusal:
    """An answer to something that is not asked now."""
    question = s.asking()
    if question == q.FAMILY:
        return _refuse("POR-SETUP-02", "choose-a-family")
    if question == q.TURN:
        return _refuse("POR-TURN-02", "choose-an-action")
    if question == q.AFTER:
        return _refuse("POR-TURN-08", "action-is-done")
    if question == q.BID:
        return _refuse("POR-AUC-03", "bid-or-pass")
    if question == q.DISCARD:
        return _refuse("POR-GEN-03", "give-up-first")
    if question == q.PAYMENT:
        return _refuse("POR-AUC-10", "pay-first")
    if question == q.ARTIST:
        return _refuse("POR-EVT-06", "place-artist-first")
    if question == q.INVASION:
        return _refuse("POR-EVT-11", "invade-or-not")
    if question == q.ALFONSO:
        return _refuse("POR-POL-09", "draw-or-keep")
    if question == q.VETO:
        return _refuse("POR-WAR-05", "veto-or-not")
    if question == q.LEAGUE:
        return _refuse("POR-POPE-06", "join-or-not")
    if question == q.BRIBE:
        return _refuse("POR-TRE-04", "bribe-or-not")
    if question == q.REROLL:
        return _refuse("POR-POL-06", "reroll-or-not")
    return _refuse("POR-NEG-04", "complete-offer")


def _no_pass(s: PrincesState) -> Refusal:
    question = s.asking()
    if question == q.TURN:
        return _refuse("POR-DEC-11", "must-open-event")
    if question == q.BID:
        if s.arg(auction.PRIZE) < EVENT_PRIZE:
            return _refuse("POR-CITY-02", "opener-must-bid")
        return _refuse("POR-DEC-11", "opener-must-bid")
    return _wrong_question(s)


def _no_family(s: PrincesState, family: i64) -> Refusal:
    if s.asking() != q.FAMILY:
        return _wrong_question(s)
    return _refuse("POR-SETUP-02", "family-taken", {"family": FAMILY_NAMES[family]})


# ---------------------------------------------------------------- actions of a turn


def _no_action(s: PrincesState, seat: i64, code: i64) -> Refusal:
    if code >= code_of.START_WAR:
        return _no_start_war(s, code - code_of.START_WAR)
    if s.asking() == q.AFTER:
        return _refuse("POR-TURN-01", "one-action")
    if s.asking() != q.TURN:
        return _wrong_question(s)
    if s.must_open_event() and (code < code_of.EVENT or code >= code_of.POPE):
        return _refuse("POR-DEC-11", "must-open-event")
    if code < code_of.DISBAND:
        return _no_troop(s, seat, code - code_of.BUY)
    if code < code_of.TREACHERY:
        return _refuse("POR-BUY-04", "troop-missing", _troop(code - code_of.DISBAND))
    if code == code_of.TREACHERY:
        return _no_treachery(s, seat)
    if code < code_of.EVENT:
        return _no_tile(s, seat, code - code_of.CITY_TILE)
    if code < code_of.POPE:
        if EVENT_DECADE[code - code_of.EVENT] > s.decade:
            return _refuse("POR-SETUP-07", "event-later")
        return _refuse("POR-TURN-04", "event-gone")
    if code == code_of.POPE:
        return _refuse("POR-POPE-02", "pope-taken")
    pair = code - code_of.WAR
    if pair // CITIES == pair % CITIES:
        return _refuse("POR-WAR-03", "same-city")
    return _refuse("POR-WAR-01", "wars-used-up", {"wars": int(WAR_LIMIT[s.seats])})


def _troop(troop: i64) -> dict[str, Argument]:
    return {"troop": TROOP_NAMES[troop]}


def _no_troop(s: PrincesState, seat: i64, troop: i64) -> Refusal:
    if (s.boards[seat].troops >> troop) & 1:
        return _refuse("POR-BUY-03", "troop-owned", _troop(troop))
    if not count(s.supply, troop):
        return _refuse("POR-BUY-06", "troop-gone", _troop(troop))
    about = _troop(troop)
    about["gold"] = int(TROOP_PRICE[troop])
    return _refuse("POR-BUY-02", "troop-too-dear", about)


def _no_treachery(s: PrincesState, seat: i64) -> Refusal:
    board = s.boards[seat]
    if board.gold < TREACHERY_GOLD or board.influence < TREACHERY_INFLUENCE:
        about: dict[str, Argument] = {
            "gold": int(TREACHERY_GOLD),
            "influence": int(TREACHERY_INFLUENCE),
        }
        return _refuse("POR-BUY-05", "treachery-too-dear", about)
    return _refuse("POR-TRE-14", "no-treachery-left")


def _no_tile(s: PrincesState, seat: i64, tile: i64) -> Refusal:
    board = s.boards[seat]
    city = TILE_CITY[tile]
    if not (s.display >> tile) & 1:
        return _refuse("POR-CITY-06", "tile-taken")
    if not s.may_own(seat, city):
        return _barred(s, seat)
    if minimum(s, city) > highest_bid(board, tile):
        about: dict[str, Argument] = {"gold": int(minimum(s, city)), "city": CITY_NAMES[city]}
        return _refuse("POR-CITY-04", "minimum-too-dear", about)
    return _refuse("POR-CITY-06", "first-of-its-kind")


def _barred(s: PrincesState, seat: i64) -> Refusal:
    if bits_in(s.boards[seat].tiles) >= MOST_TILES:
        return _refuse("POR-GEN-05", "six-tiles")
    return _refuse("POR-GEN-04", "three-cities")


def _no_start_war(s: PrincesState, pair: i64) -> Refusal:
    if s.asking() == q.TURN:
        return _refuse("POR-TRE-13", "start-war-at-the-end")
    if s.asking() != q.AFTER:
        return _wrong_question(s)
    if pair // CITIES == pair % CITIES:
        return _refuse("POR-WAR-03", "same-city")
    return _not_held("POR-TRE-13", START_WAR)


def _not_held(rule: str, treachery: i64) -> Refusal:
    return _refuse(rule, "tile-not-held", {"treachery": TREACHERY_NAMES[treachery]})


# ---------------------------------------------------------------- amounts


def _no_amount(s: PrincesState, seat: i64, amount: i64) -> Refusal:
    if s.asking() == q.BID:
        return _no_bid(s, seat, amount)
    if s.asking() == q.PAYMENT:
        return _no_payment(s, seat, amount)
    if s.asking() == q.OFFER:
        return _no_part(s, seat, amount)
    return _wrong_question(s)


def _no_bid(s: PrincesState, seat: i64, amount: i64) -> Refusal:
    prize = s.arg(auction.PRIZE)
    if (s.arg(bidding.FROZEN) >> seat) & 1:
        return _refuse("POR-TRE-08", "frozen")
    if not bidding.may_raise(s, seat):
        return _barred(s, seat)
    least = int(bidding.least_bid(s))
    if amount < least:
        if prize < EVENT_PRIZE and not s.arg(auction.HOLDER):
            return _refuse("POR-CITY-02", "opening-too-low", {"least": least})
        return _refuse("POR-AUC-04", "bid-too-low", {"least": least})
    most = int(highest_bid(s.boards[seat], prize))
    return _refuse("POR-AUC-07", "bid-too-high", {"most": most})


def _no_payment(s: PrincesState, seat: i64, tiles: i64) -> Refusal:
    board = s.boards[seat]
    if tiles > count(board.hand, BRIBE_CARDINAL):
        return _not_held("POR-POPE-04", BRIBE_CARDINAL)
    if tiles and CARDINAL_WORTH * (tiles - 1) >= pope.owed(board, s.arg(0)):
        return _refuse("POR-AUC-10", "cardinal-wasted")
    return _refuse("POR-AUC-10", "rest-too-dear")


def _no_part(s: PrincesState, seat: i64, amount: i64) -> Refusal:
    said = s.arg(SAID)
    if said == AMOUNTS:
        return _refuse("POR-NEG-04", "complete-offer")
    if amount > most_said(s, seat, said):
        if said < ASKED - GIVEN:
            return _refuse("POR-NEG-09", "offer-too-much")
        return _refuse("POR-NEG-05", "asks-too-much")
    if s.arg(GIVEN) + s.arg(GIVEN + 1) == 0:
        return _refuse("POR-NEG-04", "offer-of-nothing")
    return _refuse("POR-NEG-06", "bid-needs-it")


# ---------------------------------------------------------------- treachery, powers, answers


def _no_answer(s: PrincesState, seat: i64, code: i64) -> Refusal:
    if code < code_of.FREEZE:
        if s.asking() != q.DISCARD:
            return _wrong_question(s)
        return _not_held("POR-GEN-03", code - code_of.TILE)
    if code < code_of.CITY:
        return _no_freeze(s, seat, code - code_of.FREEZE)
    if code < code_of.VETO:
        return _wrong_question(s)
    if code < code_of.LEAGUE:
        if s.asking() != q.VETO:
            return _wrong_question(s)
        if code == code_of.VETO:
            return _not_held("POR-TRE-12", VETO)
        return _refuse("POR-POL-07", "lorenzo-not-ready")
    if code < code_of.BRIBE:
        return _wrong_question(s)
    if code < code_of.STEAL:
        return _no_bribe(s, seat, code - code_of.BRIBE)
    return _no_power(s, seat, code)


def _no_freeze(s: PrincesState, seat: i64, target: i64) -> Refusal:
    if s.asking() != q.BID:
        return _wrong_question(s)
    if not s.boards[seat].holds(FREEZE_BID):
        return _not_held("POR-TRE-07", FREEZE_BID)
    if target < s.seats and s.arg(bidding.FROZEN) & bit(target):
        return _refuse("POR-TRE-08", "already-frozen")
    return _refuse("POR-TRE-07", "freeze-another")


def _no_bribe(s: PrincesState, seat: i64, bribed: i64) -> Refusal:
    if s.asking() != q.BRIBE:
        return _wrong_question(s)
    if not s.boards[seat].holds(BRIBE_TROOPS):
        return _not_held("POR-TRE-02", BRIBE_TROOPS)
    troop = bribed % TROOPS
    assert not (loyal(s, bribed // TROOPS) >> troop) & 1
    return _refuse("POR-TRE-05", "no-troop-to-bribe", _troop(troop))


def _no_power(s: PrincesState, seat: i64, code: i64) -> Refusal:
    """Theft and Alfonso, on one's own turn and outside an action."""
    board = s.boards[seat]
    if s.asking() == q.BID or (s.depth >= 2 and s.stack[WIDTH + KIND] == q.WAR):
        return _refuse("POR-TRE-10", "not-in-an-action")
    if s.asking() != q.TURN and s.asking() != q.AFTER:
        return _wrong_question(s)
    if code == code_of.ALFONSO:
        if board.ready(ALFONSO):
            return _refuse("POR-TRE-14", "no-treachery-left")
        return _refuse("POR-POL-09", "alfonso-not-ready")
    if code < code_of.RAID and not board.holds(STEAL_INFLUENCE):
        return _not_held("POR-TRE-10", STEAL_INFLUENCE)
    if code_of.RAID <= code < code_of.LUCREZIA and not board.holds(RAID_GOLD):
        return _not_held("POR-TRE-11", RAID_GOLD)
    if code >= code_of.LUCREZIA and not board.ready(LUCREZIA):
        return _refuse("POR-POL-05", "lucrezia-not-ready")
    return _refuse("POR-TRE-10", "nothing-to-steal")
