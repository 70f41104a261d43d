"""Steps of actions on the draw pile, on stocks and on missions: look, show, take, discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.confessing import begin_showing
from signoria.games.artigiano.context import actor_of, now, progress, set_progress, times
from signoria.games.artigiano.deck import cards_left, copy_at, group_of, next_group, put_back, show
from signoria.games.artigiano.knowledge import arrive
from signoria.games.artigiano.piles import HAND, SHOWN, STOCK, after, drop, put, size
from signoria.games.artigiano.raiding import discard_from_stock, take_from_stock
from signoria.games.artigiano.tables import CARD_KIND, passes
from signoria.games.artigiano.taking import look

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, op: i64, step: i64) -> bool:
    if op == e.REVEAL_UNTIL:
        return _reveal_until(s, step)
    if op == e.LOOK_DRAW_TOP:
        return _look_draw_top(s, step)
    if op == e.LOOK_AT:
        return _look_at(s, step)
    if op == e.TAKE_FROM_STOCK:
        return take_from_stock(s, step)
    if op == e.DISCARD_FROM_STOCK:
        return discard_from_stock(s, step)
    return begin_showing(s, step)


# ---------------------------------------------------------------- the draw pile


def _reveal_until(s: ArtigianoState, step: i64) -> bool:
    """Not a draw: an empty pile ends nothing (ART-RUL-15)."""
    if progress(s):
        return True
    set_progress(s, 1)
    actor = actor_of(s)
    wanted = times(s, e.COUNT[step])
    while wanted and cards_left(s):
        copy = show(s)
        s.tell(events.TURNED_UP, actor, copy)
        if passes(CARD_KIND[copy], e.FILTER[step]):
            wanted -= 1
            _keep(s, actor, copy)
        else:
            put(s.sets, SHOWN, copy)
    return not _put_rest_back(s, actor)


def _look_draw_top(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    if progress(s) == 2:
        return True
    if progress(s) == 0:
        for _n in range(min(times(s, e.COUNT[step]), cards_left(s))):
            copy = show(s)
            s.tell(events.TURNED_UP, actor, copy)
            put(s.sets, SHOWN, copy)
        set_progress(s, 1)
        wanted = times(s, e.TAKE[step])
        if size(s.sets, SHOWN) > wanted:
            s.push(q.KEEP, actor, wanted)
            return False
        card = after(s.sets, SHOWN, -1)
        while card >= 0:
            drop(s.sets, SHOWN, card)
            _keep(s, actor, card)
            card = after(s.sets, SHOWN, -1)
    set_progress(s, 2)
    return not _put_rest_back(s, actor)


def _keep(s: ArtigianoState, seat: i64, copy: i64) -> None:
    put(s.sets, HAND + seat, copy)
    arrive(s, HAND + seat, copy, s.everybody)
    s.tell(events.KEPT, seat, copy)


def list_shown(s: ArtigianoState, into: Actions) -> None:
    """Rising, so that enough are left."""
    card = after(s.sets, SHOWN, s.arg(1) - 1)
    left: i64 = 0
    other = card
    while other >= 0:
        left += 1
        other = after(s.sets, SHOWN, other)
    last: i64 = -1
    while card >= 0 and left >= s.arg(0):
        if CARD_KIND[card] != last:
            last = CARD_KIND[card]
            into.add(code_of.CARD + last)
        left -= 1
        card = after(s.sets, SHOWN, card)


def keep_shown(s: ArtigianoState, seat: i64, kind: i64) -> None:
    card = after(s.sets, SHOWN, s.arg(1) - 1)
    while CARD_KIND[card] != kind:
        card = after(s.sets, SHOWN, card)
    drop(s.sets, SHOWN, card)
    _keep(s, seat, card)
    s.set_arg(0, s.arg(0) - 1)
    s.set_arg(1, card + 1)
    if not s.arg(0):
        s.pop()
        s.resume()


def _put_rest_back(s: ArtigianoState, actor: i64) -> bool:
    """On top of the pile; the actor is asked for the order, if there is one."""
    number = size(s.sets, SHOWN)
    if not number:
        return False
    group = next_group(s)
    card = after(s.sets, SHOWN, -1)
    while card >= 0:
        drop(s.sets, SHOWN, card)
        put_back(s, card, actor, group)
        card = after(s.sets, SHOWN, -1)
    s.tell(events.PUT_BACK, actor, number)
    if not _choice_of_order(s, 0):
        return False
    s.push(q.ORDER, actor)
    return True


def _choice_of_order(s: ArtigianoState, ordered: i64) -> bool:
    """Are there different cards among those of the last group without a place?"""
    at = s.topped - 1 - ordered
    group = group_of(s.top[s.topped - 1])
    kind = CARD_KIND[copy_at(s.top[at])]
    while at >= 0 and group_of(s.top[at]) == group:
        if CARD_KIND[copy_at(s.top[at])] != kind:
            return True
        at -= 1
    return False


def list_order(s: ArtigianoState, into: Actions) -> None:
    last: i64 = -1
    while True:
        least: i64 = 1000
        at = s.topped - 1 - s.arg(0)
        group = group_of(s.top[s.topped - 1])
        while at >= 0 and group_of(s.top[at]) == group:
            kind = CARD_KIND[copy_at(s.top[at])]
            if last < kind < least:
                least = kind
            at -= 1
        if least == 1000:
            return
        into.add(code_of.CARD + least)
        last = least


def name_next(s: ArtigianoState, kind: i64) -> None:
    """The card that comes next from the top."""
    place = s.topped - 1 - s.arg(0)
    at = place
    while CARD_KIND[copy_at(s.top[at])] != kind:
        at -= 1
    s.top = s.top[:]
    kept = s.top[place]
    s.top[place] = s.top[at]
    s.top[at] = kept
    s.set_arg(0, s.arg(0) + 1)
    if not _choice_of_order(s, s.arg(0)):
        s.pop()
        s.resume()


# ---------------------------------------------------------------- looking


def _look_at(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    target = now(s)
    if e.OF_STOCK[step]:
        s.tell(events.STOCK_LOOKED_AT, actor, target)
        look(s, STOCK + target, target, bit(actor))
    elif e.AUDIENCE[step] == e.ALL_SEE:
        s.tell(events.HAND_SHOWN, target)
        look(s, HAND + target, s.side_of(target), s.everybody)
    else:
        s.tell(events.HAND_LOOKED_AT, actor, target)
        look(s, HAND + target, s.side_of(target), bit(actor))
        if e.AUDIENCE[step] == e.BOTH_SEE:
            s.tell(events.HAND_LOOKED_AT, target, actor)
            look(s, HAND + actor, s.side_of(actor), bit(target))
    return True
