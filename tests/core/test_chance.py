"""Chance is a pure function, the same everywhere, uniform and without patterns between neighbours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

import pytest
from scipy.stats import chisquare

from signoria.core.chance import (
    Chance,
    CounterChance,
    KeyedChance,
    Random,
    chance_from_key,
    chance_from_seed,
)
from signoria.core.errors import BadPosition

TINY = 1e-6  # p-values below it do not happen by accident
COUNTER = chance_from_seed(2024)
KEYED = KeyedChance(b"the key of this test, 32 bytes..")
SOURCES = pytest.mark.parametrize(("chance", "draws"), [(COUNTER, 20_000), (KEYED, 6_000)])


def p_value(outcomes: Iterable[object], kinds: int) -> float:
    """Of the hypothesis that all kinds of outcome have equal chance."""
    counts = list(Counter(outcomes).values())
    assert len(counts) <= kinds
    return float(chisquare(counts + [0] * (kinds - len(counts))).pvalue)


# ---------------------------------------------------------------- fixed values, compiled or not


def test_known_outcomes_of_the_counter() -> None:
    chance = chance_from_seed(1)
    assert chance.key() == "counter:e5b1397df8e9b13a"
    assert [chance.below(0, index, 100) for index in range(8)] == [35, 56, 28, 95, 27, 23, 49, 11]
    assert [chance.below(stream, 0, 100) for stream in range(8)] == [35, 88, 50, 7, 13, 67, 15, 20]
    assert chance.below(5, 7, 1 << 30) == 477198573
    dark = CounterChance(0, 0)
    assert [dark.below(0, index, 1000) for index in range(6)] == [301, 922, 893, 414, 428, 521]
    full = CounterChance(0xFFFFFFFF, 0xFFFFFFFF)
    assert [full.below(3, index, 1000) for index in range(6)] == [57, 48, 355, 12, 276, 342]


def test_known_outcomes_of_the_keyed_hash() -> None:
    chance = KeyedChance(bytes(range(16)))
    assert chance.key() == "keyed:000102030405060708090a0b0c0d0e0f"
    assert [chance.below(0, index, 100) for index in range(8)] == [38, 35, 26, 84, 43, 37, 95, 40]
    assert [chance.below(stream, 0, 100) for stream in range(8)] == [38, 42, 13, 54, 55, 27, 54, 15]


def test_known_numbers_of_the_thinking_generator() -> None:
    random = Random(1)
    assert [random.below(100) for _ in range(8)] == [54, 79, 21, 30, 48, 71, 48, 92]
    assert random.next32() == 2214077205
    assert random.chance().key() == "imagined:98427371eec56f86"


@pytest.mark.parametrize("chance", [COUNTER, KEYED])
def test_nothing_is_used_up(chance: Chance) -> None:
    first = [chance.below(3, index, 52) for index in range(20)]
    assert [chance.below(3, index, 52) for index in reversed(range(20))] == first[::-1]


# ---------------------------------------------------------------- keys


@pytest.mark.parametrize("chance", [COUNTER, KEYED, CounterChance(0, 0), Random(1).chance()])
def test_a_key_is_all_there_is_to_know(chance: Chance) -> None:
    again = chance_from_key(chance.key())
    assert (again.key(), again.imagined) == (chance.key(), chance.imagined)
    assert [again.below(1, index, 1000) for index in range(9)] == [
        chance.below(1, index, 1000) for index in range(9)
    ]


@pytest.mark.parametrize(
    "key",
    [
        *("", "counter", "counter:", "counter:00", "counter:zz", "counter:" + "0" * 18),
        *("keyed:00", "keyed:" + "00" * 65, "dice:0011223344556677"),
    ],
)
def test_a_key_that_is_none_is_refused(key: str) -> None:
    with pytest.raises(BadPosition):
        chance_from_key(key)


def test_a_thought_knows_that_its_future_is_imagined() -> None:
    assert Random(1).chance().imagined
    assert not COUNTER.imagined
    assert not KEYED.imagined


def test_every_seed_has_its_own_chance() -> None:
    seeds = [*range(500), -1, 1 << 80, -(1 << 80)]
    assert len({chance_from_seed(seed).key() for seed in seeds}) == len(seeds)


# ---------------------------------------------------------------- uniform


@SOURCES
@pytest.mark.parametrize("bound", [2, 3, 7, 13, 48])
def test_outcomes_are_uniform(chance: Chance, draws: int, bound: int) -> None:
    outcomes = [chance.below(4, index, bound) for index in range(draws // 2)]
    assert min(outcomes) == 0
    assert max(outcomes) == bound - 1
    assert p_value(outcomes, bound) > TINY


def test_outcomes_are_uniform_over_seeds() -> None:
    """The first draw of a game, over many games."""
    first = [chance_from_seed(seed).below(0, 0, 16) for seed in range(8_000)]
    assert p_value(first, 16) > TINY
    pairs = pairwise(first)
    assert p_value(pairs, 256) > TINY


@pytest.mark.parametrize("bound", [1, 2, (1 << 31) - 1])
def test_outcomes_keep_to_their_bound(bound: int) -> None:
    for chance in (COUNTER, KEYED):
        assert all(0 <= chance.below(9, index, bound) < bound for index in range(500))


# ---------------------------------------------------------------- independent


@SOURCES
def test_neighbouring_indices_are_independent(chance: Chance, draws: int) -> None:
    outcomes = [chance.below(4, index, 8) for index in range(draws + 2)]
    assert p_value(pairwise(outcomes), 64) > TINY
    assert p_value(zip(outcomes, outcomes[2:], strict=False), 64) > TINY


@SOURCES
def test_neighbouring_streams_are_independent(chance: Chance, draws: int) -> None:
    pairs = [(chance.below(6, index, 8), chance.below(7, index, 8)) for index in range(draws)]
    assert p_value(pairs, 64) > TINY
    across = [chance.below(stream, 0, 8) for stream in range(draws)]
    assert p_value(pairwise(across), 64) > TINY


@SOURCES
def test_stream_and_index_are_not_interchangeable(chance: Chance, draws: int) -> None:
    cells = [(row, column) for row in range(100) for column in range(row)][: draws // 2]
    pairs = [(chance.below(a, b, 8), chance.below(b, a, 8)) for a, b in cells]
    assert p_value(pairs, 64) > TINY


def test_three_draws_in_a_row_are_independent() -> None:
    """A hand of three cards: each order of outcomes as often as another."""
    triples = [
        tuple(COUNTER.below(2, 3 * index + place, 4) for place in range(3))
        for index in range(12_000)
    ]
    assert p_value(triples, 64) > TINY


def test_the_first_bits_and_the_last_are_independent() -> None:
    numbers = [COUNTER.below(1, index, 1 << 32) for index in range(12_000)]
    assert p_value(((number >> 29, number & 7) for number in numbers), 64) > TINY


def test_the_thinking_generator_is_uniform_and_independent() -> None:
    random = Random(5)
    outcomes = [random.below(8) for _ in range(20_000)]
    assert p_value(outcomes, 8) > TINY
    assert p_value(pairwise(outcomes), 64) > TINY
    first = [Random(seed).below(16) for seed in range(8_000)]
    assert p_value(first, 16) > TINY


def test_a_patterned_source_would_be_found() -> None:
    """The tests above can fail: a counter that only adds has equal frequencies, and a pattern."""
    outcomes = [(5 * index) % 8 for index in range(8_000)]
    assert p_value(outcomes, 8) > TINY
    assert p_value(pairwise(outcomes), 64) < TINY
