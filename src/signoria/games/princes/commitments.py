"""What a player must be able to pay: his standing bid, or the opening bid he owes (POR-NEG-06, 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.numbers import i64
from signoria.core.state import ARGS, KIND, SEAT, WIDTH
from signoria.games.princes.bidding import first_bid
from signoria.games.princes.purse import bankable, currency_of, discount, prove_cardinals
from signoria.games.princes.questions import BID
from signoria.games.princes.tables import CARDINAL_WORTH, EVENT_PRIZE, GOLD, POPE_PRIZE

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def auction_at(s: PrincesState) -> i64:
    """Where the auction under way begins in the stack, also below a phrase; -1 if there is none."""
    level = s.depth - 2 if s.speaking else s.depth - 1
    if level < 0 or s.stack[level * WIDTH + KIND] != BID:
        return -1
    return level * WIDTH


def keeps_bid(
    s: PrincesState, seat: i64, gold: i64, influence: i64, banks: i64, cardinals: i64
) -> bool:
    """With these funds, Banking tiles and Bribe Cardinal tiles, could the seat pay what it has bid or must bid?"""
    at = auction_at(s)
    if at < 0:
        return True
    prize = s.stack[at + ARGS + auction.PRIZE]
    holder = s.stack[at + ARGS + auction.HOLDER] - 1
    price: i64 = 0
    if holder == seat:
        price = s.stack[at + ARGS + auction.HIGHEST]
    elif holder < 0 and prize < EVENT_PRIZE and s.stack[at + SEAT] == seat:
        price = first_bid(s, prize)
    else:
        return True
    owed = price - discount(s.boards[seat], prize)
    if prize == POPE_PRIZE:
        owed -= CARDINAL_WORTH * cardinals
    if currency_of(prize) == GOLD:
        return owed <= gold + bankable(influence, banks)
    return owed <= influence + bankable(gold, banks)


def prove_bid(s: PrincesState, seat: i64) -> None:
    """Funds of a bidder for the Pope changed: what he still bids may now prove something."""
    at = auction_at(s)
    if at < 0 or s.stack[at + ARGS + auction.PRIZE] != POPE_PRIZE:
        return
    if s.stack[at + ARGS + auction.HOLDER] - 1 == seat:
        prove_cardinals(s, seat, s.stack[at + ARGS + auction.HIGHEST])
