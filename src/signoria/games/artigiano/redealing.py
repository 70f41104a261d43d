"""Deal anew, at random, what a viewer does not know: hands, stocks, the draw pile, missions, the future.

Whatever others know of a card stays with its place: the new card there is known to the same seats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.chance import Random
from signoria.core.errors import BadPosition
from signoria.core.journal import SPECTATORS
from signoria.core.numbers import bit, i64
from signoria.core.state import ALL, SEAT, WIDTH
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.claims import claimable, partner_of
from signoria.games.artigiano.deck import copy_at, group_of, knower_of
from signoria.games.artigiano.goals import WITHOUT_ACTIONS
from signoria.games.artigiano.knowledge import know, owners
from signoria.games.artigiano.people import MAY, UNBOUNDED
from signoria.games.artigiano.piles import HAND, POOL, STOCK, after, drop, put
from signoria.games.artigiano.redealing_missions import redeal_missions
from signoria.games.artigiano.shuffling import deal_bounded, shuffle
from signoria.games.artigiano.tables import CARD_KIND, is_action

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

TRIES: Final = 10_000
ON_TOP = POOL + 10  # the place of a card put back on the draw pile, + its index


def redeal(s: ArtigianoState, viewer: i64, random: Random) -> None:
    partner = partner_of(s, viewer)
    hint = claimable(s, s.side_of(viewer)) if partner >= 0 else i64(0)
    bare = partner if hint & WITHOUT_ACTIONS else i64(-1)
    forget_steps(s, viewer)
    s.top = s.top[:]
    _cards(s, i64(SPECTATORS) if viewer < 0 else viewer, bare, random)
    tries = TRIES
    while partner >= 0 and claimable(s, s.side_of(viewer)) != hint:
        _cards(s, viewer, bare, random)  # what may be turned up tells of the partner's hand
        tries -= 1
        if not tries:  # of a view that was tampered with
            raise BadPosition("artigiano-impossible-bounds")
    if s.depth:  # at the end all missions are open
        redeal_missions(s, viewer, random)
    s.chance = random.chance()


def forget_steps(s: ArtigianoState, viewer: i64) -> None:
    """Steps that others have begun and not shown, and sealed answers of others, are theirs to make again.

    Other picks are places in a hand or stock: they stay, of whatever is dealt there."""
    while s.depth and s.asking() >= q.PRIVATE and _top_seat(s) != viewer:
        s.pop()
    if s.depth and _top_seat(s) == ALL:
        for seat in range(s.seats):
            if seat != viewer:
                s.drafts[seat] = 0
        mine = bit(viewer) if viewer >= 0 else i64(0)
        s.set_arg(0, (s.arg(5) & ~mine) | (s.arg(0) & mine))


def _top_seat(s: ArtigianoState) -> i64:
    return s.stack[(s.depth - 1) * WIDTH + SEAT]


# ---------------------------------------------------------------- cards


def _cards(s: ArtigianoState, viewer: i64, bare: i64, random: Random) -> None:
    """`bare`: a seat of which the viewer knows that it holds no action, or -1."""
    places: list[i64] = []  # of each hidden card: where, and what is known of it there
    marks: list[i64] = []
    pool: list[i64] = []
    # Of the first hands: hidden cards, and actions among them at most.
    bounds: list[tuple[int, int]] = []
    for seat in _bounded_first(s, bare):
        start = len(pool)
        _collect(s, HAND + seat, viewer, places, marks, pool)
        most = i64(0) if seat == bare else s.people[MAY + seat]
        if most != UNBOUNDED and len(pool) > start:
            known = _known_actions(s, seat, viewer)
            bounds.append((len(pool) - start, max(int(most) - known, 0)))
    for place in range(i64(STOCK), i64(POOL + 1)):
        _collect(s, place, viewer, places, marks, pool)
    _collect_top(s, viewer, places, marks, pool)
    if bounds:
        pool = deal_bounded(pool, bounds, random)
    else:
        shuffle(pool, random)
    for at in range(len(pool)):
        _lay(s, pool[at], places[at], marks[at])
    _shuffle_groups(s, viewer, random)


def _bounded_first(s: ArtigianoState, bare: i64) -> list[i64]:
    """The seats, those of whose hands something is proved before the others."""
    bounded: list[i64] = []
    free: list[i64] = []
    for seat in range(s.seats):
        if seat == bare or s.people[MAY + seat] != UNBOUNDED:
            bounded.append(seat)
        else:
            free.append(seat)
    return bounded + free


def _collect(
    s: ArtigianoState, place: i64, viewer: i64, places: list[i64], marks: list[i64], pool: list[i64]
) -> None:
    """Take the cards that the viewer does not know out of a hidden place."""
    if (owners(s, place) >> viewer) & 1:
        return
    card = after(s.sets, place, -1)
    while card >= 0:
        if not (s.known[card] >> viewer) & 1:
            places.append(place)
            marks.append(s.known[card])
            pool.append(card)
            drop(s.sets, place, card)
        card = after(s.sets, place, card)


def _collect_top(
    s: ArtigianoState, viewer: i64, places: list[i64], marks: list[i64], pool: list[i64]
) -> None:
    for at in range(s.topped):
        card = copy_at(s.top[at])
        if not (s.known[card] >> viewer) & 1:
            places.append(ON_TOP + at)
            marks.append(s.known[card])
            pool.append(card)


def _lay(s: ArtigianoState, copy: i64, place: i64, mark: i64) -> None:
    know(s, copy, mark)
    if place >= ON_TOP:
        at = place - ON_TOP
        s.top[at] += copy - copy_at(s.top[at])
    else:
        put(s.sets, place, copy)


def _known_actions(s: ArtigianoState, seat: i64, viewer: i64) -> int:
    """Actions that the viewer knows in a hand; the cards he does not know are taken out."""
    number = 0
    card = after(s.sets, HAND + seat, -1)
    while card >= 0:
        if is_action(CARD_KIND[card]):
            number += 1
        card = after(s.sets, HAND + seat, card)
    return number


def _shuffle_groups(s: ArtigianoState, viewer: i64, random: Random) -> None:
    """Cards put back whose order another seat chose: the viewer knows which they are, and no more."""
    start: i64 = 0
    while start < s.topped:
        end = start + 1
        while end < s.topped and group_of(s.top[end]) == group_of(s.top[start]):
            end += 1
        if knower_of(s.top[start]) != viewer:
            cards = [s.top[at] for at in range(start, end)]
            shuffle(cards, random)
            for at in range(start, end):
                s.top[at] = cards[at - start]
        start = end
