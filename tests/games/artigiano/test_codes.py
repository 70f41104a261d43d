"""The 470 codes: where each family begins, and that names and codes are two forms of one thing."""

from __future__ import annotations

from signoria.games.artigiano import actions
from signoria.games.artigiano.lights import LIGHTS
from tests.games.artigiano.positions import GAME


def test_families_begin_where_the_rules_expect_them() -> None:
    offsets = {family.name: family.offset for family in GAME.actions.families}
    assert offsets == {
        "pass": actions.PASS,
        "yes": actions.YES,
        "mission": actions.MISSION,
        "place": actions.PLACE,
        "act": actions.ACT,
        "special": actions.SPECIAL,
        "discard": actions.DISCARD,
        "stock": actions.STOCK,
        "card": actions.CARD,
        "slot": actions.SLOT,
        "cell": actions.CELL,
        "seat": actions.AT_SEAT,
        "side": actions.AT_SIDE,
        "flank": actions.FLANK,
        "double": actions.DOUBLE,
        "claim": actions.CLAIM,
    }
    assert GAME.actions.size == 470
    assert GAME.actions.standing == actions.CLAIM


def test_names_and_codes_are_one_to_one() -> None:
    names = [GAME.notation(code) for code in range(470)]
    assert [GAME.parse(name) for name in names] == list(range(470))
    assert GAME.parse("  ACT  double-attack-f1 ") == names.index("act double-attack-f1")


def test_every_action_lights_up_what_it_names() -> None:
    assert len(LIGHTS) == 470
    assert LIGHTS[GAME.parse("place stone-4")] == ["card-stone-4"]
    assert LIGHTS[GAME.parse("act siege")] == ["card-siege"]
    assert LIGHTS[GAME.parse("special pope")] == ["card-pope"]
    assert LIGHTS[GAME.parse("cell 2.5")] == ["cell-1-4"]
    assert LIGHTS[GAME.parse("seat 3")] == ["seat-2"]
    assert LIGHTS[GAME.parse("side 3")] == ["side-2"]
    assert LIGHTS[GAME.parse("mission arques")] == ["mission-arques"]
    assert LIGHTS[GAME.parse("claim panama")] == ["mission-panama"]
    assert LIGHTS[GAME.parse("slot shielded")] == ["slot-shielded"]
    assert LIGHTS[GAME.parse("left")] == ["flank-left"]
    assert LIGHTS[GAME.parse("stock")] == ["stock"]
    assert LIGHTS[GAME.parse("pass")] == []
