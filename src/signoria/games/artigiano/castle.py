"""Castles: what stands on the cells, what it is worth, where one may build, what is protected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano.abilities import (
    BONUS,
    FREE_KIND,
    IS_STAND_IN,
    SHIELDS,
    SHIELDS_NEIGHBOURS,
    STAND_IN_VALUE,
    UNTOUCHABLE,
)
from signoria.games.artigiano.people import BONUS_BASE, BONUS_BITS, NO_BONUS
from signoria.games.artigiano.places import IN_ZONE, ON_CELL, cell_at, side_at
from signoria.games.artigiano.tables import (
    ADJACENT,
    ALL_CELLS,
    CARD_KIND,
    CELL_KIND,
    CELLS,
    FIRST_SPECIAL_COPY,
    FITS,
    KINDS_OF_CELLS,
    OVER,
    RESTS_ON,
    SPECIALS,
    VALUE,
    cells_of_kind,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

ANY_KIND: i64 = 7


def at(s: ArtigianoState, side: i64, cell: i64) -> i64:
    """The copy on a cell, or -1."""
    return s.cells[side * CELLS + cell] - 1


def set_cell(s: ArtigianoState, side: i64, cell: i64, copy: i64) -> None:
    """Put a copy on a cell, or nothing (-1); what is reckoned from the cells follows."""
    castle = s.castles[side]
    castle.points += _printed(copy) - _printed(at(s, side, cell))
    s.cells = s.cells[:]
    s.cells[side * CELLS + cell] = copy + 1
    castle.filled &= ~bit(cell)
    castle.stand_ins &= ~bit(cell)
    if copy >= 0:
        castle.filled |= bit(cell)
        if copy >= FIRST_SPECIAL_COPY:
            castle.stand_ins |= bit(cell)
    castle.open = _open(castle.board, castle.filled)


def _open(number: i64, taken: i64) -> i64:
    """The cells of a board that are free and supported."""
    board = number * CELLS
    left = ALL_CELLS[number] & ~taken
    mask: i64 = 0
    while left:
        cell = low_bit(left)
        left &= left - 1
        if not RESTS_ON[board + cell] & ~taken:
            mask |= bit(cell)
    return mask


def reckoned(s: ArtigianoState, side: i64) -> list[i64]:
    """What a side keeps of cells and special cards, reckoned anew: filled, stand-ins, open, bonuses, points, zone."""
    taken: i64 = 0
    points: i64 = 0
    zone: i64 = 0
    stand_ins: i64 = 0
    bonuses: i64 = NO_BONUS
    for cell in range(CELLS):
        copy = at(s, side, cell)
        if copy >= 0:
            taken |= bit(cell)
            points += value_of(s, side, cell)
        if copy >= FIRST_SPECIAL_COPY:
            stand_ins |= bit(cell)
        for special in range(SPECIALS):
            if s.lies[special] == cell_at(side, cell):
                bonuses += BONUS[special] * bit(BONUS_BITS * cell)
    for special in range(SPECIALS):
        if s.lies[special] == IN_ZONE + side:
            zone |= bit(special)
    return [taken, stand_ins, _open(s.castles[side].board, taken), bonuses, points, zone]


def filled(s: ArtigianoState, side: i64) -> i64:
    """The cells that carry a card, stand-ins included."""
    return s.castles[side].filled


def materials(s: ArtigianoState, side: i64) -> i64:
    """The cells that carry a material."""
    castle = s.castles[side]
    return castle.filled & ~castle.stand_ins


def kind_of(s: ArtigianoState, side: i64, cell: i64) -> i64:
    """The kind of a cell, and of whatever material stands on it (ART-VOC-12)."""
    return CELL_KIND[s.castles[side].board * CELLS + cell]


def _printed(copy: i64) -> i64:
    """What a material, or a stand-in, is worth without what lies on it; nothing (-1) is worth nothing."""
    if copy >= FIRST_SPECIAL_COPY:
        return STAND_IN_VALUE[copy - FIRST_SPECIAL_COPY]
    return VALUE[CARD_KIND[copy]] if copy >= 0 else i64(0)


def value_of(s: ArtigianoState, side: i64, cell: i64) -> i64:
    """The current value of a material, or of a stand-in (ART-RUL-06, 10)."""
    bonus = (s.castles[side].bonuses >> (BONUS_BITS * cell)) & 15
    return _printed(at(s, side, cell)) + bonus - BONUS_BASE


def fits_of(s: ArtigianoState, side: i64, cell: i64) -> i64:
    """The kinds of cells that the material on a cell could stand on: printed ones, or any under a Roofer."""
    if s.lies[FREE_KIND] == cell_at(side, cell):
        return ANY_KIND
    return FITS[CARD_KIND[at(s, side, cell)]]


def uncovered(s: ArtigianoState, side: i64) -> i64:
    """The cells with a card on which nothing rests (ART-RUL-02)."""
    taken = filled(s, side)
    mask: i64 = 0
    board = s.castles[side].board * CELLS
    for cell in range(CELLS):
        if (taken >> cell) & 1 and not OVER[board + cell] & taken:
            mask |= bit(cell)
    return mask


def free_cells(s: ArtigianoState, side: i64, kinds: i64) -> i64:
    """Free, supported cells of these kinds (ART-MAT-02 to 04)."""
    castle = s.castles[side]
    mask: i64 = 0
    for kind in range(KINDS_OF_CELLS):
        if (kinds >> kind) & 1:
            mask |= cells_of_kind(castle.board, kind)
    return castle.open & mask


def open_kinds(s: ArtigianoState, side: i64) -> i64:
    """The kinds of cells on which something could be built now."""
    castle = s.castles[side]
    kinds: i64 = 0
    for kind in range(KINDS_OF_CELLS):
        if castle.open & cells_of_kind(castle.board, kind):
            kinds |= bit(kind)
    return kinds


def protected(s: ArtigianoState, side: i64, by_opponent: bool) -> i64:
    """Cells that an action may not choose, move or remove: stand-ins, the Blacksmith's, the Virgin's neighbours."""
    mask: i64 = 0
    board = s.castles[side].board * CELLS
    for special in range(SPECIALS):
        place = s.lies[special]
        if place >= ON_CELL and side_at(place) == side:
            cell = (place - ON_CELL) % CELLS
            if special == UNTOUCHABLE or IS_STAND_IN[special]:
                mask |= bit(cell)
            if by_opponent and SHIELDS[special] == SHIELDS_NEIGHBOURS:
                mask |= ADJACENT[board + cell]
    return mask


def is_complete(s: ArtigianoState, side: i64, kind: i64) -> bool:
    """Are all cells of a kind filled, stand-ins included?"""
    cells = cells_of_kind(s.castles[side].board, kind)
    return cells & ~filled(s, side) == 0


def is_full(s: ArtigianoState, side: i64) -> bool:
    return ALL_CELLS[s.castles[side].board] & ~filled(s, side) == 0


def castle_points(s: ArtigianoState, side: i64) -> i64:
    """Values on the cells, attached cards and stand-ins included, without the points for a full castle."""
    return s.castles[side].points
