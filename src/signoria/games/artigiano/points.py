"""Points of special cards: in zones, and on castles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import i64, low_bit
from signoria.games.artigiano import abilities as a
from signoria.games.artigiano.castle import materials, value_of
from signoria.games.artigiano.piles import UNDER, size
from signoria.games.artigiano.places import IN_ZONE, NOWHERE, ON_CELL, ON_STOCK, side_at
from signoria.games.artigiano.tables import SPECIALS

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def points_of(s: ArtigianoState, special: i64) -> i64:
    """What a special card brings where it lies: printed and counted points (ART-SCO-03)."""
    place = s.lies[special]
    if place == NOWHERE or ON_STOCK <= place < ON_CELL:
        return 0
    if place >= ON_CELL:
        return a.STAND_IN_VALUE[special] if a.IS_STAND_IN[special] else a.BONUS[special]
    if special == a.POINT_COPIER:
        return _best_of_others(s, place - IN_ZONE)
    points = a.ZONE_POINTS[special]
    if special == a.COLLECTOR:
        points += a.POINTS_PER_COLLECTED * size(s.sets, UNDER)
    elif special == a.POINT_COUNTER:
        points += _most_counted(s, place - IN_ZONE)
    return points


def _best_of_others(s: ArtigianoState, side: i64) -> i64:
    """The best special card at an opponent's, or nothing (ART-RUL-65)."""
    best: i64 = 0
    for special in range(SPECIALS):
        place = s.lies[special]
        if special != a.POINT_COPIER and place != NOWHERE and side_at(place) != side:
            best = max(best, points_of(s, special))
    return best


def _most_counted(s: ArtigianoState, side: i64) -> i64:
    most: i64 = 0
    for other in range(s.side_count):
        if other == side:
            continue
        number: i64 = 0
        left = materials(s, other)
        while left:
            if value_of(s, other, low_bit(left)) == a.COUNTED_VALUE:
                number += a.POINTS_PER_COUNTED
            left &= left - 1
        most = max(most, number)
    return most


def zone_points(s: ArtigianoState, side: i64) -> i64:
    points: i64 = 0
    left = s.castles[side].zone
    while left:
        points += points_of(s, low_bit(left))
        left &= left - 1
    return points


def special_points(s: ArtigianoState, side: i64) -> i64:
    """All points that special cards bring a side, in its zone and on its castle (ART-RUL-74)."""
    points: i64 = 0
    for special in range(SPECIALS):
        if s.lies[special] != NOWHERE and side_at(s.lies[special]) == side:
            points += points_of(s, special)
    return points
