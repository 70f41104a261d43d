"""Steps of actions that destroy materials, and that take or discard special cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.castle import (
    filled,
    kind_of,
    materials,
    protected,
    uncovered,
    value_of,
)
from signoria.games.artigiano.context import actor_of, progress, set_progress, times
from signoria.games.artigiano.held import HELD, gather_stock
from signoria.games.artigiano.knowledge import arrive
from signoria.games.artigiano.moving import discard, lose, place_of, remove_special, to_pile
from signoria.games.artigiano.piles import HAND, population, put
from signoria.games.artigiano.places import NOWHERE, ON_CELL, side_at
from signoria.games.artigiano.placing import list_cells
from signoria.games.artigiano.stocking import settle_shielded
from signoria.games.artigiano.tables import (
    CARRIED,
    CELLS,
    FIRST_SPECIAL,
    ROW,
    ROWS,
    SPECIALS,
    copy_of,
    special_of,
)

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, op: i64, step: i64) -> bool:
    if op == e.DESTROY_MATERIALS:
        return _destroy(s, step)
    if e.WHOSE[step] == e.OWN:
        return _drop_own(s, step)
    return _remove_specials(s, op)


# ---------------------------------------------------------------- materials


def _destroy(s: ArtigianoState, step: i64) -> bool:
    """One castle after the other, in turn order."""
    if s.arg(2):
        if progress(s):
            return True
        set_progress(s, 1)
        return _destroy_at(s, step, s.arg(2) - 1)
    own = s.side_of(actor_of(s))
    for turn in range(i64(1), s.side_count):
        side = (own + turn) % s.side_count
        if (s.arg(1) >> side) & 1:
            s.set_arg(1, s.arg(1) & ~bit(side))
            if not _destroy_at(s, step, side):
                return False
    return True


def candidates(s: ArtigianoState, step: i64, side: i64) -> i64:
    mask: i64 = 0
    left = materials(s, side) & ~protected(s, side, True)
    if e.UNCOVERED[step]:
        left &= uncovered(s, side)
    while left:
        cell = low_bit(left)
        left &= left - 1
        if e.DESTROYED_KINDS[step] and not (e.DESTROYED_KINDS[step] >> kind_of(s, side, cell)) & 1:
            continue
        if e.DESTROYED_VALUES[step]:
            value = value_of(s, side, cell)
            if value < 0 or not (e.DESTROYED_VALUES[step] >> value) & 1:
                continue
        mask |= bit(cell)
    return mask


def _destroy_at(s: ArtigianoState, step: i64, side: i64) -> bool:
    actor = actor_of(s)
    cells = candidates(s, step, side)
    choice = e.CHOICE[step]
    if choice == e.OUTER_SIDE:
        if not cells:
            return True
        s.push(q.FLANK, s.chooser(side), side)
        return False
    number = times(s, e.COUNT[step])
    if choice == e.EVERY_ONE or population(cells) <= number:
        while cells:
            destroy(s, actor, side, low_bit(cells), e.CASCADE[step] == 1)
            cells &= cells - 1
        return True
    asked = actor if choice == e.BY_ACTOR else s.chooser(side)
    s.push(q.LOSE, asked, side, cells, number, e.CASCADE[step])
    return False


def destroy(s: ArtigianoState, actor: i64, side: i64, cell: i64, cascade: bool) -> None:
    """A material, and with `cascade` all that is above it; protected cards stay (ART-RUL-31)."""
    if not s.cells[side * CELLS + cell]:
        return  # fallen already
    s.touch(actor, side)
    lost = bit(cell)
    if cascade:
        lost |= CARRIED[s.castles[side].board * CELLS + cell]
        lost &= materials(s, side) & ~protected(s, side, True)
    while lost:
        lose(s, actor, side, low_bit(lost))
        lost &= lost - 1


def list_losses(s: ArtigianoState, into: Actions) -> None:
    """Rising, unless all above goes too: then the order matters."""
    cells = s.arg(1)
    if s.arg(3):
        list_cells(s, s.arg(0), cells, into)
        return
    while cells and population(cells) >= s.arg(2):
        into.add(code_of.CELL + CELLS * s.arg(0) + low_bit(cells))
        cells &= cells - 1


def name_lost(s: ArtigianoState, cell: i64) -> None:
    side, cells, left, cascade = s.arg(0), s.arg(1), s.arg(2) - 1, s.arg(3) == 1
    destroy(s, actor_of(s), side, cell, cascade)
    if cascade:
        cells &= materials(s, side)
    else:
        cells &= ~(bit(cell + 1) - 1)
    if left and cells:
        s.set_arg(1, cells)
        s.set_arg(2, left)
        return
    s.pop()
    s.resume()


def name_flank(s: ArtigianoState, right: i64) -> None:
    """In every row the outermost card present; a protected one stays and shields the row (ART-RUL-42)."""
    side = s.arg(0)
    actor = actor_of(s)
    s.tell(events.FLANK_NAMED, s.chooser(side), right)
    board = s.castles[side].board * CELLS
    taken = filled(s, side)
    safe = protected(s, side, True) | ~materials(s, side)
    s.pop()
    for row in range(ROWS):
        outer: i64 = -1
        for cell in range(CELLS):
            if (taken >> cell) & 1 and ROW[board + cell] == row and (outer < 0 or right):
                outer = cell
        if outer >= 0 and not (safe >> outer) & 1:
            destroy(s, actor, side, outer, False)
    s.resume()


# ---------------------------------------------------------------- special cards


def _remove_specials(s: ArtigianoState, op: i64) -> bool:
    """Those that were named when the action was announced."""
    actor = actor_of(s)
    while s.arg(5):
        special = low_bit(s.arg(5))
        s.set_arg(5, s.arg(5) & (s.arg(5) - 1))
        if s.lies[special] == NOWHERE:
            continue
        if s.lies[special] >= ON_CELL:
            s.touch(actor, side_at(s.lies[special]))
        side = remove_special(s, special)
        copy = copy_of(special)
        if op == e.TAKE_SPECIAL:
            put(s.sets, HAND + actor, copy)
            arrive(s, HAND + actor, copy, s.everybody)
            s.tell(events.SPECIAL_TAKEN, actor, copy, side)
        else:
            to_pile(s, copy)
            s.tell(events.SPECIAL_LOST, copy, side)
        depth = s.depth
        settle_shielded(s, side)
        if s.depth > depth:
            return False
    return True


def _drop_own(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    if progress(s) >= times(s, e.COUNT[step]):
        return True
    if not _own_in_play(s, s.side_of(actor)) and not gather_stock(s, s.side_of(actor), False):
        return True
    set_progress(s, progress(s) + 1)
    s.push(q.DROP, actor)
    return False


def _own_in_play(s: ArtigianoState, side: i64) -> i64:
    mask: i64 = 0
    for special in range(SPECIALS):
        if s.lies[special] != NOWHERE and side_at(s.lies[special]) == side:
            mask |= bit(special)
    return mask


def list_own_specials(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """On the castle, in the zone, on the stock or in it; one must go, if there is one."""
    mask = _own_in_play(s, s.side_of(seat))
    count = gather_stock(s, s.side_of(seat), False)
    for at in range(count):
        special = special_of(HELD[at])
        if special >= 0:
            mask |= bit(special)
    if not mask:
        into.add(code_of.PASS)
    while mask:
        into.add(code_of.CARD + FIRST_SPECIAL + low_bit(mask))
        mask &= mask - 1


def drop_special(s: ArtigianoState, seat: i64, special: i64) -> None:
    side = s.side_of(seat)
    copy = copy_of(special)
    s.pop()
    if s.lies[special] == NOWHERE:
        discard(s, seat, place_of(s, seat, copy), copy)
    else:
        remove_special(s, special)
        to_pile(s, copy)
        s.castles[side].dropped_special = 1
        s.castles[side].met = -1
        s.tell(events.SPECIAL_LOST, copy, side)
        settle_shielded(s, side)
    s.resume()


def drop_none(s: ArtigianoState) -> None:
    s.pop()
    s.resume()
