"""Marriage: a plain garrison for two ducats, and no attack on its former owner this turn (REN-YEL-09 to 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.places import has_spare_counter, others, owner, take_city
from signoria.games.renaissance.questions import COMBAT
from signoria.games.renaissance.tables import MARRIAGE, WEDDING_PRICE

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def marriage_targets(s: RenaissanceState, seat: i64) -> i64:
    """No fortification, no palace, and not with somebody attacked this turn."""
    if s.boards[seat].ducats < WEDDING_PRICE or not has_spare_counter(s, seat):
        return 0
    targets = others(s, seat) & ~(s.ramparts | s.palaces)
    for other in range(s.seats):
        if (s.attacked >> other) & 1:
            targets &= ~s.boards[other].cities
    return targets


def marry(s: RenaissanceState, seat: i64, city: i64) -> None:
    """The ducats go to the city's owner, who cannot refuse (REN-RUL-23)."""
    put_away(s, seat, MARRIAGE)
    other = owner(s, city)
    s.boards[seat].ducats -= WEDDING_PRICE
    s.boards[other].ducats += WEDDING_PRICE
    s.boards[seat].married |= bit(other)
    take_city(s, seat, city)
    if s.asking() == COMBAT:
        s.gained |= bit(city)  # REN-RUL-10
    s.tell(events.MARRIED, seat, other, city, WEDDING_PRICE)
    s.go_on()
