"""Points, places and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64
from signoria.core.outcome import places
from signoria.games.masters.bag import size
from signoria.games.masters.board import ACTIVE, Board
from signoria.games.masters.solo import LOST
from signoria.games.masters.tables import (
    CARD_POINTS,
    FAVOUR_POINTS,
    LEADER_POINTS,
    LEADERS,
    LEVELS,
    RESOURCES_PER_POINT,
    SECTIONS,
    SLOTS,
    TRACK_POINTS,
)

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState


PARTS: Final = ["cards", "favour", "faith", "leaders", "resources"]


def card_points(board: Board) -> i64:
    """Covered cards count (MAS-SCO-01)."""
    points: i64 = 0
    for slot in range(SLOTS):
        for level in range(LEVELS):
            card = board.card(slot, level)
            if card >= 0:
                points += CARD_POINTS[card]
    return points


def favour_points(board: Board) -> i64:
    points: i64 = 0
    for section in range(SECTIONS):
        if board.tile(section) == ACTIVE:
            points += FAVOUR_POINTS[section]
    return points


def leader_points(board: Board) -> i64:
    """Only Leaders in play (MAS-SCO-04)."""
    points: i64 = 0
    for leader in range(LEADERS):
        if (board.in_play >> leader) & 1:
            points += LEADER_POINTS[leader]
    return points


def resource_points(board: Board) -> i64:
    return size(board.stock()) // RESOURCES_PER_POINT


def board_score(board: Board) -> i64:
    return (
        card_points(board)
        + favour_points(board)
        + TRACK_POINTS[board.faith]
        + leader_points(board)
        + resource_points(board)
    )


def score(s: MastersState, seat: i64) -> i64:
    """A lost solo game has no score (MAS-SOL-15)."""
    if s.result == LOST:
        return 0
    return board_score(s.boards[seat])


def ranking(s: MastersState) -> list[int]:
    """Most points, then most resources left; equal seats share a place (MAS-SCO-06, 07)."""
    if s.solo:
        return [2 if s.result == LOST else 1]
    return places(
        [(int(score(s, seat)), int(size(s.boards[seat].stock()))) for seat in range(s.seats)]
    )


def score_sheet(s: MastersState, seat: i64) -> dict[str, int]:
    board = s.boards[seat]
    if s.result == LOST:
        return dict.fromkeys(PARTS, 0)
    return {
        "cards": int(card_points(board)),
        "favour": int(favour_points(board)),
        "faith": int(TRACK_POINTS[board.faith]),
        "leaders": int(leader_points(board)),
        "resources": int(resource_points(board)),
    }
