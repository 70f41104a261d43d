"""The veto window: everybody who might veto a war answers, sealed and silent (D-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64
from signoria.core.state import ALL
from signoria.games.princes import events
from signoria.games.princes.actions import PASS
from signoria.games.princes.actions import VETO as VETO_CODE
from signoria.games.princes.questions import VETO as VETO_FRAME
from signoria.games.princes.tables import LORENZO, VETO
from signoria.games.princes.treachery import could_hold, play_tile

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

# Answers, as drafts.
NO: Final = 1
BY_TILE: Final = 2
BY_LORENZO: Final = 3


def open_window(s: PrincesState) -> None:
    """It opens on public facts: hands, and the unused Lorenzo (POR-GEN-10)."""
    asked = might_veto(s)
    if asked:
        s.push(VETO_FRAME, ALL, asked, asked)


def might_veto(s: PrincesState) -> i64:
    asked: i64 = 0
    for seat in range(s.seats):
        if could_hold(s, seat, VETO) or s.boards[seat].ready(LORENZO):
            asked |= bit(seat)
    return asked


def list_vetoes(s: PrincesState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    if s.boards[seat].holds(VETO):
        into.add(VETO_CODE)
    if s.boards[seat].ready(LORENZO):
        into.add(VETO_CODE + 1)


def answer(s: PrincesState, seat: i64, how: i64) -> None:
    s.drafts[seat] = how
    s.set_arg(0, s.arg(0) & ~bit(seat))
    if s.arg(0) == 0:
        _close(s)


def _close(s: PrincesState) -> None:
    """The first veto clockwise from the active player counts; the others were never there (R-13)."""
    s.pop()
    s.spoken = 0
    by: i64 = -1
    how: i64 = NO
    for place in range(s.seats):
        seat = (s.active() + place) % s.seats
        if by < 0 and s.drafts[seat] > NO:
            by = seat
            how = s.drafts[seat]
        s.drafts[seat] = 0
    if by < 0:
        s.go_on(-1)
        return
    if how == BY_TILE:
        play_tile(s, by, VETO)
    else:
        s.boards[by].used |= LORENZO & s.boards[by].tiles
    s.tell(events.WAR_VETOED, by, how - BY_TILE)
    s.pop()  # no war takes place (POR-WAR-05)
    s.go_on(-1)
