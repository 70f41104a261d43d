"""Who will win, at the beginning of a turn, when all hands are empty and everything lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bits_in, i64, low_bit, zeros
from signoria.core.outcome import worth
from signoria.core.outlook import Weights, chance_to_win
from signoria.games.renaissance.places import held
from signoria.games.renaissance.tables import PROVINCE_AROUND, TURNS

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

# What a player has, in millionths of hope: counted by tools/outlook.py in usual games of three to six, not in scenarios
# nor with state powers (docs/strength/tried.md). An artist told no more than its palace; why was not looked into.
WEIGHTS: Final = Weights(
    [
        (-62_000, 395_000, 510_000),  # a point
        (30_000, -30_000, -6_000),  # a ducat
        (271_000, 9_000, -74_000),  # a city
        (-228_000, -137_000, 243_000),  # a city of a province that others have a part of
        (316_000, -354_000, 441_000),  # a rampart, and once more for a fortress
        (11_000, 54_000, -74_000),  # a palace
    ]
)


def outlook(s: RenaissanceState, seat: i64) -> float:
    if s.depth == 0:
        return worth(s, seat)
    hopes = zeros(s.seats)
    for other in range(s.seats):
        hopes[other] = WEIGHTS.hope(things(s, other, seat), lateness(s))
    return chance_to_win(hopes, s.seats, seat)


def lateness(s: RenaissanceState) -> i64:
    """How much of the game is over, of a hundred."""
    return 100 * max(s.turn - 1, 0) // TURNS


def things(s: RenaissanceState, seat: i64, viewer: i64) -> list[i64]:
    """What a player has. All of it lies open to every viewer."""
    board = s.boards[seat]
    cities = board.cities
    return [
        board.points(),
        board.ducats,
        bits_in(cities),
        bits_in(_contested(s, cities)),
        bits_in(cities & s.ramparts) + bits_in(cities & s.castles),
        bits_in(cities & s.palaces),
    ]


def _contested(s: RenaissanceState, cities: i64) -> i64:
    """Those in provinces that others have a part of."""
    contested: i64 = 0
    others = held(s) & ~cities
    left = cities
    while left:
        province = PROVINCE_AROUND[low_bit(left)]
        left &= ~province
        if province & others:
            contested |= province & cities
    return contested
