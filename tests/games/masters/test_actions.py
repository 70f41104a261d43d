"""The 154 codes: where each family begins, and that names and codes are two forms of one thing."""

from __future__ import annotations

from signoria.games.masters import actions
from tests.games.masters.positions import GAME


def test_families_begin_where_the_rules_expect_them() -> None:
    offsets = {family.name: family.offset for family in GAME.actions.families}
    assert offsets == {
        "pass": actions.PASS,
        "yes": 1,
        "keep": actions.KEEP,
        "play": actions.PLAY,
        "drop": actions.DROP,
        "line": actions.LINE,
        "white": actions.WHITE,
        "store": actions.STORE,
        "buy": actions.BUY,
        "produce": actions.PRODUCE,
        "resource": actions.RESOURCE,
        "pay": actions.PAY,
    }
    assert GAME.actions.size == GAME.actions.standing == 154


def test_names_and_codes_are_one_to_one() -> None:
    names = [GAME.notation(code) for code in range(154)]
    assert [GAME.parse(name) for name in names] == list(range(154))
    assert GAME.parse("  Buy  YELLOW ii   slot 3 ") == names.index("buy yellow II slot 3")
