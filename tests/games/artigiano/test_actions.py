"""The effects of actions, each in the situation that the ledger names."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    GAME,
    A,
    B,
    asked,
    castle,
    cell,
    hand,
    in_play,
    may,
    pile,
    play,
    position,
    stock,
)

GROUND = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}


@pytest.mark.rule("ART-ACT-01", "ART-VOC-05")
def test_a_played_action_lies_on_the_discard_pile() -> None:
    state = play(position(hands=["musket-fs1 tile-3", "stone-1"]), "act musket-fs1")
    assert pile(state)[-1] == "musket-fs1"


@pytest.mark.rule("ART-AFX-01")
def test_the_revolt_skips_a_whole_turn() -> None:
    state = position(hands=["revolt-f1 tile-3", "stone-1", "stone-4"])
    play(state, "act revolt-f1", "seat 2", "pass", "pass")
    assert state.to_act == (2,)


@pytest.mark.rule("ART-AFX-02")
def test_the_lintel_builds_two_of_equal_value() -> None:
    state = position(hands=["lintel-f2 foundation-3 reinforcements-f3 foundation-4", "stone-1"])
    play(state, "act lintel-f2", "place foundation-3", cell(A, "A1"))
    assert may(state, "place reinforcements-f3")
    assert not may(state, "place foundation-4")


@pytest.mark.rule("ART-AFX-03", "ART-RUL-30")
def test_the_reinforcements_build_on_cells_of_one_kind() -> None:
    state = position(
        hands=["reinforcements-f3 stone-1 stone-4 foundation-1 tile-3", "stone-5"], castles=[GROUND]
    )
    play(state, "act reinforcements-f3", "place stone-1", cell(A, "B1"))
    assert may(state, "place stone-4")
    assert not may(state, "place foundation-1")


@pytest.mark.rule("ART-AFX-04")
def test_the_landslide_takes_all_that_stands_above() -> None:
    full = {
        "A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "A4": "foundation-4",
        "A5": "foundation-5", "B1": "stone-1", "B2": "stone-4", "B3": "stone-5", "B4": "stone-1",
        "C1": "tile-3", "C2": "tile-4",
    }  # fmt: skip
    state = position(
        hands=["landslide-f4 tile-3", "stone-4"],
        castles=[{}, full],
        boards=["rosenborg", "chenonceau"],
    )
    play(state, "act landslide-f4", cell(B, "A1", "chenonceau"))
    assert set(full) - set(castle(state, B)) == {"A1", "B1", "C1"}


@pytest.mark.rule("ART-AFX-05", "ART-RUL-32")
def test_the_pulley_allows_three_materials_on_the_next_turn() -> None:
    state = position(
        hands=["pulley-s1 foundation-1 foundation-2 foundation-3 foundation-4", "stone-1 stone-4"]
    )
    play(state, "act pulley-s1", "pass", "pass", "discard stone-1", "pass", "pass")
    play(state, "place foundation-1", cell(A, "A1"), "place foundation-2", cell(A, "A2"))
    play(state, "place foundation-3", cell(A, "A3"))
    assert asked(state) == "store"


@pytest.mark.rule("ART-AFX-06", "ART-RUL-33")
def test_the_building_plan_tests_only_the_final_castle() -> None:
    ground = {"A1": "foundation-1", "A2": "chapel-fs3", "A3": "foundation-3"}
    state = position(hands=["building-plan-t2 tile-3", "stone-1"], castles=[ground])
    play(state, "act building-plan-t2", cell(A, "A2"), cell(A, "A3"), "pass")
    play(state, cell(A, "B1"), cell(A, "A2"))
    assert castle(state, A) == {"A1": "foundation-1", "A2": "foundation-3", "B1": "chapel-fs3"}
    alone = position(hands=["building-plan-t2 tile-3", "stone-1"], castles=[ground])
    play(alone, "act building-plan-t2", cell(A, "A2"), "pass")
    assert not may(alone, cell(A, "B1"))


@pytest.mark.rule("ART-AFX-07", "ART-RUL-34")
def test_the_well_digs_for_a_material() -> None:
    state = position(
        hands=["well-fs1 tile-3", "stone-1"], top=["stone-4", "officer", "sin"]
    )  # the last one is on top
    play(state, "act well-fs1")
    assert "stone-4" in hand(state, A)
    assert asked(state) == "order"
    play(state, "card officer", "pass", "pass")
    assert "officer" in hand(state, A)


@pytest.mark.rule("ART-AFX-08", "ART-RUL-35")
def test_the_vestibule_takes_only_what_can_be_built() -> None:
    state = position(hands=["vestibule-fs3 tile-3", "stone-1"], stocks=["", "tile-4 foundation-1"])
    play(state, "act vestibule-fs3")
    assert not may(state, "card tile-4")
    play(state, "card foundation-1", cell(A, "A1"))
    assert castle(state, A) == {"A1": "foundation-1"}
    assert stock(state, B) == ["tile-4"]


@pytest.mark.rule("ART-AFX-09")
def test_the_bargain_swaps_stones_under_a_tile() -> None:
    mine = {**GROUND, "B1": "stone-1"}
    his = {
        "A1": "foundation-1",
        "B1": "stone-5",
        "A2": "foundation-4",
        "B2": "stone-4",
        "C1": "tile-3",
    }
    state = position(hands=["bargain-fs4 tile-3", "stone-4"], castles=[mine, his])
    play(state, "act bargain-fs4", cell(A, "B1"), cell(B, "B1"))
    assert castle(state, A)["B1"] == "stone-5"
    assert castle(state, B)["B1"] == "stone-1"


@pytest.mark.rule("ART-AFX-10")
def test_the_pillage_takes_uncovered_materials_only() -> None:
    his = {"A1": "foundation-1", "B1": "chapel-fs3"}
    state = position(hands=["pillage-fs4 tile-3", "stone-4"], castles=[{}, his])
    play(state, "act pillage-fs4", cell(A, "A2"))
    assert castle(state, A) == {"A2": "chapel-fs3"}
    assert castle(state, B) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-AFX-14")
def test_the_common_grave_takes_any_number() -> None:
    state = position(hands=["common-grave tile-3 tile-4 stone-1", "stone-4"])
    play(state, "act common-grave")
    assert may(state, "pass")
    play(state, "card stone-1", "card tile-3", "card tile-4")
    assert hand(state, A) == []


@pytest.mark.rule("ART-AFX-15", "ART-AFX-29")
def test_a_double_attack_doubles_the_cleaver() -> None:
    state = position(
        hands=["double-attack-f1 cleaver-fs1", "stone-1 stone-4 stone-5 tile-3 tile-4"]
    )
    play(state, "act double-attack-f1", "act cleaver-fs1")
    play(state, "card stone-1", "card stone-4", "card stone-5", "card tile-3")
    assert hand(state, B) == ["tile-4"]


@pytest.mark.rule("ART-AFX-16", "ART-SFX-16")
def test_the_bell_ringer_bounces_the_cellar() -> None:
    state = position(hands=["cellar-f2 tile-3", "stone-4"], stocks=["", "bell-ringer stone-1"])
    play(state, "act cellar-f2")
    assert stock(state, B) == ["stone-1"]
    assert in_play(state) == {"bell_ringer": ["zone", A, 0]}


@pytest.mark.rule("ART-AFX-17", "ART-RUL-40")
def test_the_square_formation_looks_at_what_is_uncovered_when_played() -> None:
    his = {
        "A1": "foundation-1",
        "B1": "stone-1",
        "A2": "foundation-2",
        "A3": "foundation-1",
        "B2": "pulley-s1",
    }
    state = position(hands=["square-formation-f3 tile-3", "stone-4"], castles=[{}, his])
    play(state, "act square-formation-f3")
    assert not may(state, cell(B, "A1"))
    play(state, cell(B, "A3"), cell(B, "B1"))
    assert set(castle(state, B)) == {"A1", "A2", "B2"}


@pytest.mark.rule("ART-AFX-18")
def test_the_trade_leaves_hand_sizes_alone() -> None:
    state = position(hands=["trade-f2 tile-3", "stone-4 stone-1"])
    play(state, "act trade-f2", "card stone-4", "card tile-3")
    assert hand(state, A) == ["stone-4"]
    assert hand(state, B) == ["stone-1", "tile-3"]


@pytest.mark.rule("ART-AFX-19", "ART-MFX-17")
def test_the_cannon_hits_every_castle_and_wins_the_siege_of_paris() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-4", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}, {"A1": "foundation-2"}],
        missions=["siege-of-paris"],
    )
    play(state, "act cannon-t2")
    assert castle(state, 1) == castle(state, 2) == {}
    assert may(state, "claim siege-of-paris", A)


@pytest.mark.rule("ART-AFX-20")
def test_the_musket_forbids_to_draw() -> None:
    state = position(hands=["musket-fs1 tile-3", "stone-1 stone-4 stone-5 tile-3 tile-4"])
    play(state, "act musket-fs1", "pass", "pass", "discard stone-1", "pass", "pass")
    assert len(hand(state, B)) == 4


@pytest.mark.parametrize(
    ("flank", "gone"), [("left", {"A1", "B1", "C1", "D1"}), ("right", {"A4", "B3", "C2", "D2"})]
)
@pytest.mark.rule("ART-AFX-21", "ART-RUL-42")
def test_the_ruse(flank: str, gone: set[str]) -> None:
    full = {
        "A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "A4": "foundation-4",
        "B1": "stone-1", "B2": "stone-4", "B3": "stone-5", "C1": "tile-3", "C2": "tile-4",
        "D1": "tile-3", "D2": "tile-4",
    }  # fmt: skip
    state = position(hands=["ruse-fs3 tile-3", "stone-1"], castles=[{}, full])
    play(state, "act ruse-fs3", flank)
    assert set(full) - set(castle(state, B)) == gone


@pytest.mark.rule("ART-AFX-22")
def test_the_crossbow_spares_the_four() -> None:
    his = {
        "A2": "foundation-1",
        "B2": "stone-1",
        "C1": "building-plan-t2",
        "D1": "tile-4",
        "C2": "tile-3",
    }
    state = position(hands=["crossbow-fst2 tile-3", "stone-4"], castles=[{}, his])
    play(state, "act crossbow-fst2")
    assert set(castle(state, B)) == {"A2", "B2", "D1"}


@pytest.mark.rule("ART-AFX-23")
def test_hands_are_swapped() -> None:
    state = position(hands=["carpet-seller tile-3", "stone-4 stone-1"])
    play(state, "act carpet-seller")
    assert (hand(state, A), hand(state, B)) == (["stone-1", "stone-4"], ["tile-3"])


@pytest.mark.rule("ART-AFX-24")
def test_the_siege_lets_the_owner_choose() -> None:
    state = position(hands=["siege tile-3", "stone-4"], stocks=["", "tile-4 stone-1"])
    play(state, "act siege", "card tile-4")
    assert stock(state, B) == ["stone-1"]


@pytest.mark.rule("ART-AFX-25", "ART-RUL-44")
def test_the_barracks_leave_the_stock_alone() -> None:
    state = position(hands=["barracks tile-3", "foundation-1"], stocks=["", "foundation-2"])
    play(state, "act barracks", "pass", "pass")
    assert not may(state, "place foundation-1")
    play(state, "stock")
    assert may(state, "place foundation-2")


@pytest.mark.rule("ART-AFX-26", "ART-RUL-45")
def test_the_market_stall_needs_a_twin() -> None:
    state = position(
        hands=["market-stall-f3 foundation-1 foundation-2", "stone-4"],
        castles=[{}, {"A1": "foundation-2"}],
    )
    play(state, "act market-stall-f3")
    assert may(state, "place foundation-2")
    assert not may(state, "place foundation-1")


@pytest.mark.rule("ART-AFX-27", "ART-RUL-13")
def test_the_arrangement_gives_another_turn_after_the_draw() -> None:
    state = position(hands=["arrangement-f4 tile-3", "stone-4"])
    play(state, "act arrangement-f4", "pass", "pass", "pass")
    assert state.to_act == (A,)
    assert len(hand(state, A)) == 5


@pytest.mark.rule("ART-AFX-28", "ART-RUL-46")
def test_the_bread_oven_feeds_the_others() -> None:
    state = position(
        hands=["bread-oven-t2 stone-1", "stone-1"],
        castles=[GROUND, {"A1": "foundation-4"}],
        boards=["chenonceau", "rosenborg"],
    )
    play(state, "act bread-oven-t2", "place stone-1", cell(A, "B1"))
    assert (state.to_act, asked(state)) == ((B,), "echo")
    play(state, "place stone-1")
    assert castle(state, B)["B1"] == "stone-1"


@pytest.mark.rule("ART-AFX-31", "ART-SPE-04")
def test_the_dealing_takes_the_journeyman_off_a_stone() -> None:
    state = position(
        hands=["dealing-st5 tile-3", "stone-4"],
        castles=[{}, {"A1": "foundation-1", "B1": "stone-4"}],
        on_cells={"journeyman": (B, "B1")},
    )
    assert GAME.score_sheet(state)[B]["castle"] == 1 + 6
    play(state, "act dealing-st5")
    assert "journeyman" in hand(state, A)
    assert GAME.score_sheet(state)[B]["castle"] == 1 + 4


@pytest.mark.rule("ART-AFX-32", "ART-SFX-14")
def test_the_shop_front_shows_a_hand_and_drives_out_the_turnkey() -> None:
    state = position(hands=["shop-front tile-3", "stone-4 turnkey", "stone-1"])
    play(state, "act shop-front", "seat 2")
    assert state.view(2)["facts"]["known"] == {"1": ["army-27"]}  # type: ignore[index]
    assert in_play(state) == {"turnkey": ["zone", B, 0]}


@pytest.mark.rule("ART-AFX-33")
def test_the_smuggling_takes_two_and_gives_two() -> None:
    state = position(hands=["smuggling tile-3 tile-4", "stone-4 stone-1 stone-5"])
    play(state, "act smuggling", "card tile-3", "card tile-4")
    assert len(hand(state, A)) == 2
    assert {"tile-3", "tile-4"} <= set(hand(state, B))


@pytest.mark.rule("ART-AFX-34", "ART-MFX-30")
def test_the_keystone_removes_an_officer() -> None:
    state = position(
        hands=["keystone-f1 tile-3", "stone-4"], zones=["officer"], missions=["sugar-cane"]
    )
    play(state, "act keystone-f1", "card officer")
    assert in_play(state) == {}
    assert may(state, "claim sugar-cane", A)


@pytest.mark.rule("ART-AFX-35")
def test_the_convent_forbids_actions_of_the_stock_too() -> None:
    state = position(hands=["convent-f2 tile-3", "revolt-f1"], stocks=["", "musket-fs1"])
    play(state, "act convent-f2", "pass", "pass")
    assert not may(state, "act revolt-f1")
    play(state, "stock")
    assert not may(state, "act musket-fs1")


@pytest.mark.rule("ART-AFX-36", "ART-RUL-49")
def test_the_brotherhood_takes_an_action_or_nothing() -> None:
    state = position(hands=["brotherhood-f3 tile-3", "stone-4 revolt-f1", "stone-1"])
    play(state, "act brotherhood-f3", "card revolt-f1", "pass")
    assert (hand(state, 1), hand(state, 2)) == (["stone-4"], ["stone-1"])


@pytest.mark.rule("ART-AFX-37")
def test_the_angelus_puts_two_back_in_order() -> None:
    state = position(
        hands=["angelus-f4 tile-3 tile-4 stone-1", "stone-4"], top=["officer", "sin", "stone-5"]
    )
    play(state, "act angelus-f4", "card stone-5", "card officer", "pass", "pass")
    assert "officer" in hand(state, A)
    assert "sin" not in hand(state, A)


@pytest.mark.rule("ART-AFX-38", "ART-RUL-50")
def test_the_pater_noster_plays_again_without_drawing() -> None:
    state = position(hands=["pater-noster-s1 tile-3 tile-4 stone-1 stone-5", "stone-4"])
    play(state, "act pater-noster-s1", "card stone-1", "card stone-5", "pass", "pass")
    assert (state.to_act, len(hand(state, A))) == ((A,), 2)


@pytest.mark.rule("ART-AFX-39", "ART-RUL-51")
def test_the_prayer_turns_a_revolt_back() -> None:
    state = position(hands=["revolt-f1 tile-3", "prayer-t1 stone-4"])
    play(state, "act revolt-f1", "pass", "pass")  # B is skipped
    play(state, "discard tile-3", "pass", "pass", "act prayer-t1", "pass", "pass")
    assert state.to_act == (B,)


@pytest.mark.rule("ART-AFX-40", "ART-RUL-52")
def test_the_chapel_shelters_and_forbids_to_build() -> None:
    state = position(
        hands=["chapel-fs3 foundation-2", "cannon-t2 tile-3"], castles=[{"A1": "foundation-1"}]
    )
    play(state, "act chapel-fs3", "pass", "pass", "act cannon-t2", "pass", "pass")
    assert castle(state, A) == {"A1": "foundation-1"}
    assert not may(state, "place foundation-2")


@pytest.mark.rule("ART-AFX-42")
def test_the_revelation_swaps_equal_numbers() -> None:
    state = position(
        hands=["revelation-fst1 tile-3", "stone-4"],
        stocks=["stone-1 stone-5", "tile-4 foundation-5"],
    )
    play(state, "act revelation-fst1", "card stone-1", "card stone-5", "pass")
    play(state, "card foundation-5", "card tile-4")
    assert (stock(state, A), stock(state, B)) == (
        ["foundation-5", "tile-4"],
        ["stone-1", "stone-5"],
    )


@pytest.mark.rule("ART-AFX-43")
def test_the_sin_swaps_stock_and_hand() -> None:
    state = position(hands=["sin tile-3", "stone-4"], stocks=["stone-1"])
    play(state, "act sin", "card stone-1", "pass", "card tile-3")
    assert (stock(state, A), hand(state, A)) == (["tile-3"], ["stone-1"])


@pytest.mark.rule("ART-AFX-44")
def test_the_baptism_takes_all_actions() -> None:
    state = position(hands=["baptism tile-3", "stone-4 revolt-f1 siege"])
    play(state, "act baptism")
    assert hand(state, B) == ["stone-4"]


@pytest.mark.rule("ART-AFX-45")
def test_the_cloister_keeps_hand_sizes() -> None:
    state = position(
        hands=[
            "cloister tile-3 tile-4 stone-1",
            "stone-4 stone-5 foundation-1",
            "siege sin baptism",
        ]
    )
    play(state, "act cloister", "card stone-1", "card tile-3")
    play(state, "card foundation-1", "card stone-4", "card siege", "card sin")
    play(state, "card siege", "card sin", "card foundation-1", "card stone-1")
    assert [len(hand(state, seat)) for seat in range(3)] == [3, 3, 3]
    assert hand(state, A) == ["tile-4", "siege", "sin"]


@pytest.mark.rule("ART-AFX-46")
def test_the_confessional_shows_the_actor_alone() -> None:
    state = position(
        hands=["confessional tile-3", "stone-4", "stone-1"],
        missions=["", "mercator wassy"],
        mandatory=["", "mercator wassy"],
    )
    play(state, "act confessional", "side 2", "mission wassy")
    assert state.view(A)["facts"]["missions"] == {"1": ["wassy"]}  # type: ignore[index]
    assert state.view(2)["facts"]["missions"] == {}  # type: ignore[index]
