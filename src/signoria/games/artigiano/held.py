"""The cards that a player may use, in rising order, as a list that is used again; and picks among them.

A pick of several cards is a set of positions in that list, kept in the seat's draft: nothing is shown before the last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit, zeros
from signoria.core.state import KIND, WIDTH
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.knowledge import FRESH
from signoria.games.artigiano.piles import HAND, SHIELD, STOCK, WORD, WORDS, after, is_empty
from signoria.games.artigiano.tables import CARD_KIND, COPIES, passes

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

HELD: Final = zeros(COPIES)  # the list that was gathered last


def playing_stock(s: ArtigianoState) -> bool:
    """Is the active player playing his stock? Then his hand is laid aside (ART-STK-01)."""
    return s.depth > 1 and s.stack[WIDTH + KIND] == q.STOCK


def from_stock(s: ArtigianoState, seat: i64) -> bool:
    """Does what this seat plays, places or discards come from its stock?"""
    return seat == s.active and playing_stock(s)


def gather(s: ArtigianoState, place: i64) -> i64:
    """All cards of one place; how many."""
    count: i64 = 0
    for word in range(i64(WORDS)):
        left = s.sets[place * WORDS + word]
        while left:
            HELD[count] = word * WORD + low_bit(left)
            left &= left - 1
            count += 1
    return count


def gather_stock(s: ArtigianoState, side: i64, picked_up: bool) -> i64:
    """The whole own stock, ordinary and shielded places; or only what was picked up to be played (ART-RUL-89)."""
    if not picked_up and is_empty(s.sets, SHIELD + side):
        return gather(s, STOCK + side)
    count: i64 = 0
    one = after(s.sets, STOCK + side, -1)
    other = after(s.sets, SHIELD + side, -1)
    while one >= 0 or other >= 0:
        if other < 0 or (one >= 0 and one < other):
            card = one
            one = after(s.sets, STOCK + side, one)
        else:
            card = other
            other = after(s.sets, SHIELD + side, other)
        if not picked_up or not s.known[card] & FRESH:
            HELD[count] = card
            count += 1
    return count


def gather_playable(s: ArtigianoState, seat: i64) -> i64:
    """What the seat may play: its hand, or the cards of the stock it has picked up (ART-RUL-11)."""
    if from_stock(s, seat):
        return gather_stock(s, s.side_of(seat), True)
    return gather(s, HAND + seat)


def find(count: i64, kind: i64) -> i64:
    """The first card of a kind in the list, or -1."""
    for at in range(count):
        if CARD_KIND[HELD[at]] == kind:
            return HELD[at]
    return -1


# ---------------------------------------------------------------- picks


def highest(draft: i64) -> i64:
    """The last position of a pick, or -1."""
    last: i64 = -1
    while draft:
        last = low_bit(draft)
        draft &= draft - 1
    return last


def list_picks(draft: i64, count: i64, test: i64, needed: i64, family: i64, into: Actions) -> None:
    """The kinds that may be picked next: after the last one, and so that `needed` picks in all can still be made."""
    at = highest(draft) + 1
    kind: i64 = -1
    while at < count:
        found = CARD_KIND[HELD[at]]
        if found != kind and passes(found, test) and suitable(at, count, test) >= needed:
            kind = found
            into.add(family + kind)
        at += 1


def suitable(at: i64, count: i64, test: i64) -> i64:
    """How many cards from a position on pass the test."""
    number: i64 = 0
    while at < count:
        if passes(CARD_KIND[HELD[at]], test):
            number += 1
        at += 1
    return number


def picked(draft: i64, count: i64, kind: i64) -> i64:
    """The draft with the first card of a kind after the last pick."""
    at = highest(draft) + 1
    while at < count and CARD_KIND[HELD[at]] != kind:
        at += 1
    return draft | bit(at)
