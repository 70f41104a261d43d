"""Buying a Development card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.masters import events
from signoria.games.masters.actions import BUY
from signoria.games.masters.bag import RESOURCES, Bag, amount, covers, unit
from signoria.games.masters.board import Board
from signoria.games.masters.faith import trigger_end
from signoria.games.masters.grid import reveal, take_top
from signoria.games.masters.payment import pay_what_is_forced
from signoria.games.masters.questions import PAY_CARD
from signoria.games.masters.tables import (
    CARD_COST,
    CARDS_TO_END,
    COLOURS,
    DISCOUNT_AMOUNT,
    LEVELS,
    SLOTS,
    flag,
)

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def price(board: Board, card: i64) -> Bag:
    """The cost after discounts: one less of each Leader's resource, if the card costs any (MAS-LDR-11, 12)."""
    cost = CARD_COST[card]
    discounts = board.discounts()
    if discounts:
        for resource in range(RESOURCES):
            if (discounts >> resource) & 1:
                cost -= min(DISCOUNT_AMOUNT, amount(cost, resource)) * unit(resource)
    return cost


def list_purchases(s: MastersState, board: Board, into: Actions) -> None:
    """Top cards that can be both paid and laid (MAS-BUY-05..08)."""
    stock = board.stock()
    if not stock:
        return
    first, second, third = board.height(0), board.height(1), board.height(2)
    for level in range(LEVELS):
        if first == level or second == level or third == level:
            for deck in range(COLOURS * level, COLOURS * level + COLOURS):
                card = s.tops[deck]
                if card >= 0 and covers(stock, price(board, card)):
                    if first == level:
                        into.add(BUY + SLOTS * deck)
                    if second == level:
                        into.add(BUY + SLOTS * deck + 1)
                    if third == level:
                        into.add(BUY + SLOTS * deck + 2)


def buy(s: MastersState, seat: i64, place: i64) -> None:
    """`place`: 3 * deck + slot. The card changes hands with the last payment."""
    s.push(PAY_CARD, seat, place, price(s.boards[seat], s.tops[place // SLOTS]))
    go_on_paying(s, seat)


def go_on_paying(s: MastersState, seat: i64) -> None:
    if pay_what_is_forced(s, seat):
        place = s.arg(0)
        s.pop()
        _lay(s, seat, place // SLOTS, place % SLOTS)


def _lay(s: MastersState, seat: i64, deck: i64, slot: i64) -> None:
    board = s.boards[seat]
    card = take_top(s, deck)
    board.lay(slot, card)
    board.flags += flag(deck)
    s.tell(events.CARD_BOUGHT, seat, card, slot)
    reveal(s, deck)
    if board.cards() >= CARDS_TO_END:
        trigger_end(s)  # MAS-BUY-16
    s.main_action_done(seat)
