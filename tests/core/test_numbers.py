"""Bit sets and arrays."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from signoria.core.numbers import bit, bit_at, bits_in, low_bit, members, zeros

masks = st.integers(min_value=0, max_value=(1 << 62) - 1)


def test_zeros() -> None:
    assert list(zeros(5)) == [0, 0, 0, 0, 0]
    assert list(zeros(0)) == []


@pytest.mark.parametrize("member", [0, 1, 30, 31, 32, 33, 47, 61])
def test_a_set_of_one_member(member: int) -> None:
    """Also beyond 32 bits, where a shifted C literal would overflow."""
    assert bit(member) == 2**member
    assert members(bit(member)) == [member]


@given(masks)
def test_a_set_is_its_members(mask: int) -> None:
    listed = members(mask)
    assert listed == sorted(set(listed))
    assert sum(2**member for member in listed) == mask
    assert bits_in(mask) == len(listed)


@given(masks.filter(bool))
def test_members_by_rank(mask: int) -> None:
    listed = members(mask)
    assert [bit_at(mask, rank) for rank in range(len(listed))] == listed
    assert low_bit(mask) == listed[0]
