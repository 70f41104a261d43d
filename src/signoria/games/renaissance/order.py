"""The order of play: drawn anew each turn, nobody being first twice running (REN-ORD-01, 02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, bit_at, bits_in, i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.powers import seat_of
from signoria.games.renaissance.setups import SETUPS

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

_SEAT: Final = 3  # bits for a seat


def draw_order(s: RenaissanceState) -> None:
    """The old first player's counter is set aside while place 1 is drawn."""
    left = bit(s.seats) - 1
    aside: i64 = 0
    if s.turn > 1:
        aside = bit(s.seat_at(0))
    order: i64 = 0
    for place in range(s.seats):
        drawn_from = left & ~aside
        index = s.turn * s.seats + place
        seat = bit_at(drawn_from, s.chance.below(streams.ORDER, index, bits_in(drawn_from)))
        aside = 0
        left &= ~bit(seat)
        order |= seat << (_SEAT * place)
    _set_order(s, order)


def list_order(s: RenaissanceState) -> None:
    """The order in which a scenario lists its nations (REN-RUL-33)."""
    order: i64 = 0
    for place, nation in enumerate(SETUPS[s.setup].nations):
        order |= seat_of(s, nation) << (_SEAT * i64(place))
    _set_order(s, order)


def _set_order(s: RenaissanceState, order: i64) -> None:
    s.order = order
    for place in range(s.seats):
        s.tell(events.ORDER_SET, place, s.seat_at(place))
