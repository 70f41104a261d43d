"""Event tiles won: artists, merchants, the invasion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.kinds import count, one
from signoria.core.numbers import bit, i64
from signoria.games.princes import events
from signoria.games.princes.actions import CITY, PASS
from signoria.games.princes.questions import ARTIST
from signoria.games.princes.questions import INVASION as INVASION_FRAME
from signoria.games.princes.tables import (
    ARTIST_STATUS,
    CITIES,
    EVENT_KIND,
    EVENT_STATUS,
    HIGHEST_STATUS,
    INVASION,
    LOWEST_STATUS,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def event_won(s: PrincesState, seat: i64, event: i64) -> None:
    """Some are kept, some are used at once, before anything else (POR-EVT-05 to 11)."""
    s.events ^= bit(event)
    kind = EVENT_KIND[event]
    if kind == ARTIST_STATUS:
        s.push(ARTIST, seat, event)
    elif kind == INVASION:
        s.push(INVASION_FRAME, seat, event)
    else:
        s.boards[seat].events |= bit(event)
        s.go_on(-1)


def list_cities(s: PrincesState, declinable: bool, into: Actions) -> None:
    if declinable:
        into.add(PASS)
    for city in range(CITIES):
        into.add(CITY + city)


def place_artist(s: PrincesState, seat: i64, city: i64) -> None:
    """He stays there for the tie-break, even if the status can rise no more (POR-EVT-07, 08)."""
    event = s.arg(0)
    s.pop()
    s.artists += one(city)
    change_status(s, city, EVENT_STATUS[event])
    s.tell(events.ARTIST_PLACED, seat, event, city, count(s.status, city))
    s.go_on(seat)


def invade(s: PrincesState, seat: i64, city: i64) -> None:
    change_status(s, city, EVENT_STATUS[s.arg(0)])
    s.pop()
    s.tell(events.INVADED, seat, city, count(s.status, city))
    s.go_on(seat)


def decline_invasion(s: PrincesState, seat: i64) -> None:
    s.pop()
    s.tell(events.NOT_INVADED, seat)
    s.go_on(seat)


def change_status(s: PrincesState, city: i64, levels: i64) -> None:
    """Never beyond the ends of the track (POR-FIGHT-08, R-24, R-25)."""
    before = count(s.status, city)
    after = max(LOWEST_STATUS, min(before + levels, HIGHEST_STATUS))
    s.status += (after - before) * one(city)
