"""The Cloister: everybody slips cards into a pool, the actor alone sees it and deals it out again (ART-RUL-55)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.abilities import EXPOSED
from signoria.games.artigiano.announcing import REFLECTED
from signoria.games.artigiano.context import actor_of, progress, set_progress, times
from signoria.games.artigiano.held import HELD, gather, list_picks, picked
from signoria.games.artigiano.knowledge import VIEWERS, arrive, know, unseen_leaving
from signoria.games.artigiano.piles import HAND, POOL, after, drop, population, put, size
from signoria.games.artigiano.places import IN_ZONE, lay
from signoria.games.artigiano.raiding import answered
from signoria.games.artigiano.tables import ANY, copy_of

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, step: i64) -> bool:
    """Contributions, then the deal; how many cards each seat still gets is in the notes, 4 bits each."""
    number = times(s, e.COUNT[step])
    if progress(s) == 0:
        set_progress(s, 1)
        owing: i64 = 0
        for seat in range(s.seats):
            if _takes_part(s, seat) and size(s.sets, HAND + seat) > number:
                owing |= bit(seat)
        if owing:
            s.ask_all(q.POOL, owing, number)
            return False
    if progress(s) == 1:
        set_progress(s, 2)
        for seat in range(s.seats):
            if _takes_part(s, seat):
                _contribute(s, seat, number)
        _look(s, actor_of(s))
    return _deal(s)


def _takes_part(s: ArtigianoState, seat: i64) -> bool:
    if (s.arg(0) >> 18) & 3 != REFLECTED:
        return True
    return seat == actor_of(s) or (s.arg(1) >> seat) & 1 == 1


def _contribute(s: ArtigianoState, seat: i64, number: i64) -> None:
    draft = s.drafts[seat]
    s.drafts[seat] = 0
    count = gather(s, HAND + seat)
    if not draft:
        draft = bit(count) - 1
    cards = [HELD[at] for at in range(count) if (draft >> at) & 1]
    unseen_leaving(s, HAND + seat, bit(seat))
    for copy in cards:
        drop(s.sets, HAND + seat, copy)
        put(s.sets, POOL, copy)
        know(s, copy, (s.known[copy] & ~VIEWERS) | bit(seat) | bit(actor_of(s)))
    s.set_arg(5, s.arg(5) + (population(draft) << (4 * seat)))
    s.tell(events.POOLED, seat, len(cards))


def _look(s: ArtigianoState, actor: i64) -> None:
    """A Turnkey of another side goes to its giver's zone; he gets one card less."""
    turnkey = copy_of(EXPOSED)
    card = after(s.sets, POOL, -1)
    while card >= 0:
        following = after(s.sets, POOL, card)
        if card == turnkey:
            giver = _giver(s, actor, card)
            if giver >= 0 and s.side_of(giver) != s.side_of(actor):
                drop(s.sets, POOL, card)
                know(s, card, 0)
                lay(s, EXPOSED, IN_ZONE + s.side_of(giver))
                s.set_arg(5, s.arg(5) - bit(4 * giver))
                s.tell(events.SPECIAL_MOVED, card, s.side_of(giver))
        card = following
    card = after(s.sets, POOL, -1)
    while card >= 0:
        s.tell_apart(events.POOL_SEEN, bit(actor), actor, card)
        card = after(s.sets, POOL, card)


def _giver(s: ArtigianoState, actor: i64, copy: i64) -> i64:
    """Who put a card into the pool: besides the actor only he knows it; -1: the actor himself."""
    for seat in range(s.seats):
        if seat != actor and (s.known[copy] >> seat) & 1:
            return seat
    return -1


def _deal(s: ArtigianoState) -> bool:
    """The actor first, then in turn order; the last ones get what is left."""
    actor = actor_of(s)
    for turn in range(s.seats):
        seat = (actor + turn) % s.seats
        owed = (s.arg(5) >> (4 * seat)) & 15
        if not owed:
            continue
        if owed == size(s.sets, POOL):
            card = after(s.sets, POOL, -1)
            while card >= 0:
                _hand(s, actor, seat, card)
                card = after(s.sets, POOL, -1)
            return True
        s.set_arg(5, s.arg(5) - (owed << (4 * seat)))
        s.push(q.DEAL, actor, seat, owed)
        return False
    return True


def _hand(s: ArtigianoState, actor: i64, seat: i64, copy: i64) -> None:
    """Only the two see which: who had put a card in no longer knows whether it is still there."""
    unseen_leaving(s, POOL, bit(actor) | bit(seat))
    drop(s.sets, POOL, copy)
    put(s.sets, HAND + seat, copy)
    arrive(s, HAND + seat, copy, bit(actor) | bit(seat))
    s.tell_apart(events.DEALT, bit(actor) | bit(seat), actor, seat, copy)


def list_contribution(s: ArtigianoState, seat: i64, into: Actions) -> None:
    count = gather(s, HAND + seat)
    draft = s.drafts[seat]
    list_picks(draft, count, ANY, s.arg(2) - population(draft), code_of.CARD, into)


def name_contribution(s: ArtigianoState, seat: i64, kind: i64) -> None:
    count = gather(s, HAND + seat)
    s.drafts[seat] = picked(s.drafts[seat], count, kind)
    if population(s.drafts[seat]) == s.arg(2):
        answered(s, seat)


def list_pool(s: ArtigianoState, seat: i64, into: Actions) -> None:
    count = gather(s, POOL)
    draft = s.drafts[seat]
    list_picks(draft, count, ANY, s.arg(1) - population(draft), code_of.CARD, into)


def name_dealt(s: ArtigianoState, actor: i64, kind: i64) -> None:
    count = gather(s, POOL)
    s.drafts[actor] = picked(s.drafts[actor], count, kind)
    if population(s.drafts[actor]) < s.arg(1):
        return
    draft, seat = s.drafts[actor], s.arg(0)
    s.drafts[actor] = 0
    s.pop()
    for copy in [HELD[at] for at in range(count) if (draft >> at) & 1]:
        _hand(s, actor, seat, copy)
    s.resume()
