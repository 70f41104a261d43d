"""Actions compared in the same deals: luck of the deal does not choose between them."""

from __future__ import annotations

from signoria.core.chance import Random, chance_from_seed
from signoria.core.contest import Contest
from signoria.core.policy import Policy
from signoria.core.tree import NOBODY, ROOT, Tree, key

OPEN = Policy(trust=1.0, width=10.0)  # looks at everything, and does not trust the judge


def contest(*priors: float, known: tuple[tuple[int, float], ...] = ()) -> Contest:
    """`known`: of each action, visits and their mean in a tree that was kept."""
    tree, nodes, before = Tree(), [], NOBODY
    for code, prior in enumerate(priors):
        before = tree.insert(ROOT, before, key(0, 0, code), prior)
        nodes.append(before)
    for node, (visits, mean) in zip(nodes, known, strict=False):
        tree.visits[node] = visits
        tree.total[node] = visits * mean
    return Contest(tree, nodes)


def tried(
    between: Contest, tries: int, worth: list[float], luck: float, policy: Policy = OPEN
) -> list[int]:
    """Each deal is lucky or not, and far more than one action is better than the other. How often each was tried."""
    deals = chance_from_seed(1)
    for _ in range(tries):
        action = between.next(policy)
        lucky = deals.below(0, between.met(action), 2)
        between.add(action, worth[action] + luck * float(lucky))
    return [int(between.met(action)) for action in range(len(worth))]


def test_a_small_edge_is_seen_through_great_luck() -> None:
    small, great = tried(contest(0.5, 0.5), 200, [0.30, 0.31], 0.0), 0.6
    assert tried(contest(0.5, 0.5), 200, [0.30, 0.31], great) == small
    assert small[1] > small[0]


def test_the_greater_the_doubt_the_more_evenly_all_are_tried() -> None:
    least = []
    for doubt in (0.5, 2.0, 8.0):
        policy = Policy(trust=1.0, width=10.0, doubt=doubt)
        least.append(min(tried(contest(0.5, 0.5, 0.5), 300, [0.3, 0.4, 0.5], 0.6, policy)))
    assert least == sorted(set(least))


def test_the_next_deal_is_the_one_after_those_met() -> None:
    between = contest(0.5, 0.5, 0.5)
    assert [between.met(action) for action in range(3)] == [0, 0, 0]
    between.add(1, 0.7)
    between.add(1, 0.2)
    between.add(2, 0.7)
    assert [between.met(action) for action in range(3)] == [0, 2, 1]
    assert between.tries == 3


def test_everything_is_tried_in_the_order_of_liking() -> None:
    between = contest(0.50, 0.52, 0.51)
    first = []
    for _ in range(40):
        action = int(between.next(Policy(trust=1.0, width=0.5)))
        first += [action] if not between.met(action) else []
        between.add(action, 0.5)
    assert first == [1, 2, 0]


def test_what_a_kept_tree_knew_counts() -> None:
    between = contest(0.5, 0.5, known=((30, 0.2), (30, 0.8)))
    assert (between.tries, between.next(OPEN)) == (60, 1)
    assert contest(0.5, 0.5, known=((50, 0.5), (5, 0.5))).next(OPEN) == 1, "the one tried less"


def test_a_sequence_of_chance_can_be_begun_again() -> None:
    random, deals = Random(1), chance_from_seed(3)
    random.restart(deals, 5)
    once = [random.next32() for _ in range(4)]
    random.restart(deals, 6)
    assert [random.next32() for _ in range(4)] != once
    random.restart(deals, 5)
    assert [random.next32() for _ in range(4)] == once
