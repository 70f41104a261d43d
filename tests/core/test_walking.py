"""What a walk through the tree takes: what did best so far, what the judge likes, and now and then something else."""

from __future__ import annotations

from signoria.core.numbers import i64, vec
from signoria.core.policy import Policy
from signoria.core.tree import NOBODY, ROOT, Tree, key
from signoria.core.walking import most_promising

OPEN = Policy(
    trust=1.0, curiosity=0.0, width=10.0
)  # looks at everything, and tries nothing for its own sake


def walked(
    *known: tuple[float, int, float], policy: Policy = OPEN, spread: float = 0.1, steps: int = 1
) -> list[int]:
    """Of each action what the judge thought of it, its visits, and what each of them brings:
    what is taken, step by step.
    """
    tree, nodes, before = Tree(), [], NOBODY
    for code, (prior, visits, mean) in enumerate(known):
        before = tree.insert(ROOT, before, key(0, 0, code), prior)
        tree.visits[before] = visits
        tree.total[before] = visits * mean
        nodes.append(before)
    taken = []
    for _ in range(steps):
        node = most_promising(tree, vec[i64](nodes), len(nodes), policy, spread)
        at = nodes.index(node)
        taken.append(at)
        tree.visits[node] += 1
        tree.total[node] += known[at][2]
    return taken


def test_nobody_is_taken_where_there_is_nobody() -> None:
    assert most_promising(Tree(), vec[i64]([]), 0, OPEN, 0.1) == NOBODY


def test_at_first_the_judge_is_followed() -> None:
    assert walked((0.3, 0, 0.0), (0.6, 0, 0.0), (0.5, 0, 0.0)) == [1]


def test_the_judge_is_believed_for_as_many_visits_as_he_is_trusted() -> None:
    trusting = Policy(trust=40.0, curiosity=0.0, width=10.0)
    assert walked((0.6, 20, 0.3), (0.4, 20, 0.5)) == [1]
    assert walked((0.6, 20, 0.3), (0.4, 20, 0.5), policy=trusting) == [0]


def test_only_what_is_better_than_the_mean_is_in_favour() -> None:
    """All did well, the one taken often no better than the rest: that it was taken often is no merit."""
    assert walked((0.5, 90, 0.8), (0.5, 10, 0.82)) == [1]


def test_the_farther_values_are_apart_the_more_is_tried_that_seems_worse() -> None:
    curious = Policy(trust=1.0, curiosity=0.7, width=10.0)
    worse = [
        walked((0.5, 5, 0.6), (0.5, 5, 0.4), policy=curious, spread=spread, steps=100).count(1)
        for spread in (0.0, 0.6, 1.2)
    ]
    assert worse[0] == 0
    assert worse == sorted(set(worse))


def test_what_the_judge_likes_less_must_wait() -> None:
    """After n visits 1 + sqrt(n) / 2 actions are looked at, however badly the best liked one does."""
    narrow = Policy(trust=1.0, width=0.5)
    assert walked((0.6, 0, 0.0), (0.59, 0, 0.9), policy=narrow, steps=6) == [0, 0, 0, 0, 1, 1]
