"""The Double Attack: what is doubled, and how (ART-RUL-23)."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    asked,
    castle,
    cell,
    hand,
    legal,
    may,
    play,
    position,
    stock,
    turn,
)

TWO = {"A1": "foundation-1", "A2": "foundation-2"}


@pytest.mark.rule("ART-RUL-23", "ART-AFX-15")
def test_the_follow_up_is_optional_and_comes_from_the_same_hand() -> None:
    state = position(hands=["double-attack-f1 siege tile-3", "stone-1"], stocks=["musket-fs1"])
    play(state, "act double-attack-f1")
    assert legal(state) == ["pass", "act siege"]
    assert asked(play(state, "pass")) == "store"


@pytest.mark.rule("ART-RUL-23")
def test_either_targets_or_cards_are_doubled() -> None:
    state = position(
        hands=["double-attack-f1 pillage-fs4", "stone-1", "stone-5"],
        castles=[{}, TWO, {"A1": "foundation-4", "A2": "foundation-3"}],
    )
    play(state, "act double-attack-f1", "act pillage-fs4")
    assert legal(state) == ["double targets", "double cards"]
    both = play(state.copy(), "double targets", "side 2", "side 3")
    play(both, cell(B, "A1"), cell(A, "A1"), cell(C, "A1"), cell(A, "A2"))
    assert castle(both, A) == {"A1": "foundation-1", "A2": "foundation-4"}
    one = play(state.copy(), "double cards", "side 2", cell(B, "A1"), cell(A, "A1"))
    play(one, cell(A, "A2"))  # the second one is the only one left
    assert castle(one, A) == {"A1": "foundation-1", "A2": "foundation-2"}
    assert castle(one, B) == {}


@pytest.mark.rule("ART-RUL-23")
def test_one_target_of_two_will_do() -> None:
    state = position(hands=["double-attack-f1 revolt-f1 tile-3", "stone-1", "stone-5"])
    play(state, "act double-attack-f1", "act revolt-f1", "seat 2")
    assert may(state, "pass")
    turn(state, "pass")
    assert state.to_act == (C,)


@pytest.mark.rule("ART-RUL-23")
def test_with_a_single_opponent_doubled_targets_bring_nothing() -> None:
    state = position(hands=["double-attack-f1 convent-f2 tile-3", "stone-1"])
    play(state, "act double-attack-f1", "act convent-f2")
    assert asked(state) == "store"


@pytest.mark.rule("ART-RUL-23", "ART-AFX-37")
def test_the_angelus_shows_six_and_takes_two() -> None:
    state = position(
        hands=["double-attack-f1 angelus-f4", "stone-1"],
        top=["officer", "stone-4", "pope", "tile-4", "foundation-5", "stone-5"],
    )
    play(state, "act double-attack-f1", "act angelus-f4", "card stone-4", "card stone-5")
    assert hand(state, A) == ["stone-4", "stone-5"]
    assert asked(state) == "order"


@pytest.mark.rule("ART-RUL-23", "ART-AFX-38")
def test_the_pater_noster_discards_four_but_gives_one_turn() -> None:
    state = position(
        hands=["double-attack-f1 pater-noster-s1 tile-3 tile-4 stone-4 stone-5 siege", "stone-1"]
    )
    play(state, "act double-attack-f1", "act pater-noster-s1")
    turn(state, "card stone-4", "card stone-5", "card tile-3", "card tile-4")
    assert (state.to_act, hand(state, A)) == ((A,), ["siege"])
    turn(state, "discard siege")
    assert state.to_act == (B,)


@pytest.mark.rule("ART-RUL-23", "ART-AFX-28")
def test_the_bread_oven_places_four_and_echoes_one_each() -> None:
    mine = "double-attack-f1 bread-oven-t2 foundation-1 foundation-2 foundation-3 foundation-4"
    state = position(hands=[mine, "foundation-1 keystone-f1"])
    play(state, "act double-attack-f1", "act bread-oven-t2")
    for number in range(1, 5):
        play(state, f"place foundation-{number}", cell(A, f"A{number}"))
    assert (state.to_act, asked(state)) == ((B,), "echo")
    play(state, "place foundation-1", cell(B, "A1"))
    assert asked(state) == "echo"  # for the foundation 2: one like card per material
    assert not may(state, "place keystone-f1")
    play(state, "pass", "pass", "pass")
    assert castle(state, B) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-RUL-23")
def test_two_double_attacks_double_once() -> None:
    state = position(
        hands=["double-attack-f1 double-attack-s1 cleaver-fs1", "stone-1 stone-4 stone-5 tile-3 siege"],
        missions=["treaty-of-verger"],
    )  # fmt: skip
    play(state, "act double-attack-f1", "act double-attack-s1", "act cleaver-fs1")
    play(state, "card stone-1", "card stone-4", "card stone-5", "card tile-3")
    assert hand(state, B) == ["siege"]
    assert may(state, "claim treaty-of-verger", A)


@pytest.mark.rule("ART-RUL-39", "ART-AFX-12")
def test_bad_weather_skips_the_next_player() -> None:
    state = position(hands=["bad-weather foundation-1", "stone-1", "stone-5"])
    play(state, "act bad-weather", "place foundation-1", cell(A, "A1"))
    turn(state)
    assert state.to_act == (C,)
    assert castle(state, A) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-RUL-39")
def test_bad_weather_doubled() -> None:
    state = position(
        hands=["double-attack-f1 bad-weather foundation-1 foundation-2 tile-3", "stone-1", "stone-5", "siege"]
    )  # fmt: skip
    play(state, "act double-attack-f1", "act bad-weather")
    two = turn(play(state.copy(), "double targets", "pass"))
    assert two.to_act == (3,)  # the next two skip
    more = play(state.copy(), "double cards", "place foundation-1", cell(A, "A1"))
    turn(play(more, "place foundation-2", cell(A, "A2")))
    assert more.to_act == (C,)


@pytest.mark.rule("ART-RUL-31", "ART-AFX-04")
def test_the_second_landslide_is_chosen_among_what_still_stands() -> None:
    """Chillon: B1 is a foundation that rests on A1 and A2."""
    his = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "B1": "foundation-4"}
    state = position(
        hands=["double-attack-f1 landslide-f4", "stone-1"],
        castles=[{}, his],
        boards=["chenonceau", "chillon"],
    )
    play(state, "act double-attack-f1", "act landslide-f4", "double cards")
    play(state, cell(B, "A1", "chillon"))
    assert castle(state, B) == {"A2": "foundation-2", "A3": "foundation-3"}
    assert legal(state) == [cell(B, "A2", "chillon"), cell(B, "A3", "chillon")]
    play(state, cell(B, "A2", "chillon"))
    assert castle(state, B) == {"A3": "foundation-3"}


@pytest.mark.rule("ART-RUL-23", "ART-AFX-24")
def test_the_siege_doubled() -> None:
    state = position(
        hands=["double-attack-f1 siege", "stone-1", "stone-5"],
        stocks=["", "tile-3 tile-4 stone-4", "foundation-1"],
    )
    play(state, "act double-attack-f1", "act siege")
    assert state.to_act == (B,)  # C has one card: it goes
    play(state, "card stone-4", "card tile-3")
    assert (stock(state, B), stock(state, C)) == (["tile-4"], [])


@pytest.mark.rule("ART-RUL-43", "ART-RUL-23")
def test_hands_swapped_with_two_opponents_one_after_the_other() -> None:
    state = position(hands=["double-attack-f1 carpet-seller tile-3", "stone-1", "stone-5 siege"])
    play(state, "act double-attack-f1", "act carpet-seller", "seat 2", "seat 3")
    assert [hand(state, seat) for seat in (A, B, C)] == [
        ["stone-5", "siege"],
        ["tile-3"],
        ["stone-1"],
    ]


@pytest.mark.rule("ART-RUL-37", "ART-AFX-09")
def test_what_can_be_bargained() -> None:
    """Both must fit the other's cell by their printed kinds, covered or not; under a Roofer any kind."""
    mine = {"A1": "foundation-1", "A2": "chapel-fs3", "B1": "stone-1"}
    his = {"A1": "foundation-5", "B1": "stone-4"}
    state = position(hands=["bargain-fs4 tile-3", "stone-1"], castles=[mine, his])
    play(state, "act bargain-fs4", cell(A, "A2"))
    assert legal(state) == [cell(B, "A1")]
    roofed = position(
        hands=["bargain-fs4 tile-3", "stone-1"], castles=[mine, his], on_cells={"roofer": (B, "B1")}
    )
    play(roofed, "act bargain-fs4", cell(A, "A2"))
    assert legal(roofed) == [cell(B, "A1"), cell(B, "B1")]
    play(roofed, cell(B, "B1"))
    assert castle(roofed, A)["A2"] == "stone-4"
    assert castle(roofed, B)["B1"] == "chapel-fs3"


@pytest.mark.rule("ART-RUL-38")
def test_pillage_needs_a_place_at_home_and_no_ban_of_the_chapel() -> None:
    his = {"A1": "foundation-1", "B1": "stone-4"}
    state = position(hands=["pillage-fs4 tile-3", "stone-1"], castles=[{}, his])
    play(state, "act pillage-fs4")
    assert asked(state) == "store"  # the stone finds no place, the foundation is covered
    assert castle(state, B) == his
    banned = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        course={"current": 8},
    )
    play(banned, "act pillage-fs4")
    assert (asked(banned), castle(banned, A)) == ("store", {})
    barracks = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        course={"current": 4},
    )
    play(barracks, "act pillage-fs4", cell(A, "A1"))
    assert castle(barracks, A) == {"A1": "foundation-1"}
