"""Steps of actions that discard cards of hands: by choice of their owners, or all of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of, concerned, progress, set_progress, times
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
from signoria.games.artigiano.piles import HAND, population, size
from signoria.games.artigiano.raiding import answered
from signoria.games.artigiano.tables import ANY, CARD_KIND, passes

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def discard_own(s: ArtigianoState, step: i64) -> bool:
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


def discard_all(s: ArtigianoState, step: i64) -> bool:
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


def discard_others(s: ArtigianoState, step: i64) -> bool:
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
    most = s.arg(3)
    if (
        not s.sealed
    ):  # behind a seal, to be done with fewer would tell the others that there are no more
        most = min(most, suitable(0, count, s.arg(4)))
    if population(s.drafts[seat]) == most:
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
