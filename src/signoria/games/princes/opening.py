"""The choice of families, before the first decade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.princes import events
from signoria.games.princes.actions import FAMILY
from signoria.games.princes.questions import FAMILY as FAMILY_FRAME
from signoria.games.princes.streams import FIRST_PLAYER
from signoria.games.princes.tables import FAMILIES

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def free_families(s: PrincesState) -> i64:
    free = bit(FAMILIES) - 1
    for seat in range(s.seats):
        family = s.boards[seat].family
        if family >= 0:
            free &= ~bit(family)
    return free


def ask_family(s: PrincesState, seat: i64) -> None:
    """Clockwise from the die's winner; the last of six families is given (POR-SETUP-02)."""
    if s.boards[seat].family >= 0:
        s.begin_decade(s.chance.below(FIRST_PLAYER, 0, s.seats))  # POR-SETUP-10
        return
    free = free_families(s)
    if free & (free - 1):
        s.push(FAMILY_FRAME, seat)
    else:
        _take(s, seat, low_bit(free))


def list_families(s: PrincesState, into: Actions) -> None:
    free = free_families(s)
    for family in range(FAMILIES):
        if (free >> family) & 1:
            into.add(FAMILY + family)


def choose_family(s: PrincesState, seat: i64, family: i64) -> None:
    s.pop()
    _take(s, seat, family)


def _take(s: PrincesState, seat: i64, family: i64) -> None:
    s.boards[seat].family = family
    s.tell(events.FAMILY_TAKEN, seat, family)
    ask_family(s, (seat + 1) % s.seats)
