"""The market: take a line of marbles, then store or discard what it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bit_at, bits_in, i64, low_bit
from signoria.games.masters import events
from signoria.games.masters.actions import STORE as STORE_CODE
from signoria.games.masters.actions import STORE_AMOUNTS
from signoria.games.masters.actions import WHITE as WHITE_CODE
from signoria.games.masters.bag import RESOURCES, Bag, amount, unit
from signoria.games.masters.faith import advance, advance_others
from signoria.games.masters.questions import STORE, WHITES
from signoria.games.masters.tables import CELLS, COLUMNS, MARBLE_GIVES, RED, ROWS, WHITE
from signoria.games.masters.warehouse import room_for

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

# The tray in one integer: three bits a marble, row by row from the top left; the slide is the thirteenth.
MARBLE_BITS: Final = 3


def marble(market: i64, cell: i64) -> i64:
    return (market >> (MARBLE_BITS * cell)) & 7


def marble_of_line(market: i64, line: i64, place: i64) -> i64:
    """The marble of a line, counted from the end where one drops out."""
    if line < ROWS:
        return marble(market, COLUMNS * line + place)
    return marble(market, COLUMNS * place + line - ROWS)


def pushed(market: i64, line: i64) -> i64:
    """The tray after the slide marble is pushed in: rows from the right, columns from below (MAS-MKT-04, 05)."""
    length: i64 = COLUMNS if line < ROWS else ROWS
    first: i64 = COLUMNS * line if line < ROWS else line - ROWS
    step: i64 = 1 if line < ROWS else COLUMNS
    dropped = marble(market, first)
    for place in range(length):
        cell = first + step * place
        entering = marble(market, CELLS if place == length - 1 else cell + step)
        market = _with_marble(market, cell, entering)
    return _with_marble(market, CELLS, dropped)


def _with_marble(market: i64, cell: i64, kind: i64) -> i64:
    shift = MARBLE_BITS * cell
    return market & ~(7 * bit(shift)) | kind << shift


def take_line(s: MastersState, seat: i64, line: i64) -> None:
    taken: Bag = 0
    whites: i64 = 0
    faith: i64 = 0
    length: i64 = COLUMNS if line < ROWS else ROWS
    for place in range(length):
        kind = marble_of_line(s.market, line, place)
        if kind == WHITE:
            whites += 1
        elif kind == RED:
            faith += 1
        else:
            taken += MARBLE_GIVES[kind]
    s.market = pushed(s.market, line)  # before the storing (MAS-R-35)
    s.tell(events.LINE_TAKEN, seat, line)
    advance(s, seat, faith)  # before the discards (MAS-R-04)
    given = s.boards[seat].marbles()
    if whites and bits_in(given) == 2:
        s.push(WHITES, seat, whites, taken)
    else:
        if whites and given:
            taken += _whites_give(s, seat, whites * unit(low_bit(given)))  # MAS-R-10
        s.push(STORE, seat, 0, taken)
        _store_next(s, seat)


def list_whites(s: MastersState, into: Actions) -> None:
    for number in range(s.arg(0) + 1):
        into.add(WHITE_CODE + number)


def choose_whites(s: MastersState, seat: i64, number: i64) -> None:
    """That many white marbles give the first of the two resources, the rest the second (MAS-LDR-16)."""
    given = s.boards[seat].marbles()
    gain = number * unit(bit_at(given, 0)) + (s.arg(0) - number) * unit(bit_at(given, 1))
    taken = s.arg(1) + _whites_give(s, seat, gain)
    s.ask(STORE)
    s.set_arg(0, 0)
    s.set_arg(1, taken)
    _store_next(s, seat)


def _whites_give(s: MastersState, seat: i64, gain: Bag) -> Bag:
    s.tell_bag(events.WHITES_GAVE, seat, gain)
    return gain


def list_stores(s: MastersState, seat: i64, into: Actions) -> None:
    board = s.boards[seat]
    resource = s.arg(0)
    room = room_for(board.warehouse, board.depots(), resource, amount(s.arg(1), resource))
    for number in range(room + 1):
        into.add(STORE_CODE + STORE_AMOUNTS * resource + number)


def store(s: MastersState, seat: i64, resource: i64, number: i64) -> None:
    """Keep that many of the resource in question; the rest of it will be discarded."""
    s.boards[seat].warehouse += number * unit(resource)
    if number:
        s.tell(events.STORED, seat, number, resource)
    s.set_arg(2, s.arg(2) + amount(s.arg(1), resource) - number)
    s.set_arg(0, resource + 1)
    _store_next(s, seat)


def _store_next(s: MastersState, seat: i64) -> None:
    """Stop at the next resource for which there is any room; after the last one discard the rest as one event."""
    board = s.boards[seat]
    taken = s.arg(1)
    for resource in range(s.arg(0), i64(RESOURCES)):
        number = amount(taken, resource)
        if number:
            if room_for(board.warehouse, board.depots(), resource, 1):
                s.set_arg(0, resource)
                return
            s.set_arg(2, s.arg(2) + number)
    discarded = s.arg(2)
    s.pop()
    if discarded:
        s.tell(events.DISCARDED, seat, discarded)
        advance_others(s, seat, discarded)  # MAS-WHS-07
    s.main_action_done(seat)
