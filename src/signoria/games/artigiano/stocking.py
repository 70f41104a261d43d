"""The stock: picked up and put back, filled in phase 2; what becomes of the places of a Storekeeper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import EXTRA_SLOTS
from signoria.games.artigiano.held import (
    HELD,
    find,
    from_stock,
    gather,
    gather_stock,
    list_picks,
    picked,
)
from signoria.games.artigiano.knowledge import FRESH, VIEWERS, know, unseen_leaving
from signoria.games.artigiano.moving import discard
from signoria.games.artigiano.operations import list_kinds
from signoria.games.artigiano.piles import (
    HAND,
    SHIELD,
    STOCK,
    drop,
    is_empty,
    population,
    pour,
    put,
    size,
)
from signoria.games.artigiano.tables import COPIES
from signoria.games.artigiano.turn import room, shielded_room

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def pick_up_stock(s: ArtigianoState, seat: i64) -> None:
    s.set_arg(0, 1)
    s.push(q.STOCK, seat)
    s.tell(events.STOCK_PICKED_UP, seat)


def stock_goes_on(s: ArtigianoState) -> None:
    """Ask for the next card, if there is one."""
    if not gather_stock(s, s.side_of(s.active), True):
        put_stock_back(s, s.active)


def put_stock_back(s: ArtigianoState, seat: i64) -> None:
    """Unplayed cards go back (ART-STK-04); those of a Storekeeper that was lost meanwhile need a place."""
    side = s.side_of(seat)
    count = gather_stock(s, side, False)
    for at in range(count):
        know(s, HELD[at], s.known[HELD[at]] & ~FRESH)
    s.pop()
    s.tell(events.STOCK_PUT_BACK, seat)
    settle_shielded(s, side)
    s.resume()


def settle_shielded(s: ArtigianoState, side: i64) -> None:
    """Cards of a Storekeeper that left move to free ordinary places; the rest is discarded (ART-RUL-36)."""
    place = SHIELD + side
    if is_empty(s.sets, place) or s.lies[EXTRA_SLOTS] == 1 + side or from_stock_side(s, side):
        return
    free = room(s, side)
    if size(s.sets, place) <= free:
        s.tell(events.STOCK_REARRANGED, side, size(s.sets, place))
        pour(s.sets, place, STOCK + side)
    elif free == 0:
        _drop_shielded(s, side)
    else:
        s.push(q.KEEP_STORED, s.chooser(side), free)


def from_stock_side(s: ArtigianoState, side: i64) -> bool:
    return s.side_of(s.active) == side and from_stock(s, s.active)


def _drop_shielded(s: ArtigianoState, side: i64) -> None:
    count = gather(s, SHIELD + side)
    for at in range(count):
        discard(s, side, SHIELD + side, HELD[at])


def list_kept(s: ArtigianoState, seat: i64, into: Actions) -> None:
    count = gather(s, SHIELD + s.side_of(seat))
    draft = s.drafts[seat]
    list_picks(draft, count, 0, s.arg(0) - population(draft), code_of.CARD, into)


def keep_stored(s: ArtigianoState, seat: i64, kind: i64) -> None:
    side = s.side_of(seat)
    count = gather(s, SHIELD + side)
    s.drafts[seat] = picked(s.drafts[seat], count, kind)
    if population(s.drafts[seat]) < s.arg(0):
        return
    draft = s.drafts[seat]
    s.drafts[seat] = 0
    s.pop()
    for at in range(count):
        if (draft >> at) & 1:
            drop(s.sets, SHIELD + side, HELD[at])
            put(s.sets, STOCK + side, HELD[at])
    s.tell(events.STOCK_REARRANGED, side, population(draft))
    _drop_shielded(s, side)
    s.resume()


# ---------------------------------------------------------------- phase 2


def list_store(s: ArtigianoState, seat: i64, into: Actions) -> None:
    into.add(code_of.PASS)
    list_kinds(gather(s, HAND + seat), 0, COPIES, code_of.CARD, into)


def name_stored(s: ArtigianoState, seat: i64, kind: i64) -> None:
    copy = find(gather(s, HAND + seat), kind)
    side = s.side_of(seat)
    if room(s, side) and shielded_room(s, side):
        s.push(q.SLOT, seat, copy)
    else:
        _store(s, seat, copy, room(s, side) == 0)


def name_slot(s: ArtigianoState, seat: i64, shielded: i64) -> None:
    copy = s.arg(0)
    s.pop()
    _store(s, seat, copy, shielded == 1)


def _store(s: ArtigianoState, seat: i64, copy: i64, shielded: bool) -> None:
    """Face down: only the side sees which (ART-STO-01)."""
    side = s.side_of(seat)
    ours = s.members(side)
    unseen_leaving(s, HAND + seat, ours)
    drop(s.sets, HAND + seat, copy)
    put(s.sets, (SHIELD if shielded else STOCK) + side, copy)
    know(s, copy, s.known[copy] & ~VIEWERS)
    kind = events.STORED if ours == bit(seat) else events.STORED_FOR_BOTH
    s.tell_apart(kind, ours, seat, i64(1) if shielded else i64(0), copy)
    begin_phase_3(s)


def begin_phase_3(s: ArtigianoState) -> None:
    s.pop()
    s.push(q.DRAW, s.active)
