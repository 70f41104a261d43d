"""Which action a walk takes further down the tree, where all are compared by what they brought so far."""

from __future__ import annotations

from math import log, sqrt

from signoria.core.numbers import i64, vec
from signoria.core.policy import Policy
from signoria.core.tree import NOBODY, Tree


def most_promising(tree: Tree, nodes: vec[i64], count: i64, policy: Policy, spread: float) -> i64:
    """Of the first `count` nodes: what an action seems to be worth beside the others, and more for what was tried
    little. `spread`: how far apart the values of the seat are. Nobody if there are none.

    The more often there was a choice, the more actions are looked at, in the order of the judge's liking.
    """
    visits: i64 = 0
    total = 0.0
    for i in range(count):
        node = nodes[i]
        visits += tree.visits[node]
        total += tree.total[node]
    mean = total / float(max(visits, 1))
    likely = tree.best_liked(nodes, count)
    least = tree.least_liked(nodes, count, policy.looked_at(visits))
    trust = policy.trust
    doubt = policy.curiosity * spread * sqrt(log(float(visits) + 2.0))
    best = NOBODY
    highest = -1_000.0
    for i in range(count):
        node = nodes[i]
        if tree.prior[node] < least:
            continue
        taken = float(tree.visits[node])
        gain = tree.total[node] - taken * mean + trust * (tree.prior[node] - likely)
        outlook = gain / (taken + trust) + doubt / sqrt(taken + 1.0)
        if outlook > highest:
            highest = outlook
            best = node
    return best
