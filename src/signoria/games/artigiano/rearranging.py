"""The Building Plan: own materials are lifted, then each is laid once. Only the final castle is tested (ART-RUL-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bit_at, i64, low_bit, zeros
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import is_attached
from signoria.games.artigiano.castle import (
    at,
    filled,
    fits_of,
    materials,
    protected,
    set_cell,
)
from signoria.games.artigiano.context import actor_of, progress, set_progress
from signoria.games.artigiano.moving import note_complete
from signoria.games.artigiano.piles import population
from signoria.games.artigiano.places import cell_at, lay
from signoria.games.artigiano.placing import list_cells
from signoria.games.artigiano.tables import (
    CELLS,
    KINDS_OF_CELLS,
    RESTS_ON,
    SPECIALS,
    cells_of_kind,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

# The numbers of the frame: lifted cells, 1 when all are lifted, how many are laid, where (4 bits each).


def begin(s: ArtigianoState) -> bool:
    if progress(s) or not _movable(s, s.side_of(actor_of(s))):
        return True
    set_progress(s, 1)
    s.push(q.REARRANGE, actor_of(s))
    return False


def _movable(s: ArtigianoState, side: i64) -> i64:
    return materials(s, side) & ~protected(s, side, False)


def list_rearranging(s: ArtigianoState, seat: i64, into: Actions) -> None:
    side = s.side_of(seat)
    lifted = s.arg(0)
    if not s.arg(1):
        into.add(code_of.PASS)
        left = _movable(s, side)
        while left:
            cell = low_bit(left)
            left &= left - 1
            if lifted >> cell == 0:
                into.add(code_of.CELL + CELLS * side + cell)
        return
    list_cells(s, side, _where(s, side), into)


def _where(s: ArtigianoState, side: i64) -> i64:
    """The cells for the next lifted card from which a legal castle can still be completed."""
    rest, layout = s.arg(0), s.arg(3)
    taken = filled(s, side) & ~rest
    moved: i64 = 0
    for rank in range(s.arg(2)):
        cell = (layout >> (4 * rank)) & 15
        if cell != low_bit(rest):
            moved |= bit(cell)
        taken |= bit(cell)
        rest &= rest - 1
    source = low_bit(rest)
    rest &= rest - 1
    left = _cells_for(s, side, source) & ~taken
    mask: i64 = 0
    while left:
        cell = low_bit(left)
        left &= left - 1
        if _completable(s, side, rest, _with(moved, source, cell), taken | bit(cell)):
            mask |= bit(cell)
    return mask


def _with(moved: i64, source: i64, cell: i64) -> i64:
    """The cells of moved cards, after one more card is laid."""
    return moved if cell == source else moved | bit(cell)


def _cells_for(s: ArtigianoState, side: i64, source: i64) -> i64:
    """The cells whose kind suits a material, and its own: what a Roofer once put there may stay (ART-RUL-36)."""
    kinds = fits_of(s, side, source)
    board = s.castles[side].board
    cells = bit(source)
    for kind in range(KINDS_OF_CELLS):
        if (kinds >> kind) & 1:
            cells |= cells_of_kind(board, kind)
    return cells


def _completable(s: ArtigianoState, side: i64, rest: i64, moved: i64, taken: i64) -> bool:
    """Can the other lifted cards be laid so that every card that was moved, or supported before, is supported?"""
    missing = _missing(s, side, moved, taken)
    if not rest:
        return missing == 0
    if population(missing) > population(rest):
        return False
    source = low_bit(rest)
    rest &= rest - 1
    left = _cells_for(s, side, source) & ~taken
    if (left >> source) & 1:  # back where it was: most often that will do
        if _completable(s, side, rest, moved, taken | bit(source)):
            return True
        left &= ~bit(source)
    while left:
        cell = low_bit(left)
        left &= left - 1
        if _completable(s, side, rest, moved | bit(cell), taken | bit(cell)):
            return True
    return False


def _missing(s: ArtigianoState, side: i64, moved: i64, taken: i64) -> i64:
    """The cells that must still be filled, and those below them."""
    board = s.castles[side].board * CELLS
    before = filled(s, side)
    missing: i64 = 0
    left = taken
    while left:
        cell = low_bit(left)
        left &= left - 1
        below = RESTS_ON[board + cell]
        if below & ~taken and ((moved >> cell) & 1 or not below & ~before):
            missing |= below & ~taken
    left = missing
    while left:
        below = RESTS_ON[board + low_bit(left)] & ~taken & ~missing
        left = (left & (left - 1)) | below
        missing |= below
    return missing


def lift(s: ArtigianoState, cell: i64) -> None:
    s.set_arg(0, s.arg(0) | bit(cell))


def all_lifted(s: ArtigianoState) -> None:
    if s.arg(0):
        s.set_arg(1, 1)
    else:
        s.pop()
        s.resume()


def lay_next(s: ArtigianoState, seat: i64, cell: i64) -> None:
    laid = s.arg(2)
    s.set_arg(3, s.arg(3) | cell << (4 * laid))
    s.set_arg(2, laid + 1)
    if laid + 1 < population(s.arg(0)):
        return
    lifted, layout = s.arg(0), s.arg(3)
    s.pop()
    _apply(s, seat, lifted, layout)
    if not s.ended:
        s.resume()


def _apply(s: ArtigianoState, seat: i64, lifted: i64, layout: i64) -> None:
    side = s.side_of(seat)
    cards = zeros(CELLS)
    places = zeros(SPECIALS)
    for special in range(SPECIALS):
        places[special] = s.lies[special]
    for cell in range(CELLS):
        if (lifted >> cell) & 1:
            cards[cell] = at(s, side, cell)
            set_cell(s, side, cell, -1)
    for rank in range(population(lifted)):
        source, cell = bit_at(lifted, rank), (layout >> (4 * rank)) & 15
        set_cell(s, side, cell, cards[source])
        if source == cell:
            continue
        s.tell(events.MATERIAL_MOVED, seat, source, cell, cards[source])
        for special in range(SPECIALS):
            if places[special] == cell_at(side, source) and is_attached(special):
                lay(s, special, cell_at(side, cell))
    note_complete(s, side)
