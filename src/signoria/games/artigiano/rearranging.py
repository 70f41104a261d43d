"""The Building Plan: own materials are lifted, then each is laid once. Only the final castle is tested (ART-RUL-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit, zeros
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import is_attached
from signoria.games.artigiano.castle import (
    at,
    filled,
    fits_of,
    kind_of,
    materials,
    protected,
    set_cell,
)
from signoria.games.artigiano.context import actor_of, progress, set_progress
from signoria.games.artigiano.moving import note_complete
from signoria.games.artigiano.piles import population
from signoria.games.artigiano.places import cell_at, lay
from signoria.games.artigiano.placing import list_cells
from signoria.games.artigiano.tables import ALL_CELLS, CELLS, RESTS_ON, SPECIALS

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


def _nth(mask: i64, rank: i64) -> i64:
    for _ in range(rank):
        mask &= mask - 1
    return low_bit(mask)


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
    lifted, laid, layout = s.arg(0), s.arg(2), s.arg(3)
    taken = filled(s, side) & ~lifted
    for rank in range(laid):
        taken |= bit((layout >> (4 * rank)) & 15)
    mask: i64 = 0
    for cell in range(CELLS):
        if _fits(s, side, _nth(lifted, laid), cell, taken) and _completable(
            s, side, lifted, laid + 1, layout | cell << (4 * laid), taken | bit(cell)
        ):
            mask |= bit(cell)
    return mask


def _fits(s: ArtigianoState, side: i64, source: i64, cell: i64, taken: i64) -> bool:
    if not (ALL_CELLS[s.castles[side].board] >> cell) & 1 or (taken >> cell) & 1:
        return False
    return (fits_of(s, side, source) >> kind_of(s, side, cell)) & 1 == 1


def _completable(
    s: ArtigianoState, side: i64, lifted: i64, laid: i64, layout: i64, taken: i64
) -> bool:
    if laid == population(lifted):
        return _legal(s, side, lifted, layout, taken)
    source = _nth(lifted, laid)
    if _fits(s, side, source, source, taken) and _completable(
        s, side, lifted, laid + 1, layout | source << (4 * laid), taken | bit(source)
    ):  # back where it was: most often that will do
        return True
    for cell in range(CELLS):
        if (
            cell != source
            and _fits(s, side, source, cell, taken)
            and _completable(
                s, side, lifted, laid + 1, layout | cell << (4 * laid), taken | bit(cell)
            )
        ):
            return True
    return False


def _legal(s: ArtigianoState, side: i64, lifted: i64, layout: i64, taken: i64) -> bool:
    """Every card that was moved or was supported before is supported."""
    board = s.castles[side].board * CELLS
    before = filled(s, side)
    moved: i64 = 0
    for rank in range(population(lifted)):
        cell = (layout >> (4 * rank)) & 15
        if cell != _nth(lifted, rank):
            moved |= bit(cell)
    for cell in range(CELLS):
        hangs = (taken >> cell) & 1 and RESTS_ON[board + cell] & ~taken
        if hangs and ((moved >> cell) & 1 or not RESTS_ON[board + cell] & ~before):
            return False
    return True


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
        source, cell = _nth(lifted, rank), (layout >> (4 * rank)) & 15
        set_cell(s, side, cell, cards[source])
        if source == cell:
            continue
        s.tell(events.MATERIAL_MOVED, seat, source, cell, cards[source])
        for special in range(SPECIALS):
            if places[special] == cell_at(side, source) and is_attached(special):
                lay(s, special, cell_at(side, cell))
    note_complete(s, side)
