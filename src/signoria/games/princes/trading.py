"""Bargaining: offers of gold and influence, standing commands for everybody (D-16).

An offer is a phrase: to whom, gold given, influence given, gold asked, influence asked, send. Nothing asked is a gift,
carried out at once. Offers reserve nothing; accepting checks both sides again. Promises are for the table, not for us.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.journal import EVERYONE
from signoria.core.kinds import count
from signoria.core.numbers import bit, bits_in, i64
from signoria.games.princes import events, offers
from signoria.games.princes.actions import (
    ACCEPT,
    AMOUNT,
    DECLINE,
    MOST_BID,
    OFFER,
    PLACES,
    SEND,
    WITHDRAW,
)
from signoria.games.princes.commitments import keeps_bid, prove_bid
from signoria.games.princes.offers import Offer
from signoria.games.princes.questions import OFFER as OFFER_FRAME
from signoria.games.princes.questions import PAYMENT
from signoria.games.princes.tables import BANKING, BRIBE_CARDINAL

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

MOST_OFFERS: Final[i64] = 6  # of a seat between two decisions
_COUNT: Final = 7  # three bits of `spoken` for each seat

# Numbers of the phrase's frame.
TO: Final = 0
SAID: Final = 1
GIVEN: Final = 2  # gold; + 1: influence
ASKED: Final = 4  # gold; + 1: influence
AMOUNTS: Final = 4  # to be said before it is sent


def may_trade(s: PrincesState) -> bool:
    """Not while no event is on offer (before the first turn, between the last event and the income), nor while somebody
    pays (POR-NEG-08)."""
    if not s.negotiation or s.depth == 0 or s.speaking:
        return False
    return s.events != 0 and s.asking() != PAYMENT


def offers_made(s: PrincesState, seat: i64) -> i64:
    return (s.spoken >> (3 * seat)) & _COUNT


def free_place(s: PrincesState, seat: i64, other: i64) -> i64:
    """The first free place of a pair, or -1."""
    first = offers.first_place(seat, other)
    for place in range(PLACES):
        if s.offers[first + place] == 0:
            return place
    return -1


def list_trading(s: PrincesState, seat: i64, into: Actions) -> None:
    if not may_trade(s):
        return
    if offers_made(s, seat) < MOST_OFFERS:
        for other in range(s.seats):
            if other != seat and free_place(s, seat, other) >= 0:
                into.add(OFFER + other)
    _list_answers(s, seat, ACCEPT, into)
    _list_answers(s, seat, DECLINE, into)
    _list_answers(s, seat, WITHDRAW, into)


def _list_answers(s: PrincesState, seat: i64, first_code: i64, into: Actions) -> None:
    for other in range(s.seats):
        if other == seat:
            continue
        first = offers.first_place(seat, other)
        for place in range(PLACES):
            offer = s.offers[first + place]
            mine = offers.made_by(offer, seat, other)
            if offer == 0 or mine != (first_code == WITHDRAW):
                continue
            if first_code != ACCEPT or can_accept(s, seat, other, offer):
                into.add(first_code + PLACES * other + place)


# ---------------------------------------------------------------- saying it


def begin_offer(s: PrincesState, seat: i64, other: i64) -> None:
    s.push(OFFER_FRAME, seat, other)


def list_phrase(s: PrincesState, seat: i64, into: Actions) -> None:
    said = s.arg(SAID)
    if said == AMOUNTS:
        _list_sending(s, into)
        return
    least: i64 = 0
    if said == AMOUNTS - 1 and s.arg(ASKED) == 0 and not can_give(s, seat):
        least = 1  # neither an offer of nothing for nothing nor a gift he cannot make
    for amount in range(least, most_said(s, seat, said) + 1):
        into.add(AMOUNT + amount)


def most_said(s: PrincesState, seat: i64, said: i64) -> i64:
    """He offers what he has; he asks for what the other has, or for 1, so that every phrase can be completed."""
    board = s.boards[seat]
    if said == 0:
        return min(board.gold, MOST_BID)
    if said == 1:
        return min(board.influence, MOST_BID)
    if s.hidden_funds:
        return MOST_BID
    other = s.boards[s.arg(TO)]
    has = other.gold if said == ASKED - GIVEN else other.influence
    return max(i64(1), min(has, MOST_BID))


def can_give(s: PrincesState, seat: i64) -> bool:
    """Something, and his bid stays payable without it (POR-NEG-06)."""
    gold = s.arg(GIVEN)
    influence = s.arg(GIVEN + 1)
    return gold + influence > 0 and _keeps_bid(s, seat, gold, influence, 0, 0, True)


def is_gift(s: PrincesState) -> bool:
    return s.arg(ASKED) == 0 and s.arg(ASKED + 1) == 0


def _list_sending(s: PrincesState, into: Actions) -> None:
    """A gift is public and done at once: there is one way to send it."""
    into.add(SEND)
    if is_gift(s):
        return
    into.add(SEND + 1)
    if s.private_offers:
        into.add(SEND + 2)
        into.add(SEND + 3)


def say_amount(s: PrincesState, amount: i64) -> None:
    said = s.arg(SAID)
    s.set_arg(GIVEN + said, amount)
    s.set_arg(SAID, said + 1)


def send(s: PrincesState, seat: i64, how: i64) -> None:
    other = s.arg(TO)
    offer = offers.make(
        seat,
        other,
        s.arg(GIVEN),
        s.arg(GIVEN + 1),
        s.arg(ASKED),
        s.arg(ASKED + 1),
        how >= 2,
        how & 1 == 1,
    )
    gift = is_gift(s)
    s.pop()
    s.spoken += bit(3 * seat)
    if gift:
        _transfer(s, seat, other, offer)
        s.tell(events.GIVEN, seat, other, offers.gold_given(offer), offers.influence_given(offer))
        prove_bid(s, seat)
        return
    place = free_place(s, seat, other)
    set_offer(s, seat, other, place, offer)
    _tell(s, events.OFFERED, seat, other, place, offer)


def set_offer(s: PrincesState, seat: i64, other: i64, place: i64, offer: Offer) -> None:
    """Copies of the position share their offers: a new list takes the place of the old one."""
    changed = s.offers[:]
    changed[offers.first_place(seat, other) + place] = offer
    s.offers = changed


def _tell(s: PrincesState, kind: i64, seat: i64, other: i64, place: i64, offer: Offer) -> None:
    """Of a private offer only the two hear."""
    learns: i64 = EVERYONE
    if offers.is_private(offer):
        learns = bit(seat) | bit(other)
    s.tell_only(
        kind,
        learns,
        [
            seat,
            other,
            place,
            offers.gold_given(offer),
            offers.influence_given(offer),
            offers.gold_asked(offer),
            offers.influence_asked(offer),
            i64(offers.for_decade(offer)),
        ],
    )


# ---------------------------------------------------------------- answering


def can_accept(s: PrincesState, seat: i64, other: i64, offer: Offer) -> bool:
    """Both have it, and both can still pay what they have bid (POR-NEG-05, 06).

    Of the other's hand only what everybody knows counts: his list of actions must not show it.
    """
    gold, influence = offers.gold_given(offer), offers.influence_given(offer)
    gold_back, influence_back = offers.gold_asked(offer), offers.influence_asked(offer)
    giver, taker = s.boards[other], s.boards[seat]
    if giver.gold < gold or giver.influence < influence:
        return False
    if taker.gold < gold_back or taker.influence < influence_back:
        return False
    return _keeps_bid(s, other, gold, influence, gold_back, influence_back, False) and _keeps_bid(
        s, seat, gold_back, influence_back, gold, influence, True
    )


def _keeps_bid(
    s: PrincesState,
    seat: i64,
    gold: i64,
    influence: i64,
    gold_back: i64,
    influence_back: i64,
    own: bool,
) -> bool:
    """Does his bid stay payable when he gives this and receives that?"""
    board = s.boards[seat]
    return keeps_bid(
        s,
        seat,
        board.gold - gold + gold_back,
        board.influence - influence + influence_back,
        bits_in(board.ready(BANKING)),
        count(board.hand if own else board.known, BRIBE_CARDINAL),
    )


def _answered(s: PrincesState, seat: i64, answer: i64) -> Offer:
    """The offer that an answer is about; it is open no more."""
    other, place = answer // PLACES, answer % PLACES
    offer = s.offers[offers.first_place(seat, other) + place]
    set_offer(s, seat, other, place, 0)
    return offer


def accept(s: PrincesState, seat: i64, answer: i64) -> None:
    """Both sides change hands in one step; all see it (POR-NEG-07)."""
    other = answer // PLACES
    offer = _answered(s, seat, answer)
    _transfer(s, other, seat, offer)
    s.tell(
        events.TRADED,
        other,
        seat,
        offers.gold_given(offer),
        offers.influence_given(offer),
        offers.gold_asked(offer),
        offers.influence_asked(offer),
    )
    prove_bid(s, seat)  # the other's bid stays payable by what is known of him (can_accept)


def decline(s: PrincesState, seat: i64, answer: i64) -> None:
    other = answer // PLACES
    _tell(s, events.DECLINED, seat, other, answer % PLACES, _answered(s, seat, answer))


def withdraw(s: PrincesState, seat: i64, answer: i64) -> None:
    other = answer // PLACES
    _tell(s, events.WITHDRAWN, seat, other, answer % PLACES, _answered(s, seat, answer))


def _transfer(s: PrincesState, giver: i64, taker: i64, offer: Offer) -> None:
    gold = offers.gold_given(offer) - offers.gold_asked(offer)
    influence = offers.influence_given(offer) - offers.influence_asked(offer)
    s.boards[giver].gold -= gold
    s.boards[taker].gold += gold
    s.boards[giver].influence -= influence
    s.boards[taker].influence += influence


def lapse_offers(s: PrincesState, all_of_them: bool) -> None:
    """At the end of a turn those that stood for it, at the end of a decade all (R-27)."""
    if not s.negotiation:
        return
    for seat in range(s.seats):
        for other in range(s.seats):
            first = offers.first_place(seat, other)
            for place in range(PLACES):
                offer = s.offers[first + place] if seat != other else i64(0)
                lapses = all_of_them or not offers.for_decade(offer)
                if lapses and offers.made_by(offer, seat, other):
                    set_offer(s, seat, other, place, 0)
                    _tell(s, events.LAPSED, seat, other, place, offer)
