"""How good a position looks for a seat, judged by the open table and the seat's own cards.

All is reckoned in whole numbers, so that a position has the same value on every machine.
"""

from __future__ import annotations

from typing import Final

from signoria.core.numbers import i64
from signoria.core.outcome import share
from signoria.games.artigiano.scoring import is_over, score
from signoria.games.artigiano.state import ArtigianoState
from signoria.games.artigiano.worth import POINT, own_worth, side_worth

_FAR: Final = 1 << 40  # beyond every value
_DOUBT: Final = 2_000  # a lead of so many hundredths of a point is as good as three chances in four
_DECIDED: Final = 10  # the doubt that remains when a game is over: none to speak of


def judge(s: ArtigianoState, seat: int) -> float:
    """Between 0 and 1; above a half is ahead of the best of the others."""
    own = s.side_of(seat)
    over = is_over(s)
    mine: i64 = 0
    best: i64 = -_FAR
    for side in range(s.side_count):
        worth = POINT * score(s, side) if over else side_worth(s, side)
        if side == own:
            mine = worth
            if not over:
                mine += own_worth(s, seat)
        else:
            best = max(best, worth)
    return share(mine - best, _DECIDED if over else _DOUBT)
