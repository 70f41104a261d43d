"""Steps of actions on stocks: a material is built out of one, cards of one are discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import EXPOSED
from signoria.games.artigiano.castle import ANY_KIND, free_cells
from signoria.games.artigiano.context import actor_of, now, progress, set_progress, times
from signoria.games.artigiano.deck import pick
from signoria.games.artigiano.held import HELD, find, gather, list_picks, picked
from signoria.games.artigiano.moving import discard
from signoria.games.artigiano.piles import STOCK, is_empty, population, size
from signoria.games.artigiano.placing import (
    FROM_A_STOCK,
    cells_for,
    choose_cell,
    may_place_from_elsewhere,
)
from signoria.games.artigiano.tables import ANY, CARD_KIND, copy_of, is_material
from signoria.games.artigiano.taking import expose

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def take_from_stock(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    if progress(s) >= times(s, e.COUNT[step]) or is_empty(s.sets, STOCK + now(s)):
        return True
    if not may_place_from_elsewhere(s, actor) or not free_cells(s, s.side_of(actor), ANY_KIND):
        return True
    s.push(q.TAKE_STOCK, actor, now(s))
    return False


def list_stock_materials(s: ArtigianoState, seat: i64, into: Actions) -> None:
    into.add(code_of.PASS)
    count = gather(s, STOCK + s.arg(0))
    last: i64 = -1
    for at in range(count):
        kind = CARD_KIND[HELD[at]]
        if kind != last and is_material(kind) and cells_for(s, seat, HELD[at], ANY_KIND):
            last = kind
            into.add(code_of.CARD + kind)


def take_stock_material(s: ArtigianoState, seat: i64, kind: i64) -> None:
    side = s.arg(0)
    copy = find(gather(s, STOCK + side), kind)
    choose_cell(s, seat, copy, FROM_A_STOCK, cells_for(s, seat, copy, ANY_KIND), side)


def take_no_more(s: ArtigianoState) -> None:
    s.pop()
    set_progress(s, e.MANY)
    s.resume()


def discard_from_stock(s: ArtigianoState, step: i64) -> bool:
    number = times(s, e.COUNT[step])
    if e.CHOICE[step] == e.BY_CHANCE:
        side = now(s)
        for _n in range(min(number, size(s.sets, STOCK + side))):
            copy = pick(s, STOCK + side)
            if copy == copy_of(EXPOSED):
                expose(s, STOCK + side, side)
            else:
                discard(s, side, STOCK + side, copy)
        return True
    if not progress(s):
        set_progress(s, 1)
        owing: i64 = 0
        for side in _sides_concerned(s):
            if size(s.sets, STOCK + side) > number:
                owing |= bit(s.chooser(side))
        if owing:
            s.ask_all(q.DISCARD_STOCK, owing, number)
            return False
    for side in _sides_concerned(s):
        _discard_chosen(s, side)
    return True


def _sides_concerned(s: ArtigianoState) -> list[i64]:
    """The sides that are hit, in turn order."""
    own = s.side_of(actor_of(s))
    mask = bit(now(s)) if s.arg(2) else s.arg(1)
    sides: list[i64] = []
    for step in range(i64(1), s.side_count):
        side = (own + step) % s.side_count
        if (mask >> side) & 1:
            sides.append(side)
    return sides


def _discard_chosen(s: ArtigianoState, side: i64) -> None:
    seat = s.chooser(side)
    draft = s.drafts[seat]
    s.drafts[seat] = 0
    count = gather(s, STOCK + side)
    chosen: list[i64] = []
    for at in range(count):
        if not draft or (draft >> at) & 1:
            chosen.append(HELD[at])
    for copy in chosen:
        discard(s, side, STOCK + side, copy)


def list_own_stock(s: ArtigianoState, seat: i64, into: Actions) -> None:
    count = gather(s, STOCK + s.side_of(seat))
    draft = s.drafts[seat]
    list_picks(draft, count, ANY, s.arg(2) - population(draft), code_of.CARD, into)


def name_own_stock(s: ArtigianoState, seat: i64, kind: i64) -> None:
    count = gather(s, STOCK + s.side_of(seat))
    s.drafts[seat] = picked(s.drafts[seat], count, kind)
    if population(s.drafts[seat]) == s.arg(2):
        answered(s, seat)


def answered(s: ArtigianoState, seat: i64) -> None:
    """In a sealed frame; when all have answered the action goes on."""
    s.set_arg(0, s.arg(0) & ~bit(seat))
    if not s.arg(0):
        s.pop()
        s.resume()
