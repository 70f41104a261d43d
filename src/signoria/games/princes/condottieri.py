"""The posts of condottiere: sold for influence, paid by the city in gold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.kinds import count
from signoria.core.numbers import bit, i64
from signoria.games.princes import events
from signoria.games.princes.bidding import settle_passes
from signoria.games.princes.campaign import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    city_of,
    leader,
    set_leader,
)
from signoria.games.princes.questions import BID
from signoria.games.princes.tables import ATTACK_POST

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def sell_post(s: PrincesState, side: i64) -> None:
    """Owners of a troop bid, the first of them clockwise from the active player opens (POR-WAR-06, 07, 09)."""
    bidders: i64 = 0
    for seat in range(s.seats):
        if s.boards[seat].troops and seat != leader(s, ATTACKER):
            bidders |= bit(seat)
    if not bidders:
        s.tell(events.UNSOLD, ATTACK_POST + side)
        return
    opener = auction.first_from(bidders, s.active(), s.seats)
    s.tell(events.AUCTION_OPENED, opener, ATTACK_POST + side)
    auction.open_auction(s, BID, bidders, opener, ATTACK_POST + side)
    settle_passes(s)


def post_won(s: PrincesState, seat: i64, prize: i64) -> None:
    set_leader(s, prize - ATTACK_POST, seat)
    s.go_on(-1)


def pay_fees(s: PrincesState) -> None:
    """Gold equal to the status, read before the fight; it waits on the home town (POR-WAR-12, 13)."""
    _pay_fee(s, ATTACKER)
    _pay_fee(s, DEFENDER)


def _pay_fee(s: PrincesState, side: i64) -> None:
    seat = leader(s, side)
    if seat != NOBODY:
        gold = count(s.status, city_of(s, side))
        s.boards[seat].fees += gold
        s.tell(events.FEE_PAID, seat, city_of(s, side), gold)
