"""How a search thinks: how far it looks, how much it trusts the judge, how curious it is."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr

TO_THE_END: Final = 1_000_000  # laps


@final
@mypyc_attr(acyclic=True)
class Policy:
    def __init__(
        self,
        laps: int = 1,
        breadth: int = 24,
        trust: float = 20.0,
        curiosity: float = 0.7,
        doubt: float = 4.0,
        width: float = 0.5,
        ripe: int = 10,
        by_averages: bool = False,
    ) -> None:
        """`laps`: how far a playout goes before the position is judged, in laps of the table from where the search
        begins; 0 judges at once. `breadth`: how many actions of a choice the judge compares in a playout; 1 plays at
        random. `by_averages`: not the judge compares them, but what they brought so far (`averages.py`). `trust`: how
        many visits the judge's first opinion of an action counts for, more than none. `curiosity`: how much more than
        it seems an action is hoped to be worth, in spreads of all values; `doubt`: the same for the decision at hand,
        where no try costs anything and only the best action is to be found. `width`: how quickly actions that the
        judge likes less are tried too. `ripe`: how often an action must have been tried before the tree grows below
        it; until then the playout tells what follows.
        """
        self.laps: Final[i64] = laps
        self.breadth: Final[i64] = breadth
        self.trust: Final = trust
        self.curiosity: Final = curiosity
        self.doubt: Final = doubt
        self.width: Final = width
        self.ripe: Final[i64] = ripe
        self.by_averages: Final = by_averages

    def looked_at(self, visits: i64) -> i64:
        """After so many visits of a choice: how many of its actions are looked at, the best liked first."""
        return 1 + int(self.width * sqrt(float(visits)))
