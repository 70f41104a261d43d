"""The Confessional: a mandatory mission is shown to the one who plays it (ART-AFX-46, ART-RUL-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of, now, progress, set_progress, times
from signoria.games.artigiano.people import SEEN
from signoria.games.artigiano.piles import population

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def begin_showing(s: ArtigianoState, step: i64) -> bool:
    side = now(s)
    castle = s.castles[side]
    hidden = castle.mandatory & ~castle.shown
    if progress(s) or not hidden:
        return True
    set_progress(s, 1)
    if population(hidden) <= times(s, e.COUNT[step]):
        while hidden:
            _show(s, side, low_bit(hidden), actor_of(s))
            hidden &= hidden - 1
        return True
    s.push(q.SHOW, s.chooser(side), side, actor_of(s))
    return False


def _show(s: ArtigianoState, side: i64, mission: i64, seat: i64) -> None:
    s.people[SEEN + seat] |= bit(mission)
    s.tell_apart(events.MISSION_SHOWN, bit(seat) | s.members(side), side, seat, mission)


def list_missions_to_show(s: ArtigianoState, into: Actions) -> None:
    castle = s.castles[s.arg(0)]
    hidden = castle.mandatory & ~castle.shown
    while hidden:
        into.add(code_of.MISSION + low_bit(hidden))
        hidden &= hidden - 1


def show_mission(s: ArtigianoState, mission: i64) -> None:
    side, seat = s.arg(0), s.arg(1)
    s.pop()
    _show(s, side, mission, seat)
    s.resume()
