"""Why a standing command is not legal: Banking, offers and answers to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import i64
from signoria.games.princes import actions as code_of
from signoria.games.princes import offers
from signoria.games.princes.banking import bank_is_open
from signoria.games.princes.tables import BANKING, GOLD
from signoria.games.princes.trading import (
    AMOUNTS,
    MOST_OFFERS,
    SAID,
    free_place,
    is_gift,
    may_trade,
    offers_made,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState


def command_refusal(s: PrincesState, seat: i64, code: i64) -> Refusal:
    """`code` is a standing command, illegal for this seat; the game is not over."""
    if s.speaking:
        if not (s.owing() >> seat) & 1:
            return s.out_of_turn()
        if code_of.SEND <= code < code_of.ACCEPT:
            return _no_sending(s)
        return _refuse("POR-NEG-04", "complete-offer")
    if code < code_of.OFFER:
        return _no_banking(s, seat, code - code_of.BANK)
    if not s.negotiation:
        return _refuse("POR-NEG-01", "no-negotiation")
    if not may_trade(s):
        return _refuse("POR-NEG-08", "no-trade-now")
    if code < code_of.SEND:
        return _no_offer(s, seat, code - code_of.OFFER)
    if code < code_of.ACCEPT:
        return _refuse("POR-NEG-04", "begin-offer-first")
    return _no_reply(s, seat, code)


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"princes-refusal-{reason}", args)


def _no_banking(s: PrincesState, seat: i64, banked: i64) -> Refusal:
    board = s.boards[seat]
    if not board.ready(BANKING):
        return _refuse("POR-POL-01", "no-bank-ready")
    if not bank_is_open(s):
        return _refuse("POR-POL-03", "bank-closed")
    amount = banked % code_of.BANKED + 1
    funds = board.gold if banked // code_of.BANKED == GOLD else board.influence
    if funds < amount:
        return _refuse("POR-POL-01", "bank-too-much")
    return _refuse("POR-NEG-06", "bid-needs-it")


def _no_offer(s: PrincesState, seat: i64, other: i64) -> Refusal:
    if other >= s.seats or other == seat:
        return _refuse("POR-NEG-04", "offer-to-another")
    if offers_made(s, seat) >= MOST_OFFERS:
        return _refuse("POR-NEG-12", "too-many-offers", {"offers": int(MOST_OFFERS)})
    assert free_place(s, seat, other) < 0
    return _refuse("POR-NEG-04", "pair-is-full", {"offers": int(code_of.PLACES)})


def _no_sending(s: PrincesState) -> Refusal:
    if s.arg(SAID) < AMOUNTS:
        return _refuse("POR-NEG-04", "complete-offer")
    if is_gift(s):
        return _refuse("POR-NEG-07", "gifts-are-public")
    return _refuse("POR-NEG-07", "offers-are-public")


def _no_reply(s: PrincesState, seat: i64, code: i64) -> Refusal:
    answer = (code - code_of.ACCEPT) % (code_of.DECLINE - code_of.ACCEPT)
    other, place = answer // code_of.PLACES, answer % code_of.PLACES
    offer = i64(0)
    if other < s.seats and other != seat:
        offer = s.offers[offers.first_place(seat, other) + place]
    mine = code >= code_of.WITHDRAW
    if offer == 0 or offers.made_by(offer, seat, other) != mine:
        return _refuse("POR-NEG-05", "no-such-offer")
    giver, taker = s.boards[other], s.boards[seat]
    if giver.gold < offers.gold_given(offer) or giver.influence < offers.influence_given(offer):
        return _refuse("POR-NEG-05", "other-cannot-pay")
    if taker.gold < offers.gold_asked(offer) or taker.influence < offers.influence_asked(offer):
        return _refuse("POR-NEG-05", "you-cannot-pay")
    return _refuse("POR-NEG-06", "bid-needs-it")
