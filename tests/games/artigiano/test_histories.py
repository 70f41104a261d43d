"""Missions: what counts, what does not, and for whom; history in one turn, over turns, and since the last one."""

from __future__ import annotations

import pytest

from signoria.games.artigiano.goals import MISSION_NAMES
from signoria.games.artigiano.missions import holds
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import (
    A,
    B,
    C,
    Json,
    asked,
    castle,
    cell,
    claims,
    hand,
    legal,
    may,
    play,
    position,
    sheet,
    turn,
)

HANDS = ["stone-1", "stone-4"]
FIVE = {f"A{n}": f"foundation-{n}" for n in range(1, 6)}
SEVEN = {**FIVE, "B1": "stone-1", "B2": "stone-4"}
BOTH = ["chenonceau", "chenonceau"]
STONES = {"B1": "stone-1", "B2": "stone-4", "B3": "stone-5", "B4": "pulley-s1"}


def reached(mission: str, hands: list[str] | None = None, **about: object) -> bool:
    """Does it hold for A in this position?"""
    state = position(hands=hands or HANDS, **about)  # type: ignore[arg-type]
    assert isinstance(state, ArtigianoState)
    return holds(state, A, MISSION_NAMES.index(mission))


CASES: list[tuple[str, Json, bool]] = [
    # values as they are now: 3 with +2 serves as a 5, and no longer as a 3
    ("strozzi-lanterns", {"castles": [{**FIVE, "A5": "lintel-f2"}]}, False),
    (
        "strozzi-lanterns",
        {"castles": [{**FIVE, "A5": "reinforcements-f3"}], "on_cells": {"journeyman": (A, "A5")}},
        True,
    ),
    (
        "strozzi-lanterns",
        {"castles": [FIVE], "on_cells": {"journeyman": (A, "A3")}},
        False,
    ),
    # negative values and stand-ins
    (
        "rosat-confit",
        {"castles": [{"A1": "foundation-1"}], "on_cells": {"master_at_arms": (A, "A1")}},
        False,
    ),
    (
        "greengage",
        {"castles": [{"A1": "foundation-1"}], "on_cells": {"master_at_arms": (A, "A1")}},
        True,
    ),
    ("mercator", {"on_cells": {"virgin": (A, "A1")}}, True),
    (
        "gossip-chair",
        {
            "castles": [{"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}],
            "on_cells": {"virgin": (A, "A4")},
            "boards": ["rosenborg", "chillon"],
        },
        False,
    ),
    ("saint-james", {"castles": [{**FIVE, **STONES}]}, False),
    (
        "saint-james",
        {"castles": [{**FIVE, "B1": "stone-1", "B2": "stone-4", "B3": "stone-5"}]},
        True,
    ),
    (
        "saint-james",
        {
            "castles": [{**FIVE, "B1": "stone-1", "B2": "stone-4", "B3": "stone-5"}],
            "on_cells": {"virgin": (A, "B4")},
        },
        False,
    ),
    # most and least: alone, stand-ins are filled cells
    ("estates-general", {"castles": [SEVEN, SEVEN], "boards": BOTH}, False),
    (
        "estates-general",
        {"castles": [{"A1": "foundation-1"}, {"A1": "foundation-2"}], "on_cells": {"virgin": (A, "A2")}},
        True,
    ),
    (
        "king-of-navarre",
        {"castles": [{"A1": "foundation-5"}, {"A1": "foundation-5"}]},
        False,
    ),
    (
        "king-of-navarre",
        {"castles": [{"A1": "foundation-4"}], "on_cells": {"journeyman": (A, "A1")}},
        False,  # a 6 is no 5
    ),
    (
        "malcontents",
        {
            "castles": [{"A1": "foundation-5"}, {"A1": "foundation-4"}],
            "on_cells": {"journeyman": (B, "A1")},
        },
        False,
    ),
    ("malcontents", {"castles": [{"A1": "foundation-4"}, {"A1": "foundation-4"}]}, False),
    # hands and stocks
    ("pavia", {"hands": ["officer", "stone-4"], "stocks": ["siege"]}, False),
    ("pavia", {"hands": ["lintel-f2 cannon-t2", "stone-4"], "stocks": ["siege"]}, True),
    ("peace-of-nice", {"stocks": ["tile-3"]}, False),
    ("cape-horn", {"stocks": ["stone-1 stone-4"]}, False),
    ("cape-horn", {"stocks": ["stone-1 stone-4 stone-5"], "shielded": ["sin"], "zones": ["storekeeper"]}, False),
    ("cape-horn", {"stocks": ["stone-1 stone-4"], "shielded": ["stone-5"], "zones": ["storekeeper"]}, False),
    ("cape-horn", {"stocks": ["stone-1 stone-4 officer"]}, True),
    ("edict-of-nantes", {"stocks": ["stone-5 siege sin"]}, False),
    ("edict-of-nantes", {"stocks": ["officer siege pope"]}, False),
    ("edict-of-nantes", {"stocks": ["siege sin"], "shielded": ["officer"], "zones": ["storekeeper"]}, True),
    ("panama", {}, False),
    ("cotton", {"hands": ["lintel-f2 cannon-t2 musket-fs1", "stone-4"]}, False),
]  # fmt: skip


@pytest.mark.rule(
    "ART-MFX-01", "ART-MFX-04", "ART-MFX-05", "ART-MFX-06", "ART-MFX-07", "ART-MFX-12", "ART-MFX-13",
    "ART-MFX-14", "ART-MFX-15", "ART-MFX-22", "ART-MFX-23", "ART-MFX-29", "ART-MFX-32", "ART-MFX-34",
    "ART-MFX-37", "ART-MIS-04", "ART-RUL-06", "ART-RUL-10", "ART-RUL-19", "ART-RUL-59", "ART-RUL-83",
)  # fmt: skip
@pytest.mark.parametrize(("mission", "about", "expected"), CASES)
def test_a_mission_on_the_table(mission: str, about: Json, expected: bool) -> None:
    assert reached(mission, **about) is expected


@pytest.mark.rule("ART-MFX-31", "ART-RUL-81", "ART-RUL-19")
def test_behind_the_fullest_castle_whatever_the_others_have() -> None:
    """9 against 11 passes, 10 against 11 fails; a third castle as poor as the own does not matter."""
    nine = {**FIVE, **STONES}
    ten = {**nine, "C1": "tile-3"}
    eleven = {**FIVE, **{c: k for c, k in STONES.items() if c != "B4"}, "B4": "lintel-s2",
              "C1": "tile-4", "C2": "cannon-t2"}  # fmt: skip
    hands = ["siege", "sin", "officer"]
    boards = ["chenonceau", "chenonceau", "rosenborg"]
    assert reached("way-of-the-cross", hands, castles=[nine, eleven, {}], boards=boards)
    assert not reached("way-of-the-cross", hands, castles=[ten, eleven, {}], boards=boards)


@pytest.mark.rule("ART-MFX-21", "ART-RUL-78")
def test_twins_share_kind_and_current_value() -> None:
    """The same four values on cells of another kind are no twins, nor is a 2 a twin of a 4 with -2 gone."""
    mine = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "A4": "foundation-4"}
    stones = {"A1": "foundation-5", "B1": "musket-fs1", "A2": "foundation-5", "B2": "lintel-s2",
              "A3": "foundation-5", "B3": "chapel-fs3", "A4": "chapel-fs4", "B4": "stone-4"}  # fmt: skip
    assert not reached("muscovy", castles=[mine, stones], boards=["chenonceau", "rosenborg"])
    raised = position(
        hands=HANDS, castles=[mine, {**mine, "A4": "lintel-f2"}], on_cells={"journeyman": (B, "A4")}
    )
    assert isinstance(raised, ArtigianoState)
    assert holds(raised, A, MISSION_NAMES.index("muscovy"))  # 2 + 2 is a 4


@pytest.mark.rule("ART-MFX-21", "ART-RUL-78")
@pytest.mark.parametrize("few", [A, B])
def test_one_material_is_the_twin_of_one(few: int) -> None:
    ones = {"A1": "foundation-1", "A2": "revolt-f1", "A3": "keystone-f1", "A4": "double-attack-f1"}
    castles = [ones, ones]
    castles[few] = {"A1": "foundation-1"}
    assert not reached("muscovy", castles=castles)


@pytest.mark.rule("ART-MFX-25", "ART-RUL-73")
def test_what_was_received_or_has_left_does_not_count_on_the_spice_route() -> None:
    """A has an Officer of B's; B has one card of his own at home. Taken by A, it counts for nobody."""
    state = position(hands=["dealing-st5 tile-3", "officer pawnbroker stone-1 stone-4"], active=B)
    spice = MISSION_NAMES.index("spice-route")
    assert isinstance(state, ArtigianoState)
    turn(state, "special officer")
    turn(state, "discard tile-3")
    turn(state, "special pawnbroker")
    assert holds(state, A, spice)
    assert not holds(state, B, spice)
    play(state, "act dealing-st5")
    assert not holds(state, A, spice)  # none against none


@pytest.mark.rule("ART-MFX-03", "ART-RUL-73")
def test_a_card_laid_on_an_opposing_castle_is_not_played_at_home() -> None:
    about: Json = {
        "castles": [{"A1": "foundation-1"}, {"A1": "foundation-2"}],
        "history": [{"played": 2, "played_home": 2}],
    }
    galileo = MISSION_NAMES.index("galileo")
    for side, expected in ((A, True), (B, False)):
        state = position(hands=["journeyman tile-3", "stone-1"], **about)
        play(state, "special journeyman", cell(side, "A1"))
        assert isinstance(state, ArtigianoState)
        assert holds(state, A, galileo) is expected


@pytest.mark.rule("ART-MFX-35", "ART-RUL-73")
@pytest.mark.parametrize(
    "said",
    [
        ["special bell-ringer"],
        ["special captain"],
        ["special roofer", "card foundation-1", cell(A, "A2")],
        ["special master-at-arms", cell(B, "A1")],
        ["special trinket-seller"],
    ],
)
def test_every_special_card_played_breaks_saint_bartholomew(said: list[str]) -> None:
    state = position(
        hands=["bell-ringer captain roofer foundation-1 master-at-arms trinket-seller", "stone-1"],
        castles=[{}, {"A1": "foundation-2"}],
        stocks=["", "tile-4"],
    )
    assert isinstance(state, ArtigianoState)
    mission = MISSION_NAMES.index("saint-bartholomew")
    assert holds(state, A, mission)
    play(state, *said)
    assert not holds(state, A, mission)


# ---------------------------------------------------------------- one turn, consecutive turns


@pytest.mark.rule("ART-MFX-19", "ART-MFX-28", "ART-RUL-77")
def test_actions_of_several_turns_do_not_add_up() -> None:
    state = position(
        hands=["tile-3 musket-fs1", "stone-1 stone-4"],
        stocks=["barracks revolt-f1"],
        missions=["treaty-of-verger queens-herb"],
    )
    turn(state, "act musket-fs1")
    turn(state, "discard stone-1")
    play(state, "stock", "act barracks")
    assert claims(state, A) == []
    play(state, "act revolt-f1")
    assert claims(state, A) == ["queens-herb"]  # two, in this turn


@pytest.mark.rule("ART-RUL-77", "ART-MFX-19")
def test_a_cancelled_action_was_played_all_the_same() -> None:
    state = position(
        hands=["tile-3", "stone-1"],
        stocks=["musket-fs1 barracks convent-f2"],
        zones=["", "pope"],
        missions=["treaty-of-verger"],
    )
    play(state, "stock", "act musket-fs1", "yes", "act barracks", "act convent-f2")
    assert claims(state, A) == ["treaty-of-verger"]


@pytest.mark.rule("ART-MFX-27", "ART-RUL-79")
def test_discards_out_of_the_stock_and_by_own_effects_count_composite_cards_do_not() -> None:
    state = position(
        hands=["common-grave tile-3 siege lintel-f2", "stone-1 stone-4"],
        stocks=["stone-5"],
        missions=["route-to-india"],
    )
    turn(state, "act common-grave", "card tile-3", "pass")
    turn(state, "discard stone-1")
    composite = play(state.copy(), "discard lintel-f2")
    assert claims(composite, A) == []
    play(state, "stock", "discard stone-5")
    assert claims(state, A) == ["route-to-india"]


@pytest.mark.rule("ART-MFX-27", "ART-RUL-79")
def test_what_others_discard_on_the_own_turn_is_not_discarded_by_the_player() -> None:
    state = position(
        hands=["cleaver-fs1 tile-3 siege", "stone-1 stone-4", "sin officer"],
        missions=["route-to-india"],
    )
    turn(state, "act cleaver-fs1")
    turn(state)  # B has nothing left
    turn(state)
    play(state, "discard tile-3")
    assert claims(state, A) == []


@pytest.mark.rule("ART-MFX-27", "ART-RUL-79")
def test_a_turn_without_a_discard_breaks_the_streak_and_an_extra_turn_continues_it() -> None:
    broken = position(
        hands=["tile-3 tile-4 siege sin", "stone-1 stone-4 stone-5"], missions=["route-to-india"]
    )
    turn(broken, "discard tile-3")
    turn(broken, "discard stone-1")
    turn(broken, "discard siege")
    turn(broken, "discard stone-4")
    play(broken, "discard tile-4")
    assert claims(broken, A) == []
    again = position(
        hands=["tile-4 siege", "stone-1"],
        stocks=["arrangement-f4 tile-3"],
        missions=["route-to-india"],
    )
    turn(again, "stock", "act arrangement-f4", "pass", "discard tile-3")
    assert again.to_act == (A,)
    play(again, "discard tile-4")
    assert claims(again, A) == ["route-to-india"]


@pytest.mark.rule("ART-MFX-26", "ART-RUL-79")
def test_pure_actions_need_not_be_claimed_in_the_second_turn() -> None:
    """History stays true for good (ART-RUL-18)."""
    state = position(
        hands=["barracks common-grave tile-3", "stone-1 stone-4 stone-5"], missions=["new-world"]
    )
    turn(state, "act common-grave", "pass")
    turn(state, "discard stone-1")
    turn(state, "act barracks")
    turn(state, "discard stone-4")
    turn(state, f"discard {hand(state, A)[0]}")
    assert claims(state, A) == ["new-world"]


@pytest.mark.rule("ART-MFX-36")
def test_amboise_stays_when_stones_follow() -> None:
    state = position(
        hands=["foundation-4 stone-4", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}],
        boards=["rosenborg", "chillon"],
        missions=["amboise"],
    )
    turn(state, "place foundation-4")
    turn(state, "discard stone-1")
    play(state, "place stone-4", cell(A, "B1", "rosenborg"))
    assert claims(state, A) == ["amboise"]


# ---------------------------------------------------------------- claims and the last window


@pytest.mark.rule("ART-RUL-18", "ART-MFX-29")
def test_a_hand_emptied_in_the_middle_of_a_card_is_not_empty() -> None:
    """The Trade with the last card: asked what to take, A has no card; after it he has one."""
    state = position(hands=["trade-f2", "stone-1 stone-4"], missions=["panama"])
    play(state, "act trade-f2")
    assert (asked(state), hand(state, A), claims(state, A)) == ("take_hand", [], [])
    play(state, "card stone-1")
    assert (hand(state, A), claims(state, A)) == ([], ["panama"])  # it was given back


@pytest.mark.rule("ART-RUL-18", "ART-MIS-05")
def test_whoever_has_a_mission_face_down_is_asked_at_the_end() -> None:
    """Royal ones too, so that the question tells nothing; who has none is not."""
    state = position(
        hands=["tile-3 tile-4", "stone-1", "stone-4"],
        missions=["mercator", "panama"],
        deck=0,
    )
    turn(state, "discard tile-3")
    assert (state.to_act, asked(state)) == ((A, B), "final")
    assert legal(state, seat=A) == ["pass"]
    for viewer in (A, C, None):
        assert "missions" not in state.view(viewer)["sides"][B]  # type: ignore[index]
    play(state, "pass", "pass")
    assert state.over
    assert state.view(None)["sides"][B]["missions"] == ["panama"]  # type: ignore[index]


@pytest.mark.rule("ART-MIS-03", "ART-SCO-05")
def test_a_princely_mission_that_holds_at_the_end_must_be_turned_up() -> None:
    about: Json = {
        "hands": ["tile-3 tile-4", ""],
        "missions": ["", "panama"],
        "mandatory": ["", "panama"],
        "deck": 0,
    }
    silent = position(**about)
    turn(silent, "discard tile-3")
    play(silent, "pass")
    assert (sheet(silent, B)["missions"], sheet(silent, B)["missed"]) == (0, -6)
    said = position(**about)
    turn(said, "discard tile-3")
    play(said, "claim panama", "pass")
    assert (sheet(said, B)["missions"], sheet(said, B)["missed"]) == (6, 0)


@pytest.mark.rule("ART-MFX-33", "ART-RUL-82")
def test_missed_missions_are_not_subtracted_for_arques_nor_does_it_count_itself() -> None:
    """Royal 13 and princely 5 are 18, a mandatory 14 missed or not; 12 of its own and 9 are not."""
    about: Json = {
        "hands": ["tile-3 tile-4", "stone-1"],
        "deck": 0,
        "castles": [{"A1": "foundation-1"}],
    }
    enough = position(
        **about,
        missions=["arques mercator estates-general sugar-cane"],
        mandatory=["mercator"],
        shown=["sugar-cane"],
    )
    turn(enough, "discard tile-3")
    play(enough, "pass")
    assert sheet(enough, A)["missions"] == 12 + 13 + 5
    short = position(**about, missions=["arques strozzi-lanterns"], shown=["strozzi-lanterns"])
    turn(short, "discard tile-3")
    play(short, "pass")
    assert sheet(short, A)["missions"] == 9


@pytest.mark.rule("ART-END-01", "ART-SCO-01")
def test_the_twelfth_card_ends_the_game_at_once() -> None:
    """11 of 12 cells bring nothing, 12 of 12 ten points; nothing is stored or drawn."""
    nearly = {**FIVE, **STONES, "C1": "tile-3", "C2": "tile-4"}
    state = position(hands=["tile-4 siege", "stone-1"], castles=[nearly])
    assert sheet(state, A)["full"] == 0
    play(state, "place tile-4")
    assert (state.over, len(castle(state, A))) == (True, 12)
    assert (sheet(state, A)["full"], hand(state, A)) == (10, ["siege"])


@pytest.mark.rule("ART-RUL-14")
def test_with_an_empty_hand_a_turn_begins_with_the_stock() -> None:
    state = position(hands=["tile-3 tile-4", ""], stocks=["", "stone-5"])
    turn(state, "discard tile-3")
    assert (state.to_act, asked(state)) == ((B,), "act")
    assert legal(state) == ["stock"]
    assert not may(state, "pass")


@pytest.mark.rule("ART-MFX-36")
def test_amboise_needs_complete_foundations() -> None:
    state = position(
        hands=["foundation-3 stone-4", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "foundation-2"}],
        boards=["rosenborg", "chillon"],
        missions=["amboise"],
    )
    play(state, "place foundation-3", cell(A, "A3", "rosenborg"))
    assert claims(state, A) == []


@pytest.mark.rule("ART-MFX-11", "ART-RUL-62", "ART-RUL-74")
def test_a_captain_on_a_stock_brings_no_points_to_the_ladies_peace() -> None:
    assert not reached("ladies-peace", on_stocks=["", "captain"])
    assert reached("ladies-peace", zones=["", "captain"])
