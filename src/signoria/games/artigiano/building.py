"""Steps of actions that build, move or exchange materials."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events, rearranging
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import is_attached
from signoria.games.artigiano.castle import (
    at,
    fits_of,
    kind_of,
    materials,
    protected,
    set_cell,
    uncovered,
)
from signoria.games.artigiano.context import actor_of, now, progress, set_progress, times
from signoria.games.artigiano.people import COMING, PLACEMENTS
from signoria.games.artigiano.piles import HAND, is_empty
from signoria.games.artigiano.places import ON_CELL, cell_at, lay
from signoria.games.artigiano.placing import (
    STOLEN,
    ask_place,
    choose_cell,
    fits_stolen,
    list_cells,
    may_place_from_elsewhere,
)
from signoria.games.artigiano.tables import CELLS, SPECIALS

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, op: i64, step: i64) -> bool:
    if op == e.PLACE_MATERIALS:
        return _place(s, step)
    if op == e.ECHO_PLACEMENTS:
        return _echo(s)
    if op == e.GRANT_PLACEMENTS:
        return _grant(s, step)
    if op == e.REARRANGE_CASTLE:
        return rearranging.begin(s)
    if op == e.STEAL_CASTLE_MATERIAL:
        return _steal(s, step)
    return _bargain(s, step)


def _place(s: ArtigianoState, step: i64) -> bool:
    left = times(s, e.COUNT[step]) - progress(s)
    if left <= 0:
        return True
    fixed: i64 = 0
    if e.MATCH[step] == e.SAME_VALUE or e.MATCH[step] == e.SAME_KIND:
        fixed = s.arg(5)
    return not ask_place(s, actor_of(s), e.MATCH[step], fixed, left)


def stop_placing(s: ArtigianoState) -> None:
    s.pop()
    set_progress(s, e.MANY)
    s.resume()


def _echo(s: ArtigianoState) -> bool:
    """For every material just placed each opponent in turn order is asked (ART-RUL-46)."""
    actor = actor_of(s)
    while True:
        number = progress(s)
        built = (s.arg(5) >> (6 * (number // s.seats))) & 63
        if not built:
            return True
        set_progress(s, number + 1)
        seat = (actor + number % s.seats) % s.seats
        if s.side_of(seat) != s.side_of(actor) and not is_empty(s.sets, HAND + seat):
            s.push(q.ECHO, seat, built % 4, built // 4)
            return False


def _grant(s: ArtigianoState, step: i64) -> bool:
    place = COMING + actor_of(s)
    coming = s.people[place]
    most = max(times(s, e.COUNT[step]), coming >> PLACEMENTS)
    s.people[place] = (coming & (bit(PLACEMENTS) - 1)) | most << PLACEMENTS
    s.tell(events.WILL_PLACE, actor_of(s), most)
    return True


# ---------------------------------------------------------------- Pillage


def stealable(s: ArtigianoState, actor: i64, side: i64) -> i64:
    """Uncovered, unprotected materials that can be built at home (ART-RUL-38)."""
    mask: i64 = 0
    left = materials(s, side) & uncovered(s, side) & ~protected(s, side, True)
    while left:
        cell = low_bit(left)
        left &= left - 1
        if fits_stolen(s, actor, side, cell):
            mask |= bit(cell)
    return mask


def _steal(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    side = now(s)
    if progress(s) >= times(s, e.COUNT[step]) or not may_place_from_elsewhere(s, actor):
        return True
    cells = stealable(s, actor, side)
    if not cells:
        return True
    s.push(q.STEAL, actor, side)
    if not cells & (cells - 1):
        name_stolen(s, actor, low_bit(cells))
    return False


def name_stolen(s: ArtigianoState, seat: i64, cell: i64) -> None:
    side = s.arg(0)
    home = fits_stolen(s, seat, side, cell)
    choose_cell(s, seat, at(s, side, cell), STOLEN, home, side * CELLS + cell)


# ---------------------------------------------------------------- Bargain


def _bargain(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    if progress(s) >= times(s, e.COUNT[step]) or not own_offers(s, actor, now(s)):
        return True
    s.push(q.BARGAIN, actor, now(s))
    return False


def partners(s: ArtigianoState, actor: i64, side: i64, cell: i64) -> i64:
    """Cells of the other castle whose material can change places with an own one (ART-RUL-37)."""
    own = s.side_of(actor)
    mask: i64 = 0
    left = materials(s, side) & ~protected(s, side, True)
    while left:
        other = low_bit(left)
        left &= left - 1
        there = (fits_of(s, own, cell) >> kind_of(s, side, other)) & 1
        if there and (fits_of(s, side, other) >> kind_of(s, own, cell)) & 1:
            mask |= bit(other)
    return mask


def own_offers(s: ArtigianoState, actor: i64, side: i64) -> i64:
    own = s.side_of(actor)
    mask: i64 = 0
    left = materials(s, own) & ~protected(s, own, False)
    while left:
        cell = low_bit(left)
        left &= left - 1
        if partners(s, actor, side, cell):
            mask |= bit(cell)
    return mask


def list_bargain(s: ArtigianoState, seat: i64, into: Actions) -> None:
    side = s.arg(0)
    own = s.side_of(seat)
    if s.drafts[seat]:
        list_cells(s, side, partners(s, seat, side, s.drafts[seat] - 1), into)
    else:
        list_cells(s, own, own_offers(s, seat, side), into)


def name_bargained(s: ArtigianoState, seat: i64, cell: i64) -> None:
    """First the own material, then the other one."""
    if not s.drafts[seat]:
        s.drafts[seat] = cell + 1
        return
    side = s.arg(0)
    own = s.side_of(seat)
    mine = s.drafts[seat] - 1
    s.drafts[seat] = 0
    s.pop()
    s.touch(seat, side)
    kept = at(s, own, mine)
    set_cell(s, own, mine, at(s, side, cell))
    set_cell(s, side, cell, kept)
    one, other = cell_at(own, mine), cell_at(side, cell)
    for special in range(SPECIALS):
        place = s.lies[special]
        if place >= ON_CELL and is_attached(special):
            if place == one:
                lay(s, special, other)
            elif place == other:
                lay(s, special, one)
    s.tell(events.MATERIALS_SWAPPED, seat, mine, side, cell)
    set_progress(s, progress(s) + 1)
    s.resume()
