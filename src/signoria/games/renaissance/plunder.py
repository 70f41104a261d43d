"""Plunderers: ducats from a free or an enemy city, which then yields nothing this turn (REN-YEL-01 to 04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.deal import put_away
from signoria.games.renaissance.places import level, owner, plunder_counters_left
from signoria.games.renaissance.powers import has_unused, use
from signoria.games.renaissance.questions import COMBAT
from signoria.games.renaissance.setups import OPEN
from signoria.games.renaissance.tables import FORT_POINTS, PLUNDER, PLUNDERERS, SPAIN

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def plunder_targets(s: RenaissanceState, seat: i64) -> i64:
    """Not one's own, not a fortress, not twice in a turn, and only while there are counters (REN-RUL-22)."""
    if plunder_counters_left(s) == 0:
        return 0
    return OPEN[s.setup] & ~(s.boards[seat].cities | s.castles | s.pillaged)


def plunder(s: RenaissanceState, seat: i64, city: i64) -> None:
    """A die strictly above the fortification; a free city needs none (REN-RUL-21). Spain's power goes first."""
    if s.asking() == COMBAT and has_unused(s, seat, SPAIN):
        use(s, SPAIN)
        s.tell(events.POWER_USED, seat, SPAIN)
    else:
        put_away(s, seat, PLUNDERERS)
    strength: i64 = 0
    if owner(s, city) >= 0:
        strength = level(s, city)
        die = s.roll(streams.PLUNDER_DIE)
        s.tell(events.DIE_ROLLED, seat, die)
        if die <= FORT_POINTS[strength]:
            s.tell(events.PLUNDER_FAILED, seat, city)
            s.go_on()
            return
    s.boards[seat].ducats += PLUNDER[strength]
    s.pillaged |= bit(city)
    s.tell(events.PLUNDERED, seat, city, PLUNDER[strength])
    s.go_on()
