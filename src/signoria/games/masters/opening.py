"""The setup decisions: which Leaders to keep, and the compensation of the later seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bit_at, bits_in, i64
from signoria.games.masters import events
from signoria.games.masters.actions import KEEP, RESOURCE
from signoria.games.masters.bag import RESOURCES, unit
from signoria.games.masters.faith import advance
from signoria.games.masters.questions import COMPENSATION
from signoria.games.masters.streams import FIRST_PLAYER
from signoria.games.masters.tables import LEADERS, LEADERS_KEPT, SEAT_FAITH, SEAT_RESOURCES
from signoria.games.masters.turn import begin_turn

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def list_keeps(s: MastersState, seat: i64, into: Actions) -> None:
    """Leaders above the last one picked that leave enough for the picks to come."""
    left = s.boards[seat].hand
    picked = s.drafts[seat]
    missing = LEADERS_KEPT - bits_in(picked)
    for leader in range(LEADERS):
        if (left >> leader) & 1 and picked >> leader == 0 and bits_in(left >> leader) >= missing:
            into.add(KEEP + leader)


def keep(s: MastersState, seat: i64, leader: i64) -> None:
    s.drafts[seat] |= bit(leader)
    kept = s.drafts[seat]
    if bits_in(kept) == LEADERS_KEPT:
        s.set_arg(0, s.arg(0) & ~bit(seat))
        s.tell_apart(events.LEADERS_KEPT, bit(seat), seat, bit_at(kept, 0), bit_at(kept, 1))
    if s.arg(0) == 0:
        _all_have_kept(s)


def _all_have_kept(s: MastersState) -> None:
    for seat in range(s.seats):
        board = s.boards[seat]
        board.gone = board.hand ^ s.drafts[seat]
        board.hand = s.drafts[seat]
        s.drafts[seat] = 0
    s.pop()
    s.first = s.chance.below(FIRST_PLAYER, 0, s.seats)  # MAS-SET-08, after the choice (MAS-R-23)
    s.tell(events.FIRST_DRAWN, s.first)
    for place in range(s.seats):
        advance(s, (s.first + place) % s.seats, SEAT_FAITH[place])
    _compensate(s, 1)


def _compensate(s: MastersState, place: i64) -> None:
    """Ask the next seat in order that chooses resources; after the last one the game begins."""
    while place < s.seats:
        if SEAT_RESOURCES[place]:
            seat = (s.first + place) % s.seats
            s.push(COMPENSATION, seat, SEAT_RESOURCES[place], 0, place)
            s.tell(events.COMPENSATION_ASKED, seat)
            return
        place += 1
    begin_turn(s, s.first)


def list_compensations(s: MastersState, into: Actions) -> None:
    for resource in range(s.arg(1), RESOURCES):
        into.add(RESOURCE + resource)


def compensate(s: MastersState, seat: i64, resource: i64) -> None:
    """Any resources fit in an empty warehouse: no more than two are chosen (MAS-SET-10)."""
    s.boards[seat].warehouse += unit(resource)
    s.tell(events.COMPENSATED, seat, resource)
    s.set_arg(0, s.arg(0) - 1)
    s.set_arg(1, resource)
    if s.arg(0) == 0:
        place = s.arg(2)
        s.pop()
        _compensate(s, place + 1)
