"""Bids and passes, for lots and for roles alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.il_principe import events
from signoria.games.il_principe.actions import BID, HIGHEST_BID, PASS

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def list_bids(s: PrincipeState, seat: i64, into: Actions) -> None:
    """Any whole number above the highest bid, up to the bidder's coins (ILP-AUC-06, 10)."""
    into.add(PASS)
    highest = min(s.boards[seat].coins, HIGHEST_BID)
    for coins in range(s.arg(auction.HIGHEST), highest):
        into.add(BID + coins)


def bid(s: PrincipeState, seat: i64, coins: i64) -> None:
    auction.raise_to(s, seat, coins)
    s.tell(events.BID_MADE, seat, coins)
    _go_on(s)


def pass_bid(s: PrincipeState, seat: i64) -> None:
    """For good: who has passed is out of this auction (ILP-RUL-03)."""
    auction.drop_out(s, seat)
    s.tell(events.PASSED, seat)
    _go_on(s)


def _go_on(s: PrincipeState) -> None:
    if auction.is_over(s):
        s.auction_over()
    else:
        auction.ask_next(s)
        settle_passes(s)


def settle_passes(s: PrincipeState) -> None:
    """Who cannot bid passes by himself: everybody can work out his coins (ILP-DEC-03)."""
    while s.boards[auction.bidder(s)].coins <= s.arg(auction.HIGHEST):
        seat = auction.bidder(s)
        auction.drop_out(s, seat)
        s.tell(events.PASSED, seat)
        if auction.is_over(s):
            s.auction_over()
            return
        auction.ask_next(s)
