"""What the action under way will surely bring: the board of its seat as it will be in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from signoria.core.numbers import bit, bits_in, i64, low_bit, mypyc_attr
from signoria.core.state import SEAT, WIDTH
from signoria.games.masters import questions as q
from signoria.games.masters.actions import PRODUCTIONS
from signoria.games.masters.bag import RESOURCES, Bag, amount, size, unit
from signoria.games.masters.board import Board
from signoria.games.masters.production import can_add, takes
from signoria.games.masters.tables import (
    BASE_GAINS,
    BASE_TAKES,
    CARD_FAITH,
    CARD_INPUT,
    CARD_OUTPUT,
    LAST_SPACE,
    LEADER_PRODUCTION_FAITH,
    RESOURCE_DISCARD_FAITH,
    SLOTS,
    WHITE_AMOUNT,
    flag,
)
from signoria.games.masters.warehouse import room_for

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

_LEADER: Final = 4  # the first Leader's production, see production.py


@final
@mypyc_attr(acyclic=True)
class Upcoming:
    """The board of a seat after the action under way, and what is not settled about it yet."""

    def __init__(self, seat: i64, board: Board, faith: i64) -> None:
        self.seat: Final = seat
        self.board: Final = board
        self.faith = faith
        self.gains: i64 = 0  # resources to come that are still free to choose
        self.spends: i64 = 0  # resources to pay that are still free to choose
        self.given: i64 = 0  # faith for each of the others
        self.deck: i64 = -1  # the deck whose top card is being bought


def foresee(s: MastersState) -> Upcoming | None:
    """Of the seat that is in the middle of an action; None if no seat is."""
    if s.depth == 0:
        return None
    question = s.asking()
    if question == q.TURN or question == q.AFTER or question == q.KEEP:
        return None
    seat = s.stack[(s.depth - 1) * WIDTH + SEAT]
    board = s.boards[seat].copy()
    upcoming = Upcoming(seat, board, board.faith)
    if question == q.COMPENSATION:
        upcoming.gains = s.arg(0)
    elif question == q.WHITES:
        whites = WHITE_AMOUNT * s.arg(0) * unit(low_bit(board.marbles()))
        _store(upcoming, 0, s.arg(1) + whites)
    elif question == q.STORE:
        upcoming.given = RESOURCE_DISCARD_FAITH * s.arg(2)
        _store(upcoming, s.arg(0), s.arg(1))
    elif question == q.PAY_CARD:
        _buy(s, upcoming)
    else:
        _produce(s, upcoming, question)
    return upcoming


def upcoming_of(s: MastersState, acting: Upcoming | None, seat: i64) -> Upcoming:
    """Of any seat, given that of the acting one."""
    board = s.boards[seat]
    if acting is None:
        return Upcoming(seat, board, board.faith)
    if acting.seat == seat:
        return acting
    return Upcoming(seat, board, min(board.faith + acting.given, LAST_SPACE))


def _store(upcoming: Upcoming, first: i64, taken: Bag) -> None:
    """Keep what fits of each resource from the `first` on; the rest gives faith to the others."""
    board = upcoming.board
    depots = board.depots()
    for resource in range(first, RESOURCES):
        number = amount(taken, resource)
        if number:
            kept = min(room_for(board.warehouse, depots, resource), number)
            board.warehouse += kept * unit(resource)
            upcoming.given += RESOURCE_DISCARD_FAITH * (number - kept)


def _buy(s: MastersState, upcoming: Upcoming) -> None:
    board = upcoming.board
    deck = s.arg(0) // SLOTS
    board.lay(s.arg(0) % SLOTS, s.tops[deck])
    board.flags += flag(deck)
    _pay(board, s.arg(1))
    upcoming.deck = deck


def _pay(board: Board, owed: Bag) -> None:
    """From the warehouse as far as it goes."""
    for resource in range(RESOURCES):
        number = amount(owed, resource)
        if number:
            first = min(number, amount(board.warehouse, resource))
            board.warehouse -= first * unit(resource)
            board.strongbox -= (number - first) * unit(resource)


def _produce(s: MastersState, upcoming: Upcoming, question: i64) -> None:
    board = upcoming.board
    chosen = s.arg(0)
    owed = s.arg(1)
    if question == q.PRODUCE:
        chosen = _with_those_to_come(board, chosen, owed)
        owed = _taken(board, chosen)
        upcoming.spends = BASE_TAKES * (chosen & 1)
    elif question == q.SPEND:
        upcoming.spends = s.arg(2)
    if question == q.GAIN:
        upcoming.gains = s.arg(2)
    elif question != q.PAY_PRODUCTION:
        upcoming.gains = BASE_GAINS * (chosen & 1) + bits_in(chosen >> _LEADER)
    _pay(board, owed)
    board.strongbox += s.arg(4)  # gains of choice named so far
    faith = board.faith + LEADER_PRODUCTION_FAITH * bits_in(chosen >> _LEADER)
    for slot in range(SLOTS):
        if (chosen >> (1 + slot)) & 1:
            card = board.top(slot)
            board.strongbox += CARD_OUTPUT[card]
            faith += CARD_FAITH[card]
    upcoming.faith = min(faith, LAST_SPACE)


def _with_those_to_come(board: Board, chosen: i64, owed: Bag) -> i64:
    """Add the later productions that pay. Picks are rising, so that a late one gives up all before it: without
    this, the first pick of many would look no better than the single best one."""
    stock = board.stock()
    for production in range(1, PRODUCTIONS):
        later = chosen >> production == 0
        if later and _pays(board, production) and can_add(board, production, stock, chosen, owed):
            chosen |= bit(production)
            owed += takes(board, production)
    return chosen


def _pays(board: Board, production: i64) -> bool:
    """Does this production exist and give more than it takes?"""
    if production >= _LEADER:
        return (board.productions() >> (production - _LEADER)) & 1 == 1
    card = board.top(production - 1)
    return card >= 0 and size(CARD_OUTPUT[card]) + CARD_FAITH[card] > size(CARD_INPUT[card])


def _taken(board: Board, chosen: i64) -> Bag:
    owed: Bag = 0
    for production in range(1, PRODUCTIONS):
        if (chosen >> production) & 1:
            owed += takes(board, production)
    return owed
