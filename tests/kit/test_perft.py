"""Counting by hand what perft counts."""

from __future__ import annotations

from math import comb

import pytest

import signoria
from signoria.kit import Count, perft

MASTERS = signoria.game("masters")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_choice_of_leaders(seats: int) -> None:
    """Each seat keeps two of four Leaders in two rising picks: 3 + 2 + 1 ways. The picks of different
    seats can come in any order and lead to the same positions."""
    counts = perft(MASTERS.new(seats, 3), 2 * seats)
    assert counts[0] == Count(3 * seats, 3 * seats)
    orders = 1
    for seat in range(seats):
        orders *= comb(2 * seat + 2, 2)
    assert counts[-1] == Count(orders * 6**seats, 6**seats)


def test_it_stops_when_it_has_enough() -> None:
    state = MASTERS.new(4, 3)
    assert perft(state, 6, enough=50) == perft(state, 2)


def test_it_leaves_the_position_alone() -> None:
    state = MASTERS.new(2, 3)
    before = state.digest()
    perft(state, 3)
    assert state.digest() == before
