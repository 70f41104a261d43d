"""Deal anew, at random, what a viewer does not know: hands, stocks, the draw pile, missions, the future.

Whatever others know of a card stays with its place: the new card there is known to the same seats.
"""

from __future__ import annotations

from math import comb, perm
from typing import TYPE_CHECKING

from signoria.core.chance import Random
from signoria.core.journal import SPECTATORS
from signoria.core.numbers import bit, i64, low_bit
from signoria.core.state import ALL, SEAT, WIDTH
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.claims import claimable
from signoria.games.artigiano.deck import copy_at, group_of, knower_of
from signoria.games.artigiano.goals import PRINCELY, ROYAL, missions_of
from signoria.games.artigiano.knowledge import owners
from signoria.games.artigiano.people import MAY, SEEN, UNBOUNDED
from signoria.games.artigiano.piles import HAND, POOL, STOCK, after, drop, population, put
from signoria.games.artigiano.tables import CARD_KIND, is_action

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

ON_TOP = POOL + 10  # the place of a card put back on the draw pile, + its index


def redeal(s: ArtigianoState, viewer: i64, random: Random) -> None:
    teamed = viewer >= 0 and s.side_count < s.seats and s.turn > 0
    wanted = claimable(s, s.side_of(viewer)) if teamed else i64(0)
    forget_steps(s, viewer)
    s.top = s.top[:]
    _cards(s, i64(SPECTATORS) if viewer < 0 else viewer, random)
    while teamed and claimable(s, s.side_of(viewer)) != wanted:
        _cards(s, viewer, random)  # what may be claimed tells of the partner's hand
    if s.depth:  # at the end all missions are open
        _missions(s, viewer, random)
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


def _cards(s: ArtigianoState, viewer: i64, random: Random) -> None:
    places: list[i64] = []  # of each hidden card: where, and what is known of it there
    marks: list[i64] = []
    pool: list[i64] = []
    bounds: list[
        tuple[int, int]
    ] = []  # of the first hands: hidden cards, and actions among them at most
    for seat in _bounded_first(s):
        start = len(pool)
        _collect(s, HAND + seat, viewer, places, marks, pool)
        if s.people[MAY + seat] != UNBOUNDED and len(pool) > start:
            known = _known_actions(s, seat, viewer)
            bounds.append((len(pool) - start, max(int(s.people[MAY + seat]) - known, 0)))
    for place in range(i64(STOCK), i64(POOL + 1)):
        _collect(s, place, viewer, places, marks, pool)
    _collect_top(s, viewer, places, marks, pool)
    if bounds:
        pool = _deal_bounded(pool, bounds, random)
    else:
        _shuffle(pool, random)
    for at in range(len(pool)):
        _lay(s, pool[at], places[at], marks[at])
    _shuffle_groups(s, viewer, random)


def _bounded_first(s: ArtigianoState) -> list[i64]:
    """The seats, those of whose hands something is proved before the others."""
    bounded: list[i64] = []
    free: list[i64] = []
    for seat in range(s.seats):
        if s.people[MAY + seat] != UNBOUNDED:
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
    s.known[copy] = mark
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


def _shuffle(cards: list[i64], random: Random) -> None:
    for at in range(len(cards) - 1, 0, -1):
        other = int(random.below(at + 1))
        kept = cards[at]
        cards[at] = cards[other]
        cards[other] = kept


def _deal_bounded(pool: list[i64], bounds: list[tuple[int, int]], random: Random) -> list[i64]:
    """All deals with at most so many actions in the first hands, each with equal chance.

    The number of actions in all these hands together is drawn by its weight, then hand by hand."""
    actions = [card for card in pool if is_action(CARD_KIND[card])]
    others = [card for card in pool if not is_action(CARD_KIND[card])]
    _shuffle(actions, random)
    _shuffle(others, random)
    ways: list[list[int]] = [[1]]  # of the last hands together: in how many ways so many actions
    for cards, most in reversed(bounds):
        ways.append(_times(ways[-1], [comb(cards, k) for k in range(min(cards, most) + 1)]))
    hidden = sum(cards for cards, _ in bounds)
    weights = [
        way * perm(len(actions), k) * perm(len(others), hidden - k)
        for k, way in enumerate(ways[-1])
    ]
    left = _weighted(weights, random)
    dealt: list[i64] = []
    for number, (cards, most) in enumerate(bounds):
        after_it = ways[len(bounds) - number - 1]
        weights = [
            comb(cards, k) * (after_it[left - k] if 0 <= left - k < len(after_it) else 0)
            for k in range(min(cards, most) + 1)
        ]
        taken = _weighted(weights, random)
        left -= taken
        hand = [actions.pop() for _ in range(taken)] + [others.pop() for _ in range(cards - taken)]
        _shuffle(hand, random)
        dealt += hand
    rest = actions + others
    _shuffle(rest, random)
    return dealt + rest


def _times(one: list[int], other: list[int]) -> list[int]:
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product[i + j] += a * b
    return product


def _weighted(weights: list[int], random: Random) -> int:
    """A place in a list, with a chance by its weight; as exact as 62 random bits allow."""
    total = sum(weights)
    drawn = (int(random.next32()) << 30 | int(random.next32()) >> 2) * total >> 62
    for at, weight in enumerate(weights):
        if drawn < weight:
            return at
        drawn -= weight
    return len(weights) - 1


def _shuffle_groups(s: ArtigianoState, viewer: i64, random: Random) -> None:
    """Cards put back whose order another seat chose: the viewer knows which they are, and no more."""
    start: i64 = 0
    while start < s.topped:
        end = start + 1
        while end < s.topped and group_of(s.top[end]) == group_of(s.top[start]):
            end += 1
        if knower_of(s.top[start]) != viewer:
            cards = [s.top[at] for at in range(start, end)]
            _shuffle(cards, random)
            for at in range(start, end):
                s.top[at] = cards[at - start]
        start = end


# ---------------------------------------------------------------- missions


def _missions(s: ArtigianoState, viewer: i64, random: Random) -> None:
    """Royal and princely ones apart; which of them are mandatory is as likely as any other choice."""
    own: i64 = -1
    seen: i64 = 0
    if viewer >= 0:
        own = s.side_of(viewer)
        seen = s.people[SEEN + viewer]
    pool = missions_of(s.families)
    for side in range(s.side_count):
        castle = s.castles[side]
        dealt = castle.missions | castle.gone
        pool &= ~(dealt if side == own else dealt & (seen | castle.shown))
    for side in range(s.side_count):
        if side != own:
            pool = _missions_of_side(s, side, seen, pool, random)
    mine = s.castles[own].missions if own >= 0 else i64(0)
    for seat in range(s.seats):
        if seat != viewer:  # what others have been shown goes with the old missions
            s.people[SEEN + seat] &= mine


def _missions_of_side(s: ArtigianoState, side: i64, seen: i64, pool: i64, random: Random) -> i64:
    castle = s.castles[side]
    dealt = castle.missions | castle.gone
    known = dealt & (seen | castle.shown)
    hidden = dealt & ~known
    royal = _some(pool & ROYAL, population(hidden & ROYAL), random)
    princely = _some(pool & PRINCELY, population((hidden & PRINCELY) >> 20), random)
    new = royal | princely
    mandatory = _some(new, population(castle.mandatory & ~known), random)
    castle.mandatory = (castle.mandatory & known) | mandatory
    if castle.gone:
        castle.gone = new & ~mandatory
        castle.missions = (castle.missions & known) | mandatory
    else:
        castle.missions = known | new
    return pool & ~new


def _some(pool: i64, number: i64, random: Random) -> i64:
    chosen: i64 = 0
    for _ in range(number):
        rank = random.below(population(pool))
        left = pool
        while rank:
            left &= left - 1
            rank -= 1
        chosen |= bit(low_bit(left))
        pool &= ~bit(low_bit(left))
    return chosen
