"""How good a position looks for a seat, judged by the open table, the seat's own cards and everybody's coins.

All is reckoned in whole numbers, so that a position has the same value on every machine.
"""

from __future__ import annotations

from typing import Final

from signoria.core import auction
from signoria.core.kinds import count, one, size
from signoria.core.numbers import i64
from signoria.core.outcome import share
from signoria.core.state import SEAT
from signoria.games.il_principe import questions as q
from signoria.games.il_principe.roles import is_major
from signoria.games.il_principe.scoring import final_score
from signoria.games.il_principe.state import PrincipeState
from signoria.games.il_principe.worth import (
    CARD_IN_HAND,
    MAJOR,
    MINOR,
    POINT,
    coin_worth,
    hand_worth,
    held_worth,
    hoped_roles,
    table_worth,
)

_FAR: Final = 1 << 40  # beyond every value
_WON: Final = 60  # hundredths of what a bid would win that the highest bidder counts on
_DOUBT: Final = 2_000  # a lead of so many hundredths of a point is as good as three chances in four
_DECIDED: Final = 10  # the doubt that remains when a game is over: none to speak of


def judge(s: PrincipeState, seat: int) -> float:
    """Between 0 and 1; above a half is ahead of the best of the others."""
    mine: i64 = 0
    best: i64 = -_FAR
    for other in range(s.seats):
        if other == seat:
            mine = _worth(s, other)
        else:
            best = max(best, _worth_of_rival(s, other))
    if s.depth == 0:
        return share(mine - best, _DECIDED)
    return share(mine - best, _DOUBT)


def _worth(s: PrincipeState, seat: i64) -> i64:
    """What the seat itself knows: its hand, and what its bid may bring."""
    if s.depth == 0:
        return POINT * final_score(s, seat)
    board = s.boards[seat]
    hand = board.hand - s.drafts[seat]  # cards offered are as good as gone
    own = hand_worth(s, hand, board.coins, _may_build(s, seat))
    return table_worth(s, seat) + _roles(s, seat) + own + _bid(s, seat, own)


def _worth_of_rival(s: PrincipeState, seat: i64) -> i64:
    """What everybody can work out."""
    if s.depth == 0:
        return POINT * final_score(s, seat)
    board = s.boards[seat]
    purse = coin_worth(s) * board.coins + CARD_IN_HAND * size(board.hand)
    return table_worth(s, seat) + _roles(s, seat) + purse


def _may_build(s: PrincipeState, seat: i64) -> bool:
    """Will the seat be asked for a city before the round is over?"""
    question = s.stack[0]
    if question == q.ACTION:
        place = (seat - s.principe + s.seats) % s.seats
        return place >= (s.stack[SEAT] - s.principe + s.seats) % s.seats and s.depth == 1
    return question < q.ACTION


def _roles(s: PrincipeState, seat: i64) -> i64:
    """Roles held, and those to be hoped for in this round or the next."""
    board = s.boards[seat]
    question = s.stack[0]
    if question < q.BID_ROLE:
        return held_worth(board) // 3 + hoped_roles(s, seat, 0)
    tile = s.arg(auction.PRIZE) if question == q.BID_ROLE else s.arg(0)
    return held_worth(board) + hoped_roles(s, seat, tile // 2 + 1)


def _bid(s: PrincipeState, seat: i64, own: i64) -> i64:
    """What the highest bid would win, by the chance that it does."""
    question = s.asking()
    if (question != q.BID_LOT and question != q.BID_ROLE) or auction.winner(s) != seat:
        return 0
    board = s.boards[seat]
    price = s.arg(auction.HIGHEST)
    prize = s.arg(auction.PRIZE)
    if question == q.BID_LOT:
        hand = board.hand + count(s.lots, prize) * one(prize)
        return (hand_worth(s, hand, board.coins - price, True) - own) * _WON // 100
    gain = i64(MAJOR) if is_major(prize) else i64(MINOR)
    return (gain - coin_worth(s) * price) * _WON // 100
