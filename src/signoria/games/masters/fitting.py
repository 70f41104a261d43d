"""Could this question be asked in this position? The numbers of a frame agree with each other and with the table."""

from __future__ import annotations

from signoria.core.numbers import bits_in, i64
from signoria.core.state import ALL, SEAT, WIDTH
from signoria.games.masters import questions as q
from signoria.games.masters.actions import PRODUCTIONS
from signoria.games.masters.bag import RESOURCES, Bag, amount, covers, size, unit
from signoria.games.masters.board import Board
from signoria.games.masters.payment import least_from_warehouse, most_from_warehouse
from signoria.games.masters.production import can_add, can_spend, gains_of_choice, takes
from signoria.games.masters.purchase import price
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import (
    BASE_TAKES,
    CARDS_TO_END,
    COLOURS,
    COLUMNS,
    DECKS,
    LEADERS_KEPT,
    SEAT_RESOURCES,
    SLOTS,
)
from signoria.games.masters.warehouse import room_for


def question_fits(s: MastersState) -> bool:
    """The stack is empty, a setup question alone, or a turn with at most one question above it."""
    if s.depth == 0:
        return s.first >= 0
    bottom = s.stack[0]
    seat = s.stack[SEAT]
    if bottom == q.KEEP:
        return s.depth == 1 and seat == ALL and s.first < 0 and _keeping(s)
    if s.first < 0 or seat < 0:
        return False
    if bottom == q.COMPENSATION:
        return s.depth == 1 and _compensating(s, seat)
    if s.depth == 1:
        if bottom == q.TURN:  # who has all seven cards has no turn left (MAS-END-07)
            return s.boards[seat].cards() < CARDS_TO_END
        return bottom == q.AFTER and s.boards[seat].hand != 0
    return (
        bottom == q.TURN
        and s.depth == 2
        and s.stack[WIDTH + SEAT] == seat
        and _step(s, s.boards[seat])
    )


def _keeping(s: MastersState) -> bool:
    """A seat owes an answer until it has kept enough; somebody still does."""
    owing = s.arg(0)
    if owing == 0 or owing >> s.seats:
        return False
    for seat in range(s.seats):
        missing = LEADERS_KEPT - bits_in(s.drafts[seat])
        if missing < 0 or (missing > 0) != ((owing >> seat) & 1 == 1):
            return False
        if missing > _above(s.boards[seat].hand, s.drafts[seat]):
            return False
    return True


def _above(hand: i64, picked: i64) -> i64:
    """How many Leaders of a hand come after all that were picked."""
    while picked:
        hand &= ~((picked & -picked) * 2 - 1)
        picked &= picked - 1
    return bits_in(hand)


def _compensating(s: MastersState, seat: i64) -> bool:
    place = s.arg(2)
    return (
        0 < place < s.seats
        and seat == (s.first + place) % s.seats
        and 0 < s.arg(0) <= SEAT_RESOURCES[place]
        and s.arg(1) < RESOURCES
        and size(s.boards[seat].warehouse) == SEAT_RESOURCES[place] - s.arg(0)
    )


def _step(s: MastersState, board: Board) -> bool:
    """A question within a main action."""
    question = s.asking()
    if question == q.WHITES:
        return (
            s.arg(0) > 0 and bits_in(board.marbles()) == 2 and size(s.arg(1)) + s.arg(0) <= COLUMNS
        )
    if question == q.STORE:
        return _storing(s, board)
    if question == q.PAY_CARD:
        return _buying(s, board)
    if question >= q.PRODUCE:
        return _producing(s, board)
    return False


def _storing(s: MastersState, board: Board) -> bool:
    """Something of the resource was taken and has room; the line gave four at most."""
    resource = s.arg(0)
    if resource >= RESOURCES or size(s.arg(1)) > COLUMNS:
        return False
    if s.arg(2) > size(s.arg(1) & (unit(resource) - 1)):  # of what was asked about before
        return False
    return (
        amount(s.arg(1), resource) > 0 and room_for(board.warehouse, board.depots(), resource) > 0
    )


def _buying(s: MastersState, board: Board) -> bool:
    """The card can be laid in the slot, and the price is owed but for what was paid before."""
    deck, slot = s.arg(0) // SLOTS, s.arg(0) % SLOTS
    if deck >= DECKS or s.tops[deck] < 0 or board.height(slot) != deck // COLOURS:
        return False
    cost = price(board, s.tops[deck])
    for resource in range(RESOURCES):
        paid = resource < s.arg(2)
        if amount(s.arg(1), resource) != (i64(0) if paid else amount(cost, resource)):
            return False
    return _can_choose_payment(s, board)


def _can_choose_payment(s: MastersState, board: Board) -> bool:
    resource = s.arg(2)
    if resource >= RESOURCES or not covers(board.stock(), s.arg(1)):
        return False
    owed = amount(s.arg(1), resource)
    return least_from_warehouse(board, resource, owed) < most_from_warehouse(board, resource, owed)


def _producing(s: MastersState, board: Board) -> bool:
    """The productions chosen exist, and what is owed, spent and gained so far is theirs."""
    chosen, owed, left, least = s.arg(0), s.arg(1), s.arg(2), s.arg(3)
    if not 0 < chosen < 1 << 8 or not _exist(board, chosen) or least >= RESOURCES:
        return False
    named: Bag = 0
    for production in range(PRODUCTIONS):
        if (chosen >> production) & 1:
            named += takes(board, production)
    base = BASE_TAKES if chosen & 1 else i64(0)
    gains = gains_of_choice(chosen)
    question = s.asking()
    if question == q.PAY_PRODUCTION:
        whole = size(owed) <= size(named) + base and size(s.arg(4)) == gains
        return whole and _can_choose_payment(s, board)
    if not covers(board.stock(), owed) or not covers(owed, named):
        return False
    free = size(owed) - size(named)
    if question == q.PRODUCE:
        return free == 0 and size(board.stock()) - size(owed) >= base and _can_go_on(s, board)
    if question == q.SPEND:
        return left > 0 and free + left == base and _can_go_on(s, board)
    return free == base and left > 0 and size(s.arg(4)) + left == gains


def _exist(board: Board, chosen: i64) -> bool:
    for slot in range(SLOTS):
        if (chosen >> (1 + slot)) & 1 and board.height(slot) == 0:
            return False
    return (chosen >> (1 + SLOTS)) & ~board.productions() == 0


def _can_go_on(s: MastersState, board: Board) -> bool:
    """Is there another production to add, or a resource to spend?"""
    if s.asking() == q.SPEND:
        for resource in range(RESOURCES):
            if can_spend(board, s.arg(1), s.arg(2), s.arg(3), resource):
                return True
        return False
    for production in range(1, PRODUCTIONS):
        later = s.arg(0) >> production == 0
        if later and can_add(board, production, board.stock(), s.arg(0), s.arg(1)):
            return True
    return False
