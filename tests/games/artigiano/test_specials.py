"""Special cards, each in the situation that the ledger names."""

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
    in_play,
    may,
    play,
    position,
    sheet,
    stock,
)

STANDING = {"A1": "foundation-1", "A2": "foundation-2", "B1": "stone-4"}


@pytest.mark.rule("ART-SPE-01")
def test_the_pope_lands_in_the_own_zone() -> None:
    state = play(position(hands=["pope tile-3", "stone-1"]), "special pope")
    assert in_play(state) == {"pope": ["zone", A, 0]}
    assert sheet(state, A)["specials"] == 2


@pytest.mark.rule("ART-SFX-01", "ART-SPE-03", "ART-RUL-57")
def test_the_roofer_makes_a_foundation_a_tile() -> None:
    ground = {"A1": "foundation-1", "B1": "stone-1", "A2": "foundation-2", "B2": "stone-4"}
    state = position(
        hands=["roofer foundation-3 tile-4", "stone-5"],
        castles=[ground],
        boards=["rosenborg", "chillon"],
    )
    play(state, "special roofer", "card foundation-3", cell(A, "C1", "rosenborg"))
    assert sheet(state, A)["castle"] == 1 + 1 + 2 + 4 + 4


@pytest.mark.rule("ART-SFX-02", "ART-RUL-58")
def test_the_renovator_wants_stronger_cards() -> None:
    state = position(
        hands=["renovator foundation-4 stone-4", "stone-5"],
        castles=[{"A1": "lintel-f2", "A2": "foundation-4"}],
    )
    play(state, "special renovator")
    assert not may(state, cell(A, "A2"))
    play(state, cell(A, "A1"), "card foundation-4")
    assert castle(state, A) == {"A1": "foundation-4", "A2": "foundation-4"}
    assert sheet(state, A)["specials"] == 3


@pytest.mark.rule("ART-SFX-03", "ART-RUL-59")
def test_the_storekeeper_adds_two_shielded_places() -> None:
    state = position(
        hands=["tile-3 tile-4", "cellar-f2 stone-5"],
        stocks=["stone-1 stone-4 stone-5"],
        shielded=["foundation-1"],
        zones=["storekeeper"],
    )
    play(state, "discard tile-3", "card tile-4", "pass", "act cellar-f2")
    assert len(stock(state, A)) == 2
    assert len(state.dump()["sides"][A]["shielded"]) == 2  # type: ignore[index]


@pytest.mark.rule("ART-SFX-04", "ART-SPE-04", "ART-RUL-60")
def test_the_journeyman_makes_a_stone_of_four_a_six() -> None:
    state = position(hands=["journeyman tile-3", "stone-1"], castles=[STANDING])
    play(state, "special journeyman", cell(A, "B1"))
    assert sheet(state, A)["castle"] == 1 + 2 + 6


@pytest.mark.rule("ART-SFX-05", "ART-RUL-31")
def test_the_blacksmith_keeps_its_material_standing() -> None:
    his = {"A1": "foundation-1", "A2": "foundation-2", "B1": "stone-4"}
    state = position(
        hands=["landslide-f4 tile-3", "stone-1"],
        castles=[{}, his],
        on_cells={"blacksmith": (B, "B1")},
    )
    play(state, "act landslide-f4", cell(B, "A1"))
    assert set(castle(state, B)) == {"A2", "B1"}


@pytest.mark.rule("ART-SFX-06", "ART-RUL-62")
def test_the_captain_leaves_after_a_discarded_four() -> None:
    state = position(
        hands=["tile-3", "stone-1 landslide-f4"],
        stocks=["", "tile-3"],
        on_stocks=["", "captain"],
        active=B,
    )
    assert not may(state, "stock")
    play(state, "discard landslide-f4")
    assert in_play(state) == {"captain": ["zone", B, 0]}


@pytest.mark.rule("ART-SFX-07", "ART-RUL-63")
def test_the_press_gang_follows_those_who_built_from_hand() -> None:
    state = position(
        hands=["tile-3", "foundation-4 stone-1 stone-5", "stone-4"],
        stocks=["", "", "foundation-5"],
        zones=["press_gang"],
        active=B,
    )
    play(state, "place foundation-4", cell(B, "A1"), "pass", "pass")
    play(state, "stock", "place foundation-5", cell(C, "A1"), "pass", "pass")
    play(state, "discard tile-3", "pass")
    assert asked(state) == "poach"
    assert may(state, "seat 2")
    assert not may(state, "seat 3")
    before = len(hand(state, A))
    play(state, "seat 2")
    assert len(hand(state, A)) == before + 1


@pytest.mark.rule("ART-SFX-08", "ART-SPE-05", "ART-SCO-02")
def test_the_master_at_arms_can_make_a_value_negative() -> None:
    state = position(
        hands=["master-at-arms tile-3", "stone-1"], castles=[{}, {"A1": "foundation-1"}]
    )
    play(state, "special master-at-arms", cell(B, "A1"))
    assert sheet(state, B)["castle"] == -1


@pytest.mark.rule("ART-SFX-09", "ART-SPE-02")
def test_the_officer_lies_in_an_opponents_zone() -> None:
    state = play(position(hands=["officer tile-3", "stone-1"]), "special officer")
    assert sheet(state, B)["specials"] == -3


@pytest.mark.rule("ART-SFX-10", "ART-RUL-10")
def test_the_provost_fills_the_cell_and_stands_fast() -> None:
    state = position(hands=["provost-marshal tile-3", "cannon-t2 stone-1"], castles=[{}, STANDING])
    play(state, "special provost-marshal", cell(B, "A1"))
    assert castle(state, B)["A1"] == "provost-marshal"
    assert sheet(state, B)["castle"] == -1 + 2 + 4


@pytest.mark.rule("ART-SFX-11", "ART-RUL-64")
def test_the_ironmonger_copies_once() -> None:
    state = position(hands=["tile-3", "musket-fs1 stone-1"], zones=["ironmonger"], active=B)
    play(state, "act musket-fs1", "pass", "pass")
    assert asked(state) == "copy"
    play(state, "card musket-fs1")
    assert asked(state) == "act"


@pytest.mark.rule("ART-SFX-12", "ART-RUL-65")
def test_the_beekeeper_copies_the_best_points() -> None:
    state = position(hands=["tile-3", "stone-1"], zones=["beekeeper", "renovator officer"])
    assert sheet(state, A)["specials"] == 3


@pytest.mark.rule("ART-SFX-13")
def test_the_pawnbroker_counts_fives() -> None:
    state = position(
        hands=["tile-3", "stone-1", "stone-4"],
        zones=["pawnbroker"],
        castles=[
            {},
            {"A1": "foundation-5"},
            {"A1": "foundation-5", "A2": "foundation-5", "A3": "foundation-5"},
        ],
    )
    assert sheet(state, A)["specials"] == 4


@pytest.mark.rule("ART-SFX-15", "ART-RUL-67", "ART-ATK-02")
def test_the_trinket_seller_replaces_even_the_bell_ringer() -> None:
    state = position(hands=["trinket-seller tile-3", "stone-1"], stocks=["", "bell-ringer"])
    play(state, "special trinket-seller")
    assert stock(state, B) == ["trinket-seller"]
    assert in_play(state) == {}


@pytest.mark.rule("ART-SFX-17", "ART-RUL-69", "ART-RUL-22")
def test_the_pope_cancels_for_everybody_and_only_once() -> None:
    state = position(
        hands=["cannon-t2 musket-fs1", "stone-1", "stone-4"],
        zones=["", "pope"],
        castles=[{}, {"A1": "foundation-1"}, {"A1": "foundation-2"}],
    )
    play(state, "act cannon-t2", "yes")
    assert castle(state, 1)
    assert castle(state, 2)
    play(state, "pass", "pass", "discard stone-1", "pass", "discard stone-4", "pass")
    play(state, "act musket-fs1")
    assert asked(state) != "cancel"


@pytest.mark.rule("ART-SFX-18", "ART-RUL-70")
def test_the_parish_priest_gathers_attacks() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-1"],
        zones=["", "parish_priest"],
        castles=[{}, {"A1": "foundation-1"}],
    )
    play(state, "act cannon-t2")
    assert state.dump()["under"] == ["army-09"]
    assert sheet(state, B)["specials"] == 1


@pytest.mark.rule("ART-SFX-19", "ART-RUL-71")
def test_the_choirboy_cancels_a_pillage_and_moves() -> None:
    state = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        zones=["", "choirboy"],
        castles=[{}, {"A1": "foundation-1"}],
    )
    play(state, "act pillage-fs4")
    assert castle(state, B) == {"A1": "foundation-1"}
    assert in_play(state) == {"choirboy": ["zone", A, 0]}


@pytest.mark.rule("ART-SFX-20", "ART-RUL-72")
def test_the_virgin_protects_her_neighbours() -> None:
    his = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "A4": "foundation-4"}
    state = position(
        hands=["cannon-t2 tile-3", "virgin stone-1"],
        castles=[{}, his],
        boards=["rosenborg", "chenonceau"],
        active=B,
    )
    play(state, "special virgin", cell(B, "A1", "chenonceau"), "pass", "pass", "act cannon-t2")
    assert not may(state, cell(B, "A2", "chenonceau"))
    assert may(state, cell(B, "A3", "chenonceau"))


@pytest.mark.rule("ART-SFX-14", "ART-RUL-87")
def test_the_turnkey_is_never_played() -> None:
    state = position(hands=["turnkey tile-3", "stone-1"])
    refusal = state.why_not(A, GAME.parse("special turnkey"))
    assert refusal is not None
    assert refusal.rule == "ART-SFX-14"


@pytest.mark.rule("ART-SFX-10", "ART-RUL-10")
def test_no_attack_dislodges_the_provost() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-1"], castles=[{}, {}], on_cells={"provost": (B, "A1")}
    )
    play(state, "act cannon-t2")
    assert castle(state, B) == {"A1": "provost-marshal"}


@pytest.mark.rule("ART-SFX-11", "ART-RUL-64")
def test_the_ironmonger_works_once_and_adds_no_action() -> None:
    state = position(
        hands=["tile-3 tile-4", "musket-fs1 barracks stone-1"],
        zones=["ironmonger"],
        missions=["treaty-of-verger"],
        active=B,
    )
    play(state, "act musket-fs1", "pass", "pass", "card musket-fs1")
    assert state.dump()["course"]["acted"] == 0  # type: ignore[index]
    play(state, "discard tile-3", "pass", "pass", "act barracks", "pass", "pass")
    assert (state.to_act, asked(state)) == ((A,), "act")  # not asked again


@pytest.mark.rule("ART-RUL-64")
def test_the_ironmonger_copies_a_cancelled_action_too() -> None:
    state = position(
        hands=["tile-3 tile-4", "revolt-f1 stone-1 stone-4"], zones=["ironmonger pope"], active=B
    )
    play(state, "act revolt-f1", "yes", "pass", "pass")
    assert (state.to_act, asked(state)) == ((A,), "copy")
    play(state, "card revolt-f1", "discard tile-3", "pass", "pass")
    assert state.to_act == (A,)  # B skips


@pytest.mark.rule("ART-RUL-63", "ART-SFX-07")
def test_the_press_gang_may_be_declined() -> None:
    state = position(hands=["tile-3", "foundation-5 stone-1"], zones=["press_gang"], active=B)
    play(state, "place foundation-5", cell(B, "A1"), "pass", "pass", "discard tile-3", "pass")
    assert asked(state) == "poach"
    play(state, "pass")
    assert state.to_act == (B,)


@pytest.mark.rule("ART-RUL-65", "ART-SFX-12")
def test_the_beekeeper_counts_cards_on_castles_and_takes_nothing_negative() -> None:
    attached = position(
        hands=["tile-3", "stone-1"],
        zones=["beekeeper", "officer"],
        castles=[{}, {"A1": "foundation-1"}],
        on_cells={"journeyman": (B, "A1")},
    )
    assert sheet(attached, A)["specials"] == 2
    assert (
        sheet(position(hands=["tile-3", "stone-1"], zones=["beekeeper", "officer"]), A)["specials"]
        == 0
    )


@pytest.mark.rule("ART-RUL-57", "ART-SFX-01")
def test_the_roofer_needs_a_supported_cell_and_no_ban() -> None:
    barred = position(hands=["roofer foundation-3", "stone-1"], course={"current": 4})
    assert not may(barred, "special roofer")
    state = position(hands=["roofer tile-3 stone-4", "stone-1"])
    play(state, "special roofer", "card tile-3")
    assert not may(state, cell(A, "B1"))
    play(state, cell(A, "A1"))
    assert castle(state, A) == {"A1": "tile-3"}


@pytest.mark.rule("ART-RUL-58")
def test_the_renovator_discards_what_it_replaces_with_what_lies_on_it() -> None:
    state = position(
        hands=["renovator foundation-5", "stone-1"],
        castles=[{"A1": "foundation-1"}],
        on_cells={"journeyman": (A, "A1")},
    )
    play(state, "special renovator", cell(A, "A1"), "card foundation-5")  # 5 beats 1 + 2
    assert sheet(state, A)["castle"] == 5
    assert in_play(state) == {"renovator": ["zone", A, 0]}


@pytest.mark.rule("ART-RUL-59", "ART-MFX-23")
def test_shielded_cards_do_not_fill_the_stock() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1"],
        stocks=["stone-4"],
        shielded=["stone-5 foundation-1"],
        zones=["storekeeper"],
    )
    play(state, "discard tile-3", "card tile-4")
    assert asked(state) == "draw"  # the shielded places are full: an ordinary one
    assert len(stock(state, A)) == 2


@pytest.mark.rule("ART-RUL-62")
def test_an_action_played_is_no_discard_for_the_captain() -> None:
    state = position(
        hands=["tile-3", "landslide-f4 stone-1"],
        stocks=["", "tile-4"],
        on_stocks=["", "captain"],
        active=B,
    )
    play(state, "act landslide-f4")
    assert in_play(state) == {"captain": ["stock", B, 0]}
