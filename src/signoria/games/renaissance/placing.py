"""The board is set: starting garrisons, ramparts, palaces of 1515, and one more garrison each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import CITY, PASS
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.order import draw_order, list_order
from signoria.games.renaissance.places import free_cities, joined
from signoria.games.renaissance.questions import EXTRA, FIRST_PALACE, FIRST_RAMPART, START
from signoria.games.renaissance.setups import SETUPS
from signoria.games.renaissance.tables import NATIONS, PORTS, START_DUCATS

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def begin_placing(s: RenaissanceState) -> None:
    """Money, order of play, and the fixed starting positions (REN-SET-02, 05, 10)."""
    setup = SETUPS[s.setup]
    if setup.listed_order and s.options["scenario_first_turn_order"] == "listed":
        list_order(s)  # REN-RUL-33
    else:
        draw_order(s)
    for place in range(s.seats):
        board = s.boards[s.seat_at(place)]
        board.ducats = START_DUCATS
        board.cities = setup.fixed[board.nation]
        board.start = board.cities
        _tell_garrisons(s, s.seat_at(place), board.cities)
    ask_start(s, 0)


def _tell_garrisons(s: RenaissanceState, seat: i64, cities: i64) -> None:
    while cities:
        s.tell(events.GARRISON_SET, seat, low_bit(cities))
        cities &= cities - 1


# ---------------------------------------------------------------- cities joined by "or" (REN-SCN-03)


def ask_start(s: RenaissanceState, place: i64) -> None:
    while place < s.seats:
        seat = s.seat_at(place)
        if SETUPS[s.setup].one_of[s.boards[seat].nation]:
            s.push(START, seat, place)
            return
        place += 1
    ask_rampart(s, 0)


def start_choices(s: RenaissanceState, seat: i64) -> i64:
    return SETUPS[s.setup].one_of[s.boards[seat].nation]


def choose_start(s: RenaissanceState, seat: i64, city: i64) -> None:
    place = s.arg(0)
    s.pop()
    board = s.boards[seat]
    board.cities |= bit(city)
    board.start = board.cities
    s.tell(events.GARRISON_SET, seat, city)
    ask_start(s, place + 1)


# ---------------------------------------------------------------- rampart and palace


def ask_rampart(s: RenaissanceState, place: i64) -> None:
    if place < s.seats:
        s.push(FIRST_RAMPART, s.seat_at(place), place)
    elif SETUPS[s.setup].palace_each:
        s.push(FIRST_PALACE, s.seat_at(0), 0)
    else:
        ask_extra(s, 0)


def set_rampart(s: RenaissanceState, seat: i64, city: i64) -> None:
    """On a city of his own (REN-SET-11, REN-RUL-04)."""
    place = s.arg(0)
    s.pop()
    s.ramparts |= bit(city)
    s.tell(events.RAMPART_SET, seat, city)
    ask_rampart(s, place + 1)


def set_palace(s: RenaissanceState, seat: i64, city: i64) -> None:
    """REN-SCN-06"""
    place = s.arg(0) + 1
    s.pop()
    s.palaces |= bit(city)
    s.tell(events.PALACE_SET, seat, city)
    if place < s.seats:
        s.push(FIRST_PALACE, s.seat_at(place), place)
    else:
        ask_extra(s, 0)


# ---------------------------------------------------------------- one more garrison (REN-SET-12, 13)


def ask_extra(s: RenaissanceState, place: i64) -> None:
    while place < s.seats:
        seat = s.seat_at(place)
        if (extra_nations(s) >> s.boards[seat].nation) & 1 and extra_choices(s, seat):
            s.push(EXTRA, seat, place)
            return
        place += 1
    s.begin_turn()


def extra_nations(s: RenaissanceState) -> i64:
    """The nations that place one more garrison: everybody in the base game, in scenarios as agreed (REN-RUL-34)."""
    setup = SETUPS[s.setup]
    agreed = s.options["scenario_extra_garrison"]
    if not setup.scenario or agreed == "france_1499_only":
        return setup.extra
    return bit(NATIONS) - 1 if agreed == "everyone" else i64(0)


def extra_choices(s: RenaissanceState, seat: i64) -> i64:
    """Free cities at the end of a road from a starting garrison; free ports for who has a port."""
    start = s.boards[seat].start
    choices = joined(start)
    if start & PORTS:
        choices |= PORTS
    return choices & free_cities(s)


def list_extra(s: RenaissanceState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    add_cities(into, CITY, extra_choices(s, seat))


def set_extra(s: RenaissanceState, seat: i64, city: i64) -> None:
    place = s.arg(0)
    s.pop()
    s.boards[seat].cities |= bit(city)
    s.tell(events.GARRISON_SET, seat, city)
    ask_extra(s, place + 1)


def decline_extra(s: RenaissanceState, seat: i64) -> None:
    """It is optional (REN-RUL-05)."""
    place = s.arg(0)
    s.pop()
    s.tell(events.PASSED, seat)
    ask_extra(s, place + 1)
