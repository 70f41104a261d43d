"""Diplomacy: cities swapped, money given; standing commands for everybody (REN-DIP-01 to 06, D19).

Both are phrases: `swap`, my city, his city; `gift to` a seat, a number. A gift is carried out at once. An offer is seen
by the two alone and reserves nothing: accepting checks both sides again. Promises are for the table, not for us.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.core.state import ALL
from signoria.games.renaissance import events
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.actions import (
    ACCEPT,
    CITY,
    DECLINE,
    GIFT,
    NUMBER,
    PASS,
    SWAP,
    WITHDRAW,
)
from signoria.games.renaissance.listing import add_cities
from signoria.games.renaissance.places import level, others, owner

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

MOST_OFFERS: Final[i64] = 6  # of a seat between two decisions (REN-RUL-40)
MOST_GIVEN: Final[i64] = 99  # at once

# An offer: to whom + 1, three bits; my city, six bits; his city. 0: none.
_TO: Final = 7
_CITY: Final = 63


def may_deal(s: RenaissanceState) -> bool:
    """Outside battles and pending rolls, from the first turn on (REN-RUL-28, 40)."""
    if not s.negotiation or s.depth == 0 or s.turn == 0 or s.speaking or s.battle is not None:
        return False
    return s.asking() != q.CORRUPT and s.asking() != q.UPKEEP


# ---------------------------------------------------------------- offers as numbers


def offered_to(offer: i64) -> i64:
    """The seat, or -1."""
    return (offer & _TO) - 1


def offered_city(offer: i64) -> i64:
    return (offer >> 3) & _CITY


def wanted_city(offer: i64) -> i64:
    return offer >> 9


def make_offer(to: i64, mine: i64, his: i64) -> i64:
    return (to + 1) | mine << 3 | his << 9


def offers_made(s: RenaissanceState, seat: i64) -> i64:
    return (s.spoken >> (3 * seat)) & 7


def set_offer(s: RenaissanceState, seat: i64, offer: i64) -> None:
    """Copies of the position share their offers: a new list takes the place of the old one."""
    changed = s.offers[:]
    changed[seat] = offer
    s.offers = changed


# ---------------------------------------------------------------- what may be said


def of_level(s: RenaissanceState, cities: i64, wanted: i64) -> i64:
    """Those of the cities with this fortification."""
    if wanted == 1:
        return cities & ~s.ramparts
    if wanted == 2:
        return cities & s.ramparts & ~s.castles
    return cities & s.castles


def swappable(s: RenaissanceState, seat: i64) -> i64:
    """Own cities for which somebody else has one of the same level, each once a turn (REN-DIP-02, 03)."""
    mine = s.boards[seat].cities & ~s.swapped
    his = others(s, seat) & ~s.swapped
    found: i64 = 0
    for strength in range(1, 4):
        if of_level(s, his, strength):
            found |= of_level(s, mine, strength)
    return found


def partners(s: RenaissanceState, seat: i64, mine: i64) -> i64:
    """Cities of others that could be had for one of his own."""
    return of_level(s, others(s, seat) & ~s.swapped, level(s, mine))


def may_give(s: RenaissanceState, seat: i64, other: i64) -> bool:
    """Once to each other player in a sequence, in a combat turn (REN-RUL-40)."""
    return other != seat and not (s.given >> (6 * seat + other)) & 1


def can_accept(s: RenaissanceState, seat: i64, other: i64) -> bool:
    """Is what the other offers still there on both sides?"""
    offer = s.offers[other]
    if offered_to(offer) != seat:
        return False
    his, mine = offered_city(offer), wanted_city(offer)
    if owner(s, his) != other or owner(s, mine) != seat:
        return False
    return not s.swapped & (bit(his) | bit(mine)) and level(s, his) == level(s, mine)


def list_diplomacy(s: RenaissanceState, seat: i64, into: Actions) -> None:
    if not may_deal(s):
        return
    if offers_made(s, seat) < MOST_OFFERS:
        if s.offers[seat] == 0 and swappable(s, seat):
            into.add(SWAP)
        if s.boards[seat].ducats:
            for other in range(s.seats):
                if may_give(s, seat, other):
                    into.add(GIFT + other)
    for other in range(s.seats):
        if can_accept(s, seat, other):
            into.add(ACCEPT + other)
    for other in range(s.seats):
        if offered_to(s.offers[other]) == seat:
            into.add(DECLINE + other)
    if s.offers[seat]:
        into.add(WITHDRAW)


# ---------------------------------------------------------------- saying it


def begin_phrase(s: RenaissanceState, seat: i64, code: i64) -> None:
    if code == SWAP:
        s.push(q.SWAP, seat)
    else:
        s.push(q.GIFT, seat, code - GIFT)


def list_phrase(s: RenaissanceState, seat: i64, into: Actions) -> None:
    if s.asking() == q.GIFT:
        for ducats in range(1, min(s.boards[seat].ducats, MOST_GIVEN) + 1):
            into.add(NUMBER + ducats)
    elif s.arg(0):
        add_cities(into, CITY, partners(s, seat, s.arg(0) - 1))
    else:
        add_cities(into, CITY, swappable(s, seat))


def say(s: RenaissanceState, seat: i64, code: i64) -> None:
    """The next word of a phrase; the last one sends it."""
    if s.asking() == q.GIFT:
        _give(s, seat, s.arg(0), code - NUMBER)
    elif s.arg(0):
        _offer(s, seat, s.arg(0) - 1, code - CITY)
    else:
        s.set_arg(0, code - CITY + 1)


def _give(s: RenaissanceState, seat: i64, other: i64, ducats: i64) -> None:
    """REN-DIP-05"""
    s.pop()
    s.spoken += bit(3 * seat)
    s.given |= bit(6 * seat + other)
    s.boards[seat].ducats -= ducats
    s.boards[other].ducats += ducats
    s.tell(events.GIVEN, seat, other, ducats)
    _begin_move_anew(s)


def _offer(s: RenaissanceState, seat: i64, mine: i64, his: i64) -> None:
    s.pop()
    s.spoken += bit(3 * seat)
    other = owner(s, his)
    set_offer(s, seat, make_offer(other, mine, his))
    _tell(s, events.SWAP_OFFERED, seat, other, mine, his)


def _tell(s: RenaissanceState, kind: i64, seat: i64, other: i64, mine: i64, his: i64) -> None:
    """Of an offer only the two hear."""
    s.tell_only(kind, bit(seat) | bit(other), [seat, other, mine, his])


# ---------------------------------------------------------------- answering


def answer(s: RenaissanceState, seat: i64, code: i64) -> None:
    if code == WITHDRAW:
        _drop(s, seat, events.SWAP_WITHDRAWN)
    elif code >= DECLINE:
        _drop(s, code - DECLINE, events.SWAP_DECLINED)
    else:
        _swap(s, code - ACCEPT, seat)


def _drop(s: RenaissanceState, seat: i64, kind: i64) -> None:
    """The offer of this seat is open no more."""
    offer = s.offers[seat]
    set_offer(s, seat, 0)
    _tell(s, kind, seat, offered_to(offer), offered_city(offer), wanted_city(offer))


def _swap(s: RenaissanceState, seat: i64, other: i64) -> None:
    """One city for one, with all that stands in it (REN-RUL-28)."""
    offer = s.offers[seat]
    his, mine = wanted_city(offer), offered_city(offer)
    set_offer(s, seat, 0)
    s.boards[seat].cities ^= bit(mine) | bit(his)
    s.boards[other].cities ^= bit(mine) | bit(his)
    s.swapped |= bit(mine) | bit(his)
    if s.stack[0] == q.COMBAT:  # REN-RUL-10
        s.gained |= (bit(mine) | bit(his)) & s.boards[s.next_seat()].cities
    s.tell(events.SWAPPED, seat, other, mine, his)
    _begin_move_anew(s)


def _begin_move_anew(s: RenaissanceState) -> None:
    """The picks of a move under way may have lost their ground: whoever has begun one is asked again."""
    question = s.asking()
    if question == q.COMBAT or question == q.EXPAND:
        seat = s.next_seat()
        if s.drafts[seat]:
            s.drafts[seat] = 0
            s.decided[seat] += 1


# ---------------------------------------------------------------- the closing window


def close(s: RenaissanceState) -> None:
    """After the last combat turn, before points are counted, until all are ready (REN-RUL-40)."""
    if s.negotiation:
        s.given = 0
        s.push(q.READY, ALL, bit(s.seats) - 1)
        s.tell(events.CLOSING)
    else:
        s.end_turn()


def list_ready(into: Actions) -> None:
    into.add(PASS)


def be_ready(s: RenaissanceState, seat: i64) -> None:
    s.tell(events.READY, seat)
    if s.seal(seat, 0):
        s.pop()
        _lapse(s)
        s.end_turn()


def _lapse(s: RenaissanceState) -> None:
    for seat in range(s.seats):
        if s.offers[seat]:
            _drop(s, seat, events.SWAP_LAPSED)
