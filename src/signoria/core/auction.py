"""Open auctions: seats bid clockwise, each bid higher than the one before; who passes is out.

The top frame is the auction. Its seat is asked for a bid, its first four numbers are those named here, the others
belong to the game. An auction is over when nobody is left, or only the one who made the highest bid.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, i64
from signoria.core.state import SEAT, WIDTH, State

BIDDERS: Final = 0  # the set of seats that have not passed
HIGHEST: Final = 1  # the highest bid, 0 before the first
HOLDER: Final = 2  # the seat that made it + 1, 0 before the first
PRIZE: Final = 3  # what is sold, as the game numbers it


def first_from(bidders: i64, seat: i64, seats: i64) -> i64:
    """The first member of a set that is not empty, clockwise from a seat."""
    while not (bidders >> seat) & 1:
        seat += 1
        if seat == seats:
            seat = 0
    return seat


def open_auction(s: State, question: i64, bidders: i64, opener: i64, prize: i64) -> None:
    """Ask the first of the bidders clockwise from seat `opener`."""
    s.push(question, first_from(bidders, opener, s.seats), bidders, 0, 0, prize)


def bidder(s: State) -> i64:
    """The seat whose bid is awaited."""
    return s.stack[(s.depth - 1) * WIDTH + SEAT]


def raise_to(s: State, seat: i64, amount: i64) -> None:
    s.set_arg(HIGHEST, amount)
    s.set_arg(HOLDER, seat + 1)


def drop_out(s: State, seat: i64) -> None:
    s.set_arg(BIDDERS, s.arg(BIDDERS) & ~bit(seat))


def is_over(s: State) -> bool:
    bidders = s.arg(BIDDERS)
    if bidders == 0:
        return True
    return s.arg(HOLDER) > 0 and bidders == bit(s.arg(HOLDER) - 1)


def ask_next(s: State) -> None:
    """The next seat that has not passed is asked."""
    following = bidder(s) + 1
    if following == s.seats:
        following = 0
    s.stack[(s.depth - 1) * WIDTH + SEAT] = first_from(s.arg(BIDDERS), following, s.seats)


def winner(s: State) -> i64:
    """Who made the highest bid, or -1."""
    return s.arg(HOLDER) - 1


def fits(s: State, least: i64 = 1) -> bool:
    """Could the top frame be an auction under way? The seat asked is a bidder other than the holder, and the holder,
    if there is one, has not passed. `least`: the lowest bid there is."""
    bidders = s.arg(BIDDERS)
    seat = bidder(s)
    if bidders == 0 or bidders >> s.seats or seat < 0 or not (bidders >> seat) & 1:
        return False
    holder = winner(s)
    if holder < 0:
        return s.arg(HIGHEST) == 0
    if holder >= s.seats or holder == seat or not (bidders >> holder) & 1:
        return False
    return s.arg(HIGHEST) >= least
