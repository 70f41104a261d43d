"""The tree of a search: what seats may do one after the other, and how well it went.

Nodes are numbers into arrays. Objects that point to each other would be freed one inside the other: a deep tree then
overflows the stack of the compiled engine.
"""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64, mypyc_attr, vec, zeros

NOBODY: Final[i64] = -1  # no such node
ROOT: Final[i64] = 0
MOST_NODES: Final[i64] = (
    1 << 20
)  # 48 bytes each; a full tree goes on learning about the nodes it has
_FIRST_NODES: Final[i64] = 1 << 10
_SEATS: Final[i64] = 8
_CODES: Final[i64] = 1 << 12


def key(question: i64, seat: i64, code: i64) -> i64:
    """What a seat does, and to which kind of question: what a node is found by. Grows with the code."""
    return (question * _SEATS + seat) * _CODES + code


def question_of(key: i64) -> i64:
    return key // _CODES // _SEATS


def seat_of(key: i64) -> i64:
    return key // _CODES % _SEATS


def code_of(key: i64) -> i64:
    return key % _CODES


def _nothing(count: i64) -> vec[float]:
    return vec[float]([0.0] * count)


@final
@mypyc_attr(acyclic=True)
class Tree:
    """Node 0 is where the search begins; every other is an action and stands for all positions it may lead to."""

    def __init__(self) -> None:
        self.count: i64 = 1
        self.size: i64 = _FIRST_NODES
        self.keys: vec[i64] = zeros(_FIRST_NODES)
        self.child: vec[i64] = zeros(_FIRST_NODES)  # the one with the lowest key, or nobody
        self.sibling: vec[i64] = zeros(_FIRST_NODES)  # the next one by key, or nobody
        self.visits: vec[i64] = zeros(_FIRST_NODES)
        self.prior: vec[float] = _nothing(_FIRST_NODES)  # what the judge thought at first sight
        self.total: vec[float] = _nothing(_FIRST_NODES)  # values for the seat that acted, summed
        self.child[ROOT] = NOBODY
        self.sibling[ROOT] = NOBODY

    def reserve(self, count: i64) -> bool:
        """Make room for so many nodes; False if there can be none. The arrays may be others afterwards."""
        while self.count + count > self.size:
            if self.size >= MOST_NODES:
                return False
            self._grow()
        return True

    def _grow(self) -> None:
        self.keys = _doubled(self.keys)
        self.child = _doubled(self.child)
        self.sibling = _doubled(self.sibling)
        self.visits = _doubled(self.visits)
        self.prior = _doubled_floats(self.prior)
        self.total = _doubled_floats(self.total)
        self.size *= 2

    def insert(self, parent: i64, before: i64, key: i64, prior: float) -> i64:
        """A new child of `parent`, after its child `before` (nobody: the first). Room must be reserved."""
        node = self.count
        self.count += 1
        if before == NOBODY:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        else:
            self.sibling[node] = self.sibling[before]
            self.sibling[before] = node
        self.keys[node] = key
        self.child[node] = NOBODY
        self.prior[node] = prior
        return node

    def children(self, parent: i64) -> list[i64]:
        found: list[i64] = []
        node = self.child[parent]
        while node != NOBODY:
            found.append(node)
            node = self.sibling[node]
        return found

    def best_liked(self, nodes: vec[i64], count: i64) -> float:
        """The highest prior of the first `count` of some nodes."""
        highest = -1.0
        for i in range(count):
            highest = max(highest, self.prior[nodes[i]])
        return highest

    def least_liked(self, nodes: vec[i64], count: i64, width: i64) -> float:
        """The prior of the `width`-th best of them; those that are liked less must wait."""
        if width >= count:
            return -1.0
        least = self.best_liked(nodes, count)
        for _n in range(width - 1):
            following = -1.0
            for i in range(count):
                prior = self.prior[nodes[i]]
                if following < prior < least:
                    following = prior
            least = following
        return least


def _doubled(numbers: vec[i64]) -> vec[i64]:
    size: i64 = len(numbers)
    doubled = zeros(2 * size)
    for i in range(size):
        doubled[i] = numbers[i]
    return doubled


def _doubled_floats(numbers: vec[float]) -> vec[float]:
    size: i64 = len(numbers)
    doubled = _nothing(2 * size)
    for i in range(size):
        doubled[i] = numbers[i]
    return doubled
