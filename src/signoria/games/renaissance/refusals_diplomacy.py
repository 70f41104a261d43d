"""Why a swap, a gift or an answer to an offer is not legal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.errors import Argument, Refusal
from signoria.core.numbers import bit, i64
from signoria.games.renaissance import actions as code_of
from signoria.games.renaissance import questions as q
from signoria.games.renaissance.diplomacy import (
    MOST_OFFERS,
    may_deal,
    offered_to,
    offers_made,
    swappable,
)
from signoria.games.renaissance.places import others
from signoria.games.renaissance.tables import CITIES, CITY_NAMES

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def _refuse(rule: str, reason: str, args: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, f"renaissance-refusal-{reason}", args)


def no_diplomacy(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    """Of a standing command."""
    if not s.negotiation:
        return _refuse("REN-DIP-01", "no-negotiation")
    if not may_deal(s):
        return _refuse("REN-RUL-28", "no-deals-now")
    if code >= code_of.ACCEPT:
        return _no_answer(s, seat, code)
    if offers_made(s, seat) >= MOST_OFFERS:
        return _refuse("REN-RUL-40", "too-many-offers", {"offers": int(MOST_OFFERS)})
    if code == code_of.SWAP:
        if s.offers[seat]:
            return _refuse("REN-RUL-40", "offer-is-open")
        return _refuse("REN-DIP-02", "nothing-to-swap")
    if not s.boards[seat].ducats:
        return _refuse("REN-DIP-05", "nothing-to-give")
    if code - code_of.GIFT == seat or code - code_of.GIFT >= s.seats:
        return _refuse("REN-DIP-05", "give-to-another")
    return _refuse("REN-RUL-40", "given-already")


def _no_answer(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    if code < code_of.DECLINE:
        other = code - code_of.ACCEPT
        if other < s.seats and offered_to(s.offers[other]) == seat:
            return _refuse("REN-DIP-02", "swap-is-stale")
    return _refuse("REN-DIP-02", "no-such-offer")


def no_phrase(s: RenaissanceState, seat: i64, code: i64) -> Refusal:
    """Of something said in the middle of a phrase."""
    if not (s.owing() >> seat) & 1:
        return s.out_of_turn()
    if s.asking() == q.GIFT:
        if code_of.NUMBER <= code < code_of.YELLOW:
            return _refuse("REN-DIP-05", "give-what-you-have")
        return _refuse("REN-DIP-05", "complete-gift")
    if not code_of.CITY <= code < code_of.CITY + CITIES:
        return _refuse("REN-DIP-02", "complete-swap")
    city = code - code_of.CITY
    about: dict[str, Argument] = {"city": CITY_NAMES[city]}
    if (s.swapped >> city) & 1:
        return _refuse("REN-DIP-03", "swapped-already", about)
    if s.arg(0) == 0:
        if not (s.boards[seat].cities >> city) & 1:
            return _refuse("REN-DIP-02", "not-your-city", about)
        assert not (swappable(s, seat) >> city) & 1
        return _refuse("REN-DIP-02", "no-equal", about)
    if not others(s, seat) & bit(city):
        return _refuse("REN-DIP-02", "not-an-enemy", about)
    return _refuse("REN-DIP-02", "other-level", about)
