"""The Ambassador: corruption, poor upkeep or outside help, by two dice (REN-YEL-05 to 08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.actions import CITY, PASS
from signoria.games.renaissance.deal import draw_to, put_away
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.places import has_spare_counter, level, others, owner, take_city
from signoria.games.renaissance.powers import leads
from signoria.games.renaissance.questions import COMBAT, CORRUPT, UPKEEP
from signoria.games.renaissance.tables import (
    AMBASSADOR,
    CORRUPTION_TO,
    FORT_POINTS,
    FRANCE,
    HELP_CARDS,
    UPKEEP_TO,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def send_embassy(s: RenaissanceState, seat: i64) -> None:
    put_away(s, seat, AMBASSADOR)
    first = s.roll(streams.EMBASSY_DICE)
    second = s.roll(streams.EMBASSY_DICE)
    s.tell(events.EMBASSY_ROLLED, seat, first, second)
    if first + second <= CORRUPTION_TO:
        if corruption_targets(s, seat):
            s.push(CORRUPT, seat)
            return
        s.tell(events.NO_EFFECT, seat)
    elif first + second <= UPKEEP_TO:
        if s.ramparts:
            s.push(UPKEEP, seat)
            return
        s.tell(events.NO_EFFECT, seat)
    else:
        draw_to(s, seat, HELP_CARDS)
    s.go_on()


# ---------------------------------------------------------------- corruption


def corruption_targets(s: RenaissanceState, seat: i64) -> i64:
    """Enemy cities without palace, fortresses never; nothing without a spare counter (REN-YEL-06, REN-RUL-03)."""
    if not has_spare_counter(s, seat):
        return 0
    return others(s, seat) & ~(s.palaces | s.castles)


def list_corruptions(s: RenaissanceState, seat: i64, into: Actions) -> None:
    add_cities(into, CITY, corruption_targets(s, seat))


def corrupt(s: RenaissanceState, seat: i64, city: i64) -> None:
    """Named before the roll (REN-RUL-25); terrain does not protect (REN-RUL-46)."""
    s.pop()
    die = s.roll(streams.CORRUPTION_DIE)
    s.tell(events.DIE_ROLLED, seat, die)
    if die > FORT_POINTS[level(s, city)]:
        loser = owner(s, city)
        take_city(s, seat, city)
        if s.asking() == COMBAT and not leads(s, seat, FRANCE):
            s.gained |= bit(city)
        s.tell(events.CORRUPTED, seat, loser, city)
    else:
        s.tell(events.CORRUPTION_FAILED, seat, city)
    s.go_on()


# ---------------------------------------------------------------- poor upkeep


def list_upkeep(s: RenaissanceState, into: Actions) -> None:
    """Any fortification, wherever it is; it may be declined."""
    into.add(PASS)
    add_cities(into, CITY, s.ramparts)


def neglect(s: RenaissanceState, seat: i64, city: i64) -> None:
    """A fortress loses its castle first (REN-RUL-46); figures return to the supply (REN-RUL-26)."""
    s.pop()
    if (s.castles >> city) & 1:
        s.castles &= ~bit(city)
        s.tell(events.CASTLE_LOST, seat, city)
    else:
        s.ramparts &= ~bit(city)
        s.tell(events.RAMPART_LOST, seat, city)
    s.go_on()


def decline_upkeep(s: RenaissanceState, seat: i64) -> None:
    s.pop()
    s.tell(events.PASSED, seat)
    s.go_on()
