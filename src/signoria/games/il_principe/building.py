"""Building a city, in the printed order (ILP-BLD-17): cards, coins, points, shields, roles of the others, next city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.deck import draw
from signoria.core.kinds import covers, one
from signoria.core.numbers import bit, bits_in, i64, low_bit
from signoria.games.il_principe import events
from signoria.games.il_principe.actions import BUILD, REGION
from signoria.games.il_principe.board import Board
from signoria.games.il_principe.questions import SHIELDS
from signoria.games.il_principe.streams import CITIES as CITY_STREAM
from signoria.games.il_principe.tables import (
    CITIES,
    CITIES_USED,
    CITY_COLOURS,
    CITY_COST,
    CITY_NEEDS,
    CITY_POINTS,
    CITY_REGIONS,
    CITY_SHIELDS,
    MAJOR_PAYS,
    MINOR_PAYS,
    NO_BUILDING_IN,
    REGIONS,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def list_builds(s: PrincipeState, seat: i64, into: Actions) -> None:
    if s.round <= NO_BUILDING_IN:  # ILP-BLD-02
        return
    board = s.boards[seat]
    shown = s.display
    while shown:
        city = low_bit(shown)
        shown &= shown - 1
        if can_pay(board, city):
            into.add(BUILD + city)


def can_pay(board: Board, city: i64) -> bool:
    """A card of the hand for each icon, and the coins (ILP-BLD-03, 05)."""
    return board.coins >= CITY_COST[city] and covers(board.hand, CITY_NEEDS[city])


def build(s: PrincipeState, seat: i64, city: i64) -> None:
    board = s.boards[seat]
    board.show(CITY_NEEDS[city])
    board.up += CITY_NEEDS[city]
    board.coins -= CITY_COST[city]
    board.points += CITY_POINTS[city]
    s.tell(events.CITY_BUILT, seat, city, CITY_COST[city], CITY_POINTS[city])
    shields = min(CITY_SHIELDS[city], board.shields_left())  # ILP-BLD-08
    regions = CITY_REGIONS[city]
    if shields and regions & (regions - 1):
        s.push(SHIELDS, seat, city, shields, 0)
        return
    for _n in range(shields):
        place_shield(s, seat, low_bit(regions))
    _complete(s, seat, city)


# ---------------------------------------------------------------- shields


def place_shield(s: PrincipeState, seat: i64, region: i64) -> None:
    s.boards[seat].shields += one(region)
    s.tell(events.SHIELD_PLACED, seat, region)


def list_regions(s: PrincipeState, into: Actions) -> None:
    """Regions that the city touches, not below the last one chosen (ILP-BLD-07)."""
    regions = CITY_REGIONS[s.arg(0)]
    for region in range(s.arg(2), REGIONS):
        if (regions >> region) & 1:
            into.add(REGION + region)


def choose_region(s: PrincipeState, seat: i64, region: i64) -> None:
    city = s.arg(0)
    left = s.arg(1) - 1
    place_shield(s, seat, region)
    if left and CITY_REGIONS[city] >> (region + 1):
        s.set_arg(1, left)
        s.set_arg(2, region)
        return
    for _n in range(left):  # picks rise: only the last region is left
        place_shield(s, seat, region)
    s.pop()
    _complete(s, seat, city)


# ---------------------------------------------------------------- what follows


def _complete(s: PrincipeState, seat: i64, city: i64) -> None:
    for other in range(s.seats):
        if other != seat:
            _pay_roles(s, other, CITY_COLOURS[city])
    s.display ^= bit(city)
    s.boards[seat].cities |= bit(city)
    reveal_city(s)
    s.build_done(seat)


def _pay_roles(s: PrincipeState, seat: i64, colours: i64) -> None:
    """Once for each colour that was used (ILP-BLD-10, 11)."""
    board = s.boards[seat]
    if not (board.majors | board.minors) & colours:
        return
    points = MAJOR_PAYS * bits_in(board.majors & colours) + MINOR_PAYS * bits_in(
        board.minors & colours
    )
    board.points += points
    s.tell(events.ROLES_PAID, seat, points)


def cities_in_deck(s: PrincipeState) -> i64:
    """Of the cities nobody has seen, some have left the game with two players (ILP-TWO-03)."""
    return bits_in(s.unseen) - (CITIES - CITIES_USED[s.seats])


def reveal_city(s: PrincipeState) -> None:
    if cities_in_deck(s) > 0:  # ILP-BLD-15
        city = draw(s.chance, CITY_STREAM, CITIES - bits_in(s.unseen), s.unseen)
        s.unseen ^= bit(city)
        s.display |= bit(city)
        s.tell(events.CITY_REVEALED, city)
