"""The auction action: a city tile, an event or the Pope is put up and goes to the highest bidder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core import auction
from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bits_in, i64
from signoria.games.princes import events
from signoria.games.princes.actions import CITY_TILE, EVENT, MOST_BID, POPE
from signoria.games.princes.bidding import minimum, settle_passes
from signoria.games.princes.board import Board
from signoria.games.princes.purse import currency_of, discount, in_reach, pay
from signoria.games.princes.questions import BID
from signoria.games.princes.tables import (
    CITIES,
    CITY_TILES,
    EVENT_PRIZE,
    EVENTS,
    GOLD,
    MOST_CITIES,
    MOST_TILES,
    POPE_PRIZE,
    TILE_CITY,
    TILES,
    TWINS_BEFORE,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


# ---------------------------------------------------------------- what may be put up


def list_prizes(s: PrincesState, seat: i64, into: Actions) -> None:
    """Of tiles that are alike only the first is listed."""
    cities = cities_to_open(s, seat)
    for tile in range(TILES):
        on_offer = (s.display >> tile) & (cities >> TILE_CITY[tile]) & 1
        if on_offer and not s.display & TWINS_BEFORE[tile]:
            into.add(CITY_TILE + tile)
    list_events(s, into)
    if s.pope < 0:
        into.add(POPE)


def list_events(s: PrincesState, into: Actions) -> None:
    for event in range(EVENTS):
        if (s.events >> event) & 1:
            into.add(EVENT + event)


def cities_to_open(s: PrincesState, seat: i64) -> i64:
    """The cities whose tiles he may own and can pay at the minimum (POR-CITY-04)."""
    board = s.boards[seat]
    most = min(in_reach(board, GOLD), MOST_BID)
    cities: i64 = 0
    for city in range(CITIES):
        if minimum(s, city) <= most and may_own(board, city):
            cities |= bit(city)
    return cities


def may_own(board: Board, city: i64) -> bool:
    """Six tiles at most, of three cities at most (POR-GEN-04, 05)."""
    if bits_in(board.tiles) >= MOST_TILES:
        return False
    return board.tiles & CITY_TILES[city] != 0 or bits_in(board.cities()) < MOST_CITIES


# ---------------------------------------------------------------- putting up


def put_up(s: PrincesState, seat: i64, prize: i64) -> None:
    """All take part, those too who may only pass; the active player speaks first (POR-AUC-01)."""
    s.begin_action()
    s.tell(events.AUCTION_OPENED, seat, prize)
    auction.open_auction(s, BID, bit(s.seats) - 1, seat, prize)
    settle_passes(s)


# ---------------------------------------------------------------- the end of an auction


def auction_over(s: PrincesState) -> None:
    prize = s.arg(auction.PRIZE)
    winner = auction.winner(s)
    price = s.arg(auction.HIGHEST)
    s.pop()
    if winner < 0:
        s.tell(events.UNSOLD, prize)
        if prize <= POPE_PRIZE:  # stays on offer; the action is spent (POR-EVT-04)
            s.idle += 1
        s.go_on(-1)
        return
    if prize <= POPE_PRIZE:
        s.idle = 0
    if prize == POPE_PRIZE:
        s.pope_sold(winner, price)
        return
    settle_price(s, winner, prize, price, 0)
    if prize < EVENT_PRIZE:
        s.city_tile_won(winner, prize)
    elif prize < POPE_PRIZE:
        s.event_won(winner, prize - EVENT_PRIZE)
    else:
        s.post_won(winner, prize)


def settle_price(s: PrincesState, seat: i64, prize: i64, price: i64, covered: i64) -> None:
    """The winner pays what is left after discounts and what treachery has covered (POR-AUC-06, 10)."""
    board = s.boards[seat]
    paid = max(price - discount(board, prize) - covered, i64(0))
    currency = currency_of(prize)
    banked = pay(board, currency, paid)
    s.tell(events.WON, seat, prize, price, paid, currency, banked)
