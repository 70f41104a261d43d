"""Bids, passes and frozen bids, in every auction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core import auction
from signoria.core.buffer import Actions
from signoria.core.kinds import count
from signoria.core.numbers import bit, i64
from signoria.games.princes import events
from signoria.games.princes.actions import AMOUNT, FREEZE, PASS
from signoria.games.princes.purse import currency_of, highest_bid, prove_cardinals
from signoria.games.princes.tables import (
    EVENT_PRIZE,
    FREEZE_BID,
    MINIMUM_TIMES_STATUS,
    POPE_PRIZE,
    TILE_CITY,
)
from signoria.games.princes.treachery import play_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

FROZEN: Final = 4  # number of the auction's frame: the seats that may not raise on their next turn


def least_bid(s: PrincesState) -> i64:
    """Above the highest bid; the first one at least twice the city's status for a city tile, or 0."""
    if s.arg(auction.HOLDER):
        return s.arg(auction.HIGHEST) + 1
    return first_bid(s, s.arg(auction.PRIZE))


def first_bid(s: PrincesState, prize: i64) -> i64:
    return minimum(s, TILE_CITY[prize]) if prize < EVENT_PRIZE else i64(0)


def minimum(s: PrincesState, city: i64) -> i64:
    """The lowest first bid for a tile of a city (POR-CITY-02)."""
    return MINIMUM_TIMES_STATUS * count(s.status, city)


def must_bid(s: PrincesState) -> bool:
    """The opener of a city tile, and whoever was made to open an event, may not pass (POR-CITY-02, POR-DEC-11)."""
    if s.arg(auction.HOLDER):
        return False
    prize = s.arg(auction.PRIZE)
    return prize < EVENT_PRIZE or (prize < POPE_PRIZE and s.must_open_event())


def may_raise(s: PrincesState, seat: i64) -> bool:
    """Neither frozen nor barred by the limits on city tiles (POR-TRE-08, POR-CITY-03)."""
    if (s.arg(FROZEN) >> seat) & 1:
        return False
    prize = s.arg(auction.PRIZE)
    return prize >= EVENT_PRIZE or s.may_own(seat, TILE_CITY[prize])


def list_bids(s: PrincesState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    if not must_bid(s):
        into.add(PASS)
    if may_raise(s, seat):
        for amount in range(least_bid(s), highest_bid(board, s.arg(auction.PRIZE)) + 1):
            into.add(AMOUNT + amount)
    if board.holds(FREEZE_BID):
        targets = freezable(s, seat)
        for target in range(s.seats):
            if (targets >> target) & 1:
                into.add(FREEZE + target)


def freezable(s: PrincesState, seat: i64) -> i64:
    """The others who are still in the auction and not frozen yet (POR-TRE-07)."""
    return s.arg(auction.BIDDERS) & ~s.arg(FROZEN) & ~bit(seat)


def bid(s: PrincesState, seat: i64, amount: i64) -> None:
    prize = s.arg(auction.PRIZE)
    auction.raise_to(s, seat, amount)
    if prize == POPE_PRIZE:
        prove_cardinals(s, seat, amount)
    s.tell(events.BID_MADE, seat, amount, currency_of(prize))
    _go_on(s)


def freeze(s: PrincesState, seat: i64, target: i64) -> None:
    """Before he bids or passes: the same question comes again (POR-AUC-09)."""
    play_tile(s, seat, FREEZE_BID)
    s.set_arg(FROZEN, s.arg(FROZEN) | bit(target))
    s.tell(events.BID_FROZEN, seat, target)
    settle_passes(s)


def pass_bid(s: PrincesState, seat: i64) -> None:
    _drop_out(s, seat)
    _go_on(s)


def _drop_out(s: PrincesState, seat: i64) -> None:
    """For good, and with him a freeze on him (POR-AUC-02)."""
    auction.drop_out(s, seat)
    s.set_arg(FROZEN, s.arg(FROZEN) & ~bit(seat))
    s.tell(events.BID_PASSED, seat)


def _go_on(s: PrincesState) -> None:
    if auction.is_over(s):
        s.auction_over()
    else:
        auction.ask_next(s)
        settle_passes(s)


def settle_passes(s: PrincesState) -> None:
    """Who cannot but pass, as everybody can see, passes by himself (R-42)."""
    while _has_no_choice(s, auction.bidder(s)):
        _drop_out(s, auction.bidder(s))
        if auction.is_over(s):
            s.auction_over()
            return
        auction.ask_next(s)


def _has_no_choice(s: PrincesState, seat: i64) -> bool:
    board = s.boards[seat]
    if board.hand or must_bid(s):
        return False
    if not may_raise(s, seat):
        return True
    # Where money may still come by trade, or is hidden, who is short of it is asked.
    return s.funds_are_final and highest_bid(board, s.arg(auction.PRIZE)) < least_bid(s)
