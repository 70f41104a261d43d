"""How good a position looks for a seat, judged by the open table and the seat's own Leaders.

All is reckoned in whole numbers, so that a position has the same value on every machine.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, bits_in, i64
from signoria.core.outcome import share
from signoria.core.state import SEAT
from signoria.games.masters import questions as q
from signoria.games.masters.foresight import Upcoming, foresee, upcoming_of
from signoria.games.masters.scoring import board_score
from signoria.games.masters.solo import LOST
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import CARD_NAMES, CARDS_TO_END, LAST_SPACE
from signoria.games.masters.weights import SOLO, TABLE, Weights
from signoria.games.masters.worth import worth

_FAR: Final = 1 << 40  # beyond every value
_DECIDED: Final = 100  # the doubt that remains when a game is over: none to speak of
_EVEN: Final = 30_000  # worth of a solo game that may go either way
_SETTLED: Final = 10_000_000  # worth of one that is over
_TOKEN: Final = 1750  # thousandths: steps and cards of one of Lorenzo's tokens, on average


def judge(s: MastersState, seat: int) -> float:
    """Between 0 and 1; above a half is ahead. In the middle of an action what it will bring is counted in."""
    if s.solo:
        return judge_solo(s, SOLO)
    return judge_table(s, seat, TABLE)


def judge_table(s: MastersState, me: i64, w: Weights) -> float:
    """By the lead over the others, most of all over the best of them."""
    acting = foresee(s)
    all_upcoming: list[Upcoming] = []
    furthest: i64 = 0
    turns: i64 = _FAR
    for seat in range(s.seats):
        upcoming = upcoming_of(s, acting, seat)
        all_upcoming.append(upcoming)
        furthest = max(furthest, upcoming.faith)
        turns = min(turns, _turns_needed(w, upcoming))
    ending = s.ending or turns == 0
    mine: i64 = 0
    best: i64 = -_FAR
    total: i64 = 0
    for seat in range(s.seats):
        left = _last_turn(s, seat) if ending else turns
        value = worth(s, w, all_upcoming[seat], seat == me, furthest, left)
        if seat == me:
            mine = value
        else:
            best = max(best, value)
            total += value
    lead = mine - (2 * best + total // (s.seats - 1)) // 3
    if s.depth == 0:
        return share(lead, _DECIDED)
    if s.asking() == q.TURN and s.owing() == bit(me):
        lead += w.tempo
    return share(lead, w.doubt + w.doubt_per_turn * turns // 1000)


def judge_solo(s: MastersState, w: Weights) -> float:
    """By the way left to victory, and by Lorenzo's clock: his steps and the cards he removed."""
    acting = foresee(s)
    upcoming = upcoming_of(s, acting, 0)
    board = upcoming.board
    turns = _turns_needed(w, upcoming)
    if s.result == LOST:
        return share(1000 * board_score(board) - _SETTLED, w.doubt)
    if turns == 0:  # won, or certain to be
        return share(1000 * board_score(board) + _SETTLED, w.doubt)
    cross = s.cross + upcoming.given
    value = worth(s, w, upcoming, True, max(upcoming.faith, cross), turns)
    clock = 1000 * (cross + len(CARD_NAMES) - bits_in(s.grid) - s.boards[0].cards())
    if s.asking() != q.TURN:
        clock += _TOKEN  # still to be drawn before the next turn
    return share(value - w.clock * clock // 1000 - _EVEN, w.doubt)


def _turns_needed(w: Weights, upcoming: Upcoming) -> i64:
    """About how many turns a seat needs to end the game, in thousandths."""
    by_cards = (CARDS_TO_END - upcoming.board.cards()) * w.turns_per_card
    by_faith = (LAST_SPACE - upcoming.faith) * w.turns_per_step
    return max(min(by_cards, by_faith), 0)


def _last_turn(s: MastersState, seat: i64) -> i64:
    """In the last round: 1000 if a seat has its main action before it, otherwise 0."""
    if s.depth == 0:
        return 0
    place = (seat - s.first + s.seats) % s.seats
    current = (s.stack[SEAT] - s.first + s.seats) % s.seats
    if place > current or (place == current and s.asking() == q.TURN):
        return 1000
    return 0
