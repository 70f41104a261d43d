"""The Village Square: two players with open hands make each other offers, six at most (ART-RUL-47).

The draft of who offers holds positions: 28 bits for his hand, then those of the other; CLOSED when the first set is.
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
from signoria.games.artigiano.held import HELD, gather, list_picks, picked
from signoria.games.artigiano.piles import HAND, is_empty
from signoria.games.artigiano.tables import ANY
from signoria.games.artigiano.taking import hand_over

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

_BITS: Final = 28
_MINE: Final = (1 << 28) - 1
_CLOSED: Final = 1 << 61
MOST_OFFERS: Final[i64] = max([int(e.OFFERS[step]) for step in range(len(e.OFFERS))])


def begin(s: ArtigianoState) -> bool:
    actor = actor_of(s)
    if progress(s) or is_empty(s.sets, HAND + actor) or is_empty(s.sets, HAND + now(s)):
        return True
    set_progress(s, 1)
    s.push(q.OFFER, actor, now(s))
    return False


def list_offer(s: ArtigianoState, seat: i64, into: Actions) -> None:
    draft = s.drafts[seat]
    if not draft & _CLOSED:
        into.add(code_of.PASS)
        count = min(gather(s, HAND + seat), _BITS)
        list_picks(draft, count, ANY, 0, code_of.CARD, into)
        return
    theirs = (draft & ~_CLOSED) >> _BITS
    if theirs:
        into.add(code_of.PASS)
    count = min(gather(s, HAND + s.arg(0)), _BITS)
    list_picks(theirs, count, ANY, 0, code_of.CARD, into)


def name_offered(s: ArtigianoState, seat: i64, kind: i64) -> None:
    draft = s.drafts[seat]
    if not draft & _CLOSED:
        s.drafts[seat] = picked(draft, min(gather(s, HAND + seat), _BITS), kind)
        return
    count = min(gather(s, HAND + s.arg(0)), _BITS)
    theirs = picked((draft & ~_CLOSED) >> _BITS, count, kind)
    s.drafts[seat] = _CLOSED | theirs << _BITS | draft & _MINE


def close_set(s: ArtigianoState, seat: i64) -> None:
    """The own part is closed, or the offer is made, or there is none."""
    draft = s.drafts[seat]
    if not draft:
        s.pop()
        s.tell(events.NO_MORE_OFFERS, seat)
        s.resume()
    elif not draft & _CLOSED:
        s.drafts[seat] |= _CLOSED
    else:
        other, made = s.arg(0), s.arg(1)
        s.drafts[seat] = draft & ~_CLOSED
        s.pop()
        s.push(q.ANSWER, other, seat, made + 1)
        _tell(s, seat, other)


def _tell(s: ArtigianoState, seat: i64, other: i64) -> None:
    both = bit(seat) | bit(other)
    s.tell(events.OFFERED, seat, other)
    for copy in _chosen(s, seat, s.drafts[seat] & _MINE):
        s.tell_apart(events.OFFER_GIVES, both, seat, copy)
    for copy in _chosen(s, other, s.drafts[seat] >> _BITS):
        s.tell_apart(events.OFFER_ASKS, both, seat, copy)


def _chosen(s: ArtigianoState, seat: i64, draft: i64) -> list[i64]:
    count = gather(s, HAND + seat)
    return [HELD[at] for at in range(min(count, _BITS)) if (draft >> at) & 1]


def answer(s: ArtigianoState, seat: i64, yes: bool) -> None:
    """Whoever answers offers next."""
    giver, made = s.arg(0), s.arg(1)
    draft = s.drafts[giver]
    s.drafts[giver] = 0
    s.pop()
    if yes:
        gives = _chosen(s, giver, draft & _MINE)
        asks = _chosen(s, seat, draft >> _BITS)
        s.tell(events.OFFER_ACCEPTED, seat, giver)
        for copy in gives:
            hand_over(s, giver, seat, copy)
            s.tell_apart(events.GIVEN, bit(seat) | bit(giver), giver, seat, copy)
        for copy in asks:
            hand_over(s, seat, giver, copy)
            s.tell_apart(events.GIVEN, bit(seat) | bit(giver), seat, giver, copy)
    else:
        s.tell(events.OFFER_REFUSED, seat, giver)
    if made < MOST_OFFERS:
        s.push(q.OFFER, seat, giver, made)
    else:
        s.resume()
