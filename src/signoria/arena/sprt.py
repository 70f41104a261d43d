"""A sequential test: play no longer than it takes to tell."""

from __future__ import annotations

from dataclasses import dataclass
from math import log

import numpy as np

from signoria.arena.match import Played

FEWEST = 8  # blocks, so that their spread is known


@dataclass(frozen=True)
class Sprt:
    """Does the first bot take no more than a share `low` of first places, or at least `high`?

    Wald's test on the mean share of a block, taken as normal with the spread seen so far; `error` is the chance of a
    wrong answer of either kind.
    """

    low: float
    high: float
    error: float = 0.05

    def ratio(self, blocks: list[list[Played]]) -> float:
        """The logarithm of the likelihood of `high` against that of `low`."""
        if len(blocks) < FEWEST:
            return 0.0
        shares = np.array([np.mean([game.shares()[0] for game in block]) for block in blocks])
        spread = max(float(shares.var(ddof=1)), 1e-4)  # equal blocks do not prove everything
        middle = (self.low + self.high) / 2
        return len(blocks) * (self.high - self.low) * (float(shares.mean()) - middle) / spread

    def decision(self, blocks: list[list[Played]]) -> str:
        """`high`, `low`, or nothing yet."""
        ratio, bound = self.ratio(blocks), log((1 - self.error) / self.error)
        return "high" if ratio >= bound else "low" if ratio <= -bound else ""
