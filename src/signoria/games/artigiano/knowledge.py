"""Who knows where a card lies. Each copy has a set of seats (and the bit of the spectators), and marks above it.

The owner of a hand or stock, and his partner for the stock, know it anyhow: their bits are not kept there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano.people import MAY, UNBOUNDED
from signoria.games.artigiano.piles import DECK, HAND, SHIELD, STOCK, WORD, WORDS, after, size
from signoria.games.artigiano.tables import CARD_KIND, FIRST_COPY, is_action

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

VIEWERS: Final = 0x1FF
FRESH: Final = 0x400  # came into the stock while it is being played


def owners(s: ArtigianoState, place: i64) -> i64:
    """The seats that see a hand or a stock anyhow."""
    if place < STOCK:
        return bit(place - HAND)
    if place < SHIELD:
        return s.members(place - STOCK)
    if place < DECK:
        return s.members(place - SHIELD)
    return 0


def know(s: ArtigianoState, copy: i64, mask: i64) -> None:
    """From now on this is who knows where a copy lies, and its marks. Copies of the position keep the old array."""
    if s.known[copy] != mask:
        s.known = s.known[:]
        s.known[copy] = mask


def reveal(s: ArtigianoState, place: i64, copy: i64, watchers: i64) -> None:
    """These seats see that the copy lies there."""
    know(s, copy, s.known[copy] | (watchers & ~owners(s, place) & s.everybody))


def arrive(s: ArtigianoState, place: i64, copy: i64, seen_by: i64) -> None:
    """A card has come to a hidden place; these seats saw which."""
    know(s, copy, (s.known[copy] & ~VIEWERS) | (seen_by & ~owners(s, place) & s.everybody))
    if place < STOCK:
        bound(s, place - HAND, s.people[MAY + place - HAND] + 1)


def bound(s: ArtigianoState, seat: i64, actions: i64) -> None:
    """Everybody knows that the hand of a seat has at most so many actions."""
    if actions >= size(s.sets, HAND + seat):
        actions = UNBOUNDED
    s.people[MAY + seat] = actions


def seen_leaving(s: ArtigianoState, place: i64, copy: i64) -> None:
    """A card leaves a hidden place in sight of all. Who knew another one of its kind there forgets that one: it is
    the kind that was played."""
    kind = CARD_KIND[copy]
    knew = s.known[copy]
    other = after(s.sets, place, FIRST_COPY[kind] - 1)
    while other >= 0 and CARD_KIND[other] == kind:
        if other != copy:
            know(s, other, s.known[other] & (knew | ~VIEWERS))
        other = after(s.sets, place, other)
    know(s, copy, 0)
    if place < STOCK:
        may = s.people[MAY + place - HAND]
        if may != UNBOUNDED and is_action(kind) and may > 0:
            s.people[MAY + place - HAND] = may - 1


def unseen_leaving(s: ArtigianoState, place: i64, seen_by: i64) -> None:
    """A card leaves a hidden place; who does not see which one no longer knows what is left there."""
    kept = seen_by | owners(s, place) | ~VIEWERS
    for word in range(i64(WORDS)):
        left = s.sets[place * WORDS + word]
        while left:
            copy = word * WORD + low_bit(left)
            know(s, copy, s.known[copy] & kept)
            left &= left - 1


def rebound(s: ArtigianoState, seat: i64) -> None:
    """Forget a bound that says nothing any more."""
    bound(s, seat, s.people[MAY + seat])
