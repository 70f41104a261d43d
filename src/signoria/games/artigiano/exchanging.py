"""Steps of actions on hands: discard, take, give, swap; and exchanges between stock and hand or stock and stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events, pooling, swapping, trading
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of, now, progress, set_progress, times
from signoria.games.artigiano.discarding import discard_all, discard_others, discard_own
from signoria.games.artigiano.held import HELD, gather, list_picks, picked
from signoria.games.artigiano.piles import HAND, after, is_empty, population, size
from signoria.games.artigiano.tables import ANY, CARD_KIND
from signoria.games.artigiano.taking import hand_over, swap_hands, take_at_random

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, op: i64, step: i64) -> bool:
    if op == e.DISCARD_FROM_HAND:
        if e.BY_HIMSELF[step]:
            return discard_own(s, step)
        return discard_all(s, step) if e.LEAST[step] == e.MANY else discard_others(s, step)
    if op == e.TAKE_FROM_HAND:
        return _take(s, step)
    if op == e.GIVE_FROM_HAND:
        return _give(s, step)
    if op == e.SWAP_STOCK_CARDS:
        return swapping.begin(s, step)
    if op == e.NEGOTIATE_TRADE:
        return trading.begin(s)
    if op == e.POOL_AND_REDISTRIBUTE:
        return pooling.carry_out(s, step)
    swap_hands(s, actor_of(s), now(s))
    return True


def _take(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    target = now(s)
    number = times(s, e.COUNT[step])
    if e.CHOICE[step] == e.BY_CHANCE:
        arrived: i64 = 0
        for _n in range(min(number, size(s.sets, HAND + target))):
            if take_at_random(s, actor, target):
                arrived += 1
        s.set_arg(5, arrived)
        return True
    left = min(number - progress(s), size(s.sets, HAND + target))
    if left <= 0:
        s.set_arg(5, progress(s))
        return True
    set_progress(s, number)
    s.set_arg(5, left)
    if size(s.sets, HAND + target) == left:
        count = gather(s, HAND + target)
        cards = [HELD[at] for at in range(count)]
        for copy in cards:
            take(s, actor, target, copy)
        return True
    s.push(q.TAKE_HAND, actor, target, left)
    return False


def take(s: ArtigianoState, seat: i64, target: i64, copy: i64) -> None:
    hand_over(s, target, seat, copy)
    s.tell_apart(events.TAKEN, bit(seat) | bit(target), seat, target, copy)


def list_hand_of(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """Rising: the last one taken, + 1, is the draft."""
    card = after(s.sets, HAND + s.arg(0), s.drafts[seat] - 1)
    left: i64 = 0
    other = card
    while other >= 0:
        left += 1
        other = after(s.sets, HAND + s.arg(0), other)
    last: i64 = -1
    while card >= 0 and left >= s.arg(1):
        if CARD_KIND[card] != last:
            last = CARD_KIND[card]
            into.add(code_of.CARD + last)
        left -= 1
        card = after(s.sets, HAND + s.arg(0), card)


def name_taken(s: ArtigianoState, seat: i64, kind: i64) -> None:
    target, left = s.arg(0), s.arg(1)
    copy = after(s.sets, HAND + target, s.drafts[seat] - 1)
    while CARD_KIND[copy] != kind:
        copy = after(s.sets, HAND + target, copy)
    s.set_arg(1, left - 1)
    take(s, seat, target, copy)
    if left > 1:
        s.drafts[seat] = copy + 1
        return
    s.drafts[seat] = 0
    s.pop()
    s.resume()


def _give(s: ArtigianoState, step: i64) -> bool:
    """As many as really arrived (ART-RUL-41)."""
    actor = actor_of(s)
    number = min(times(s, e.COUNT[step]), s.arg(5))
    if progress(s) or number <= 0 or is_empty(s.sets, HAND + actor):
        return True
    set_progress(s, 1)
    if size(s.sets, HAND + actor) <= number:
        _give_picks(s, actor, now(s), bit(size(s.sets, HAND + actor)) - 1)
        return True
    s.push(q.GIVE, actor, now(s), number)
    return False


def _give_picks(s: ArtigianoState, seat: i64, target: i64, draft: i64) -> None:
    count = gather(s, HAND + seat)
    chosen: list[i64] = []
    for at in range(count):
        if (draft >> at) & 1:
            chosen.append(HELD[at])
    for copy in chosen:
        hand_over(s, seat, target, copy)
        s.tell_apart(events.GIVEN, bit(seat) | bit(target), seat, target, copy)


def list_gifts(s: ArtigianoState, seat: i64, into: Actions) -> None:
    count = gather(s, HAND + seat)
    draft = s.drafts[seat]
    list_picks(draft, count, ANY, s.arg(1) - population(draft), code_of.CARD, into)


def name_gift(s: ArtigianoState, seat: i64, kind: i64) -> None:
    count = gather(s, HAND + seat)
    s.drafts[seat] = picked(s.drafts[seat], count, kind)
    if population(s.drafts[seat]) < s.arg(1):
        return
    draft, target = s.drafts[seat], s.arg(0)
    s.drafts[seat] = 0
    s.pop()
    _give_picks(s, seat, target, draft)
    s.resume()
