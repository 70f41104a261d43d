"""Building by actions and special cards: bans, grants, twins, echoes, what travels along."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    D,
    asked,
    castle,
    cell,
    claims,
    in_play,
    legal,
    may,
    play,
    position,
    sheet,
    turn,
)

GROUND = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}


@pytest.mark.rule("ART-RUL-09", "ART-RUL-37")
def test_attached_cards_travel_with_a_bargain_both_ways() -> None:
    state = position(
        hands=["bargain-fs4 tile-3", "stone-1"],
        castles=[{"A1": "foundation-1"}, {"A2": "foundation-5"}],
        on_cells={"journeyman": (A, "A1"), "master_at_arms": (B, "A2")},
    )
    play(state, "act bargain-fs4", cell(A, "A1"), cell(B, "A2"))
    assert in_play(state) == {"journeyman": ["cell", B, 1], "master_at_arms": ["cell", A, 0]}
    assert (sheet(state, A)["castle"], sheet(state, B)["castle"]) == (3, 3)


@pytest.mark.rule("ART-RUL-09", "ART-RUL-33")
def test_attached_cards_travel_with_a_building_plan() -> None:
    state = position(
        hands=["building-plan-t2 tile-3", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "foundation-2"}],
        on_cells={"journeyman": (A, "A1"), "roofer": (A, "A2")},
    )
    play(state, "act building-plan-t2", cell(A, "A1"), cell(A, "A2"), "pass")
    play(state, cell(A, "A2"), cell(A, "A1"))
    assert in_play(state) == {"journeyman": ["cell", A, 1], "roofer": ["cell", A, 0]}


@pytest.mark.rule("ART-RUL-33")
def test_only_a_roofer_lets_a_material_change_to_a_kind_it_does_not_have() -> None:
    mine = {**GROUND, "A4": "foundation-4"}
    plain = position(hands=["building-plan-t2 tile-3", "stone-1"], castles=[mine])
    play(plain, "act building-plan-t2", cell(A, "A4"), "pass")
    assert legal(plain) == [cell(A, "A4"), cell(A, "A5")]
    roofed = position(
        hands=["building-plan-t2 tile-3", "stone-1"], castles=[mine], on_cells={"roofer": (A, "A4")}
    )
    play(roofed, "act building-plan-t2", cell(A, "A4"), "pass")
    assert legal(roofed) == [cell(A, name) for name in ("A4", "A5", "B1", "B2")]


@pytest.mark.rule("ART-RUL-33")
def test_a_card_that_hangs_may_not_be_moved_to_hang_elsewhere() -> None:
    """B1 hangs: lifted, it may go back or onto a supported cell, not to B3 over nothing."""
    state = position(
        hands=["building-plan-t2 tile-3", "stone-1"],
        castles=[{"A4": "foundation-1", "A5": "foundation-2", "B1": "stone-4"}],
    )
    play(state, "act building-plan-t2", cell(A, "B1"), "pass")
    assert legal(state) == [cell(A, "B1"), cell(A, "B4")]


@pytest.mark.rule("ART-RUL-38", "ART-RUL-35")
@pytest.mark.parametrize(("ban", "may_build"), [(8, False), (4, True)])
def test_the_chapel_forbids_the_vestibule_to_build_and_the_barracks_do_not(
    ban: int, may_build: bool
) -> None:
    state = position(
        hands=["vestibule-fs3 tile-3", "stone-1"],
        stocks=["", "foundation-1"],
        course={"current": ban},
    )
    play(state, "act vestibule-fs3")
    assert (asked(state) == "take_stock") is may_build


@pytest.mark.rule("ART-RUL-44")
def test_the_barracks_forbid_actions_that_build_from_hand_but_not_out_of_the_stock() -> None:
    state = position(
        hands=["lintel-f2 foundation-1", "stone-1"],
        stocks=["reinforcements-f3 foundation-4"],
        course={"current": 4},
    )
    barred = play(state.copy(), "act lintel-f2")
    assert asked(barred) == "store"
    play(state, "stock", "act reinforcements-f3")
    assert may(state, "place foundation-4")


@pytest.mark.rule("ART-RUL-44", "ART-RUL-58")
@pytest.mark.parametrize("ban", [4, 8])
def test_a_ban_on_placing_leaves_the_renovator_its_points_only(ban: int) -> None:
    state = position(
        hands=["renovator foundation-5", "stone-1"],
        castles=[{"A1": "foundation-1"}],
        course={"current": ban},
    )
    play(state, "special renovator")
    assert (asked(state), sheet(state, A)["specials"]) == ("store", 3)


@pytest.mark.rule("ART-RUL-57", "ART-RUL-52")
def test_the_chapel_forbids_the_roofer_in_hand_and_stock() -> None:
    state = position(
        hands=["roofer foundation-3", "stone-1"],
        stocks=["foundation-4"],
        course={"current": 8},
    )
    assert not may(state, "special roofer")


@pytest.mark.rule("ART-RUL-57", "ART-RUL-11")
def test_out_of_the_stock_the_roofer_takes_a_material_of_the_stock() -> None:
    state = position(hands=["foundation-3", "stone-1"], stocks=["roofer tile-3"])
    play(state, "stock", "special roofer")
    assert legal(state) == ["card tile-3"]
    alone = position(hands=["foundation-3", "stone-1"], stocks=["roofer siege"])
    assert not may(play(alone, "stock"), "special roofer")


@pytest.mark.rule("ART-RUL-58")
def test_the_renovator_compares_with_the_current_value_and_the_cell() -> None:
    """A foundation 3 with +2 is a 5: a 4 does not beat it; a stone 5 does not fit the cell."""
    state = position(
        hands=["renovator foundation-4 stone-5", "stone-1"],
        castles=[{"A1": "foundation-3", "A2": "foundation-5"}],
        on_cells={"journeyman": (A, "A1"), "master_at_arms": (A, "A2")},
    )
    play(state, "special renovator")
    assert legal(state) == ["pass", cell(A, "A2")]
    play(state, cell(A, "A2"))
    assert legal(state) == ["card foundation-4"]  # 4 beats 5 - 2


@pytest.mark.rule("ART-RUL-58", "ART-RUL-63")
def test_what_the_renovator_brings_was_placed_from_hand() -> None:
    state = position(
        hands=["tile-3", "renovator foundation-5 stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        zones=["press_gang"],
        active=B,
    )
    turn(state, "special renovator", cell(B, "A1"), "card foundation-5")
    play(state, "discard tile-3", "pass")
    assert asked(state) == "poach"


@pytest.mark.rule("ART-SFX-07", "ART-RUL-63")
@pytest.mark.parametrize(("card", "robbed"), [("foundation-3", False), ("chapel-fs4", True)])
def test_the_press_gang_follows_fours_and_fives_only(card: str, robbed: bool) -> None:
    state = position(hands=["tile-3", f"{card} stone-1"], zones=["press_gang"], active=B)
    turn(state, f"place {card}", cell(B, "A1"))
    play(state, "discard tile-3", "pass")
    assert (asked(state) == "poach") is robbed


@pytest.mark.rule("ART-RUL-60")
def test_where_cards_on_materials_may_lie() -> None:
    state = position(
        hands=["journeyman blacksmith master-at-arms", "stone-1"],
        castles=[{"A1": "foundation-1"}, {"A2": "foundation-2"}],
        on_cells={"roofer": (A, "A1")},
    )
    for special in ("journeyman", "blacksmith"):
        trial = play(state.copy(), f"special {special}")
        assert legal(trial) == [cell(A, "A1"), cell(B, "A2")]
    play(state, "special master-at-arms")
    assert legal(state) == [cell(B, "A2")]


@pytest.mark.rule("ART-SFX-20", "ART-SFX-10")
def test_the_virgin_stands_at_home_and_the_provost_abroad() -> None:
    state = position(
        hands=["virgin provost-marshal", "stone-1"],
        castles=[{"A1": "foundation-1"}, {"A2": "foundation-2"}],
    )
    assert legal(play(state.copy(), "special virgin")) == [cell(A, "A1")]
    assert legal(play(state.copy(), "special provost-marshal")) == [cell(B, "A2")]


# ---------------------------------------------------------------- the Pulley


@pytest.mark.rule("ART-RUL-12", "ART-RUL-32")
def test_two_pulleys_allow_no_more_than_one() -> None:
    state = position(
        hands=["foundation-1 foundation-2 foundation-3 foundation-4", "stone-1"],
        stocks=["pulley-s1 pulley-t1"],
    )
    turn(state, "stock", "act pulley-s1", "act pulley-t1")
    turn(state, "discard stone-1")
    for number in (1, 2, 3):
        play(state, f"place foundation-{number}", cell(A, f"A{number}"))
    assert asked(state) == "store"


@pytest.mark.rule("ART-RUL-23", "ART-AFX-05")
def test_a_doubled_pulley_allows_six() -> None:
    mine = "double-attack-f1 pulley-s1 foundation-1 foundation-2 foundation-3 foundation-4"
    state = position(hands=[mine, "stone-1"])
    turn(state, "act double-attack-f1", "act pulley-s1")
    turn(state, "discard stone-1")
    for number in (1, 2, 3, 4):
        play(state, f"place foundation-{number}", cell(A, f"A{number}"))
    assert asked(state) == "act"
    assert may(state, "pass")


@pytest.mark.rule("ART-RUL-32")
def test_the_pulley_is_for_the_operation_alone() -> None:
    """Not for the Roofer, not for the stock; and after the first material only materials or an end."""
    state = position(
        hands=["roofer foundation-1 foundation-2 siege", "stone-1"],
        stocks=["foundation-3"],
        course={"current": 3 << 5},
    )
    trial = play(state.copy(), "special roofer", "card foundation-1", cell(A, "A1"))
    assert asked(trial) == "store"
    play(state, "place foundation-1", cell(A, "A1"))
    assert legal(state) == ["pass", "place foundation-2"]
    play(state, "pass")
    assert asked(state) == "store"


# ---------------------------------------------------------------- twins and echoes


@pytest.mark.rule("ART-AFX-03", "ART-RUL-30")
def test_after_a_stone_the_reinforcements_build_no_tile() -> None:
    """Rosenborg: a foundation/stone card on a stone cell, then a stone; a tile would find its place."""
    mine = {**GROUND, "A4": "foundation-4", "B2": "stone-4"}
    state = position(
        hands=["reinforcements-f3 chapel-fs3 stone-1 tile-3", "stone-5"],
        castles=[mine],
        boards=["rosenborg", "chillon"],
    )
    play(state, "act reinforcements-f3")
    assert may(state, "place tile-3")
    play(state, "place chapel-fs3", cell(A, "B1", "rosenborg"))
    assert legal(state) == ["pass", "place stone-1"]


@pytest.mark.rule("ART-AFX-26", "ART-RUL-06", "ART-RUL-45")
def test_twins_of_the_market_stall_have_the_kind_of_the_cell_and_the_current_value() -> None:
    """A foundation/stone 3 on a stone cell is a stone 3; a foundation 1 with +2 a foundation 3."""
    stone = position(
        hands=["market-stall-f3 reinforcements-f3 square-formation-s3 chapel-fs3", "stone-4"],
        castles=[{**GROUND, "A3": "foundation-2"}, {"A1": "foundation-4", "B1": "ruse-fs3"}],
    )
    play(stone, "act market-stall-f3")
    assert set(legal(stone, "place")) == {"place chapel-fs3", "place square-formation-s3"}
    play(stone, "place chapel-fs3")
    assert legal(stone) == [cell(A, "B1"), cell(A, "B2")]  # as a stone, not as a foundation
    raised = position(
        hands=["market-stall-f3 reinforcements-f3 revolt-f1", "stone-4"],
        castles=[{}, {"A1": "foundation-1"}],
        on_cells={"journeyman": (B, "A1")},
    )
    play(raised, "act market-stall-f3")
    assert legal(raised, "place") == ["place reinforcements-f3"]


@pytest.mark.rule("ART-AFX-28", "ART-RUL-46")
def test_an_echo_has_the_kind_of_the_cell_and_the_printed_value() -> None:
    """A builds a foundation/stone 3 as a stone: B may echo with stones of 3, not with a foundation 3 or a stone 4."""
    state = position(
        hands=["bread-oven-t2 chapel-fs3", "foundation-3 stone-4 square-formation-s3 ruse-fs3"],
        castles=[GROUND, {"A1": "foundation-4"}],
    )
    play(state, "act bread-oven-t2", "place chapel-fs3", cell(A, "B1"))
    assert (state.to_act, asked(state)) == ((B,), "echo")
    assert set(legal(state)) == {"pass", "place ruse-fs3", "place square-formation-s3"}
    play(state, "place ruse-fs3")
    assert castle(state, B)["B1"] == "ruse-fs3"


@pytest.mark.rule("ART-RUL-46", "ART-RUL-44", "ART-RUL-52")
def test_bans_do_not_forbid_an_echo() -> None:
    state = position(hands=["bread-oven-t2 foundation-1", "keystone-f1 stone-4"], coming=[0, 4 | 8])
    play(state, "act bread-oven-t2", "place foundation-1", cell(A, "A1"))
    assert may(state, "place keystone-f1")


@pytest.mark.rule("ART-RUL-46")
def test_echoes_go_round_in_turn_order_and_everybody_with_a_hand_is_asked() -> None:
    state = position(
        hands=["tile-3", "bread-oven-t2 foundation-1 foundation-2", "stone-4", ""], active=B
    )
    play(state, "act bread-oven-t2", "place foundation-1", cell(B, "A1"))
    play(state, "place foundation-2", cell(B, "A2"))
    order = []
    while asked(state) == "echo":
        order.append(state.to_act[0])
        assert legal(state) == ["pass"]
        play(state, "pass")
    assert order == [C, A, C, A]


@pytest.mark.rule("ART-RUL-46", "ART-RUL-28")
def test_a_partner_does_not_echo() -> None:
    state = position(
        hands=["bread-oven-t2 foundation-1", "stone-1", "keystone-f1", "stone-5"],
        options={"teams": True},
    )
    play(state, "act bread-oven-t2", "place foundation-1", cell(A, "A1"))
    order = []
    while asked(state) == "echo":
        order.append(state.to_act[0])
        play(state, "pass")
    assert order == [B, D]


# ---------------------------------------------------------------- what counts as placed


@pytest.mark.rule("ART-RUL-83", "ART-MFX-39")
def test_materials_built_by_an_action_of_the_stock_come_from_the_stock() -> None:
    state = position(
        hands=["foundation-5", "stone-1"],
        stocks=["lintel-f2 foundation-1 keystone-f1"],
        missions=["placards"],
        shielded=["revolt-f1"],
        zones=["storekeeper"],
    )
    play(state, "stock", "act lintel-f2", "place foundation-1", cell(A, "A1"))
    play(state, "place keystone-f1", cell(A, "A2"), "place revolt-f1", cell(A, "A3"))
    assert claims(state, A) == ["placards"]


@pytest.mark.rule("ART-MFX-39", "ART-MFX-19")
def test_what_must_happen_in_one_turn_does_not_add_up_over_turns() -> None:
    state = position(
        hands=["tile-3 tile-4 musket-fs1", "stone-1 stone-4"],
        stocks=["foundation-1 foundation-2 foundation-3"],
        missions=["placards"],
    )
    turn(
        state,
        "stock",
        "place foundation-1",
        cell(A, "A1"),
        "place foundation-2",
        cell(A, "A2"),
        "pass",
    )
    turn(state, "discard stone-1")
    play(state, "stock", "place foundation-3", cell(A, "A3"))
    assert claims(state, A) == []


@pytest.mark.rule("ART-RUL-86", "ART-MFX-08")
def test_the_second_to_place_a_tile_is_not_the_first() -> None:
    ground = {"A2": "foundation-1", "B2": "stone-1"}
    state = position(
        hands=["tile-3 tile-4", "tile-3 tile-4"],
        castles=[ground, ground],
        boards=["rosenborg", "rosenborg"],
        missions=["", "mullioned-window"],
    )
    turn(state, "place tile-3")
    play(state, "place tile-3")
    assert claims(state, B) == []
