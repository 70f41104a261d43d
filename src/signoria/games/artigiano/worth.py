"""What a side has is worth, in hundredths of a point. Of other sides only what everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, bits_in, i64, low_bit
from signoria.core.state import ARGS, KIND, WIDTH
from signoria.games.artigiano import goals as g
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import ZONE_POINTS
from signoria.games.artigiano.castle import castle_points, filled, is_full, open_kinds
from signoria.games.artigiano.held import HELD, from_stock, gather, gather_stock
from signoria.games.artigiano.missions import holds, is_lost
from signoria.games.artigiano.people import COMING, PLACEMENTS, SKIP
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, population, size
from signoria.games.artigiano.points import zone_points
from signoria.games.artigiano.progress import leading, nearness
from signoria.games.artigiano.prospects import (
    LIKELY,
    LIKELY_QUICK,
    LIKELY_YET,
    LIKELY_YET_QUICK,
)
from signoria.games.artigiano.scoring import points_in
from signoria.games.artigiano.tables import (
    ALL_CELLS,
    CARD_KIND,
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
STORED_QUICK: Final = 40  # one place only
STORED_MATERIAL: Final = 20  # three of them are built in one turn
ONE_STORED: Final = 200
MATERIAL: Final = 14  # for each point of value
TURN: Final = 300
HOLDS: Final = 80  # of a hundred royal missions that hold at the beginning, so many will at the end
HOLDS_LATER: Final = 15  # and so many more of those that hold late
NEAR: Final = 60  # a guess: of a hundred missions that nearly hold, so many will
CLAIMABLE: Final = 95  # of a hundred princely missions that hold, so many are turned up


def side_worth(s: ArtigianoState, side: i64) -> i64:
    """Castle, zone, missions turned up, cards as numbers: what everybody sees."""
    worth = POINT * (castle_points(s, side) + zone_points(s, side))
    worth += CELL * population(filled(s, side))
    if is_full(s, side):
        worth += POINT * FULL_CASTLE
    worth += POINT * points_in(s.castles[side].shown)
    worth += (STORED_QUICK if s.quick else STORED) * (
        size(s.sets, STOCK + side) + size(s.sets, SHIELD + side)
    )
    seat = side
    while seat < s.seats:
        worth += CARD * min(size(s.sets, HAND + seat), 6)
        coming = s.people[COMING + seat]
        if coming:
            if coming & SKIP:
                worth -= TURN
            worth -= 40 * bits_in(coming & 15)
            worth += 60 * (coming >> PLACEMENTS)
        seat += s.side_count
    return worth


def own_worth(s: ArtigianoState, seat: i64) -> i64:
    """The seat's own hand, stock and missions."""
    return cards_worth(s, seat) + missions_worth(s, seat, g.ROYAL | g.PRINCELY)


def cards_worth(s: ArtigianoState, seat: i64) -> i64:
    """Hand and stock beyond their numbers, and what is left of the turn."""
    side = s.side_of(seat)
    castle = s.castles[side]
    needed = _kinds_of(castle.board, ALL_CELLS[castle.board] & ~castle.filled)
    worth: i64 = 0
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


def missions_worth(s: ArtigianoState, seat: i64, among: i64) -> i64:
    """What some missions promise, as long as they lie face down; a mandatory one costs its points as often as it is
    missed."""
    side = s.side_of(seat)
    castle = s.castles[side]
    mandatory = castle.mandatory | _drafted(s, side)
    late = lateness(s)
    worth: i64 = 0
    left = castle.missions & ~castle.shown & among
    if s.quick and not s.turn:
        left &= mandatory  # the others leave the game (ART-QCK-04)
    while left:
        mission = low_bit(left)
        left &= left - 1
        chance = _chance(s, seat, mission, late)
        worth += g.POINTS[mission] * chance
        if (mandatory >> mission) & 1:
            worth -= g.POINTS[mission] * (100 - chance)
    return worth


def lateness(s: ArtigianoState) -> i64:
    """How much of the game is over, of a hundred: somebody's full castle ends nearly all of them."""
    most: i64 = 0
    for side in range(s.side_count):
        cells = population(ALL_CELLS[s.castles[side].board])
        most = max(most, 100 * population(filled(s, side)) // cells)
    return most


def _chance(s: ArtigianoState, seat: i64, mission: i64, late: i64) -> i64:
    """Of a hundred, how often it will be achieved. Of a partner's hand nothing is known."""
    if not s.turn:
        return LIKELY_QUICK[mission] if s.quick else LIKELY[mission]
    side = s.side_of(seat)
    yet = LIKELY_YET_QUICK[mission] if s.quick else LIKELY_YET[mission]
    yet = yet * (100 - late) * (200 + late) // 20_000
    if (g.OF_HANDS >> mission) & 1 and s.side_count < s.seats:
        return yet
    if g.OP[mission] == g.STRICT_RANK:
        return leading(s, side, mission, late)
    if holds(s, side, mission):
        royal = HOLDS + HOLDS_LATER * late // 100
        return royal if mission < g.FIRST_PRINCELY else i64(CLAIMABLE)
    if is_lost(s, side, mission):
        return 0
    near = nearness(s, seat, mission)
    return yet + (NEAR - yet) * near * near // 10_000 if yet < NEAR else yet


def _drafted(s: ArtigianoState, side: i64) -> i64:
    """Missions about to be named mandatory."""
    if s.turn or s.side_count < s.seats:
        return 0
    return s.drafts[side] & (bit(g.MISSIONS) - 1)
