"""Steps of actions that bear on turns: skip, forbid, play again, shelter, follow up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.artigiano import actions as code_of
from signoria.games.artigiano import effects as e
from signoria.games.artigiano import events
from signoria.games.artigiano import questions as q
from signoria.games.artigiano.context import actor_of, concerned, progress, set_progress
from signoria.games.artigiano.held import HELD, find, gather_playable
from signoria.games.artigiano.people import COMING, SKIP
from signoria.games.artigiano.tables import CARD_KIND, FIRST_ACTION, is_action

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState


def carry_out(s: ArtigianoState, op: i64, step: i64) -> bool:
    actor = actor_of(s)
    if op == e.SKIP_TURN:
        seats = concerned(s, step)
        while seats:
            s.people[COMING + low_bit(seats)] |= SKIP
            s.tell(events.WILL_SKIP, low_bit(seats))
            seats &= seats - 1
    elif op == e.RESTRICT_TURN:
        seats = concerned(s, step)
        while seats:
            s.people[COMING + low_bit(seats)] |= e.FORBIDS[step]
            s.tell(events.WILL_BE_BARRED, low_bit(seats), low_bit(e.FORBIDS[step]))
            seats &= seats - 1
    elif op == e.EXTRA_TURN:
        s.extra += 1
        if not e.DRAW_FIRST[step]:
            s.undrawn = True
        s.tell(events.WILL_PLAY_AGAIN, actor)
    elif op == e.PROTECT_CASTLE:
        s.sheltered |= bit(actor)
        s.tell(events.PROTECTED, actor)
    elif op == e.DOUBLE_NEXT_ACTION:
        return _follow_up(s, actor)
    return True


def _follow_up(s: ArtigianoState, actor: i64) -> bool:
    if progress(s) or not gather_playable(s, actor):
        return True
    set_progress(s, 1)
    s.push(q.FOLLOW, actor)
    return False


def list_follow_ups(s: ArtigianoState, seat: i64, into: Actions) -> None:
    into.add(code_of.PASS)
    last: i64 = -1
    for at in range(gather_playable(s, seat)):
        kind = CARD_KIND[HELD[at]]
        if kind != last and is_action(kind):
            last = kind
            into.add(code_of.ACT - FIRST_ACTION + kind)


def follow_up(s: ArtigianoState, seat: i64, kind: i64) -> None:
    s.begin_action(seat, find(gather_playable(s, seat), kind), True)


def no_follow_up(s: ArtigianoState) -> None:
    s.pop()
    s.resume()
