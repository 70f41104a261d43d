"""The beginning of a turn, with the return of players who have lost everything, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import CITY
from signoria.games.renaissance.board import UNBOUNDED
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.places import take_city
from signoria.games.renaissance.powers import ONCE_A_TURN
from signoria.games.renaissance.questions import RETURN
from signoria.games.renaissance.scoring import score_turn
from signoria.games.renaissance.tables import ALL_CARDS, RETURN_DUCATS, TURNS

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def begin_turn(s: RenaissanceState) -> None:
    """Who has no city now comes back first (REN-ELM-01, REN-RUL-31)."""
    s.turn += 1
    s.given = 0
    s.tell(events.TURN_BEGAN, s.turn, s.turn)
    lost: i64 = 0
    for seat in range(s.seats):
        board = s.boards[seat]
        board.base = 0
        board.sailed = 0
        board.married = 0
        if not board.cities:
            lost |= bit(seat)
    if s.with_powers:
        s.powers = ONCE_A_TURN
    _ask_return(s, lost)


def _ask_return(s: RenaissanceState, lost: i64) -> None:
    """In the order still lying on the order table."""
    for place in range(s.seats):
        seat = s.seat_at(place)
        if (lost >> seat) & 1:
            s.push(RETURN, seat, lost & ~bit(seat))
            return
    s.ask_vote()


def list_returns(s: RenaissanceState, seat: i64, into: Actions) -> None:
    add_cities(into, CITY, s.boards[seat].start)


def choose_return(s: RenaissanceState, seat: i64, city: i64) -> None:
    """With all that stands in it, and ducats (REN-ELM-02, 03); the former owner gets nothing (REN-RUL-42)."""
    lost = s.arg(0)
    s.pop()
    take_city(s, seat, city)
    s.boards[seat].ducats += RETURN_DUCATS
    s.tell(events.RETURNED, seat, city, RETURN_DUCATS)
    _ask_return(s, lost)


def end_turn(s: RenaissanceState) -> None:
    """All cards are discarded and shuffled (REN-TRN-03, 04); then points, treasury, and the next turn."""
    for seat in range(s.seats):
        board = s.boards[seat]
        board.hand = 0
        board.known = 0
        board.most_blue = UNBOUNDED
    s.deck = ALL_CARDS
    s.discards = 0
    s.tell(events.CARDS_SHUFFLED)
    score_turn(s)
    s.pillaged = 0  # REN-SCO-06
    s.banked = 0
    s.swapped = 0
    if s.turn < TURNS:
        begin_turn(s)
    else:
        s.tell(events.GAME_ENDED)
