"""Points, places and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.journal import EVERYONE
from signoria.core.kinds import count, size
from signoria.core.numbers import bits_in, i64, low_bit
from signoria.core.outcome import places
from signoria.games.il_principe import events
from signoria.games.il_principe.board import Board
from signoria.games.il_principe.tables import (
    COLOURS,
    FIRST_IN_REGION,
    MAJOR_POINTS,
    MINOR_POINTS,
    MOST_CARDS_POINTS,
    MOST_COINS_POINTS,
    REGIONS,
    SECOND_IN_REGION,
    SET_POINTS,
)

if TYPE_CHECKING:
    from signoria.games.il_principe.state import PrincipeState

PARTS: Final = ["track", "roles", "sets", "coins", "hand", "regions"]


def role_points(board: Board) -> i64:
    return MAJOR_POINTS * bits_in(board.majors) + MINOR_POINTS * bits_in(board.minors)


def set_points(board: Board) -> i64:
    """For the colour of which there are fewest, whichever way the cards lie (ILP-SCO-03)."""
    fewest: i64 = size(board.up) + size(board.down)
    for colour in range(COLOURS):
        cards = count(board.up, colour) + count(board.down, colour)
        if cards < fewest:
            fewest = cards
    return SET_POINTS * fewest


def coin_points(s: PrincipeState, seat: i64) -> i64:
    """ILP-SCO-04; nobody has most of nothing (ILP-RUL-23)."""
    mine = s.boards[seat].coins
    for other in range(s.seats):
        if s.boards[other].coins > mine:
            return 0
    return MOST_COINS_POINTS if mine else i64(0)


def hand_points(s: PrincipeState, seat: i64) -> i64:
    """ILP-SCO-05"""
    mine = size(s.boards[seat].hand)
    for other in range(s.seats):
        if size(s.boards[other].hand) > mine:
            return 0
    return MOST_CARDS_POINTS if mine else i64(0)


def region_points(s: PrincipeState, seat: i64, region: i64) -> i64:
    """Most shields, or second behind a single first; without shields there is nothing (ILP-SCO-06, 07)."""
    mine = count(s.boards[seat].shields, region)
    if mine == 0:
        return 0
    ahead: i64 = 0
    for other in range(s.seats):
        if count(s.boards[other].shields, region) > mine:
            ahead += 1
    if ahead == 0:
        return FIRST_IN_REGION
    return SECOND_IN_REGION if ahead == 1 else i64(0)


def map_points(s: PrincipeState, seat: i64) -> i64:
    points: i64 = 0
    for region in range(REGIONS):
        points += region_points(s, seat, region)
    return points


def final_score(s: PrincipeState, seat: i64) -> i64:
    """What the seat would have if the game ended now."""
    board = s.boards[seat]
    return (
        board.points
        + role_points(board)
        + set_points(board)
        + coin_points(s, seat)
        + hand_points(s, seat)
        + map_points(s, seat)
    )


def score(s: PrincipeState, seat: i64) -> i64:
    """The score track; everything else is added at the end (ILP-SCO-01)."""
    return final_score(s, seat) if s.depth == 0 else s.boards[seat].points


def ranking(s: PrincipeState) -> list[int]:
    """Points, then cards played, then the most important major role; equal seats share (ILP-SCO-08 to 10)."""
    return places([_result(s, seat) for seat in range(s.seats)])


def _result(s: PrincipeState, seat: i64) -> tuple[int, ...]:
    board = s.boards[seat]
    best_role = COLOURS - low_bit(board.majors) if board.majors else i64(0)
    return int(score(s, seat)), int(size(board.up) + size(board.down)), int(best_role)


def score_sheet(s: PrincipeState, seat: i64) -> dict[str, int]:
    board = s.boards[seat]
    sheet = dict.fromkeys(PARTS, 0)
    sheet["track"] = int(board.points)
    if s.depth == 0:
        sheet["roles"] = int(role_points(board))
        sheet["sets"] = int(set_points(board))
        sheet["coins"] = int(coin_points(s, seat))
        sheet["hand"] = int(hand_points(s, seat))
        sheet["regions"] = int(map_points(s, seat))
    return sheet


def tell_scores(s: PrincipeState) -> None:
    if s.journal is not None:
        for seat in range(s.seats):
            sheet = score_sheet(s, seat)
            numbers = [int(seat), *[sheet[part] for part in PARTS]]
            s.journal.add(events.SCORED, EVERYONE, EVERYONE, numbers)
