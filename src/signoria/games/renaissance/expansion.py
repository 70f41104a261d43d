"""Sequence 5, phase 1: two expansions each into free cities, one after the other in order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import EXPAND as EXPAND_CODE
from signoria.games.renaissance.actions import PASS
from signoria.games.renaissance.battle import ROAD, SEA
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.places import by_sea, free_cities, has_spare_counter, joined
from signoria.games.renaissance.questions import EXPAND
from signoria.games.renaissance.tables import EXPANSIONS, PORTS, ROADS, SEA_EXPANSIONS
from signoria.games.renaissance.yellow import list_yellows

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def begin_expansions(s: RenaissanceState) -> None:
    s.given = 0
    _ask(s, 0, 0)


def _ask(s: RenaissanceState, place: i64, round_: i64) -> None:
    """Every player his first, then every player his second (REN-EXP-05); who has no target is left out (REN-EXP-09)."""
    while round_ < EXPANSIONS:
        while place < s.seats:
            seat = s.seat_at(place)
            if expansion_targets(s, seat):
                s.push(EXPAND, seat, place, round_)
                return
            place += 1
        place = 0
        round_ += 1
    s.begin_combats()


def bases(s: RenaissanceState, seat: i64) -> i64:
    """Own cities from which no expansion of this turn has started (REN-EXP-04)."""
    board = s.boards[seat]
    if board.base:
        return board.cities & ~bit(board.base - 1)
    return board.cities


def may_sail(s: RenaissanceState, seat: i64) -> bool:
    """REN-EXP-07, 08"""
    board = s.boards[seat]
    return board.sailed < SEA_EXPANSIONS[board.nation]


def expansion_targets(s: RenaissanceState, seat: i64) -> i64:
    """Free cities that can be reached (REN-EXP-02)."""
    if not has_spare_counter(s, seat):
        return 0
    start = bases(s, seat)
    ends = joined(start)
    if start & PORTS and may_sail(s, seat):
        ends |= PORTS
    return ends & free_cities(s)


def expansion_sources(s: RenaissanceState, seat: i64, target: i64) -> i64:
    """Each pair is by road or by sea, never both (REN-RUL-09)."""
    ways = ROADS[target]
    if (PORTS >> target) & 1 and may_sail(s, seat):
        ways |= PORTS
    return bases(s, seat) & ways


def list_expansions(s: RenaissanceState, seat: i64, into: Actions) -> None:
    """Never compulsory (REN-EXP-10)."""
    into.add(PASS)
    add_cities(into, EXPAND_CODE, expansion_targets(s, seat))
    if s.early_yellows:  # REN-RUL-17
        list_yellows(s, seat, into, False)


def expand(s: RenaissanceState, seat: i64, target: i64, source: i64) -> None:
    board = s.boards[seat]
    way: i64 = ROAD
    if by_sea(source, target):
        way = SEA
        board.sailed += 1
    board.cities |= bit(target)
    board.base = source + 1
    s.tell(events.EXPANDED, seat, target, source, way)
    _next(s)


def pass_expansion(s: RenaissanceState, seat: i64) -> None:
    """That one only (REN-RUL-45)."""
    s.tell(events.PASSED, seat)
    _next(s)


def _next(s: RenaissanceState) -> None:
    place = s.arg(0)
    round_ = s.arg(1)
    s.pop()
    _ask(s, place + 1, round_)
