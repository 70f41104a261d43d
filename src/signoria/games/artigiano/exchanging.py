"""Steps of actions on hands: discard, take, give, swap; and exchanges between stock and hand or stock and stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events, pooling, swapping, trading
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of, concerned, now, progress, set_progress, times
from signoria.games.artigiano.held import (
    HELD,
    gather,
    gather_playable,
    list_picks,
    picked,
    suitable,
)
from signoria.games.artigiano.knowledge import bound
from signoria.games.artigiano.moving import discard, place_of
from signoria.games.artigiano.piles import HAND, after, is_empty, population, size
from signoria.games.artigiano.searching import answered
from signoria.games.artigiano.tables import ANY, CARD_KIND, passes
from signoria.games.artigiano.taking import hand_over, swap_hands, take_at_random

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, op: i64, step: i64) -> bool:
    if op == e.DISCARD_FROM_HAND:
        if e.BY_HIMSELF[step]:
            return _discard_own(s, step)
        return _discard_all(s, step) if e.LEAST[step] == e.MANY else _discard_others(s, step)
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


# ---------------------------------------------------------------- discarding


def _discard_own(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    count = gather_playable(s, actor)
    if progress(s) or not count:
        return True
    set_progress(s, 1)
    least = times(s, e.LEAST[step])
    if count <= least:
        _discard_picks(s, actor, bit(count) - 1)
        return True
    s.push(q.DISCARD, actor, 0, 0, least, times(s, e.COUNT[step]))
    s.set_arg(4, e.FILTER[step])
    return False


def _discard_picks(s: ArtigianoState, seat: i64, draft: i64) -> None:
    """The cards at these positions of what the seat may use."""
    count = gather_playable(s, seat)
    chosen: list[i64] = []
    for at in range(count):
        if (draft >> at) & 1:
            chosen.append(HELD[at])
    for copy in chosen:
        discard(s, seat, place_of(s, seat, copy), copy)


def _discard_all(s: ArtigianoState, step: i64) -> bool:
    """Every card that passes the filter; then everybody knows that none is left."""
    seats = concerned(s, step)
    while seats:
        seat = low_bit(seats)
        seats &= seats - 1
        draft: i64 = 0
        for at in range(gather(s, HAND + seat)):
            if passes(CARD_KIND[HELD[at]], e.FILTER[step]):
                draft |= bit(at)
        _discard_picks(s, seat, draft)
        s.tell(events.NO_ACTION_IN_HAND, seat)
        bound(s, seat, 0)
    return True


def _discard_others(s: ArtigianoState, step: i64) -> bool:
    """Simultaneous, secret choices; then they are shown."""
    number = times(s, e.LEAST[step])
    test = e.FILTER[step]
    if not progress(s):
        set_progress(s, 1)
        owing: i64 = 0
        seats = concerned(s, step)
        while seats:
            seat = low_bit(seats)
            seats &= seats - 1
            cards = size(s.sets, HAND + seat)
            if cards > number or (cards and test != ANY):
                owing |= bit(seat)
        if owing:
            s.ask_all(q.DISCARD, owing, number, number)
            s.set_arg(4, test)
            return False
    actor = actor_of(s)
    for turn in range(i64(1), s.seats):
        seat = (actor + turn) % s.seats
        if (concerned(s, step) >> seat) & 1:
            _shown(s, seat, number, test)
    return True


def _shown(s: ArtigianoState, seat: i64, number: i64, test: i64) -> None:
    draft = s.drafts[seat]
    s.drafts[seat] = 0
    if test == ANY and not draft:
        draft = bit(size(s.sets, HAND + seat)) - 1
    _discard_picks(s, seat, draft)
    if test != ANY and population(draft) < number:
        s.tell(events.NO_ACTION_IN_HAND, seat)
        bound(s, seat, 0)


def list_discards(s: ArtigianoState, seat: i64, into: Actions) -> None:
    """At least, at most, of a kind; a hand with fewer gives what it has."""
    count = gather_playable(s, seat)
    draft = s.drafts[seat]
    done = population(draft)
    test = s.arg(4)
    least = min(s.arg(2), suitable(0, count, test))
    if done >= least:
        into.add(code_of.PASS)
    if done < s.arg(3):
        list_picks(draft, count, test, least - done, code_of.CARD, into)


def name_discard(s: ArtigianoState, seat: i64, kind: i64) -> None:
    count = gather_playable(s, seat)
    s.drafts[seat] = picked(s.drafts[seat], count, kind)
    if population(s.drafts[seat]) == min(s.arg(3), suitable(0, count, s.arg(4))):
        discards_named(s, seat)


def discards_named(s: ArtigianoState, seat: i64) -> None:
    if s.sealed:
        answered(s, seat)
        return
    draft = s.drafts[seat]
    s.drafts[seat] = 0
    s.pop()
    _discard_picks(s, seat, draft)
    s.resume()


# ---------------------------------------------------------------- taking and giving


def _take(s: ArtigianoState, step: i64) -> bool:
    actor = actor_of(s)
    target = now(s)
    number = times(s, e.COUNT[step])
    if e.CHOICE[step] == e.BY_CHANCE:
        arrived: i64 = 0
        for _ in range(min(number, size(s.sets, HAND + target))):
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
