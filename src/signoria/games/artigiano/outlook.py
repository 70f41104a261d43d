"""Who will win, by what everybody sees and what the seat itself knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from signoria.core.numbers import bits_in, i64, zeros
from signoria.core.outlook import WHOLE, Weights, chance_to_win
from signoria.games.artigiano import goals as g
from signoria.games.artigiano.castle import castle_points, filled
from signoria.games.artigiano.people import COMING, SKIP
from signoria.games.artigiano.points import zone_points
from signoria.games.artigiano.scoring import is_over, points_in, score
from signoria.games.artigiano.worth import cards_worth, lateness, missions_worth

if TYPE_CHECKING:
    from signoria.games.artigiano.state import ArtigianoState

# What a side has, in millionths of hope: counted by tools/outlook.py in usual games of two to four, not in quick ones
# nor with teams (docs/strength/tried.md).
WEIGHTS: Final = Weights(
    [
        (66_000, 41_000, 14_000),  # a point on the castle
        (157_000, -239_000, 208_000),  # a filled cell
        (85_000, 68_000, -93_000),  # a point in the zone
        (50_000, 37_000, 71_000),  # a point of missions turned up
        (-372_000, -326_000, 351_000),  # to be the one who also knows the following
        (320, 30, 850),  # a hundredth of a point of royal missions face down
        (310, 180, 240),  # of princely ones
        (2_000, 3_970, -4_010),  # of cards
        (-154_000, -240_000, -46_000),  # a turn to be skipped
        (-70_000, -40_000, -17_000),  # a side that comes before
    ]
)
DECIDED: Final = 2 * WHOLE  # a point, when the game is over


def outlook(s: ArtigianoState, seat: i64) -> float:
    hopes = zeros(s.side_count)
    late = lateness(s)
    over = is_over(s)
    for side in range(s.side_count):
        if over:
            hopes[side] = DECIDED * score(s, side)
        else:
            hopes[side] = WEIGHTS.hope(things(s, side, seat), late)
    return chance_to_win(hopes, s.side_count, s.side_of(seat))


def things(s: ArtigianoState, side: i64, viewer: i64) -> list[i64]:
    """What a side has, as far as a seat knows it."""
    royal: i64 = 0
    princely: i64 = 0
    cards: i64 = 0
    own = side == s.side_of(viewer)
    if own:
        royal = missions_worth(s, viewer, g.ROYAL)
        princely = missions_worth(s, viewer, g.PRINCELY)
        cards = cards_worth(s, viewer)
    return [
        castle_points(s, side),
        bits_in(filled(s, side)),
        zone_points(s, side),
        points_in(s.castles[side].shown),
        i64(own),
        royal,
        princely,
        cards,
        _turns_to_skip(s, side),
        (side - s.side_of(s.active) + s.side_count) % s.side_count,
    ]


def _turns_to_skip(s: ArtigianoState, side: i64) -> i64:
    """By all seats of a side."""
    turns: i64 = 0
    seat = side
    while seat < s.seats:
        turns += i64(s.people[COMING + seat] & SKIP != 0)
        seat += s.side_count
    return turns
