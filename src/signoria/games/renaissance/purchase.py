"""Sequence 3: each player in order buys ramparts, castles and palaces, and then all his cards at once (REN-BUY-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.renaissance import events
from signoria.games.renaissance.actions import BUILD, NUMBER
from signoria.games.renaissance.cards import size
from signoria.games.renaissance.deal import draw_cards
from signoria.games.renaissance.order import draw_order
from signoria.games.renaissance.places import castles_left, palaces_left, ramparts_left
from signoria.games.renaissance.questions import BUY
from signoria.games.renaissance.tables import (
    BUILDING_PRICE,
    CARD_PRICE,
    CITIES,
    HAND_LIMIT,
)

if TYPE_CHECKING:
    from signoria.games.renaissance.state import RenaissanceState

_BUILDINGS: Final[i64] = 3


def begin_purchases(s: RenaissanceState) -> None:
    """In the order of the turn before (REN-RUL-02)."""
    s.given = 0
    _ask(s, 0)


def _ask(s: RenaissanceState, place: i64) -> None:
    """Who can pay for nothing is not asked: ducats, hand sizes and supplies are open to all."""
    while place < s.seats:
        seat = s.seat_at(place)
        if most_cards(s, seat) or sites(s, seat, 0) or sites(s, seat, 1) or sites(s, seat, 2):
            s.push(BUY, seat, place, BUILD)
            return
        place += 1
    if s.turn > 1:
        draw_order(s)
    s.begin_expansions()


def sites(s: RenaissanceState, seat: i64, building: i64) -> i64:
    """Own cities where he can pay for a building and the supply has one (REN-BUY-07, 11, 13)."""
    board = s.boards[seat]
    if board.ducats < BUILDING_PRICE[building]:
        return 0
    if building == 0:
        return board.cities & ~s.ramparts if ramparts_left(s) else i64(0)
    if building == 1:
        return board.cities & s.ramparts & ~s.castles if castles_left(s) else i64(0)
    return board.cities & ~s.palaces if palaces_left(s) else i64(0)


def most_cards(s: RenaissanceState, seat: i64) -> i64:
    """By money, by the limit of the hand, and by what there is (REN-BUY-05)."""
    board = s.boards[seat]
    room = min(HAND_LIMIT - size(board.hand), size(s.deck) + size(s.discards))
    return max(i64(0), min(room, board.ducats // CARD_PRICE))


def list_purchases(s: RenaissanceState, seat: i64, into: Actions) -> None:
    """Buildings in rising order, then the number of cards, which closes the purchase."""
    least = s.arg(1)
    for building in range(_BUILDINGS):
        cities = sites(s, seat, building)
        while cities:
            code = BUILD + CITIES * building + low_bit(cities)
            if code >= least:
                into.add(code)
            cities &= cities - 1
    for number in range(most_cards(s, seat) + 1):
        into.add(NUMBER + number)


def build(s: RenaissanceState, seat: i64, building: i64, city: i64) -> None:
    s.boards[seat].ducats -= BUILDING_PRICE[building]
    if building == 0:
        s.ramparts |= bit(city)
    elif building == 1:
        s.castles |= bit(city)
    else:
        s.palaces |= bit(city)
    s.tell(events.BUILT, seat, building, city, BUILDING_PRICE[building])
    s.set_arg(1, BUILD + CITIES * building + city + 1)


def buy_cards(s: RenaissanceState, seat: i64, number: i64) -> None:
    """All at once, without looking in between (REN-BUY-04)."""
    place = s.arg(0)
    s.pop()
    board = s.boards[seat]
    board.ducats -= number * CARD_PRICE
    cards = draw_cards(s, number)
    board.hand += cards
    s.tell_cards(events.BOUGHT, seat, number, number * CARD_PRICE, cards)
    _ask(s, place + 1)
