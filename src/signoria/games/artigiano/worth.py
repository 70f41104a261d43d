"""What a side has is worth, in hundredths of a point. Of other sides only what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, bits_in, i64, low_bit
from signoria.core.state import KIND, WIDTH
from signoria.games.artigiano import goals as g
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import ZONE_POINTS
from signoria.games.artigiano.castle import castle_points, filled, is_full
from signoria.games.artigiano.held import HELD, gather, gather_stock
from signoria.games.artigiano.missions import asks_for_hands, holds
from signoria.games.artigiano.people import COMING, PLACEMENTS, SKIP
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, size
from signoria.games.artigiano.points import zone_points
from signoria.games.artigiano.scoring import points_in
from signoria.games.artigiano.tables import (
    CARD_KIND,
    FULL_CASTLE,
    VALUE,
    is_material,
    is_special,
    special_of,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

POINT: Final = 100

# Found by trying; all that matters is how they compare.
CELL: Final = 120  # a filled cell, towards a full castle
CARD: Final = 60  # a card in hand, up to a full hand
STORED: Final = 50
MATERIAL: Final = 14  # for each point of value
TURN: Final = 300
NEARLY: Final = 55  # hundredths of its points that a royal mission counts for while it holds
MISSING: Final = 30  # hundredths of its points that an open mandatory mission costs


def side_worth(s: ArtigianoState, side: i64) -> i64:
    """Castle, zone, missions turned up, cards as numbers: what everybody sees."""
    worth = POINT * (castle_points(s, side) + zone_points(s, side))
    cells = bits_in(filled(s, side))
    worth += CELL * cells
    if is_full(s, side):
        worth += POINT * FULL_CASTLE
    worth += POINT * points_in(s.castles[side].shown)
    worth += STORED * (size(s.sets, STOCK + side) + size(s.sets, SHIELD + side))
    seat = side
    while seat < s.seats:
        worth += CARD * min(size(s.sets, HAND + seat), 6)
        coming = s.people[COMING + seat]
        if coming & SKIP:
            worth -= TURN
        worth -= 40 * bits_in(coming & 15)
        worth += 60 * (coming >> PLACEMENTS)
        seat += s.side_count
    return worth


def own_worth(s: ArtigianoState, seat: i64) -> i64:
    """The seat's own hand, stock and missions."""
    side = s.side_of(seat)
    worth: i64 = 0
    for at in range(gather(s, HAND + seat)):
        worth += _card(HELD[at])
    for at in range(gather_stock(s, side, False)):
        worth += _card(HELD[at])
    worth += _missions(s, side)
    if s.active == seat and not s.ended:
        worth += TURN * s.extra
        if s.depth and s.stack[KIND] == q.ACT:
            worth += 10
        if s.depth > 1 and s.stack[WIDTH + KIND] == q.STOCK:
            worth += 20
    return worth


def _card(copy: i64) -> i64:
    """What a card promises beyond being one."""
    kind = CARD_KIND[copy]
    if is_material(kind):
        return MATERIAL * VALUE[kind]
    if is_special(kind):
        return 10 * ZONE_POINTS[special_of(copy)]
    return 20


def _missions(s: ArtigianoState, side: i64) -> i64:
    castle = s.castles[side]
    mandatory = castle.mandatory | _drafted(s, side)
    worth: i64 = 0
    left = castle.missions & ~castle.shown
    while left:
        mission = low_bit(left)
        left &= left - 1
        points = POINT * g.POINTS[mission]
        unknown = asks_for_hands(mission) and s.side_count < s.seats
        if not unknown and g.OP[mission] != g.MISSION_POINTS and holds(s, side, mission):
            worth += points * NEARLY // 100
        elif (mandatory >> mission) & 1:
            worth -= points * MISSING // 100
    return worth


def _drafted(s: ArtigianoState, side: i64) -> i64:
    """Missions about to be named mandatory."""
    if s.turn or s.side_count < s.seats:
        return 0
    return s.drafts[side] & (bit(g.MISSIONS) - 1)
