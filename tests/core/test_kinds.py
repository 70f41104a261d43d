"""Bags of kinds: packed counts behave like counters, and dealing treats every card as one of its own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from signoria.core.chance import Random, chance_from_seed
from signoria.core.deck import deal_kinds, draw_kinds
from signoria.core.kinds import MOST, count, covers, kind_at, one, size, without

TINY = 1e-6
counts = st.lists(st.integers(0, MOST), min_size=10, max_size=10)


def bag(numbers: list[int]) -> int:
    return sum(number * one(kind) for kind, number in enumerate(numbers))


def listed(packed: int, kinds: int = 10) -> list[int]:
    return [int(count(packed, kind)) for kind in range(kinds)]


@given(counts)
def test_counts_and_size(numbers: list[int]) -> None:
    assert listed(bag(numbers)) == numbers
    assert size(bag(numbers)) == sum(numbers)


@given(counts, counts)
def test_covers_and_without(numbers: list[int], part: list[int]) -> None:
    pairs = list(zip(numbers, part, strict=True))
    assert covers(bag(numbers), bag(part)) == all(have >= need for have, need in pairs)
    assert listed(without(bag(numbers), bag(part))) == [max(have - need, 0) for have, need in pairs]


@given(counts)
def test_kind_at_counts_through_the_bag(numbers: list[int]) -> None:
    kinds = [kind for kind, number in enumerate(numbers) for _ in range(number)]
    assert [kind_at(bag(numbers), rank) for rank in range(len(kinds))] == kinds


def test_a_deck_of_kinds_comes_out_whole() -> None:
    deck = bag([3, 0, 2, 1])
    assert draw_kinds(chance_from_seed(1), 5, 0, deck, 6) == deck
    assert draw_kinds(chance_from_seed(1), 5, 0, deck, 0) == 0


def test_drawing_at_once_or_one_by_one_is_the_same() -> None:
    chance, deck = chance_from_seed(4), bag([5, 4, 3])
    apart, left = 0, deck
    for index in range(5):
        card = draw_kinds(chance, 2, index, left, 1)
        apart += card
        left -= card
    assert apart == draw_kinds(chance, 2, 0, deck, 5)


def test_every_order_of_a_deck_has_equal_chance() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6_000):
        chance, left, order = chance_from_seed(seed), bag([2, 1, 1]), []
        for index in range(4):
            card = draw_kinds(chance, 0, index, left, 1)
            left -= card
            order.append(next(kind for kind in range(3) if card == one(kind)))
        orders[tuple(order)] += 1
    possible = set(permutations([0, 0, 1, 2]))
    assert set(orders) == possible
    assert chisquare([orders[order] for order in sorted(possible)]).pvalue > TINY


@pytest.mark.parametrize(("pool", "number"), [([4, 3, 1], 3), ([6, 0, 2], 2), ([1, 1, 9], 4)])
def test_hands_are_weighted_by_copies(pool: list[int], number: int) -> None:
    random = Random(7)
    samples = 5_000
    found = Counter(tuple(listed(deal_kinds(bag(pool), number, random), 3)) for _ in range(samples))
    expected = {
        (a, b, number - a - b): comb(pool[0], a) * comb(pool[1], b) * comb(pool[2], number - a - b)
        for a in range(number + 1)
        for b in range(number - a + 1)
    }
    ways = {hand: weight for hand, weight in expected.items() if weight}
    assert set(found) <= set(ways)
    scale = samples / sum(ways.values())
    frequencies = [found[hand] for hand in ways]
    assert chisquare(frequencies, [weight * scale for weight in ways.values()]).pvalue > TINY
