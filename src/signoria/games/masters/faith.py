"""Faith and the Vatican reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.numbers import i64
from signoria.games.masters import events
from signoria.games.masters.board import ACTIVE, DISCARDED
from signoria.games.masters.tables import LAST_SPACE, POPE_SPACE, SECTION_FIRST, SECTIONS

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def advance(s: MastersState, seat: i64, steps: i64) -> None:
    """One marker moves, then the reports it causes are held (MAS-FTH-01, 05)."""
    if steps:
        _move(s, seat, steps)
        hold_reports(s)


def advance_others(s: MastersState, seat: i64, steps: i64) -> None:
    """All the others move, and only then the reports are judged (MAS-FTH-10, MAS-R-03)."""
    if steps == 0:
        return
    for other in range(s.seats):
        if other != seat:
            _move(s, other, steps)
    if s.solo:
        move_cross(s, steps)  # MAS-SOL-11
    hold_reports(s)


def _move(s: MastersState, seat: i64, steps: i64) -> None:
    board = s.boards[seat]
    made = min(steps, LAST_SPACE - board.faith)  # the surplus is lost (MAS-FTH-02)
    if made:
        board.faith += made
        s.tell(events.FAITH_MOVED, seat, made, board.faith)


def move_cross(s: MastersState, steps: i64) -> None:
    made = min(steps, LAST_SPACE - s.cross)
    if made:
        s.cross += made
        s.tell(events.CROSS_MOVED, made, s.cross)


def hold_reports(s: MastersState) -> None:
    """Hold every report that is due, the lower section first (MAS-FTH-11)."""
    furthest = s.cross
    for seat in range(s.seats):
        if s.boards[seat].faith > furthest:
            furthest = s.boards[seat].faith
    while s.reports < SECTIONS and furthest >= POPE_SPACE[s.reports]:
        _report(s, s.reports)
        s.reports += 1
    if furthest == LAST_SPACE:
        trigger_end(s)  # MAS-END-01


def _report(s: MastersState, section: i64) -> None:
    """Everyone far enough turns the favour tile, the others lose it (MAS-FTH-06)."""
    s.tell(events.REPORT_HELD, section)
    for seat in range(s.seats):
        board = s.boards[seat]
        if board.faith >= SECTION_FIRST[section]:
            board.turn_tile(section, ACTIVE)
            s.tell(events.TILE_TURNED, seat, section)
        else:
            board.turn_tile(section, DISCARDED)
            s.tell(events.TILE_LOST, seat, section)


def trigger_end(s: MastersState) -> None:
    """The round in progress will be the last one (MAS-END-02). Solo games end by their own rules."""
    if not s.ending and not s.solo:
        s.ending = True
        s.tell(events.END_TRIGGERED)
