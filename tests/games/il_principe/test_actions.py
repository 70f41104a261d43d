"""The 232 codes: where each family begins, and that names and codes are two forms of one thing."""

from __future__ import annotations

from signoria.games.il_principe import actions
from signoria.games.il_principe.lights import LIGHTS
from tests.games.il_principe.positions import GAME


def test_families_begin_where_the_rules_expect_them() -> None:
    offsets = {family.name: family.offset for family in GAME.actions.families}
    assert offsets == {
        "pass": actions.PASS,
        "yes": 1,
        "family": actions.FAMILY,
        "colour": actions.COLOUR,
        "bid": actions.BID,
        "build": actions.BUILD,
        "lay": actions.LAY,
        "region": actions.REGION,
    }
    assert GAME.actions.size == GAME.actions.standing == 232


def test_names_and_codes_are_one_to_one() -> None:
    names = [GAME.notation(code) for code in range(232)]
    assert [GAME.parse(name) for name in names] == list(range(232))
    assert GAME.parse("  Lay  GREEN  3 ") == names.index("lay green 3")


def test_every_action_lights_up_what_it_names() -> None:
    assert len(LIGHTS) == 232
    assert LIGHTS[GAME.parse("build siena")] == ["city-siena"]
    assert LIGHTS[GAME.parse("lay blue 4")] == LIGHTS[GAME.parse("colour blue")] == ["colour-blue"]
    assert LIGHTS[GAME.parse("region umbria")] == ["region-umbria"]
    assert LIGHTS[GAME.parse("family este")] == ["family-este"]
    assert LIGHTS[GAME.parse("bid 3")] == []
