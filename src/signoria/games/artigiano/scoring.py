"""Points, places and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bit, i64, low_bit
from signoria.core.outcome import places
from signoria.games.artigiano import events
from signoria.games.artigiano import goals as g
from signoria.games.artigiano.castle import castle_points, is_full
from signoria.games.artigiano.missions import holds
from signoria.games.artigiano.points import zone_points
from signoria.games.artigiano.standings import compare
from signoria.games.artigiano.tables import FULL_CASTLE

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

PARTS: Final = ["full", "castle", "specials", "missions", "missed"]


def achieved(s: ArtigianoState, side: i64) -> i64:
    """The missions that count as achieved: princely ones turned up, royal ones that hold at the end."""
    castle = s.castles[side]
    reached = castle.shown
    last: i64 = -1
    left = castle.missions & g.ROYAL
    while left:
        mission = low_bit(left)
        left &= left - 1
        if g.OP[mission] == g.MISSION_POINTS:
            last = mission
        elif holds(s, side, mission):
            reached |= bit(mission)
    if last >= 0 and compare(points_in(reached), g.CMP[last], g.N[last]):
        reached |= bit(last)  # after all the others (ART-RUL-82)
    return reached


def points_in(missions: i64) -> i64:
    points: i64 = 0
    while missions:
        points += g.POINTS[low_bit(missions)]
        missions &= missions - 1
    return points


def counted(s: ArtigianoState, side: i64) -> i64:
    """The missions that count now: royal ones only when the game is over."""
    return achieved(s, side) if is_over(s) else s.castles[side].shown


def is_over(s: ArtigianoState) -> bool:
    return s.ended != 0 and s.depth == 0


def score(s: ArtigianoState, side: i64) -> i64:
    """The points as they stand; missed missions are subtracted at the end."""
    points = castle_points(s, side) + zone_points(s, side)
    if is_full(s, side):
        points += FULL_CASTLE
    reached = counted(s, side)
    points += points_in(reached)
    if is_over(s):
        points -= points_in(s.castles[side].mandatory & ~reached)
    return points


def ranking(s: ArtigianoState) -> list[int]:
    """Equal totals share a place (ART-RUL-17)."""
    return places([(int(score(s, side)),) for side in range(s.side_count)])


def score_sheet(s: ArtigianoState, side: i64) -> dict[str, int]:
    reached = counted(s, side)
    return {
        "full": int(FULL_CASTLE) if is_full(s, side) else 0,
        "castle": int(castle_points(s, side)),
        "specials": int(zone_points(s, side)),
        "missions": int(points_in(reached)),
        "missed": -int(points_in(s.castles[side].mandatory & ~reached)) if is_over(s) else 0,
    }


def tell_scores(s: ArtigianoState) -> None:
    if s.journal is not None:
        for side in range(s.side_count):
            sheet = score_sheet(s, side)
            parts = [sheet[part] for part in PARTS]
            s.tell(events.SCORED, side, parts[0], parts[1], parts[2], parts[3], parts[4])
