"""The market: take a line of marbles, then store or discard what it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, bit_at, bits_in, i64, low_bit, vec
from signoria.games.masters import events
from signoria.games.masters.actions import STORE as STORE_CODE
from signoria.games.masters.actions import STORE_AMOUNTS
from signoria.games.masters.actions import WHITE as WHITE_CODE
from signoria.games.masters.bag import RESOURCES, Bag, amount, unit
from signoria.games.masters.faith import advance, advance_others
from signoria.games.masters.questions import STORE, WHITES
from signoria.games.masters.tables import (
    CELLS,
    COLUMNS,
    MARBLE_GIVES,
    MARBLE_NAMES,
    RED,
    RESOURCE_DISCARD_FAITH,
    ROWS,
    WHITE,
    WHITE_AMOUNT,
)
from signoria.games.masters.warehouse import room_for

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

# The tray in one integer: three bits a marble, row by row from the top left; the slide is the thirteenth.
MARBLE_BITS: Final = 3
_ROW: Final = (
    MARBLE_BITS * 4
)  # bits of a row, which is also the step from a marble to the one below
_NONE: Final = 7  # no marble: fills the fourth place of a column


def _worth(line: int) -> tuple[int, int, int]:
    """What four marbles give: resources, white marbles, faith (MAS-MKT-02, 03)."""
    bag, whites, faith = 0, 0, 0
    for place in range(4):
        kind = (line >> (MARBLE_BITS * place)) & 7
        if kind < len(MARBLE_NAMES):
            bag += MARBLE_GIVES[kind]
            whites += kind == WHITE
            faith += kind == RED
    return bag, whites, faith


# For every line of marbles what it gives; a line is its marbles from the end where one drops out.
_ALL_LINES: Final = [_worth(line) for line in range(1 << _ROW)]
_RESOURCES: Final = vec[i64]([worth[0] for worth in _ALL_LINES])
_WHITES: Final = vec[i64]([worth[1] for worth in _ALL_LINES])
_FAITH: Final = vec[i64]([worth[2] for worth in _ALL_LINES])


def marble(market: i64, cell: i64) -> i64:
    return (market >> (MARBLE_BITS * cell)) & 7


def marbles_of(market: i64, line: i64) -> i64:
    """The marbles of a row or column, packed from the end where one drops out."""
    if line < ROWS:
        return (market >> (_ROW * line)) & 0xFFF
    column = line - ROWS
    below = marble(market, column + COLUMNS)
    lowest = marble(market, column + 2 * COLUMNS)
    return marble(market, column) | below << 3 | lowest << 6 | _NONE << 9


def pushed(market: i64, line: i64) -> i64:
    """The tray after the slide marble is pushed in: rows from the right, columns from below (MAS-MKT-04, 05)."""
    marbles = marbles_of(market, line)
    slide = marble(market, CELLS)
    if line < ROWS:
        row = marbles >> 3 | slide << 9
        market = market & ~(0xFFF * bit(_ROW * line)) | row << (_ROW * line)
    else:
        column = line - ROWS
        market = _with_marble(market, column, marbles >> 3 & 7)
        market = _with_marble(market, column + COLUMNS, marbles >> 6 & 7)
        market = _with_marble(market, column + 2 * COLUMNS, slide)
    return _with_marble(market, CELLS, marbles & 7)


def _with_marble(market: i64, cell: i64, kind: i64) -> i64:
    shift = MARBLE_BITS * cell
    return market & ~(7 * bit(shift)) | kind << shift


def take_line(s: MastersState, seat: i64, line: i64) -> None:
    marbles = marbles_of(s.market, line)
    taken = _RESOURCES[marbles]
    whites = _WHITES[marbles]
    s.market = pushed(s.market, line)  # before the storing (MAS-R-35)
    coins, stones = amount(taken, 0), amount(taken, 1)
    s.tell(events.LINE_TAKEN, seat, line, coins, stones, amount(taken, 2), amount(taken, 3))
    advance(s, seat, _FAITH[marbles])  # before the discards (MAS-R-04)
    given = s.boards[seat].marbles()
    if whites and bits_in(given) == 2:
        s.push(WHITES, seat, whites, taken)
        return
    if whites and given:
        taken += _whites_give(s, seat, WHITE_AMOUNT * whites * unit(low_bit(given)))  # MAS-R-10
    s.push(STORE, seat, 0, taken)
    _store_next(s, seat)


def list_whites(s: MastersState, into: Actions) -> None:
    for number in range(s.arg(0) + 1):
        into.add(WHITE_CODE + number)


def choose_whites(s: MastersState, seat: i64, number: i64) -> None:
    """That many white marbles give the first of the two resources, the rest the second (MAS-LDR-16)."""
    given = s.boards[seat].marbles()
    gain = number * unit(bit_at(given, 0)) + (s.arg(0) - number) * unit(bit_at(given, 1))
    taken = s.arg(1) + _whites_give(s, seat, WHITE_AMOUNT * gain)
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
    room = room_for(board.warehouse, board.depots(), resource)
    first = STORE_CODE + STORE_AMOUNTS * resource
    for number in range(min(room, amount(s.arg(1), resource)) + 1):
        into.add(first + number)


def store(s: MastersState, seat: i64, resource: i64, number: i64) -> None:
    """Keep that many of the resource in question; the rest of it will be discarded."""
    if number:
        s.boards[seat].warehouse += number * unit(resource)
        s.tell(events.STORED, seat, number, resource)
    s.set_arg(2, s.arg(2) + amount(s.arg(1), resource) - number)
    s.set_arg(0, resource + 1)
    _store_next(s, seat)


def _store_next(s: MastersState, seat: i64) -> None:
    """Stop at the next resource for which there is any room; after the last one discard the rest as one event."""
    board = s.boards[seat]
    taken = s.arg(1)
    discarded = s.arg(2)
    for resource in range(s.arg(0), RESOURCES):
        number = amount(taken, resource)
        if number:
            if room_for(board.warehouse, board.depots(), resource):
                s.set_arg(0, resource)
                s.set_arg(2, discarded)
                return
            discarded += number
    s.pop()
    if discarded:
        s.tell(events.DISCARDED, seat, discarded)
        advance_others(s, seat, RESOURCE_DISCARD_FAITH * discarded)  # MAS-WHS-07
    s.main_action_done(seat)
