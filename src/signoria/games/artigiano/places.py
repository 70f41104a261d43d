"""Where special cards lie in play: in a special zone, on a stock, or on a cell of a castle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64
from signoria.games.artigiano.abilities import BONUS
from signoria.games.artigiano.people import BONUS_BITS
from signoria.games.artigiano.tables import CELLS

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

NOWHERE: Final = 0  # not in play: in a hand, a stock, a pile
IN_ZONE: Final = 1  # + side
ON_STOCK: Final = 8  # + side
ON_CELL: Final = 16  # + 12 * side + cell


def side_at(place: i64) -> i64:
    """The side at which a special card in play lies."""
    if place >= ON_CELL:
        return (place - ON_CELL) // CELLS
    if place >= ON_STOCK:
        return place - ON_STOCK
    return place - IN_ZONE


def cell_at(side: i64, cell: i64) -> i64:
    return ON_CELL + side * CELLS + cell


def is_in_zone(s: ArtigianoState, special: i64, side: i64) -> bool:
    return s.lies[special] == IN_ZONE + side


def zone_holder(s: ArtigianoState, special: i64) -> i64:
    """The side in whose zone it lies, or -1."""
    place = s.lies[special]
    if IN_ZONE <= place < ON_STOCK:
        return place - IN_ZONE
    return -1


def lay(s: ArtigianoState, special: i64, place: i64) -> None:
    """Into play, or from one place in play to another; what was played at home and leaves no longer counts there."""
    old = s.lies[special]
    if old != NOWHERE and (place == NOWHERE or side_at(old) != side_at(place)):
        s.castles[side_at(old)].homemade &= ~bit(special)
    s.lies = s.lies[:]
    s.lies[special] = place
    _reckon(s, special, old, -1)
    _reckon(s, special, place, 1)


def _reckon(s: ArtigianoState, special: i64, place: i64, sign: i64) -> None:
    """What the side keeps of its special cards and points, when one comes to a place (1) or leaves it (-1)."""
    if place == NOWHERE:
        return
    castle = s.castles[side_at(place)]
    if place >= ON_CELL:
        bonus = sign * BONUS[special]
        castle.bonuses += bonus * bit(BONUS_BITS * ((place - ON_CELL) % CELLS))
        castle.points += bonus
    elif place < ON_STOCK:
        castle.zone += sign * bit(special)
