"""Paying from warehouse and strongbox. The frame on top holds what is owed (1) and the resource in question (2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.masters import events
from signoria.games.masters.actions import PAY, PAY_AMOUNTS
from signoria.games.masters.bag import RESOURCES, amount, unit
from signoria.games.masters.board import Board

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def least_from_warehouse(board: Board, resource: i64, owed: i64) -> i64:
    return max(owed - amount(board.strongbox, resource), 0)


def most_from_warehouse(board: Board, resource: i64, owed: i64) -> i64:
    return min(owed, amount(board.warehouse, resource))


def list_payments(s: MastersState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    resource = s.arg(2)
    owed = amount(s.arg(1), resource)
    least = least_from_warehouse(board, resource, owed)
    for number in range(least, most_from_warehouse(board, resource, owed) + 1):
        into.add(PAY + PAY_AMOUNTS * resource + number)


def pay(s: MastersState, seat: i64, resource: i64, from_warehouse: i64) -> None:
    """Pay all that is owed of a resource, so many from the warehouse and the rest from the strongbox."""
    board = s.boards[seat]
    owed = amount(s.arg(1), resource)
    rest = owed - from_warehouse
    s.set_arg(1, s.arg(1) - owed * unit(resource))
    board.warehouse -= from_warehouse * unit(resource)
    board.strongbox -= rest * unit(resource)
    s.tell(events.PAID, seat, from_warehouse, rest, resource)
    s.set_arg(2, resource + 1)


def pay_what_is_forced(s: MastersState, seat: i64) -> bool:
    """Pay on until there is a choice; True when all is paid."""
    board = s.boards[seat]
    for resource in range(s.arg(2), RESOURCES):
        owed = amount(s.arg(1), resource)
        if owed:
            least = least_from_warehouse(board, resource, owed)
            if least < most_from_warehouse(board, resource, owed):
                s.set_arg(2, resource)
                return False
            pay(s, seat, resource, least)
    return True
