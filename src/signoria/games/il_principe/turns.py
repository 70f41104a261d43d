"""Phase 3: one action for each player, from the Principe on: build a city, or lay cards of one colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.kinds import count, one
from signoria.core.numbers import i64
from signoria.games.il_principe import events
from signoria.games.il_principe.actions import CARDS_LAID, LAY, PASS
from signoria.games.il_principe.building import list_builds
from signoria.games.il_principe.questions import ACTION
from signoria.games.il_principe.tables import COLOURS

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState


def begin_actions(s: PrincipeState) -> None:
    _ask_action(s, s.principe, s.seats)


def _ask_action(s: PrincipeState, seat: i64, left: i64) -> None:
    """Ask the next of the `left` seats that have not acted yet; an empty hand has nothing to do (ILP-ACT-05)."""
    while left:
        s.tell(events.TURN_BEGAN, seat)
        if s.boards[seat].hand:
            s.push(ACTION, seat, left)
            return
        s.tell(events.NO_ACTION, seat)
        seat = (seat + 1) % s.seats
        left -= 1
    s.begin_roles()


def list_actions(s: PrincipeState, seat: i64, into: Actions) -> None:
    into.add(PASS)
    list_builds(s, seat, into)
    hand = s.boards[seat].hand
    for colour in range(COLOURS):
        for cards in range(count(hand, colour)):
            into.add(LAY + CARDS_LAID * colour + cards)


def lay(s: PrincipeState, seat: i64, colour: i64, cards: i64) -> None:
    """Face up, all of one colour (ILP-ACT-03)."""
    board = s.boards[seat]
    laid = cards * one(colour)
    board.show(laid)
    board.up += laid
    s.tell(events.CARDS_LAID, seat, colour, cards)
    action_done(s, seat)


def do_nothing(s: PrincipeState, seat: i64) -> None:
    s.tell(events.NO_ACTION, seat)
    action_done(s, seat)


def action_done(s: PrincipeState, seat: i64) -> None:
    left = s.arg(0) - 1
    s.pop()
    _ask_action(s, (seat + 1) % s.seats, left)
