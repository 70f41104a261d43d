"""Who holds which city, how strong it is, and which cities can be reached from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, bits_in, i64, low_bit
from signoria.games.renaissance.setups import OPEN
from signoria.games.renaissance.tables import (
    CASTLES,
    MOST_CITIES,
    PALACES,
    PLUNDER_COUNTERS,
    PORTS,
    RAMPARTS,
    ROADS,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def owner(s: RenaissanceState, city: i64) -> i64:
    """The seat with a garrison there, or -1 (REN-OVR-04)."""
    for seat in range(s.seats):
        if (s.boards[seat].cities >> city) & 1:
            return seat
    return -1


def level(s: RenaissanceState, city: i64) -> i64:
    """Of a city that somebody holds: 1 garrison, 2 rampart, 3 fortress (REN-OVR-05)."""
    return 1 + ((s.ramparts >> city) & 1) + ((s.castles >> city) & 1)


def held(s: RenaissanceState) -> i64:
    """All cities with a garrison."""
    cities: i64 = 0
    for seat in range(s.seats):
        cities |= s.boards[seat].cities
    return cities


def free_cities(s: RenaissanceState) -> i64:
    return OPEN[s.setup] & ~held(s)


def others(s: RenaissanceState, seat: i64) -> i64:
    """Cities of the other players."""
    return held(s) & ~s.boards[seat].cities


def has_spare_counter(s: RenaissanceState, seat: i64) -> bool:
    """REN-CMP-08"""
    return bits_in(s.boards[seat].cities) < MOST_CITIES


def joined(cities: i64) -> i64:
    """All cities at the other end of a road from one of these."""
    ends: i64 = 0
    while cities:
        ends |= ROADS[low_bit(cities)]
        cities &= cities - 1
    return ends


def reach(sources: i64) -> i64:
    """All cities that can be reached from one of these by road or from port to port (REN-CBT-06, 07)."""
    if sources & PORTS:
        return joined(sources) | PORTS
    return joined(sources)


def sources_of(target: i64, sources: i64) -> i64:
    """Those of the sources from which the target can be reached."""
    ways = ROADS[target]
    if (PORTS >> target) & 1:
        ways |= PORTS
    return sources & ways


def by_sea(source: i64, target: i64) -> bool:
    """Two ports that are also joined by a road use the road (REN-RUL-09)."""
    return not (ROADS[target] >> source) & 1


# ---------------------------------------------------------------- the common supply (REN-CMP-07)


def ramparts_left(s: RenaissanceState) -> i64:
    return RAMPARTS - bits_in(s.ramparts)


def castles_left(s: RenaissanceState) -> i64:
    return CASTLES - bits_in(s.castles)


def palaces_left(s: RenaissanceState) -> i64:
    return PALACES - bits_in(s.palaces)


def plunder_counters_left(s: RenaissanceState) -> i64:
    return PLUNDER_COUNTERS - bits_in(s.pillaged)


# ---------------------------------------------------------------- a city changes hands


def take_city(s: RenaissanceState, seat: i64, city: i64) -> None:
    """With its fortifications, palace and artist (REN-BUY-09, 11)."""
    for other in range(s.seats):
        board = s.boards[other]
        if (board.cities >> city) & 1:
            board.cities &= ~bit(city)
    s.boards[seat].cities |= bit(city)
