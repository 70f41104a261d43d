"""The buffer of legal actions."""

from __future__ import annotations

import pytest

from signoria.core.buffer import CAPACITY, Actions


def test_it_lists_what_was_added() -> None:
    actions = Actions()
    assert actions.listed() == []
    for code in (3, 5, 900):
        actions.add(code)
    assert actions.listed() == [3, 5, 900]
    assert actions.count == 3


def test_it_knows_what_it_has() -> None:
    actions = Actions()
    actions.add(7)
    assert actions.has(7)
    assert not actions.has(0)


def test_it_is_used_again() -> None:
    """What lies behind the count is not in it."""
    actions = Actions()
    for code in range(10):
        actions.add(code)
    actions.clear()
    actions.add(42)
    assert actions.listed() == [42]
    assert not actions.has(1)


def test_a_list_is_not_changed_by_later_use() -> None:
    actions = Actions()
    actions.add(1)
    listed = actions.listed()
    actions.clear()
    actions.add(2)
    assert listed == [1]


def test_it_has_an_end() -> None:
    actions = Actions()
    for code in range(CAPACITY):
        actions.add(code)
    with pytest.raises(IndexError):
        actions.add(0)
