"""The war under way: the numbers of its frame, which lies right above the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64
from signoria.core.state import ARGS, WIDTH
from signoria.games.princes.tables import TROOPS

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

# Sides; the Pope stands with one of the first two.
ATTACKER: Final = 0
DEFENDER: Final = 1
POPE: Final = 2
NOBODY: Final = -1

# Numbers of the frame.
CITY: Final = 0  # of the attacker; + 1: of the defender
STEP: Final = 2
LEADERS: Final = 3  # four bits for each side: the seat of its condottiere + 1
BRIBED: Final = 4  # a bit for each side and troop; above them 1 + the side of the Holy League
DICE: Final = 5  # 8 * black + white

_LEAGUE: Final = 18  # place of the Holy League above the bribed troops


def number(s: PrincesState, index: i64) -> i64:
    return s.stack[WIDTH + ARGS + index]


def set_number(s: PrincesState, index: i64, value: i64) -> None:
    s.stack[WIDTH + ARGS + index] = value


def city_of(s: PrincesState, side: i64) -> i64:
    return number(s, CITY + side)


def leader(s: PrincesState, side: i64) -> i64:
    """The condottiere of a city, or NOBODY; the third side is the Pope in the Holy League."""
    if side == POPE:
        return s.pope if league(s) != NOBODY else i64(NOBODY)
    return ((number(s, LEADERS) >> (4 * side)) & 15) - 1


def set_leader(s: PrincesState, side: i64, seat: i64) -> None:
    set_number(s, LEADERS, number(s, LEADERS) + (seat + 1) * bit(4 * side))


def league(s: PrincesState) -> i64:
    """The side of the Holy League, or NOBODY."""
    return (number(s, BRIBED) >> _LEAGUE) - 1


def set_league(s: PrincesState, side: i64) -> None:
    set_number(s, BRIBED, number(s, BRIBED) + (side + 1) * bit(_LEAGUE))


def loyal(s: PrincesState, side: i64) -> i64:
    """The troops of a side that are not bribed."""
    seat = leader(s, side)
    if seat == NOBODY:
        return 0
    return s.boards[seat].troops & ~(number(s, BRIBED) >> (TROOPS * side))


def set_bribed(s: PrincesState, side: i64, troop: i64) -> None:
    set_number(s, BRIBED, number(s, BRIBED) | bit(TROOPS * side + troop))


def die(s: PrincesState, side: i64) -> i64:
    """The attacker rolls black, the defender white."""
    return number(s, DICE) >> 3 if side == ATTACKER else number(s, DICE) & 7
