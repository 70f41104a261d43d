"""The actions played: who, when, against whom. Each action card is played once at most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.artigiano.abilities import COPIER
from signoria.games.artigiano.effects import IS_UNREPEATABLE
from signoria.games.artigiano.people import LAST
from signoria.games.artigiano.places import is_in_zone
from signoria.games.artigiano.tables import CARD_KIND, EFFECT

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def card(entry: i64) -> i64:
    return entry & 255


def author(entry: i64) -> i64:
    return (entry >> 8) & 7


def turn(entry: i64) -> i64:
    return (entry >> 11) & 4095


def aimed(entry: i64) -> i64:
    """The seats that it was aimed at and for which it was not cancelled."""
    return (entry >> 23) & 255


def is_doubled(entry: i64) -> bool:
    """Were its numbers of cards doubled?"""
    return (entry >> 31) & 1 == 1


def add(s: ArtigianoState, copy: i64, seat: i64, aimed_at: i64, doubled: bool) -> None:
    entry = copy | seat << 8 | s.turn << 11 | aimed_at << 23
    if doubled:
        entry |= bit(31)
    s.log = s.log[:]
    s.log[s.logged] = entry
    s.logged += 1


def cancel(s: ArtigianoState, copy: i64, for_seats: i64) -> None:
    """An action was cancelled for some of those it was aimed at."""
    s.log = s.log[:]
    for at in range(s.logged):
        if card(s.log[at]) == copy:
            s.log[at] &= ~(for_seats << 23)


def effect(entry: i64) -> i64:
    return EFFECT[CARD_KIND[card(entry)]]


def last_turn(s: ArtigianoState, side: i64) -> i64:
    """The last turn that a side has played."""
    last: i64 = 0
    for seat in range(s.seats):
        if s.side_of(seat) == side and s.people[LAST + seat] > last:
            last = s.people[LAST + seat]
    return last


def can_copy(s: ArtigianoState, seat: i64, at: i64) -> bool:
    """Played by another side since the previous turn of this one (ART-RUL-64)."""
    entry = s.log[at]
    side = s.side_of(seat)
    if s.side_of(author(entry)) == side or IS_UNREPEATABLE[effect(entry)]:
        return False
    return turn(entry) > last_turn(s, side)


def copier_ready(s: ArtigianoState, seat: i64) -> bool:
    """May the seat carry out a past action at the start of its turn? All of it is open to all."""
    side = s.side_of(seat)
    if not is_in_zone(s, COPIER, side) or (s.castles[side].spent >> COPIER) & 1:
        return False
    for at in range(s.logged):
        if can_copy(s, seat, at):
            return True
    return False


def can_turn_back(s: ArtigianoState, seat: i64, at: i64) -> bool:
    """Aimed at this seat since its own previous turn (ART-RUL-51)."""
    entry = s.log[at]
    if not (aimed(entry) >> seat) & 1 or IS_UNREPEATABLE[effect(entry)]:
        return False
    return turn(entry) > s.people[LAST + seat]
