"""Hope: how much what a side has tells about who wins."""

from __future__ import annotations

from math import exp

import pytest

from signoria.core.numbers import i64, vec
from signoria.core.outlook import WHOLE, Weights, chance_to_win


def chances(*hopes: float) -> list[float]:
    sides = vec[i64]([round(hope * WHOLE) for hope in hopes])
    return [chance_to_win(sides, len(hopes), side) for side in range(len(hopes))]


def test_a_weight_is_what_it_was_at_first_and_grows_evenly_and_late() -> None:
    weights = Weights([(7, 0, 0), (0, 100, 0), (0, 0, 10_000)])
    assert [weights.hope([1, 0, 0], late) for late in (0, 50, 100)] == [7, 7, 7]
    assert [weights.hope([0, 1, 0], late) for late in (0, 50, 100)] == [0, 50, 100]
    assert [weights.hope([0, 0, 1], late) for late in (0, 50, 100)] == [0, 625, 10_000]
    assert weights.hope([2, 3, 1], 50) == 2 * 7 + 3 * 50 + 625


def test_who_has_as_much_as_all_others_has_an_even_chance() -> None:
    assert chances(1.5, 1.5, 1.5, 1.5) == [0.25] * 4


@pytest.mark.parametrize("hopes", [(0.0, 1.0), (2.0, -1.0, 0.5), (0.1, 0.2, 0.3, 3.0)])
def test_chances_add_up_and_follow_the_powers_of_e(hopes: tuple[float, ...]) -> None:
    found = chances(*hopes)
    assert sum(found) == pytest.approx(1, abs=0.01)
    odds = [exp(hope) for hope in hopes]
    assert found == [pytest.approx(one / sum(odds), abs=0.01) for one in odds]


def test_however_hopeless_a_chance_lies_between_0_and_1() -> None:
    assert chances(0, 1_000_000)[0] == pytest.approx(0)
    assert chances(0, -1_000_000)[0] == pytest.approx(1)
