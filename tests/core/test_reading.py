"""Reading JSON that may hold anything: the value asked for, or a refusal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from signoria.core.errors import BadPosition
from signoria.core.reading import (
    as_bool,
    as_dict,
    as_int,
    as_list,
    as_name,
    as_set,
    as_text,
    field,
    numbered,
)

NAMES = numbered(["coin", "stone", "shield"])
ANYTHING: list[object] = [None, True, 1, 1.0, "1", [], {}, [1], {"a": 1}, float("nan")]


def test_names_are_numbered() -> None:
    assert NAMES == {"coin": 0, "stone": 1, "shield": 2}


def test_good_values() -> None:
    assert as_dict({"a": 1}, "x") == {"a": 1}
    assert as_list([1, 2], "x") == [1, 2]
    assert as_list([1, 2], "x", 2) == [1, 2]
    assert as_int(3, "x", 0, 3) == 3
    assert as_int(0, "x", 0, 3) == 0
    assert as_bool(False, "x") is False
    assert as_text("", "x") == ""
    assert as_name("stone", "x", NAMES) == 1
    assert as_set([], "x", NAMES) == 0
    assert as_set(["shield", "coin"], "x", NAMES) == 0b101
    assert field({"a": None}, "a") is None


@pytest.mark.parametrize(
    ("read", "good"),
    [
        (lambda value: as_dict(value, "here"), (dict,)),
        (lambda value: as_list(value, "here"), (list,)),
        (lambda value: as_int(value, "here", 0, 5), (int,)),
        (lambda value: as_bool(value, "here"), (bool,)),
        (lambda value: as_text(value, "here"), (str,)),
    ],
)
def test_values_of_another_kind_are_refused(
    read: Callable[[object], object], good: tuple[type, ...]
) -> None:
    """True is no number, 1.0 is no integer."""
    for value in ANYTHING:
        if type(value) not in good:
            with pytest.raises(BadPosition) as refused:
                read(value)
            assert refused.value.message.args == {"where": "here"}


@pytest.mark.parametrize("value", [-1, 6, 1 << 70, -(1 << 70)])
def test_numbers_out_of_bounds_are_refused(value: int) -> None:
    with pytest.raises(BadPosition):
        as_int(value, "here", 0, 5)


@pytest.mark.parametrize("value", [[], [1], [1, 2, 3]])
def test_lists_of_another_length_are_refused(value: list[int]) -> None:
    with pytest.raises(BadPosition):
        as_list(value, "here", 2)


@pytest.mark.parametrize("value", ["Coin", "gold", "", 0, None, ["coin"], {}])
def test_unknown_names_are_refused(value: object) -> None:
    with pytest.raises(BadPosition):
        as_name(value, "here", NAMES)
    with pytest.raises(BadPosition):
        as_set([value], "here", NAMES)


@pytest.mark.parametrize("value", [["coin", "coin"], "coin", None, {"coin": 1}])
def test_sets_hold_nothing_twice(value: object) -> None:
    with pytest.raises(BadPosition):
        as_set(value, "here", NAMES)


def test_a_missing_field_is_named() -> None:
    with pytest.raises(BadPosition) as refused:
        field({"a": 1}, "b")
    assert refused.value.message.args == {"where": "b"}
