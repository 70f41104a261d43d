"""Packed bags behave like dictionaries of amounts."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from signoria.games.masters.bag import MOST, amount, covers, size, unit
from tests.games.masters.positions import RESOURCE_NAMES, bag

amounts = st.fixed_dictionaries(
    {name: st.one_of(st.integers(0, 9), st.integers(0, MOST)) for name in RESOURCE_NAMES}
)
resources = st.integers(0, 3)


def unpacked(packed: int) -> dict[str, int]:
    return {name: amount(packed, number) for number, name in enumerate(RESOURCE_NAMES)}


@given(amounts)
def test_packing_loses_nothing(held: dict[str, int]) -> None:
    assert unpacked(bag(held)) == held
    assert 0 <= bag(held) < 1 << 62


@given(amounts, amounts)
def test_adding_adds_each_resource(held: dict[str, int], more: dict[str, int]) -> None:
    total = {name: held[name] + more[name] for name in held}
    assume(max(total.values()) <= MOST)
    assert bag(held) + bag(more) == bag(total)


@given(amounts, amounts)
def test_covers_compares_each_resource(held: dict[str, int], cost: dict[str, int]) -> None:
    enough = all(held[name] >= cost[name] for name in held)
    assert covers(bag(held), bag(cost)) == enough
    if enough:
        rest = {name: held[name] - cost[name] for name in held}
        assert bag(held) - bag(cost) == bag(rest)


@given(amounts, resources)
def test_one_piece_more_or_less_is_noticed(held: dict[str, int], resource: int) -> None:
    name = RESOURCE_NAMES[resource]
    assume(held[name] < MOST)
    packed = bag(held)
    assert covers(packed, packed)
    assert covers(packed + unit(resource), packed)
    assert not covers(packed, packed + unit(resource))
    assert unpacked(packed + unit(resource)) == held | {name: held[name] + 1}


@given(amounts)
def test_size_counts_the_pieces(held: dict[str, int]) -> None:
    assert size(bag(held)) == sum(held.values())


@given(amounts, st.integers(0, 4), resources)
def test_multiples_of_a_unit(held: dict[str, int], times: int, resource: int) -> None:
    name = RESOURCE_NAMES[resource]
    assume(held[name] + times <= MOST)
    assert unpacked(bag(held) + times * unit(resource)) == held | {name: held[name] + times}
