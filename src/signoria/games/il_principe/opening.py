"""The choice of families, before the first round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bit_at, bits_in, i64, low_bit
from signoria.games.il_principe import events
from signoria.games.il_principe.actions import FAMILY
from signoria.games.il_principe.questions import FAMILY as FAMILY_FRAME
from signoria.games.il_principe.streams import FAMILIES as FAMILY_STREAM
from signoria.games.il_principe.tables import FAMILIES

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def free_families(s: PrincipeState) -> i64:
    free = bit(FAMILIES) - 1
    for seat in range(s.seats):
        family = s.boards[seat].family
        if family >= 0:
            free &= ~bit(family)
    return free


def ask_family(s: PrincipeState, seat: i64) -> None:
    """Each seat in its order takes a free family; the last of five is given (ILP-SETUP-10)."""
    if seat == s.seats:
        s.begin_round()
        return
    free = free_families(s)
    if free & (free - 1):
        s.push(FAMILY_FRAME, seat)
    else:
        _take(s, seat, low_bit(free))
        ask_family(s, seat + 1)


def list_families(s: PrincipeState, into: Actions) -> None:
    free = free_families(s)
    for family in range(FAMILIES):
        if (free >> family) & 1:
            into.add(FAMILY + family)


def choose_family(s: PrincipeState, seat: i64, family: i64) -> None:
    s.pop()
    _take(s, seat, family)
    ask_family(s, seat + 1)


def _take(s: PrincipeState, seat: i64, family: i64) -> None:
    s.boards[seat].family = family
    s.tell(events.FAMILY_TAKEN, seat, family)


def draw_families(s: PrincipeState) -> None:
    """For a table that does not want to choose."""
    for seat in range(s.seats):
        free = free_families(s)
        _take(s, seat, bit_at(free, s.chance.below(FAMILY_STREAM, seat, bits_in(free))))
