"""A sequential test: play no longer than it takes to tell."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

import numpy as np

from signoria.arena.match import Played

FEWEST = 8  # blocks, so that their spread is known
DOUBT = 4  # blocks more that would have spread as independent games do
_SURE = 0.01  # no share is nearer to nothing or to all


@dataclass(frozen=True)
class Sprt:
    """Does the first bot take no more than a share `low` of first places, or at least `high`?

    Wald's test, as of independent games. A block tells more than its games would if the seats of a deal make up for
    each other, less if the deal decides: by as much as blocks were seen to differ less, or more, than games would let
    them. `error` is the chance of a wrong answer of either kind.
    """

    low: float
    high: float
    error: float = 0.05

    def ratio(self, blocks: list[list[Played]]) -> float:
        """The logarithm of the likelihood of `high` against that of `low`."""
        if len(blocks) < FEWEST:
            return 0.0
        shares = np.array([np.mean([game.shares()[0] for game in block]) for block in blocks])
        low, high = max(self.low, _SURE), min(self.high, 1 - _SURE)
        mean, middle = float(shares.mean()), (low + high) / 2
        games = len(blocks[0])
        doubt = DOUBT * middle * (1 - middle) / games
        seen = float(((shares - mean) ** 2).sum()) + doubt
        spread = seen / ((len(blocks) - 1) * mean * (1 - mean) / games + doubt)
        won, lost = log(high / low), log((1 - high) / (1 - low))
        return len(blocks) * games * (mean * won + (1 - mean) * lost) / spread

    def decision(self, blocks: list[list[Played]]) -> str:
        """`high`, `low`, or nothing yet."""
        ratio, bound = self.ratio(blocks), log((1 - self.error) / self.error)
        return "high" if ratio >= bound else "low" if ratio <= -bound else ""
