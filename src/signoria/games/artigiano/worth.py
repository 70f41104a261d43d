"""What a side has is worth, in hundredths of a point. Of other sides only what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, bits_in, i64, low_bit, vec
from signoria.core.state import ARGS, KIND, WIDTH
from signoria.games.artigiano import goals as g
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import ZONE_POINTS
from signoria.games.artigiano.castle import castle_points, filled, is_full, open_kinds
from signoria.games.artigiano.held import HELD, from_stock, gather, gather_stock
from signoria.games.artigiano.missions import asks_for_hands, holds
from signoria.games.artigiano.people import COMING, PLACEMENTS, SKIP
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, size
from signoria.games.artigiano.points import zone_points
from signoria.games.artigiano.scoring import points_in
from signoria.games.artigiano.tables import (
    ALL_CELLS,
    CARD_KIND,
    DRAW_CARDS,
    FITS,
    FULL_CASTLE,
    KINDS_OF_CELLS,
    VALUE,
    cells_of_kind,
    is_material,
    is_special,
    special_of,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

POINT: Final = 100

# Found by trying; all that matters is how they compare.
CELL: Final = 200  # a filled cell, towards a full castle
CARD: Final = 40  # a card in hand, up to a full hand
STORED: Final = 85  # more than in hand, which is filled up again
STORED_MATERIAL: Final = 20  # three of them are built in one turn
ONE_STORED: Final = 200
MATERIAL: Final = 14  # for each point of value
TURN: Final = 300
HOLDS: Final = 60  # of a hundred royal missions that hold at the beginning, so many will at the end
HOLDS_LATER: Final = 35  # and so many more of those that hold late
CLAIMABLE: Final = 95  # of a hundred princely missions that hold, so many are turned up

# Of a hundred players who above all build, so many achieve it.
_LIKELY: Final = {
    "malcontents": 90, "estates-general": 85, "cotton": 70, "peace-of-nice": 60, "muscovy": 60,
    "pavia": 60, "saint-james": 55, "ladies-peace": 50, "king-of-navarre": 45, "chip-log": 35,
    "saint-bartholomew": 30, "arques": 25, "cape-horn": 20, "spice-route": 20, "mercator": 15,
    "galileo": 15, "greengage": 15, "rosat-confit": 5, "way-of-the-cross": 5, "east-india": 3,
    "sugar-cane": 90, "fifteen-fifteen": 80, "slate-roofs": 65, "granada": 60, "ortelius-map": 60,
    "mullioned-window": 60, "strozzi-lanterns": 60, "route-to-india": 50, "siege-of-paris": 45,
    "field-of-gold": 30, "amboise": 25, "panama": 25, "gossip-chair": 20, "wassy": 20,
    "new-world": 20, "placards": 15, "queens-herb": 10, "treaty-of-verger": 5,
    "edict-of-nantes": 5, "burning-chamber": 3,
}  # fmt: skip
LIKELY: Final = vec[i64]([_LIKELY[name] for name in g.MISSION_NAMES])


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
    castle = s.castles[side]
    needed = _kinds_of(castle.board, ALL_CELLS[castle.board] & ~castle.filled)
    worth = _missions(s, side)
    for at in range(gather(s, HAND + seat)):
        worth += _card(HELD[at], needed)
    for at in range(gather_stock(s, side, False)):
        worth += _card(HELD[at], needed)
        if FITS[CARD_KIND[HELD[at]]] & needed:
            worth += STORED_MATERIAL
    if s.active == seat and not s.ended:
        worth += TURN * s.extra
        if s.depth and s.stack[KIND] == q.ACT:
            worth += 10
        if from_stock(s, seat):
            worth += _picked_up(s, side)
    return worth


def _kinds_of(board: i64, cells: i64) -> i64:
    """The kinds of some cells, as a set."""
    kinds: i64 = 0
    for kind in range(KINDS_OF_CELLS):
        if cells & cells_of_kind(board, kind):
            kinds |= bit(kind)
    return kinds


def _picked_up(s: ArtigianoState, side: i64) -> i64:
    """Cards of the stock that may still be built in this turn; one alone is not worth the operation."""
    worth: i64 = 0 if s.stack[WIDTH + ARGS] else -ONE_STORED
    kinds = open_kinds(s, side)
    for at in range(gather_stock(s, side, True)):
        kind = CARD_KIND[HELD[at]]
        if FITS[kind] & kinds:
            worth += (CELL + POINT * VALUE[kind]) * 8 // 10
    return worth


def _card(copy: i64, needed: i64) -> i64:
    """What a card promises beyond being one."""
    kind = CARD_KIND[copy]
    if is_material(kind):
        return MATERIAL * VALUE[kind] if FITS[kind] & needed else i64(10)
    if is_special(kind):
        return 10 * ZONE_POINTS[special_of(copy)]
    return 20


def _missions(s: ArtigianoState, side: i64) -> i64:
    """What missions face down promise; a mandatory one costs its points as often as it is missed."""
    castle = s.castles[side]
    mandatory = castle.mandatory | _drafted(s, side)
    late = 100 * s.drawn // (DRAW_CARDS * bits_in(s.families))
    worth: i64 = 0
    left = castle.missions & ~castle.shown
    while left:
        mission = low_bit(left)
        left &= left - 1
        chance = _chance(s, side, mission, late)
        worth += g.POINTS[mission] * chance
        if (mandatory >> mission) & 1:
            worth -= g.POINTS[mission] * (100 - chance)
    return worth


def _chance(s: ArtigianoState, side: i64, mission: i64, late: i64) -> i64:
    """Of a hundred, how often it will be achieved. Of a partner's hand nothing is known."""
    unknown = asks_for_hands(mission) and s.side_count < s.seats
    if unknown or not s.turn or not holds(s, side, mission):
        return LIKELY[mission] * (100 - late) // 100
    if mission >= g.FIRST_PRINCELY:
        return CLAIMABLE
    return HOLDS + HOLDS_LATER * late // 100


def _drafted(s: ArtigianoState, side: i64) -> i64:
    """Missions about to be named mandatory."""
    if s.turn or s.side_count < s.seats:
        return 0
    return s.drafts[side] & (bit(g.MISSIONS) - 1)
