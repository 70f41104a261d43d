"""Points, places and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.journal import EVERYONE
from signoria.core.kinds import count
from signoria.core.numbers import bits_in, i64, low_bit
from signoria.core.outcome import places
from signoria.games.princes import events
from signoria.games.princes.board import Board
from signoria.games.princes.tables import (
    CITIES,
    CITY_TILES,
    EVENT_POINTS,
    MERCHANT_POINTS,
    MERCHANTS,
    MOST_GOLD_POINTS,
    MOST_INFLUENCE_POINTS,
    POPE_POINTS,
    SECOND_GOLD_POINTS,
    SLOT_POINTS,
)

if TYPE_CHECKING:
    from signoria.games.princes.state import PrincesState

PARTS: Final = ["cities", "events", "merchants", "pope", "gold", "influence", "tokens"]


def city_points(s: PrincesState, city: i64) -> i64:
    """The slot of a city: by status, then by artists; equal ones take the lowest slot they contest (POR-SCORE-05)."""
    slot: i64 = -1
    for other in range(CITIES):
        status = count(s.status, other) - count(s.status, city)
        if status > 0 or (status == 0 and count(s.artists, other) >= count(s.artists, city)):
            slot += 1  # counts the city itself and its equals: the last place of the group
    return SLOT_POINTS[slot]


def tile_points(s: PrincesState, board: Board) -> i64:
    points: i64 = 0
    for city in range(CITIES):
        tiles = board.tiles & CITY_TILES[city]
        if tiles:
            points += bits_in(tiles) * city_points(s, city)
    return points


def event_points(board: Board) -> i64:
    points: i64 = 0
    kept = board.events
    while kept:
        points += EVENT_POINTS[low_bit(kept)]
        kept &= kept - 1
    return points


def merchant_points(board: Board) -> i64:
    """For each Merchant event, so much for every Merchant tile (POR-EVT-09, 10)."""
    per_tile: i64 = 0
    kept = board.events
    while kept:
        per_tile += MERCHANT_POINTS[low_bit(kept)]
        kept &= kept - 1
    return per_tile * bits_in(board.tiles & MERCHANTS)


def pope_points(s: PrincesState, seat: i64) -> i64:
    return POPE_POINTS if s.pope == seat else i64(0)


def gold_points(s: PrincesState, seat: i64) -> i64:
    """Most gold, or the next amount below it, to all who have it (POR-SCORE-09, 10)."""
    mine = s.boards[seat].gold
    more: i64 = -1  # the lowest amount above mine
    for other in range(s.seats):
        gold = s.boards[other].gold
        if gold > mine:
            if more >= 0 and gold != more:
                return 0
            more = gold
    return MOST_GOLD_POINTS if more < 0 else SECOND_GOLD_POINTS


def influence_points(s: PrincesState, seat: i64) -> i64:
    """POR-SCORE-11"""
    for other in range(s.seats):
        if s.boards[other].influence > s.boards[seat].influence:
            return 0
    return MOST_INFLUENCE_POINTS


def token_points(board: Board) -> i64:
    return board.tokens * (board.tokens + 1) // 2


def table_points(s: PrincesState, seat: i64) -> i64:
    """Points of what lies on the table, as cities stand now."""
    board = s.boards[seat]
    return (
        tile_points(s, board)
        + event_points(board)
        + merchant_points(board)
        + pope_points(s, seat)
        + token_points(board)
    )


def score(s: PrincesState, seat: i64) -> i64:
    """What the seat would have if the game ended now. Until it does, gold and influence do not count."""
    points = table_points(s, seat)
    if s.depth == 0:
        points += gold_points(s, seat) + influence_points(s, seat)
    return points


def ranking(s: PrincesState) -> list[int]:
    """There is no tie-break: equal scores share a place (POR-SCORE-13)."""
    return places([(int(score(s, seat)),) for seat in range(s.seats)])


def score_sheet(s: PrincesState, seat: i64) -> dict[str, int]:
    board = s.boards[seat]
    sheet = dict.fromkeys(PARTS, 0)
    sheet["cities"] = int(tile_points(s, board))
    sheet["events"] = int(event_points(board))
    sheet["merchants"] = int(merchant_points(board))
    sheet["pope"] = int(pope_points(s, seat))
    sheet["tokens"] = int(token_points(board))
    if s.depth == 0:
        sheet["gold"] = int(gold_points(s, seat))
        sheet["influence"] = int(influence_points(s, seat))
    return sheet


def tell_scores(s: PrincesState) -> None:
    if s.journal is not None:
        for seat in range(s.seats):
            sheet = score_sheet(s, seat)
            numbers = [int(seat), *[sheet[part] for part in PARTS]]
            s.journal.add(events.SCORED, EVERYONE, EVERYONE, numbers)
