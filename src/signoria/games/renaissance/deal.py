"""Sequence 2: battle cards, and ducats in peace. Also every other draw from the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import bit, i64
from signoria.games.renaissance import events, streams
from signoria.games.renaissance.cards import Cards, draw, size
from signoria.games.renaissance.powers import leads
from signoria.games.renaissance.tables import CARDS_DEALT, DUCATS_DEALT, EMPIRE, EMPIRE_CARDS

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState


def deal_cards(s: RenaissanceState) -> None:
    """REN-CRD-01, REN-RUL-06"""
    state = i64(s.war)
    for place in range(s.seats):
        seat = s.seat_at(place)
        board = s.boards[seat]
        board.ducats += DUCATS_DEALT[state]
        number = CARDS_DEALT[state]
        if leads(s, seat, EMPIRE):
            number += EMPIRE_CARDS
        cards = draw_cards(s, number)
        board.hand += cards
        s.tell_cards(events.DEALT, seat, number, DUCATS_DEALT[state], cards)
    s.begin_purchases()


def draw_cards(s: RenaissanceState, number: i64) -> Cards:
    """From the pile; when it is empty the discards are shuffled into a new one (REN-RUL-07)."""
    left = size(s.deck)
    drawn = draw(s.chance, streams.BATTLE_CARDS, s.drawn, s.deck, min(number, left))
    s.drawn += min(number, left)
    s.deck -= drawn
    missing = number - left
    if missing > 0 and s.discards:
        s.deck = s.discards
        s.discards = 0
        s.tell(events.PILE_SHUFFLED)
        drawn += draw_cards(s, missing)
    return drawn


def draw_to(s: RenaissanceState, seat: i64, number: i64) -> None:
    """Cards that only their owner sees."""
    cards = draw_cards(s, number)
    s.boards[seat].take_unseen(cards)
    s.tell_cards(events.DREW, seat, size(cards), 0, cards)


def put_away(s: RenaissanceState, seat: i64, kind: i64) -> None:
    """A card is played from hand and discarded."""
    s.boards[seat].show(kind)
    s.discards += bit(4 * kind)
    s.tell(events.CARD_PLAYED, seat, kind)
