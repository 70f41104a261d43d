"""The course of a turn: one main action, Leader actions around it, then the next seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import i64
from signoria.games.masters import events
from signoria.games.masters.actions import LINE, PASS
from signoria.games.masters.leaders import list_leader_actions
from signoria.games.masters.production import list_productions
from signoria.games.masters.purchase import list_purchases
from signoria.games.masters.questions import AFTER, TURN
from signoria.games.masters.solo import lorenzo_plays, solo_is_over
from signoria.games.masters.tables import COLUMNS, ROWS

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def begin_turn(s: MastersState, seat: i64) -> None:
    s.turn += 1
    s.push(TURN, seat)
    s.tell(events.TURN_BEGAN, seat)


def list_turn(s: MastersState, seat: i64, into: Actions) -> None:
    """Only what can be carried out; the market always can (MAS-TUR-07)."""
    board = s.boards[seat]
    list_leader_actions(board, into)
    for line in range(ROWS + COLUMNS):
        into.add(LINE + line)
    list_purchases(s, board, into)
    list_productions(board, 0, 0, into)


def list_after(s: MastersState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    list_leader_actions(s.boards[seat], into)


def leader_action_done(s: MastersState, seat: i64) -> None:
    if s.solo and solo_is_over(s):
        return
    if s.asking() == AFTER and not s.boards[seat].hand:
        end_turn(s, seat)


def main_action_done(s: MastersState, seat: i64) -> None:
    """The top frame is the turn again. With a Leader in hand there is more to decide (MAS-TUR-04, 05)."""
    if s.solo and solo_is_over(s):
        return
    if s.boards[seat].hand:
        s.ask(AFTER)
    else:
        end_turn(s, seat)


def end_turn(s: MastersState, seat: i64) -> None:
    s.pop()
    if s.solo:
        lorenzo_plays(s)
        if solo_is_over(s):
            return
    following = (seat + 1) % s.seats
    if s.ending and following == s.first:  # every seat has had as many turns (MAS-END-02, 03)
        s.tell(events.GAME_ENDED)
    else:
        begin_turn(s, following)
