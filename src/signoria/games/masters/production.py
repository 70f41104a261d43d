"""Activating productions: choose them, name what is free to choose, pay for all, then receive all (MAS-PRO-05)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bits_in, i64
from signoria.games.masters import events
from signoria.games.masters.actions import PASS, PRODUCE, PRODUCTIONS, RESOURCE
from signoria.games.masters.bag import LANE, RESOURCES, Bag, amount, covers, size, unit
from signoria.games.masters.board import Board
from signoria.games.masters.faith import advance
from signoria.games.masters.payment import pay_what_is_forced
from signoria.games.masters.questions import GAIN, PAY_PRODUCTION, SPEND
from signoria.games.masters.questions import PRODUCE as PRODUCE_FRAME
from signoria.games.masters.tables import (
    BASE_GAINS,
    BASE_TAKES,
    CARD_FAITH,
    CARD_INPUT,
    CARD_OUTPUT,
    LEADER_INPUT,
    LEADER_PRODUCTION_FAITH,
    SLOTS,
)

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

# Productions are numbered: 0 the board's own, 1..3 the slots, 4..7 the Leader of each resource.
_BASE: Final = 0
_LEADER: Final = 4


def list_productions(board: Board, chosen: i64, owed: Bag, into: Actions) -> None:
    """Productions after the last one chosen that can be paid together with the others (MAS-PRO-06)."""
    stock = board.stock()
    if not stock:
        return
    if not chosen and size(stock) >= BASE_TAKES:
        into.add(PRODUCE)
    if board.slots or board.productions():
        for production in range(1, PRODUCTIONS):
            if chosen >> production == 0 and can_add(board, production, stock, chosen, owed):
                into.add(PRODUCE + production)


def can_add(board: Board, production: i64, stock: Bag, chosen: i64, owed: Bag) -> bool:
    """Can a slot or a Leader produce too? `owed`: what the chosen productions take, the base production aside."""
    if production < _LEADER:
        if board.height(production - 1) == 0:
            return False
    elif not (board.productions() >> (production - _LEADER)) & 1:
        return False
    needed = owed + takes(board, production)
    if not covers(stock, needed):
        return False
    return not chosen & 1 or size(stock) - size(needed) >= BASE_TAKES


def takes(board: Board, production: i64) -> Bag:
    """The named resources a production takes."""
    if production >= _LEADER:
        return LEADER_INPUT[production - _LEADER]
    if production > _BASE:
        return CARD_INPUT[board.top(production - 1)]
    return 0


def produce(s: MastersState, seat: i64, production: i64) -> None:
    """Add a production to those chosen; when no other can be added, the choice is closed."""
    board = s.boards[seat]
    if s.asking() != PRODUCE_FRAME:
        s.push(PRODUCE_FRAME, seat)
    s.set_arg(0, s.arg(0) | bit(production))
    s.set_arg(1, s.arg(1) + takes(board, production))
    stock = board.stock()
    for other in range(production + 1, PRODUCTIONS):
        if can_add(board, other, stock, s.arg(0), s.arg(1)):
            return
    close_choice(s, seat)


def list_more_productions(s: MastersState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    list_productions(s.boards[seat], s.arg(0), s.arg(1), into)


def close_choice(s: MastersState, seat: i64) -> None:
    s.ask(SPEND)
    s.set_arg(2, BASE_TAKES if s.arg(0) & 1 else i64(0))
    s.set_arg(3, 0)
    _go_on_spending(s, seat)


# ---------------------------------------------------------------- what the base production takes


def can_spend(board: Board, owed: Bag, picks: i64, least: i64, resource: i64) -> bool:
    """Is this a pick, not below the last one, after which the picks to come are still possible?"""
    left = board.stock() - owed
    return (
        resource >= least
        and amount(left, resource) > 0
        and size(left >> (LANE * resource)) >= picks
    )


def list_spendings(s: MastersState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    for resource in range(RESOURCES):
        if can_spend(board, s.arg(1), s.arg(2), s.arg(3), resource):
            into.add(RESOURCE + resource)


def spend(s: MastersState, seat: i64, resource: i64) -> None:
    _add_spending(s, resource)
    _go_on_spending(s, seat)


def _add_spending(s: MastersState, resource: i64) -> None:
    s.set_arg(1, s.arg(1) + unit(resource))
    s.set_arg(2, s.arg(2) - 1)
    s.set_arg(3, resource)


def _go_on_spending(s: MastersState, seat: i64) -> None:
    """Spend what leaves no choice; everybody sees the stock."""
    board = s.boards[seat]
    while s.arg(2):
        only: i64 = -1
        for resource in range(RESOURCES):
            if can_spend(board, s.arg(1), s.arg(2), s.arg(3), resource):
                if only >= 0:
                    return
                only = resource
        _add_spending(s, only)
    s.ask(GAIN)
    s.set_arg(2, gains_of_choice(s.arg(0)))
    s.set_arg(3, 0)
    s.set_arg(4, 0)
    _go_on_gaining(s, seat)


# ---------------------------------------------------------------- resources gained by choice


def gains_of_choice(chosen: i64) -> i64:
    base = BASE_GAINS if chosen & 1 else i64(0)
    return base + bits_in(chosen >> _LEADER)


def list_gains(s: MastersState, into: Actions) -> None:
    for resource in range(s.arg(3), RESOURCES):
        into.add(RESOURCE + resource)


def gain(s: MastersState, seat: i64, resource: i64) -> None:
    s.set_arg(2, s.arg(2) - 1)
    s.set_arg(3, resource)
    s.set_arg(4, s.arg(4) + unit(resource))
    _go_on_gaining(s, seat)


def _go_on_gaining(s: MastersState, seat: i64) -> None:
    last: i64 = RESOURCES - 1
    if s.arg(2):
        if s.arg(3) < last:
            return
        s.set_arg(
            4, s.arg(4) + s.arg(2) * unit(last)
        )  # rising picks: only the last resource is left
    s.ask(PAY_PRODUCTION)
    s.set_arg(2, 0)
    go_on_paying(s, seat)


# ---------------------------------------------------------------- paying and receiving


def go_on_paying(s: MastersState, seat: i64) -> None:
    if pay_what_is_forced(s, seat):
        chosen = s.arg(0)
        gained = s.arg(4)
        s.pop()
        _receive(s, seat, chosen, gained)


def _receive(s: MastersState, seat: i64, chosen: i64, gained: Bag) -> None:
    """Everything goes to the strongbox, faith to the track in one move (MAS-PRO-08, 13)."""
    board = s.boards[seat]
    faith: i64 = LEADER_PRODUCTION_FAITH * bits_in(chosen >> _LEADER)
    for slot in range(SLOTS):
        if (chosen >> (1 + slot)) & 1:
            card = board.top(slot)
            gained += CARD_OUTPUT[card]
            faith += CARD_FAITH[card]
    for production in range(PRODUCTIONS):
        if (chosen >> production) & 1:
            s.tell(events.PRODUCED, seat, production)
    board.strongbox += gained
    s.tell_bag(events.GAINED, seat, gained)
    advance(s, seat, faith)
    s.main_action_done(seat)
