"""Leader actions: play one whose condition is met, or discard one for a faith point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from signoria.core.buffer import Actions
from signoria.core.numbers import bit, i64, low_bit
from signoria.games.masters import events
from signoria.games.masters.actions import DROP, PLAY
from signoria.games.masters.bag import covers
from signoria.games.masters.board import Board, power
from signoria.games.masters.faith import advance
from signoria.games.masters.tables import (
    LEADER_DISCARD_FAITH,
    LEADER_NEEDS_COLOURS,
    LEADER_NEEDS_DECKS,
    LEADER_NEEDS_RESOURCES,
    has_flags,
)

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


def list_leader_actions(board: Board, into: Actions) -> None:
    if not board.hand:
        return
    first = low_bit(board.hand)
    others = board.hand & (board.hand - 1)
    if not others:
        if meets(board, first):
            into.add(PLAY + first)
        into.add(DROP + first)
        return
    second = low_bit(others)  # two are kept at most (MAS-SET-07)
    if meets(board, first):
        into.add(PLAY + first)
    if meets(board, second):
        into.add(PLAY + second)
    into.add(DROP + first)
    into.add(DROP + second)


def meets(board: Board, leader: i64) -> bool:
    """Is the condition met? It is only checked, never paid (MAS-LDR-05)."""
    return covers(board.stock(), LEADER_NEEDS_RESOURCES[leader]) and has_flags(
        board.flags, LEADER_NEEDS_COLOURS[leader], LEADER_NEEDS_DECKS[leader]
    )


def play_leader(s: MastersState, seat: i64, leader: i64) -> None:
    board = s.boards[seat]
    board.hand ^= bit(leader)
    board.in_play |= bit(leader)
    board.powers |= power(leader)  # at once, also for the main action of this turn (MAS-LDR-19)
    s.tell(events.LEADER_PLAYED, seat, leader)


def discard_leader(s: MastersState, seat: i64, leader: i64) -> None:
    board = s.boards[seat]
    board.hand ^= bit(leader)
    board.gone |= bit(leader)
    s.tell_apart(events.LEADER_DISCARDED, bit(seat), seat, leader)  # MAS-R-28
    advance(s, seat, LEADER_DISCARD_FAITH)  # MAS-LDR-02
