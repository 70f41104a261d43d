"""The Pope: how he is paid for, and who has him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.kinds import count
from signoria.core.numbers import i64
from signoria.games.princes import events
from signoria.games.princes.actions import AMOUNT
from signoria.games.princes.auctions import settle_price
from signoria.games.princes.board import Board
from signoria.games.princes.purse import discount, in_reach
from signoria.games.princes.questions import PAYMENT
from signoria.games.princes.tables import BRIBE_CARDINAL, CARDINAL_WORTH, INFLUENCE, POPE_PRIZE
from signoria.games.princes.treachery import play_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def pope_sold(s: PrincesState, seat: i64, price: i64) -> None:
    """A winner with treachery in hand who owes something is asked how he pays, whatever he holds (R-42)."""
    if s.boards[seat].hand and owed(s.boards[seat], price) > 0:
        s.push(PAYMENT, seat, price)
    else:
        _take(s, seat, price, 0)


def owed(board: Board, price: i64) -> i64:
    return max(price - discount(board, POPE_PRIZE), i64(0))


def list_payments(s: PrincesState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    for tiles in range(count(board.hand, BRIBE_CARDINAL) + 1):
        if can_use(board, owed(board, s.arg(0)), tiles):
            into.add(AMOUNT + tiles)


def can_use(board: Board, price: i64, tiles: i64) -> bool:
    """Each tile covers something, and the rest can be paid (R-44)."""
    if tiles and CARDINAL_WORTH * (tiles - 1) >= price:
        return False
    return price - CARDINAL_WORTH * tiles <= in_reach(board, INFLUENCE)


def pay_for_pope(s: PrincesState, seat: i64, tiles: i64) -> None:
    price = s.arg(0)
    s.pop()
    for _n in range(tiles):
        play_tile(s, seat, BRIBE_CARDINAL)
    if tiles:
        s.tell(events.CARDINALS_BRIBED, seat, tiles)
    _take(s, seat, price, CARDINAL_WORTH * tiles)


def _take(s: PrincesState, seat: i64, price: i64, covered: i64) -> None:
    settle_price(s, seat, POPE_PRIZE, price, covered)
    s.pope = seat
    s.go_on(-1)
