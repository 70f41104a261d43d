"""What one board is worth: the points it has, and what may become of its resources, productions and Leaders."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from signoria.core.numbers import i64, vec
from signoria.games.masters import questions as q
from signoria.games.masters.bag import size
from signoria.games.masters.foresight import Upcoming
from signoria.games.masters.scoring import card_points, favour_points, leader_points
from signoria.games.masters.tables import (
    FAVOUR_POINTS,
    LAST_SPACE,
    POPE_SPACE,
    RESOURCES_PER_POINT,
    SECTION_FIRST,
    SECTIONS,
    TRACK_POINTS,
)
from signoria.games.masters.weights import Weights
from signoria.games.masters.worth_cards import engines, next_purchase
from signoria.games.masters.worth_leaders import abilities, kept, prospects, wanted

if TYPE_CHECKING:
    from signoria.games.masters.state import MastersState

_LONG: Final = 10_000  # thousandths of a turn: time enough for a hidden Leader


def _smooth_track() -> list[int]:
    """Points of the faith track in thousandths, the way to the next scoring space counted in parts."""
    points = [1000 * int(number) for number in TRACK_POINTS]
    scoring = [n for n in range(LAST_SPACE + 1) if n == 0 or points[n] > points[n - 1]]
    smooth = list(points)
    for low, high in pairwise(scoring):
        for n in range(low, high):
            smooth[n] += (points[high] - points[low]) * (n - low) // (high - low)
    return smooth


_TRACK: Final = vec[i64](_smooth_track())


def worth(
    s: MastersState, w: Weights, upcoming: Upcoming, known: bool, furthest: i64, turns: i64
) -> i64:
    """`known`: may the Leaders in hand be looked at? `furthest`: the foremost marker on the faith track.

    `turns`: about how many the seat has left, in thousandths; with 0 only what is sure counts.
    """
    board = upcoming.board
    faith = upcoming.faith
    goods = size(board.stock()) + upcoming.gains - upcoming.spends
    value = 1000 * leader_points(board) + _favour(s, w, upcoming, furthest, turns)
    hand: i64 = 0
    if known and s.depth:
        hand = board.hand
        if s.asking() == q.KEEP:
            hand = kept(w, board, s.drafts[upcoming.seat], turns)
        value += prospects(w, board, hand, turns)
    if turns == 0:
        value += 1000 * (card_points(board) + TRACK_POINTS[faith])
        return value + 1000 * (goods // RESOURCES_PER_POINT) + goods  # the rest breaks ties
    if not known:
        value += board.in_hand() * w.hidden * min(turns, _LONG) // _LONG
    value += w.card * board.cards() + w.point * card_points(board)
    value += w.track * _TRACK[faith] // 1000
    value += w.good * min(goods, w.plenty) + w.spare * max(goods - w.plenty, 0)
    value -= w.crowd * size(board.warehouse)
    value += engines(w, board, turns)
    value += next_purchase(s, w, upcoming, wanted(board, hand), turns)
    return value + abilities(w, board, turns)


def _favour(s: MastersState, w: Weights, upcoming: Upcoming, furthest: i64, turns: i64) -> i64:
    """Favour tiles turned, and those to come: a report is held when the foremost marker is on its Pope space."""
    value = 1000 * favour_points(upcoming.board)
    for section in range(s.reports, SECTIONS):
        way = POPE_SPACE[section] - furthest
        gap = max(SECTION_FIRST[section] - upcoming.faith, 0)
        if way <= 0:
            if gap == 0:
                value += 1000 * FAVOUR_POINTS[section]
        elif turns:
            value += w.favour * FAVOUR_POINTS[section] * 100 * way // (100 * way + w.chase * gap)
    return value
