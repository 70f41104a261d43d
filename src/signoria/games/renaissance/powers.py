"""The powers of the states, optional (REN-POW-01): who has which, and which are still unused this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64
from signoria.games.renaissance.tables import FLORENCE, MILAN, NAPLES, SPAIN

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

# Powers that serve once a turn: a bit for each nation (REN-RUL-36).
ONCE_A_TURN: Final = 1 << FLORENCE | 1 << NAPLES | 1 << MILAN | 1 << SPAIN


def leads(s: RenaissanceState, seat: i64, nation: i64) -> bool:
    """Has this seat the power of that nation?"""
    return s.with_powers and s.boards[seat].nation == nation


def has_unused(s: RenaissanceState, seat: i64, nation: i64) -> bool:
    """Has this seat the power of that nation, not yet used this turn?"""
    return s.boards[seat].nation == nation and (s.powers >> nation) & 1 == 1


def use(s: RenaissanceState, nation: i64) -> None:
    s.powers &= ~bit(nation)


def seat_of(s: RenaissanceState, nation: i64) -> i64:
    """The seat that leads a nation, or -1."""
    for seat in range(s.seats):
        if s.boards[seat].nation == nation:
            return seat
    return -1
