"""What a player can pay: funds, discounts, Bribe Cardinal tiles, and Banking for what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.kinds import count
from signoria.core.numbers import bits_in, i64, low_bit
from signoria.games.princes.actions import MOST_BID
from signoria.games.princes.board import Board
from signoria.games.princes.tables import (
    ARTIST_DISCOUNT,
    BANKED_AT_ONCE,
    BANKING,
    BRIBE_CARDINAL,
    CARDINAL_WORTH,
    DISCOUNT_TILES,
    DISCOUNTS,
    EVENT_CURRENCY,
    EVENT_IS_ARTIST,
    EVENT_PRIZE,
    FAMILY_DISCOUNT,
    GOLD,
    INFLUENCE,
    POPE_DISCOUNT,
    POPE_PRIZE,
    POST_DISCOUNT,
    TILE_DISCOUNT,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def currency_of(prize: i64) -> i64:
    """POR-GEN-08"""
    if prize < EVENT_PRIZE:
        return GOLD
    if prize < POPE_PRIZE:
        return EVENT_CURRENCY[prize - EVENT_PRIZE]
    return INFLUENCE


def discount(board: Board, prize: i64) -> i64:
    """What the winner need not pay; discounts add up (R-03)."""
    kind: i64 = POST_DISCOUNT
    if prize < EVENT_PRIZE:
        return 0
    if prize < POPE_PRIZE:
        if not EVENT_IS_ARTIST[prize - EVENT_PRIZE]:
            return 0
        kind = ARTIST_DISCOUNT
    elif prize == POPE_PRIZE:
        kind = POPE_DISCOUNT
    taken_off = FAMILY_DISCOUNT[DISCOUNTS * board.family + kind]
    tiles = board.tiles & DISCOUNT_TILES[kind]
    while tiles:
        taken_off += TILE_DISCOUNT[DISCOUNTS * low_bit(tiles) + kind]
        tiles &= tiles - 1
    return taken_off


def bankable(other_funds: i64, banks: i64) -> i64:
    """What so many Banking tiles could still bring, limited by the other currency."""
    return min(BANKED_AT_ONCE * banks, other_funds)


def in_reach(board: Board, currency: i64) -> i64:
    """Funds of a currency, and what unused Banking tiles could add to them."""
    banks = board.ready(BANKING)
    if currency == GOLD:
        if banks:
            return board.gold + bankable(board.influence, bits_in(banks))
        return board.gold
    if banks:
        return board.influence + bankable(board.gold, bits_in(banks))
    return board.influence


def highest_bid(board: Board, prize: i64) -> i64:
    """The most he could pay for a prize (R-04), his hidden Bribe Cardinal tiles included."""
    most = in_reach(board, currency_of(prize)) + discount(board, prize)
    if prize == POPE_PRIZE:
        most += CARDINAL_WORTH * count(board.hand, BRIBE_CARDINAL)
    return min(most, MOST_BID)


def pay(board: Board, currency: i64, amount: i64) -> i64:
    """Pay the bank. What the funds lack is exchanged, no more, each Banking tile used up before the next (R-44).

    How much was exchanged.
    """
    funds = board.gold if currency == GOLD else board.influence
    missing = max(amount - funds, i64(0))
    left = missing
    while left:
        bank = board.ready(BANKING)
        board.used |= bank & -bank
        left -= min(left, BANKED_AT_ONCE)
    if currency == GOLD:
        board.gold += missing - amount
        board.influence -= missing
    else:
        board.influence += missing - amount
        board.gold -= missing
    return missing


def prove_cardinals(s: PrincesState, seat: i64, price: i64) -> None:
    """A bid for the Pope beyond all that others can see proves that its maker holds Bribe Cardinal tiles."""
    board = s.boards[seat]
    short = price - discount(board, POPE_PRIZE) - in_reach(board, INFLUENCE)
    if short > 0:
        board.locate(BRIBE_CARDINAL, (short + CARDINAL_WORTH - 1) // CARDINAL_WORTH)
