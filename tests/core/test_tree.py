"""The tree of a search: nodes in arrays that grow."""

from __future__ import annotations

from itertools import pairwise

import pytest

from signoria.core.tree import NOBODY, ROOT, Tree, code_of, key, question_of, seat_of


@pytest.mark.parametrize("question", [0, 3, 40])
@pytest.mark.parametrize("seat", [0, 7])
@pytest.mark.parametrize("code", [0, 1, 596, 1023])
def test_a_key_tells_question_seat_and_code(question: int, seat: int, code: int) -> None:
    made = key(question, seat, code)
    assert question_of(made) == question
    assert seat_of(made) == seat
    assert code_of(made) == code


def test_no_two_actions_share_a_key() -> None:
    keys = [key(q, s, c) for q in range(4) for s in range(8) for c in range(0, 1024, 31)]
    assert all(low < high for low, high in pairwise(keys))


def test_children_keep_the_order_they_are_put_in() -> None:
    tree = Tree()
    assert tree.reserve(3)
    last = tree.insert(ROOT, NOBODY, 9, 0.5)
    first = tree.insert(ROOT, NOBODY, 2, 0.25)
    middle = tree.insert(ROOT, first, 5, 0.75)
    assert tree.children(ROOT) == [first, middle, last]
    assert [tree.prior[node] for node in tree.children(ROOT)] == [0.25, 0.75, 0.5]
    assert tree.children(middle) == []


def test_a_growing_tree_forgets_nothing() -> None:
    tree = Tree()
    before = NOBODY
    for number in range(5_000):
        assert tree.reserve(1)
        before = tree.insert(ROOT, before, number, number / 5_000)
        tree.visits[before] = number
        tree.total[before] = float(number)
    nodes = tree.children(ROOT)
    assert [tree.keys[node] for node in nodes] == list(range(5_000))
    assert [tree.visits[node] for node in nodes] == list(range(5_000))
    assert [tree.total[node] for node in nodes] == [float(n) for n in range(5_000)]
