"""The actions of the decision at hand, compared fairly: each is tried in the same deals, in the same order.

What an action is worth depends far more on the deal than on the action. So the n-th try of every action meets the n-th
deal, and actions are compared by how they did in the deals that both have met: luck of the deal cancels out.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr, vec
from signoria.core.policy import Policy
from signoria.core.spread import Spread
from signoria.core.tree import NOBODY, Tree

_ONLY: Final[i64] = 0  # one spread serves all actions


@final
@mypyc_attr(acyclic=True)
class Contest:
    """Actions are numbered as their nodes are. What a kept tree knew of them counts beside what they do here."""

    def __init__(self, tree: Tree, nodes: list[i64]) -> None:
        self.tree: Final = tree
        self.nodes: Final = vec[i64](nodes)
        self.count: Final[i64] = len(nodes)
        self.tries: i64 = 0  # before, and here
        self._sums: Final = [[0.0] for _ in nodes]  # of what an action brought, after each try
        self._leader: i64 = 0  # the action that has met most deals
        self._apart: Final = Spread()  # of the differences from the leader
        self._known: Final = vec[float]([0.0] * len(nodes))  # visits in a kept tree
        self._gained: Final = vec[float]([0.0] * len(nodes))  # there, above the others
        self._remember()

    def _remember(self) -> None:
        tree = self.tree
        total = 0.0
        for i in range(self.count):
            self.tries += tree.visits[self.nodes[i]]
            total += tree.total[self.nodes[i]]
        mean = total / float(max(self.tries, 1))
        for i in range(self.count):
            node = self.nodes[i]
            self._known[i] = float(tree.visits[node])
            self._gained[i] = tree.total[node] - self._known[i] * mean

    def met(self, i: i64) -> i64:
        """How many deals an action has met."""
        return len(self._sums[i]) - 1

    def add(self, i: i64, value: float) -> None:
        """What the action has brought in its next deal."""
        sums = self._sums[i]
        sums.append(sums[-1] + value)
        self.tries += 1
        met = self.met(i)
        if met > self.met(self._leader):
            self._leader = i
        elif i != self._leader:
            first = self._sums[self._leader]
            self._apart.add(_ONLY, value - (first[met] - first[met - 1]))

    def next(self, policy: Policy) -> i64:
        """Which action to try: by what it seems to be worth beside the leader; more, if it was tried little.

        The more often something was tried, the more actions are looked at, in the order of the judge's liking.
        """
        tree = self.tree
        likely = tree.best_liked(self.nodes, self.count)
        least = tree.least_liked(self.nodes, self.count, policy.looked_at(self.tries))
        first = self._sums[self._leader]
        doubt = policy.doubt * self._apart.of(_ONLY) * sqrt(log(float(self.tries) + 2.0))
        best = NOBODY
        highest = -1_000.0
        for i in range(self.count):
            prior = tree.prior[self.nodes[i]]
            if prior < least:
                continue
            met = self.met(i)
            gain = self._gained[i] + self._sums[i][met] - first[met]
            taken = self._known[i] + float(met)
            outlook = (gain + policy.trust * (prior - likely)) / (taken + policy.trust)
            outlook += doubt / sqrt(taken + 1.0)
            if outlook > highest:
                highest = outlook
                best = i
        return best
