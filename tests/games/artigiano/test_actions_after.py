"""What effects of actions do not do, and what comes after them."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    asked,
    castle,
    cell,
    hand,
    legal,
    may,
    pile,
    play,
    position,
    turn,
)

GROUND = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}


@pytest.mark.rule("ART-AFX-01")
def test_after_the_skipped_turn_play_goes_on_as_usual() -> None:
    state = position(hands=["revolt-f1 tile-3", "stone-1"])
    turn(state, "act revolt-f1")
    assert (state.to_act, hand(state, B)) == ((A,), ["stone-1"])  # neither acted, stored nor drew
    turn(state, f"discard {hand(state, A)[0]}")
    assert (state.to_act, asked(state)) == ((B,), "act")


@pytest.mark.rule("ART-AFX-02", "ART-RUL-30")
def test_the_lintel_compares_printed_values() -> None:
    """A foundation/stone 3 and a stone 3 are of equal value."""
    state = position(
        hands=["lintel-f2 chapel-fs3 stone-4 square-formation-s3", "stone-1"], castles=[GROUND]
    )
    play(state, "act lintel-f2", "place chapel-fs3", cell(A, "A4"))
    assert may(state, "place square-formation-s3")
    assert not may(state, "place stone-4")


@pytest.mark.rule("ART-AFX-05")
def test_the_pulley_is_for_one_turn() -> None:
    mine = "pulley-s1 foundation-1 foundation-2 foundation-3 foundation-4"
    state = position(hands=[mine, "stone-1 stone-4 stone-5"])
    turn(state, "act pulley-s1")
    turn(state, "discard stone-1")
    turn(state, "place foundation-1", cell(A, "A1"), "pass")
    turn(state, "discard stone-4")
    play(state, "place foundation-2", cell(A, "A2"))
    assert asked(state) == "store"


@pytest.mark.rule("ART-AFX-06", "ART-RUL-33")
def test_nothing_is_pulled_from_under_what_it_carries() -> None:
    mine = {"A1": "foundation-1", "A2": "foundation-2", "B1": "stone-4"}
    state = position(hands=["building-plan-t2 tile-3", "stone-1"], castles=[mine])
    play(state, "act building-plan-t2", cell(A, "A1"), "pass")
    assert legal(state) == [cell(A, "A1")]  # back to its place
    both = position(hands=["building-plan-t2 tile-3", "stone-1"], castles=[mine])
    play(both, "act building-plan-t2", cell(A, "A1"), cell(A, "A2"), cell(A, "B1"), "pass")
    play(both, cell(A, "A3"), cell(A, "A4"))
    assert legal(both) == [cell(A, "B3")]  # the stone follows
    play(both, cell(A, "B3"))
    assert castle(both, A) == {"A3": "foundation-1", "A4": "foundation-2", "B3": "stone-4"}


@pytest.mark.rule("ART-RUL-33")
def test_what_hung_before_may_go_on_hanging_unmoved() -> None:
    state = position(
        hands=["building-plan-t2 tile-3", "stone-1"],
        castles=[{"A4": "foundation-1", "B1": "stone-4"}],
    )
    play(state, "act building-plan-t2", cell(A, "A4"), cell(A, "B1"), "pass")
    play(state, cell(A, "A1"))
    assert legal(state) == [cell(A, "B1")]


@pytest.mark.rule("ART-AFX-16")
def test_the_cellar_on_an_empty_stock() -> None:
    state = play(position(hands=["cellar-f2 tile-3", "stone-1"]), "act cellar-f2")
    assert (asked(state), pile(state)[-1]) == ("store", "cellar-f2")


@pytest.mark.rule("ART-AFX-19")
def test_the_cannon_leaves_an_empty_castle_alone() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-4", "stone-1"],
        castles=[{}, {}, {"A1": "foundation-2", "A2": "foundation-1"}],
    )
    play(state, "act cannon-t2", "cell 3.1")
    assert castle(state, 2) == {"A2": "foundation-1"}


@pytest.mark.rule("ART-AFX-20")
def test_the_musket_lasts_for_one_turn() -> None:
    state = position(hands=["musket-fs1 tile-3", "stone-1 stone-4 stone-5 tile-3 tile-4"])
    turn(state, "act musket-fs1")
    turn(state, "discard stone-1")
    assert len(hand(state, B)) == 4
    turn(state, f"discard {hand(state, A)[0]}")
    turn(state, "discard stone-4")
    assert len(hand(state, B)) == 5


@pytest.mark.rule("ART-AFX-26", "ART-RUL-45")
def test_the_market_stall_builds_every_twin_also_of_the_own_castle() -> None:
    state = position(
        hands=["market-stall-f3 square-formation-s3 reinforcements-s3", "stone-4"],
        castles=[{**GROUND, "A4": "foundation-4", "B1": "chapel-fs3"}],
    )
    play(state, "act market-stall-f3", "place reinforcements-s3", cell(A, "B2"))
    assert may(state, "place square-formation-s3")


@pytest.mark.rule("ART-AFX-40", "ART-RUL-52")
def test_the_chapel_forbids_to_build_from_the_stock_too() -> None:
    state = position(hands=["chapel-fs3 tile-3", "stone-1"], stocks=["foundation-2 stone-5"])
    turn(state, "act chapel-fs3")
    turn(state, "discard stone-1")
    play(state, "stock")
    assert not may(state, "place foundation-2")
    assert may(state, "discard foundation-2")


@pytest.mark.rule("ART-RUL-52")
def test_the_chapel_shelters_no_hand_stock_or_zone() -> None:
    state = position(
        hands=["chapel-fs3 tile-3 tile-4", "cleaver-fs1 stone-1"],
        castles=[{"A1": "foundation-1"}],
    )
    turn(state, "act chapel-fs3")
    play(state, "act cleaver-fs1")
    assert (state.to_act, asked(state)) == ((A,), "discard")


@pytest.mark.rule("ART-RUL-51", "ART-AFX-39")
def test_the_prayer_repeats_only_what_harms_and_damage_stays() -> None:
    """Cannon suffered: the author loses an uncovered material that the Prayer's player picks."""
    state = position(
        hands=["cannon-t2 tile-3", "prayer-t1 stone-4"],
        castles=[
            {"A1": "foundation-1", "A2": "foundation-2"},
            {"A1": "foundation-3", "A2": "foundation-4"},
        ],
    )
    turn(state, "act cannon-t2", cell(B, "A1"))
    play(state, "act prayer-t1", cell(A, "A2"))
    assert (castle(state, A), castle(state, B)) == ({"A1": "foundation-1"}, {"A2": "foundation-4"})


@pytest.mark.rule("ART-RUL-51", "ART-RUL-91")
def test_what_the_prayer_cannot_name() -> None:
    """A cancelled action, and one of before the last own turn: then it does nothing."""
    state = position(hands=["musket-fs1 tile-3", "prayer-t1 stone-4 stone-5"], zones=["", "pope"])
    turn(state, "act musket-fs1", "yes")
    play(state, "act prayer-t1")
    assert asked(state) == "store"
    assert state.dump()["players"][A]["coming"] == 0  # type: ignore[index]


@pytest.mark.rule("ART-RUL-51")
def test_doubled_numbers_stay_doubled_in_a_prayer() -> None:
    state = position(
        hands=["double-attack-f1 cleaver-fs1 tile-3 tile-4 stone-1 stone-5 siege", "prayer-t1 sin"]
    )
    turn(state, "act double-attack-f1", "act cleaver-fs1")
    assert hand(state, B) == []
    again = position(
        hands=["double-attack-f1 cleaver-fs1 tile-3 tile-4 stone-1 stone-5 siege",
               "prayer-t1 sin officer pope roofer renovator"]
    )  # fmt: skip
    turn(
        again,
        "act double-attack-f1",
        "act cleaver-fs1",
        "card sin",
        "card roofer",
        "card renovator",
        "card officer",
    )
    play(again, "act prayer-t1")
    assert (again.to_act, asked(again)) == ((A,), "discard")
    assert again.prompt(A).args["least"] == 4  # type: ignore[union-attr]


@pytest.mark.rule("ART-RUL-33", "ART-RUL-36")
def test_what_a_roofer_once_put_on_a_cell_may_go_back_there() -> None:
    """A tile on a foundation cell, its Roofer gone: lifted, it has no other place."""
    state = position(hands=["building-plan-t2 stone-4", "stone-1"], castles=[{"A1": "tile-3"}])
    play(state, "act building-plan-t2", cell(A, "A1"), "pass")
    assert legal(state) == [cell(A, "A1")]
