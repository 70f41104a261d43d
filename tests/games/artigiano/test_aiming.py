"""Whom actions are aimed at, what is protected, what an attack is."""

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
    known,
    legal,
    may,
    pile,
    play,
    position,
    sheet,
    shield,
    stock,
    turn,
)

ON_B = {"A1": "foundation-1", "A2": "foundation-2", "B1": "stone-4"}


@pytest.mark.rule("ART-ATK-01", "ART-RUL-72")
def test_a_special_card_reaches_what_attacks_do_not() -> None:
    """The Virgin's neighbour can still be replaced by the Provost."""
    state = position(
        hands=["provost-marshal cannon-t2", "stone-1"],
        castles=[{}, {"A2": "foundation-2", "A3": "foundation-3"}],
        on_cells={"virgin": (B, "A1")},
    )
    trial = state.copy()
    play(trial, "act cannon-t2")  # only A3 is not protected
    assert set(castle(trial, B)) == {"A1", "A2"}
    play(state, "special provost-marshal", cell(B, "A2"))
    assert castle(state, B)["A2"] == "provost-marshal"


@pytest.mark.rule("ART-RUL-04")
def test_nobody_aims_at_himself() -> None:
    state = position(hands=["revolt-f1 tile-3", "stone-1", "stone-4"], active=A)
    play(state, "act revolt-f1")
    assert legal(state, "seat") == ["seat 2", "seat 3"]


@pytest.mark.rule("ART-RUL-03")
def test_a_look_is_an_attack_and_the_bell_ringer_answers_it() -> None:
    state = position(hands=["espionage tile-3", "stone-1"], stocks=["", "bell-ringer stone-5"])
    play(state, "act espionage")
    assert in_play(state) == {"bell_ringer": ["zone", A, 0]}
    assert known(state, A) == {}
    assert sheet(state, A)["specials"] == -3


@pytest.mark.rule("ART-RUL-03", "ART-SFX-19")
@pytest.mark.parametrize(("zone", "bounced"), [(False, True), (True, False)])
def test_a_special_card_on_a_castle_is_part_of_the_castle(zone: bool, bounced: bool) -> None:
    """Gargoyle: aimed at a card on a castle it is an attack on the castle, in a zone it is not."""
    on_castle = {} if zone else {"journeyman": (B, "A1")}
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        castles=[{}, ON_B],
        zones=["", "choirboy pawnbroker" if zone else "choirboy"],
        on_cells=on_castle,
    )
    play(state, "act gargoyle-st5", "card pawnbroker" if zone else "card journeyman")
    assert ("choirboy" in in_play(state)) is True
    assert (in_play(state)["choirboy"][1] == A) is bounced
    assert ("journeyman" in in_play(state)) is bounced
    assert "pawnbroker" not in in_play(state)


@pytest.mark.rule("ART-RUL-22", "ART-SFX-19")
def test_the_choirboy_cancels_for_his_holder_only() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "stone-1", "stone-5"],
        castles=[{}, {"A1": "foundation-1"}, {"A1": "foundation-2"}],
        zones=["", "choirboy"],
    )
    play(state, "act cannon-t2")
    assert (castle(state, B), castle(state, C)) == ({"A1": "foundation-1"}, {})
    assert in_play(state) == {"choirboy": ["zone", A, 0]}


@pytest.mark.rule("ART-RUL-71")
def test_the_choirboy_bounces_again_for_his_new_holder() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "pillage-fs4 stone-1"],
        castles=[{"A1": "foundation-1"}, {"A1": "foundation-2"}],
        zones=["", "choirboy"],
    )
    turn(state, "act cannon-t2")
    play(state, "act pillage-fs4")
    assert castle(state, A) == {"A1": "foundation-1"}
    assert in_play(state) == {"choirboy": ["zone", B, 0]}
    assert sheet(state, B)["specials"] == -1


@pytest.mark.rule("ART-RUL-69")
def test_the_pope_cancels_an_action_aimed_at_somebody_else_and_the_card_is_spent() -> None:
    state = position(
        hands=["pillage-fs4 tile-3", "stone-1", "stone-5"],
        castles=[{}, {}, {"A1": "foundation-1"}],
        zones=["", "pope"],
        missions=["granada"],
    )
    play(state, "act pillage-fs4", "side 3")
    assert (state.to_act, asked(state)) == ((B,), "cancel")
    play(state, "yes")
    assert (castle(state, A), pile(state)[-1]) == ({}, "pillage-fs4")
    assert not may(state, "claim granada", A)  # a cancelled action attacked nobody


@pytest.mark.rule("ART-RUL-69", "ART-RUL-91")
def test_a_cancelled_double_attack_allows_no_follow_up() -> None:
    state = position(hands=["double-attack-f1 cleaver-fs1", "stone-1 stone-5"], zones=["", "pope"])
    play(state, "act double-attack-f1", "yes")
    assert (asked(state), hand(state, A)) == ("store", ["cleaver-fs1"])


@pytest.mark.rule("ART-RUL-69")
def test_a_follow_up_can_be_cancelled_by_itself() -> None:
    state = position(hands=["double-attack-f1 cleaver-fs1", "stone-1 stone-5"], zones=["", "pope"])
    play(state, "act double-attack-f1", "pass", "act cleaver-fs1", "yes")
    assert hand(state, B) == ["stone-1", "stone-5"]


@pytest.mark.rule("ART-SFX-17", "ART-RUL-36")
def test_a_pope_that_changes_sides_works_once_more_there() -> None:
    """Used by B, taken by A with the Dealing and played again: A may cancel, once."""
    state = position(
        hands=["dealing-st5 tile-3", "musket-fs1 revolt-f1"],
        zones=["", "pope"],
        history=[{}, {"spent": 1 << 16}],
    )
    turn(state, "act dealing-st5")
    assert "pope" in hand(state, A)
    turn(state, "act musket-fs1")
    turn(state, "special pope")
    play(state, "act revolt-f1")
    assert (state.to_act, asked(state)) == ((A,), "cancel")


@pytest.mark.rule("ART-SFX-18", "ART-RUL-70")
def test_two_attacks_two_points() -> None:
    state = position(
        hands=["cannon-t2 pillage-fs4 tile-3", "stone-1 stone-5"],
        castles=[{}, {"A1": "foundation-1"}],
        zones=["", "parish_priest"],
    )
    turn(state, "act cannon-t2")
    turn(state, "discard stone-1")
    turn(state, "act pillage-fs4")  # nothing is left to take: gathered all the same
    assert sheet(state, B)["specials"] == 2
    assert not {"cannon-t2", "pillage-fs4"} & set(pile(state))


@pytest.mark.rule("ART-RUL-61")
def test_the_blacksmith_stops_the_owners_own_actions_too() -> None:
    mine = {"A1": "foundation-1", "A2": "chapel-fs3"}
    state = position(
        hands=["building-plan-t2 bargain-fs4", "stone-1"],
        castles=[mine, {"A1": "foundation-4"}],
        on_cells={"blacksmith": (A, "A1")},
    )
    plan = play(state.copy(), "act building-plan-t2")
    assert legal(plan, "cell") == [cell(A, "A2")]
    swap = play(state.copy(), "act bargain-fs4")
    assert legal(swap, "cell") == [cell(A, "A2")]


@pytest.mark.rule("ART-RUL-61", "ART-AFX-31")
def test_the_blacksmith_itself_can_be_taken() -> None:
    state = position(
        hands=["dealing-st5 tile-3", "stone-1"],
        castles=[{}, ON_B],
        on_cells={"blacksmith": (B, "A1")},
    )
    play(state, "act dealing-st5")
    assert "blacksmith" in hand(state, A)


@pytest.mark.rule("ART-RUL-87")
def test_what_is_sheltered_is_not_offered() -> None:
    state = position(
        hands=["pillage-fs4 tile-3", "stone-1", "stone-5"],
        castles=[{}, {"A1": "foundation-1"}, {"A1": "foundation-2"}],
        course={"sheltered": 2},
    )
    play(state, "act pillage-fs4")  # only C can be meant
    assert castle(state, B) == {"A1": "foundation-1"}
    assert asked(state) == "cell"
    alone = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        course={"sheltered": 2},
    )
    play(alone, "act pillage-fs4")
    assert (asked(alone), castle(alone, B)) == ("store", {"A1": "foundation-1"})


@pytest.mark.rule("ART-RUL-87")
def test_special_cards_without_a_legal_place_are_not_offered() -> None:
    held = "journeyman master-at-arms provost-marshal virgin trinket-seller roofer"
    state = position(hands=[held, "stone-1"])
    assert legal(state, "special") == []
    assert may(state, "discard virgin")


@pytest.mark.rule("ART-RUL-02")
def test_what_carries_something_is_covered() -> None:
    state = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}],
        boards=["chenonceau", "chenonceau"],
    )
    play(state, "act pillage-fs4")
    assert legal(state, "cell") == [f"cell 2.{n}" for n in (1, 2, 3)]
    covered = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3",
                      "B1": "reinforcements-s3"}],
        boards=["chenonceau", "chenonceau"],
    )  # fmt: skip
    play(covered, "act pillage-fs4")
    assert asked(covered) == "cell"  # only A3 is uncovered and fits at home
    assert not may(covered, "cell 2.1")


@pytest.mark.rule("ART-RUL-08")
def test_what_loses_its_support_stays_and_the_gap_can_be_filled() -> None:
    """The Bargain leaves no gap, the Ruse does: the stone above hangs, counts, and can be attacked."""
    his = {"A1": "foundation-1", "B1": "stone-4"}
    state = position(
        hands=["ruse-fs3 cannon-t2 tile-3", "foundation-5 stone-1"], castles=[{}, {**his, "A2": "foundation-2"}]
    )  # fmt: skip
    turn(state, "act ruse-fs3", "right")  # A2 and B1 are outermost on the right
    assert castle(state, B) == {"A1": "foundation-1"}
    hanging = position(
        hands=["cannon-t2 tile-3", "foundation-5 stone-1"],
        castles=[{}, {"B1": "stone-4"}],
        active=B,
    )
    assert sheet(hanging, B)["castle"] == 4
    trial = turn(hanging.copy(), "discard stone-1")
    play(trial, "act cannon-t2")
    assert castle(trial, B) == {}
    play(hanging, "place foundation-5", cell(B, "A1"))
    assert castle(hanging, B) == {"A1": "foundation-5", "B1": "stone-4"}


@pytest.mark.rule("ART-RUL-09")
def test_attached_cards_follow_their_material_or_leave_with_it() -> None:
    state = position(
        hands=["pillage-fs4 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-4"}],
        on_cells={"journeyman": (B, "A1")},
    )
    play(state, "act pillage-fs4", cell(A, "A2"))
    assert in_play(state) == {"journeyman": ["cell", A, 1]}
    assert sheet(state, A)["castle"] == 6
    lost = position(
        hands=["cannon-t2 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-4"}],
        on_cells={"journeyman": (B, "A1")},
    )
    play(lost, "act cannon-t2")
    assert (in_play(lost), pile(lost)[-2:]) == ({}, ["foundation-4", "journeyman"])


# ---------------------------------------------------------------- special cards leaving play


@pytest.mark.rule("ART-RUL-36", "ART-AFX-41", "ART-RUL-53")
def test_the_cards_of_a_storekeeper_move_or_go() -> None:
    """Two cards on it, one ordinary place is free: the owner chooses which one stays."""
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        stocks=["", "tile-4 stone-4"],
        shielded=["", "foundation-5 stone-5"],
        zones=["", "storekeeper"],
    )
    play(state, "act gargoyle-st5")
    assert (state.to_act, asked(state)) == ((B,), "keep_stored")
    play(state, "card stone-5")
    assert (stock(state, B), shield(state, B)) == (["stone-4", "stone-5", "tile-4"], [])
    assert pile(state)[-1] == "foundation-5"


@pytest.mark.rule("ART-RUL-36")
def test_with_room_enough_all_cards_of_a_storekeeper_stay() -> None:
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        stocks=["", "tile-4"],
        shielded=["", "foundation-5 stone-5"],
        zones=["", "storekeeper"],
    )
    play(state, "act gargoyle-st5")
    assert (asked(state), len(stock(state, B))) == ("store", 3)


@pytest.mark.rule("ART-RUL-36")
def test_a_storekeeper_lost_while_the_stock_is_played() -> None:
    """The choice is made when the unplayed cards go back."""
    state = position(
        hands=["tile-3", "stone-1"],
        stocks=["tile-4 stone-4 keystone-f1"],
        shielded=["foundation-5 stone-5"],
        zones=["storekeeper"],
    )
    play(state, "stock", "act keystone-f1", "card storekeeper")
    assert asked(state) == "stock"
    play(state, "pass")
    assert asked(state) == "keep_stored"
    play(state, "card foundation-5")
    assert len(stock(state, A)) == 3
    assert pile(state)[-1] == "stone-5"


@pytest.mark.rule("ART-RUL-36")
def test_cards_under_a_parish_priest_go_to_the_pile() -> None:
    state = position(
        hands=["cannon-t2 tile-3", "gargoyle-st5 stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        zones=["", "parish_priest"],
    )
    turn(state, "act cannon-t2")
    play(state, "act gargoyle-st5", "card parish-priest") if asked(
        state
    ) == "aim_at_card" else play(state, "act gargoyle-st5")
    assert "cannon-t2" in pile(state)
    assert state.dump()["under"] == []


@pytest.mark.rule("ART-RUL-36")
def test_without_its_roofer_a_material_stays_as_what_its_cell_is() -> None:
    mine = {"A1": "foundation-1", "A2": "foundation-2", "B1": "foundation-3"}
    state = position(
        hands=["keystone-f1 tile-3", "stone-1"], castles=[mine], on_cells={"roofer": (A, "B1")}
    )
    play(state, "act keystone-f1", "card roofer")
    assert castle(state, A)["B1"] == "foundation-3"
    assert sheet(state, A)["castle"] == 1 + 2 + 3


@pytest.mark.rule("ART-AFX-41")
def test_the_gargoyle_removes_an_own_officer() -> None:
    state = position(hands=["gargoyle-st5 tile-3", "stone-1"], zones=["officer", "pawnbroker"])
    play(state, "act gargoyle-st5", "card officer")
    assert in_play(state) == {"pawnbroker": ["zone", B, 0]}


@pytest.mark.rule("ART-RUL-53")
def test_the_gargoyle_reaches_a_captain_but_no_card_hidden_in_a_stock() -> None:
    state = position(
        hands=["gargoyle-st5 tile-3", "stone-1"],
        stocks=["", "bell-ringer"],
        on_stocks=["captain"],
        zones=["", "officer"],
    )
    play(state, "act gargoyle-st5")
    assert legal(state, "card") == ["card captain", "card officer"]


@pytest.mark.rule("ART-RUL-48")
def test_the_keystone_also_reaches_captain_stand_in_and_stock() -> None:
    state = position(
        hands=["keystone-f1 tile-3", "stone-1"],
        castles=[{"A2": "foundation-1"}],
        stocks=["officer stone-5"],
        on_stocks=["captain"],
        on_cells={"provost": (A, "A1")},
    )
    play(state, "act keystone-f1")
    assert legal(state, "card") == ["card captain", "card officer", "card provost-marshal"]
    trial = play(state.copy(), "card provost-marshal")
    assert castle(trial, A) == {"A2": "foundation-1"}
    play(state, "card officer")
    assert (stock(state, A), pile(state)[-1]) == (["stone-5"], "officer")


@pytest.mark.rule("ART-VOC-03")
def test_special_cards_in_play_are_open() -> None:
    state = play(position(hands=["pope tile-3", "stone-1"]), "special pope")
    for viewer in (None, B):
        assert state.view(viewer)["table"]["in_play"] == {"pope": ["zone", A, 0]}  # type: ignore[index]


@pytest.mark.rule("ART-SCO-03", "ART-RUL-62", "ART-RUL-68")
def test_points_in_a_zone_and_none_on_or_in_a_stock() -> None:
    state = position(
        hands=["tile-3", "stone-1"],
        zones=["pope officer"],
        stocks=["bell-ringer"],
        on_stocks=["captain"],
    )
    assert sheet(state, A)["specials"] == 2 - 3
    in_zone = position(hands=["tile-3", "stone-1"], zones=["bell_ringer captain"])
    assert sheet(in_zone, A)["specials"] == -3 - 1


@pytest.mark.rule("ART-RUL-68")
def test_a_bell_ringer_works_however_it_came_there_but_not_in_a_shielded_place() -> None:
    stored = position(hands=["bell-ringer tile-3 tile-4", "cellar-f2 stone-1"])
    play(stored, "discard tile-3", "card bell-ringer", "pass", "act cellar-f2")
    assert in_play(stored) == {"bell_ringer": ["zone", B, 0]}
    shielded = position(
        hands=["tile-3", "cellar-f2 stone-1"],
        stocks=["stone-5"],
        shielded=["bell-ringer"],
        zones=["storekeeper"],
        active=B,
    )
    play(shielded, "act cellar-f2")
    assert (stock(shielded, A), shield(shielded, A)) == ([], ["bell-ringer"])


def test_notation_of_the_game() -> None:
    assert GAME.actions.size == 470
