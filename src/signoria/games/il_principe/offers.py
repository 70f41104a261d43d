"""Phase 1: each player secretly offers cards of his hand; when all have chosen they are revealed and become lots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.journal import EVERYONE
from signoria.core.kinds import LANE, Kinds, count, one, size
from signoria.core.numbers import bit, i64
from signoria.games.il_principe import events
from signoria.games.il_principe.actions import COLOUR
from signoria.games.il_principe.tables import CARDS_OFFERED, COLOURS

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def list_offers(s: PrincipeState, seat: i64, into: Actions) -> None:
    picked = s.drafts[seat]
    left = s.boards[seat].hand - picked
    missing = CARDS_OFFERED[s.seats] - size(picked)
    for colour in range(COLOURS):
        if can_offer(left, picked, missing, colour):
            into.add(COLOUR + colour)


def can_offer(left: Kinds, picked: Kinds, missing: i64, colour: i64) -> bool:
    """Is this a pick, not below the last one, that leaves enough for the picks to come?"""
    return (
        picked >> (LANE * (colour + 1)) == 0
        and count(left, colour) > 0
        and size(left >> (LANE * colour)) >= missing
    )


def offer(s: PrincipeState, seat: i64, colour: i64) -> None:
    s.drafts[seat] += one(colour)
    if size(s.drafts[seat]) < CARDS_OFFERED[s.seats]:
        return
    s.set_arg(0, s.arg(0) & ~bit(seat))
    s.tell_cards(events.OFFERED, bit(seat), [seat], s.drafts[seat])
    if s.arg(0) == 0:
        _reveal(s)


def _reveal(s: PrincipeState) -> None:
    """All at the same time (ILP-AUC-01), each before its owner first (ILP-RUL-40)."""
    s.pop()
    for seat in range(s.seats):
        cards = s.drafts[seat]
        s.drafts[seat] = 0
        s.boards[seat].show(cards)
        s.lots += cards
        s.tell_cards(events.OFFER_REVEALED, EVERYONE, [seat], cards)
    s.next_lot()
