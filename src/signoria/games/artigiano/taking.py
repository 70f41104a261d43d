"""Cards of hands and stocks that other players see, take, get or give: not everybody learns which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.artigiano import events
from signoria.games.artigiano.abilities import EXPOSED
from signoria.games.artigiano.deck import pick
from signoria.games.artigiano.knowledge import (
    arrive,
    know,
    owners,
    reveal,
    seen_leaving,
    unseen_leaving,
)
from signoria.games.artigiano.people import MAY
from signoria.games.artigiano.piles import HAND, STOCK, after, drop, exchange, has, put
from signoria.games.artigiano.places import IN_ZONE, lay
from signoria.games.artigiano.tables import copy_of

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def expose(s: ArtigianoState, place: i64, side: i64) -> None:
    """Another side sees the hand or stock of this one: the Turnkey leaves it for the zone first (ART-RUL-66)."""
    copy = copy_of(EXPOSED)
    if has(s.sets, place, copy):
        seen_leaving(s, place, copy)
        drop(s.sets, place, copy)
        lay(s, EXPOSED, IN_ZONE + side)
        s.tell(events.SPECIAL_MOVED, copy, side)


def look(s: ArtigianoState, place: i64, side: i64, watchers: i64) -> None:
    """These seats see all cards of a hand or stock of another side."""
    expose(s, place, side)
    card = after(s.sets, place, -1)
    while card >= 0:
        reveal(s, place, card, watchers)
        s.tell_apart(events.CARD_SEEN, watchers | owners(s, place), side, card)
        card = after(s.sets, place, card)


def hand_over(s: ArtigianoState, giver: i64, taker: i64, copy: i64) -> None:
    """From hand to hand; only the two see which card."""
    both = bit(giver) | bit(taker)
    unseen_leaving(s, HAND + giver, both)
    drop(s.sets, HAND + giver, copy)
    put(s.sets, HAND + taker, copy)
    arrive(s, HAND + taker, copy, both)


def take_at_random(s: ArtigianoState, taker: i64, victim: i64) -> bool:
    """Chance picks a card of a hand that is not empty; a Turnkey goes to its holder's zone instead."""
    copy = pick(s, HAND + victim)
    if copy == copy_of(EXPOSED):
        expose(s, HAND + victim, s.side_of(victim))
        return False
    hand_over(s, victim, taker, copy)
    s.tell_apart(events.TAKEN_AT_RANDOM, bit(taker) | bit(victim), taker, victim, copy)
    return True


def swap_hands(s: ArtigianoState, one: i64, other: i64) -> None:
    """Unseen by the others, who still know what they knew of either hand; nothing is looked at."""
    for seat, new_owner in ((one, other), (other, one)):
        card = after(s.sets, HAND + seat, -1)
        while card >= 0:
            know(s, card, (s.known[card] | bit(seat)) & ~bit(new_owner))
            card = after(s.sets, HAND + seat, card)
    exchange(s.sets, HAND + one, HAND + other)
    may = s.people[MAY + one]
    s.people[MAY + one] = s.people[MAY + other]
    s.people[MAY + other] = may
    s.tell(events.HANDS_SWAPPED, one, other)
    for seat in (one, other):
        card = after(s.sets, HAND + seat, -1)
        while card >= 0:
            s.tell_apart(events.CARD_CAME, bit(one) | bit(other), seat, card)
            card = after(s.sets, HAND + seat, card)


def stock_card_came(s: ArtigianoState, side: i64, copy: i64, seen_by: i64) -> None:
    """A card has come into an ordinary or shielded place."""
    s.tell_apart(events.STOCK_CARD_CAME, seen_by | s.members(side), side, copy)


def ordinary(side: i64) -> i64:
    return STOCK + side
