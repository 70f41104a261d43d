"""Families of actions, their codes and their notation."""

from __future__ import annotations

import pytest

from signoria.core.actions import ActionSpace, Family
from signoria.core.errors import BadRequest

COLOURS = ["Red", "blue"]
SPACE = ActionSpace(
    [
        Family("pass", "pass"),
        Family("yes", "yes"),
        Family("paint", "paint {} in slot {}", [COLOURS, ["1", "2", "3"]]),
    ],
    standing=[Family("shout", "shout {}", [COLOURS])],
)


def test_codes_go_through_the_families_in_order() -> None:
    assert SPACE.names == [
        "pass",
        "yes",
        "paint Red in slot 1",
        "paint Red in slot 2",
        "paint Red in slot 3",
        "paint blue in slot 1",
        "paint blue in slot 2",
        "paint blue in slot 3",
        "shout Red",
        "shout blue",
    ]
    assert [family.offset for family in SPACE.families] == [0, 1, 2, 8]
    assert [family.size for family in SPACE.families] == [1, 1, 6, 2]


def test_standing_commands_come_last() -> None:
    assert SPACE.size == 10
    assert SPACE.standing == 8
    assert ActionSpace([Family("pass", "pass")], standing=[]).standing == 1


def test_parameters_are_mixed_radix() -> None:
    """code = offset + a * B + b"""
    for code in range(2, 8):
        a, b = SPACE.parameters[code]
        assert code == 2 + a * 3 + b
        assert SPACE.family_of[code].name == "paint"
    assert SPACE.parameters[0] == []


def test_notation_round_trip() -> None:
    for code in range(SPACE.size):
        assert SPACE.parse(SPACE.notation(code)) == code


@pytest.mark.parametrize("text", ["PAINT RED IN SLOT 2", "  paint  red\tin slot 2 "])
def test_notation_is_read_whatever_its_case_and_spaces(text: str) -> None:
    assert SPACE.notation(SPACE.parse(text)) == "paint Red in slot 2"


@pytest.mark.parametrize(
    "text", ["", "paint", "paint green in slot 1", "pass pass", "0", "x" * 999]
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        SPACE.parse(text)


@pytest.mark.parametrize("code", [-1, 10, 1 << 40])
def test_other_codes_are_refused(code: int) -> None:
    with pytest.raises(BadRequest):
        SPACE.notation(code)
