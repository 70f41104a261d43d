"""Open offers as numbers: a few places for each pair of seats."""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import bit, i64, vec, zeros
from signoria.games.princes.actions import PLACES

PAIRS: Final[i64] = 15

Offer = i64  # 0: no offer

_AMOUNT: Final = 255
_OPEN: Final = 1 << 32
_HIGHER: Final = 1 << 33  # made by the seat with the higher number
_PRIVATE: Final = 1 << 34
_DECADE: Final = 1 << 35  # stands to the end of the decade, not of the turn


def no_offers() -> vec[i64]:
    return zeros(PAIRS * PLACES)


def first_place(seat: i64, other: i64) -> i64:
    """Where the places of a pair begin."""
    low = min(seat, other)
    return PLACES * (low * (11 - low) // 2 + max(seat, other) - low - 1)


def make(
    seat: i64,
    other: i64,
    gold: i64,
    influence: i64,
    gold_asked: i64,
    influence_asked: i64,
    private: bool,
    decade: bool,
) -> Offer:
    offer = _OPEN + gold + influence * bit(8) + gold_asked * bit(16) + influence_asked * bit(24)
    if seat > other:
        offer += _HIGHER
    if private:
        offer += _PRIVATE
    if decade:
        offer += _DECADE
    return offer


def made_by(offer: Offer, seat: i64, other: i64) -> bool:
    """Was it made by the first of two seats to the second?"""
    return offer != 0 and (offer & _HIGHER != 0) == (seat > other)


def gold_given(offer: Offer) -> i64:
    return offer & _AMOUNT


def influence_given(offer: Offer) -> i64:
    return (offer >> 8) & _AMOUNT


def gold_asked(offer: Offer) -> i64:
    return (offer >> 16) & _AMOUNT


def influence_asked(offer: Offer) -> i64:
    return (offer >> 24) & _AMOUNT


def is_private(offer: Offer) -> bool:
    return offer & _PRIVATE != 0


def for_decade(offer: Offer) -> bool:
    return offer & _DECADE != 0


def is_sound(offer: Offer) -> bool:
    """Open, and something is asked: a gift is never kept."""
    return offer & _OPEN != 0 and gold_asked(offer) + influence_asked(offer) > 0
