"""Sin and Revelation: a set of the own stock against as many cards of the hand, or of another stock.

The draft holds positions: 8 bits for the own stock, then those of the other place; CLOSED when the first set is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of, now, progress, set_progress
from signoria.games.artigiano.held import (
    HELD,
    gather,
    gather_stock,
    list_picks,
    picked,
    playing_stock,
)
from signoria.games.artigiano.knowledge import FRESH, VIEWERS, bound, know, unseen_leaving
from signoria.games.artigiano.people import MAY
from signoria.games.artigiano.piles import (
    HAND,
    SHIELD,
    STOCK,
    drop,
    has,
    is_empty,
    population,
    put,
    size,
)
from signoria.games.artigiano.tables import ANY
from signoria.games.artigiano.taking import stock_card_came
from signoria.games.artigiano.turn import is_blocked

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

_STOCK_BITS: Final = 8
_OWN: Final = 255
_CLOSED: Final = 1 << 61


def begin(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    side = s.side_of(actor)
    if progress(s) or is_blocked(s, side) or not gather_stock(s, side, False):
        return True
    other = HAND + actor if e.WITH_HAND[step] else STOCK + now(s)
    if is_empty(s.sets, other):
        return True
    set_progress(s, 1)
    s.push(q.SWAP, actor, i64(0) if e.WITH_HAND[step] else now(s) + 1)
    return False


def _other(s: ArtigianoState, seat: i64) -> i64:
    """The place that cards come from: the own hand, or another stock."""
    return STOCK + s.arg(0) - 1 if s.arg(0) else HAND + seat


def list_swap(s: ArtigianoState, seat: i64, into: Actions) -> None:
    draft = s.drafts[seat]
    mine = draft & _OWN
    other = _other(s, seat)
    if not draft & _CLOSED:
        into.add(code_of.PASS)
        if population(mine) < size(s.sets, other):
            count = gather_stock(s, s.side_of(seat), False)
            list_picks(mine, count, ANY, 0, code_of.CARD, into)
        return
    theirs = (draft & ~_CLOSED) >> _STOCK_BITS
    count = gather(s, other)
    list_picks(theirs, count, ANY, population(mine) - population(theirs), code_of.CARD, into)


def name_swapped(s: ArtigianoState, seat: i64, kind: i64) -> None:
    draft = s.drafts[seat]
    if not draft & _CLOSED:
        count = gather_stock(s, s.side_of(seat), False)
        s.drafts[seat] = picked(draft, count, kind)
        return
    count = gather(s, _other(s, seat))
    theirs = picked((draft & ~_CLOSED) >> _STOCK_BITS, count, kind)
    s.drafts[seat] = _CLOSED | theirs << _STOCK_BITS | draft & _OWN
    if population(theirs) == population(draft & _OWN):
        _swap(s, seat)


def close_set(s: ArtigianoState, seat: i64) -> None:
    if s.drafts[seat]:
        s.drafts[seat] |= _CLOSED
    else:
        s.pop()
        s.resume()


def _swap(s: ArtigianoState, seat: i64) -> None:
    draft = s.drafts[seat] & ~_CLOSED
    s.drafts[seat] = 0
    side = s.side_of(seat)
    other = _other(s, seat)
    with_hand = s.arg(0) == 0
    s.pop()
    out = _chosen(gather_stock(s, side, False), draft & _OWN)
    come = _chosen(gather(s, other), draft >> _STOCK_BITS)
    ours = s.members(side)
    seen_by = ours if with_hand else ours | s.members(other - STOCK)
    for place in (STOCK + side, SHIELD + side, other):
        unseen_leaving(s, place, seen_by)
    if with_hand:
        s.tell(events.STOCK_AND_HAND_SWAPPED, seat, len(out))
    else:
        s.tell(events.STOCKS_SWAPPED, seat, other - STOCK, len(out))
    slots = [STOCK + side if has(s.sets, STOCK + side, copy) else SHIELD + side for copy in out]
    for copy, slot in zip(out, slots):
        drop(s.sets, slot, copy)
        put(s.sets, other, copy)
    for copy, slot in zip(come, slots):
        drop(s.sets, other, copy)
        put(s.sets, slot, copy)
    for copy in out:
        if with_hand:
            know(s, copy, ours & ~bit(seat))
            s.tell_apart(events.CARD_CAME, ours, seat, copy)
        else:
            know(s, copy, ours)
            stock_card_came(s, other - STOCK, copy, ours)
    fresh = i64(FRESH) if playing_stock(s) and seat == s.active else i64(0)
    for copy in come:
        known: i64 = 0 if with_hand else s.members(other - STOCK)
        know(s, copy, known & VIEWERS | fresh)
        stock_card_came(s, side, copy, known)
    if with_hand:
        bound(s, seat, s.people[MAY + seat] + len(out))
    s.resume()


def _chosen(count: i64, draft: i64) -> list[i64]:
    return [HELD[at] for at in range(count) if (draft >> at) & 1]
