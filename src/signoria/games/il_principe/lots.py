"""Phase 2: lots are sold one by one, the smallest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.kinds import Kinds, count, one
from signoria.core.numbers import bit, i64
from signoria.games.il_principe import events
from signoria.games.il_principe.bidding import settle_passes
from signoria.games.il_principe.questions import BID_LOT, BUILD
from signoria.games.il_principe.tables import COLOURS, NO_BUILDING_IN

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def smallest(lots: Kinds) -> i64:
    """The colour of the smallest lot, equal ones in colour order (ILP-AUC-02); -1 if there is none."""
    best: i64 = -1
    fewest: i64 = 0
    for colour in range(COLOURS):
        cards = count(lots, colour)
        if cards and (best < 0 or cards < fewest):
            best = colour
            fewest = cards
    return best


def next_lot(s: PrincipeState) -> None:
    """Everybody may bid; the seat to the left of whoever holds the marker now opens (ILP-AUC-04)."""
    colour = smallest(s.lots)
    if colour < 0:
        s.begin_actions()
        return
    opener = (s.principe + 1) % s.seats
    s.tell(events.LOT_OPENED, colour, count(s.lots, colour), opener)
    auction.open_auction(s, BID_LOT, bit(s.seats) - 1, opener, colour)
    settle_passes(s)


def lot_auction_over(s: PrincipeState) -> None:
    """The winner has the cards, pays, takes the marker and may build (ILP-AUC-09); unsold cards are discarded."""
    colour = s.arg(auction.PRIZE)
    winner = auction.winner(s)
    coins = s.arg(auction.HIGHEST)
    s.pop()
    amount = count(s.lots, colour)
    cards = amount * one(colour)
    s.lots -= cards
    if winner < 0:
        s.discards += cards
        s.tell(events.LOT_DISCARDED, colour, amount)
        next_lot(s)
        return
    board = s.boards[winner]
    board.hand += cards
    board.known += cards
    board.coins -= coins
    s.principe = winner
    s.tell(events.LOT_WON, winner, colour, amount, coins)
    if s.round > NO_BUILDING_IN and s.display:
        s.push(BUILD, winner)
    else:
        next_lot(s)


def decline_build(s: PrincipeState, seat: i64) -> None:
    s.pop()
    s.tell(events.NOT_BUILT, seat)
    next_lot(s)
