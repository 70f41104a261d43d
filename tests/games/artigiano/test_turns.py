"""Turns: building, discarding, storing, drawing, playing the stock; what the next turn brings."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    GAME,
    A,
    B,
    C,
    asked,
    castle,
    cell,
    hand,
    kinds,
    known,
    legal,
    may,
    pile,
    play,
    position,
    refused,
    sheet,
    stock,
    turn,
    why,
)

GROUND = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}


@pytest.mark.rule("ART-MAT-01")
def test_materials_go_on_the_own_board_only() -> None:
    state = position(hands=["foundation-1 tile-3", "stone-1"])
    play(state, "place foundation-1")
    assert legal(state, "cell") == [f"cell 1.{n}" for n in range(1, 6)]
    assert refused(state, "cell 2.1") == "ART-MAT-03"


@pytest.mark.rule("ART-MAT-02")
def test_a_cell_must_be_free() -> None:
    state = position(hands=["foundation-1 tile-3", "stone-1"], castles=[GROUND])
    play(state, "place foundation-1")
    assert legal(state, "cell") == ["cell 1.4", "cell 1.5"]


@pytest.mark.rule("ART-MAT-03")
def test_the_kind_must_be_that_of_the_cell() -> None:
    state = position(hands=["tile-3 stone-4", "stone-1"], castles=[GROUND])
    assert why(state, "place tile-3") == "ART-MAT-04"
    play(state, "place stone-4")
    assert legal(state, "cell") == [cell(A, "B1"), cell(A, "B2")]


@pytest.mark.rule("ART-DIS-01")
def test_a_discarded_action_does_nothing() -> None:
    state = position(hands=["musket-fs1 tile-3", "stone-1 stone-4"])
    turn(state, "discard musket-fs1")
    assert pile(state)[-1] == "musket-fs1"
    turn(state, "discard stone-1")
    assert len(hand(state, B)) == 5  # he has drawn


@pytest.mark.rule("ART-STO-03", "ART-STO-01")
def test_storing_is_optional_and_one_card_only() -> None:
    state = position(hands=["tile-3 tile-4 stone-5", "stone-1"])
    play(state, "discard tile-3")
    assert may(state, "pass")
    play(state, "card tile-4")
    assert asked(state) == "draw"
    assert why(state, "card stone-5") == "ART-RUL-88"


@pytest.mark.rule("ART-DRW-02", "ART-DRW-01")
def test_more_than_five_cards_are_kept() -> None:
    full = "tile-3 tile-4 stone-1 stone-4 stone-5 foundation-1 foundation-2"
    state = turn(position(hands=[full, "stone-1"]), "discard tile-3")
    assert len(hand(state, A)) == 6
    three = turn(position(hands=["tile-3 tile-4 stone-1 stone-4", "stone-1"]), "discard tile-3")
    assert len(hand(three, A)) == 5


@pytest.mark.rule("ART-RUL-88", "ART-END-02")
def test_drawing_is_a_command_even_when_nothing_is_drawn() -> None:
    """Between phase 2 and phase 3 an empty hand can be claimed; an empty pile hurts only who must draw."""
    state = position(
        hands=["tile-3", "stone-1 stone-4 stone-5 tile-4 foundation-1 foundation-2"],
        missions=["panama"],
        deck=0,
        active=B,
    )
    play(state, "discard stone-1", "pass")
    assert asked(state) == "draw"
    play(state, "pass")  # five in hand: nothing to draw
    assert not may(state, "claim panama", A)
    play(state, "discard tile-3")
    assert (asked(state), may(state, "claim panama", A)) == ("draw", True)


@pytest.mark.rule("ART-VOC-05", "ART-VOC-04", "ART-RUL-20")
def test_the_piles_as_everybody_sees_them() -> None:
    state = play(position(hands=["sin tile-3", "stone-1"], deck=30), "discard sin")
    for viewer in (None, A, B):
        shown = state.view(viewer)["table"]
        assert kinds(shown["pile"])[-1] == "sin"  # type: ignore[index]
        assert shown["draw_pile"] == 30  # type: ignore[index]
        assert "deck" not in shown  # type: ignore[operator]


# ---------------------------------------------------------------- the stock


@pytest.mark.rule("ART-STK-03", "ART-RUL-11")
def test_three_stock_cards_used_in_three_ways() -> None:
    state = position(hands=["tile-3", "stone-1"], stocks=["foundation-1 musket-fs1 stone-5"])
    play(state, "stock", "discard stone-5", "act musket-fs1", "place foundation-1", cell(A, "A1"))
    assert (asked(state), stock(state, A)) == ("store", [])
    assert castle(state, A) == {"A1": "foundation-1"}
    assert pile(state)[-2:] == ["stone-5", "musket-fs1"]


@pytest.mark.rule("ART-RUL-11")
def test_effects_on_the_hand_use_the_hand_laid_aside() -> None:
    """Carpet Seller out of the stock: the hands are swapped, the cards picked up stay."""
    state = position(hands=["tile-3", "stone-1 stone-4"], stocks=["carpet-seller stone-5"])
    play(state, "stock", "act carpet-seller")
    assert (hand(state, A), hand(state, B)) == (["stone-1", "stone-4"], ["tile-3"])
    assert stock(state, A) == ["stone-5"]
    assert asked(state) == "stock"


@pytest.mark.rule("ART-RUL-11")
def test_discarding_by_an_action_of_the_stock_uses_the_stock() -> None:
    state = position(hands=["tile-3 tile-4", "stone-1"], stocks=["common-grave stone-5"])
    play(state, "stock", "act common-grave")
    assert legal(state, "card") == ["card stone-5"]


@pytest.mark.rule("ART-RUL-11", "ART-RUL-16")
def test_if_the_game_ends_meanwhile_the_cards_are_back_in_the_stock() -> None:
    nearly = {**GROUND, "B1": "stone-1", "B2": "stone-4"}
    state = position(
        hands=["tile-4", "stone-5"],
        castles=[nearly],
        stocks=["tile-3"],
        shielded=["foundation-5"],
        zones=["storekeeper"],
        boards=["quick", "quick"],
        options={"quick": True},
        missions=["peace-of-nice", "cotton"],
    )
    play(state, "stock", "place tile-3")
    assert (asked(state), castle(state, A)["C1"]) == ("final", "tile-3")
    play(state, "pass", "pass")
    assert sheet(state, A)["missions"] == 0  # its stock is not empty


@pytest.mark.rule("ART-RUL-14")
def test_with_an_empty_hand_the_stock_must_be_played() -> None:
    state = position(hands=["", "stone-1"], stocks=["tile-3"])
    assert legal(state) == ["stock"]


@pytest.mark.rule("ART-RUL-14")
def test_who_can_do_nothing_goes_on_to_draw() -> None:
    """No hand, and a Captain on the stock: phase 1 is void, phase 2 too."""
    state = position(hands=["tile-3 tile-4", ""], stocks=["", "stone-5"], on_stocks=["", "captain"])
    turn(state, "discard tile-3")
    assert (state.to_act, asked(state)) == ((B,), "draw")
    play(state, "pass")
    assert len(hand(state, B)) == 5


@pytest.mark.rule("ART-RUL-14", "ART-SFX-06")
def test_an_empty_or_blocked_stock_cannot_be_played() -> None:
    assert why(position(hands=["tile-3", "stone-1"]), "stock") == "ART-RUL-14"
    blocked = position(hands=["tile-3", "stone-1"], stocks=["tile-4"], on_stocks=["captain"])
    assert why(blocked, "stock") == "ART-SFX-06"


@pytest.mark.rule("ART-RUL-89", "ART-SFX-16")
def test_a_bell_ringer_played_from_the_stock_waits_for_the_next_stock_play() -> None:
    state = position(hands=["tile-3", "stone-1"], stocks=["bell-ringer stone-5"])
    play(state, "stock", "special bell-ringer")
    assert may(state, "pass")  # one card is played
    assert not may(state, "special bell-ringer")
    play(state, "pass", "pass", "pass")
    turn(state, "discard stone-1")
    play(state, "stock")
    assert may(state, "special bell-ringer")


@pytest.mark.rule("ART-RUL-89", "ART-RUL-54")
def test_a_card_swapped_in_cannot_be_played_before_the_next_stock_play() -> None:
    state = position(hands=["tile-3", "stone-1"], stocks=["sin stone-5"])
    play(state, "stock", "act sin", "card stone-5", "pass", "card tile-3")
    assert asked(state) == "store"  # what was swapped in cannot be played: the stock is done
    assert (stock(state, A), hand(state, A)) == (["tile-3"], ["stone-5"])


# ---------------------------------------------------------------- the next turn


@pytest.mark.rule("ART-RUL-12")
def test_a_ban_is_gone_with_a_skipped_turn() -> None:
    state = position(
        hands=["tile-3", "foundation-1 stone-4", "stone-1 stone-5"],
        stocks=["barracks revolt-f1"],
    )
    turn(state, "stock", "act barracks", "act revolt-f1", "seat 2")  # B may not build, and skips
    assert (state.to_act, may(state, "place stone-1")) == ((C,), False)
    turn(state, "discard stone-1")
    turn(state, f"discard {hand(state, A)[0]}")
    assert (state.to_act, may(state, "place foundation-1")) == ((B,), True)


@pytest.mark.rule("ART-RUL-12")
def test_the_same_effect_twice_does_not_add_up() -> None:
    state = position(hands=["tile-3", "stone-1 stone-4"], stocks=["revolt-f1 revolt-s1"])
    turn(state, "stock", "act revolt-f1", "act revolt-s1")
    assert state.to_act == (A,)  # B has skipped one turn
    turn(state, f"discard {hand(state, A)[0]}")
    assert state.to_act == (B,)


@pytest.mark.rule("ART-RUL-12", "ART-AFX-20", "ART-AFX-35")
def test_different_effects_all_apply() -> None:
    state = position(
        hands=["tile-3", "siege stone-4 stone-1 stone-5 tile-4"], stocks=["musket-fs1 convent-f2"]
    )
    turn(state, "stock", "act musket-fs1", "act convent-f2")
    assert why(state, "act siege") == "ART-AFX-35"
    turn(state, "discard stone-1")
    assert len(hand(state, B)) == 4


@pytest.mark.rule("ART-RUL-13")
def test_the_extra_turn_is_the_next_own_turn() -> None:
    """Pulley and Arrangement out of the stock: the extra turn allows three materials."""
    state = position(
        hands=["foundation-1 foundation-2 foundation-3 foundation-4 tile-3", "stone-1"],
        stocks=["pulley-s1 arrangement-f4"],
    )
    turn(state, "stock", "act pulley-s1", "act arrangement-f4")
    assert state.to_act == (A,)
    play(state, "place foundation-1", cell(A, "A1"), "place foundation-2", cell(A, "A2"))
    play(state, "place foundation-3", cell(A, "A3"))
    assert asked(state) == "store"


@pytest.mark.rule("ART-RUL-13")
def test_two_extra_turns_are_both_played_and_phase_3_is_left_out_once() -> None:
    state = position(
        hands=["tile-3", "stone-1"],
        stocks=["arrangement-f4 pater-noster-s1 stone-5"],
    )
    turn(state, "stock", "act arrangement-f4", "pass", "act pater-noster-s1")
    assert hand(state, A) == ["tile-3"]  # not drawn; the Pater Noster took what was picked up
    turn(state, "discard tile-3")
    assert (state.to_act, len(hand(state, A))) == ((A,), 5)
    turn(state, f"discard {hand(state, A)[0]}")
    assert state.to_act == (B,)


@pytest.mark.rule("ART-RUL-15")
def test_showing_cards_ends_nothing() -> None:
    state = position(hands=["angelus-f4 tile-3", "stone-1"], deck=0, top=["stone-4"])
    play(state, "act angelus-f4")
    assert "stone-4" in hand(state, A)
    assert asked(state) == "store"
    well = position(hands=["well-fs1 tile-3", "stone-1"], deck=0)
    play(well, "act well-fs1")
    assert asked(well) == "store"


@pytest.mark.rule("ART-RUL-05")
def test_an_action_may_do_nothing_or_a_part() -> None:
    """The Lintel with one material that fits, the Pillage of an empty castle."""
    state = position(hands=["lintel-f2 foundation-1 tile-3", "stone-1"])
    play(state, "act lintel-f2", "place foundation-1", cell(A, "A1"), "pass")
    assert asked(state) == "store"
    nothing = play(position(hands=["pillage-fs4 tile-3", "stone-1"]), "act pillage-fs4")
    assert asked(nothing) == "store"


@pytest.mark.rule("ART-RUL-20")
def test_everyone_may_look_at_his_own_stock_and_missions() -> None:
    state = position(hands=["tile-3", "stone-1"], stocks=["stone-5"], missions=["panama"], active=B)
    mine: dict[str, object] = state.view(A)["sides"][A]  # type: ignore[index]
    assert (mine["stock"], mine["missions"]) == (["army-28"], ["panama"])
    assert known(state, B) == {}


@pytest.mark.rule("ART-RUL-21")
def test_nothing_is_played_out_of_turn() -> None:
    state = position(hands=["tile-3", "musket-fs1 prayer-t1", "pope"])
    assert [state.legal(seat) for seat in (B, C)] == [[], []]
    assert why(state, "act musket-fs1", B) == GAME.rule_of_turns
