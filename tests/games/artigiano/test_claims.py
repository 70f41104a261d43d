"""Missions with a history, claims at any moment, the last window, and the end."""

from __future__ import annotations

import pytest

from signoria.core.state import State
from signoria.games.artigiano.goals import MISSION_NAMES
from tests.games.artigiano.positions import (
    GAME,
    A,
    B,
    C,
    asked,
    castle,
    cell,
    claims,
    hand,
    legal,
    play,
    position,
    refused,
    sheet,
    told,
    turn,
    why,
)

GROUND = {f"A{n}": f"foundation-{n}" for n in range(1, 5)}
STONES = {"B1": "stone-1", "B2": "stone-4", "B3": "stone-5"}


def ended(state: State) -> State:
    """The game ends because the pile is empty, and nobody claims anything more."""
    turn(state, f"discard {hand(state, state.to_act[0])[0]}")
    while not state.over:
        play(state, "pass")
    return state


def achieved(state: State, side: int) -> int:
    return sheet(ended(state), side)["missions"]


# ---------------------------------------------------------------- when one may claim


@pytest.mark.rule("ART-MIS-01", "ART-RUL-18")
def test_a_claim_on_another_players_turn_disturbs_nothing() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1", "stone-5"], missions=["", "fifteen-fifteen"]
    )
    number = state.asked(A)
    state.play(B, GAME.parse("claim fifteen-fifteen"))
    assert (state.to_act, state.asked(A), asked(state)) == ((A,), number, "act")
    assert sheet(state, B)["missions"] == 9


@pytest.mark.rule("ART-MIS-02", "ART-RUL-18")
def test_points_stay_when_the_condition_fails_later() -> None:
    state = position(hands=["tile-3", "stone-1"], missions=["fifteen-fifteen"])
    state.play(A, GAME.parse("claim fifteen-fifteen"))
    turn(state, "discard tile-3")
    assert any("-" in card for card in hand(state, A))
    assert sheet(state, A)["missions"] == 9
    assert why(state, "claim fifteen-fifteen", A) == "ART-MIS-02"


@pytest.mark.rule("ART-MIS-03")
def test_not_turned_up_is_missed() -> None:
    five = {f"A{n}": f"foundation-{n}" for n in range(1, 6)}
    state = position(
        hands=["tile-3 tile-4", "cannon-t2 stone-1"],
        castles=[five],
        missions=["strozzi-lanterns"],
        mandatory=["strozzi-lanterns"],
        deck=4,
    )
    assert claims(state, A) == ["strozzi-lanterns"]
    turn(state, "discard tile-3")
    play(state, "act cannon-t2", cell(A, "A1"), "pass", "pass")
    assert asked(state) == "final"
    assert legal(state, "claim", A) == []
    while not state.over:
        play(state, "pass")
    assert sheet(state, A)["missed"] == -9


@pytest.mark.rule("ART-MIS-05", "ART-SCO-05")
def test_at_the_end_everybody_hears_which_missions_were_mandatory() -> None:
    """Everybody sees it then; an event must tell it, for two worlds may differ in nothing else."""
    state = position(
        hands=["tile-3 tile-4", "stone-1"], missions=["panama cotton"], mandatory=["panama"], deck=0
    )
    turn(state, "discard tile-3")
    heard = [e for e in told(state, "pass") if e["event"] in ("achieved", "missed")]
    assert [(e["event"], MISSION_NAMES[e["mission"]], e["mandatory"]) for e in heard] == [
        ("achieved", "cotton", 0),
        ("missed", "panama", 1),
    ]


@pytest.mark.rule("ART-RUL-18")
def test_while_a_card_is_carried_out_missions_about_the_state_wait() -> None:
    """Smuggling with the last card: the hand is empty for a moment only."""
    state = position(
        hands=["double-helix-staircase", "stone-1 stone-4"],
        missions=["panama mullioned-window"],
        history=[{"first_placed": 4}],
    )
    play(state, "act double-helix-staircase")
    assert (asked(state), claims(state, A)) == ("draw", ["mullioned-window", "panama"])
    busy = position(
        hands=["village-square-fs3 tile-3", "stone-1 stone-4", ""],
        missions=["mullioned-window", "", "panama"],
        history=[{"first_placed": 4}],
    )
    play(busy, "act village-square-fs3", "seat 2")
    assert asked(busy) == "offer"
    assert claims(busy, C) == []  # a condition on the state waits for the checkpoint
    assert claims(busy, A) == ["mullioned-window"]  # history does not


@pytest.mark.rule("ART-RUL-18", "ART-MIS-01")
def test_refused_claims() -> None:
    state = position(hands=["tile-3", "stone-1"], missions=["panama"])
    assert refused(state, "claim panama", A) == "ART-RUL-18"
    assert refused(state, "claim wassy", A) == "ART-MIS-01"
    fresh = GAME.new(2, 3)
    dealt: list[str] = fresh.dump()["sides"][0]["missions"]  # type: ignore[index]
    own = next(mission for mission in dealt if f"claim {mission}" in GAME.actions.codes)
    assert why(fresh, f"claim {own}", 0) == "ART-SETUP-09"


@pytest.mark.rule("ART-RUL-18")
def test_bots_and_absent_players_claim_at_once() -> None:
    state = position(hands=["tile-3", "stone-1"], missions=["", "fifteen-fifteen"])
    assert state.eager() == (B, GAME.parse("claim fifteen-fifteen"))
    state.play(*state.eager())  # type: ignore[misc]
    assert state.eager() is None


# ---------------------------------------------------------------- the end


@pytest.mark.rule("ART-RUL-16", "ART-END-01")
def test_the_end_is_immediate() -> None:
    """The second material of the Lintel, phases 2 and 3 and the next turn do not happen."""
    state = position(
        hands=["lintel-f2 tile-3 tile-4", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3",
                  "B1": "stone-1", "B2": "stone-4"}],
        boards=["quick", "quick"],
        options={"quick": True},
        missions=["pavia", "cotton"],
    )  # fmt: skip
    play(state, "act lintel-f2", "place tile-3")
    assert asked(state) == "final"
    play(state, "pass", "pass")
    assert (state.over, hand(state, A)) == (True, ["tile-4"])
    assert state.to_act == ()
    assert state.why_not(A, 0).rule == "ART-RUL-16"  # type: ignore[union-attr]


@pytest.mark.rule("ART-RUL-16", "ART-RUL-18")
def test_without_missions_face_down_the_game_is_over_at_once() -> None:
    state = position(hands=["tile-3 tile-4", "stone-1"], deck=0)
    turn(state, "discard tile-3")
    assert state.over


@pytest.mark.rule("ART-AIM-03", "ART-RUL-17", "ART-SCO-06")
def test_the_highest_total_wins_and_equal_ones_share() -> None:
    alone = position(
        hands=["tile-3 tile-4", "stone-1"],
        castles=[{"A1": "foundation-5"}, {"A1": "foundation-4"}],
        deck=0,
    )
    ended(alone)
    assert (alone.scores(), alone.ranking()) == ([5, 4], [1, 2])
    shared = position(
        hands=["tile-3 tile-4", "stone-1", "siege"],
        castles=[{"A1": "foundation-5"}, {"A1": "foundation-5"}],
        deck=0,
    )
    ended(shared)
    assert shared.ranking() == [1, 1, 3]
    negative = position(
        hands=["tile-3 tile-4", "stone-1"], zones=["officer", "bell_ringer captain"], deck=0
    )
    ended(negative)
    assert (negative.scores(), negative.ranking()) == ([-3, -4], [1, 2])


@pytest.mark.rule("ART-SCO-02", "ART-SCO-04")
def test_a_whole_score_sheet() -> None:
    """3 + (4 with +2) + (1 with -2) = 8 on the cells, Pope 2, missions 9 up and 14 missed."""
    mine = {"A1": "foundation-3", "A2": "foundation-4", "A3": "foundation-1"}
    state = position(
        hands=["tile-3 tile-4", "stone-1"],
        castles=[mine],
        on_cells={"journeyman": (A, "A2"), "master_at_arms": (A, "A3")},
        zones=["pope"],
        missions=["strozzi-lanterns mercator"],
        mandatory=["mercator"],
        shown=["strozzi-lanterns"],
        deck=0,
    )
    ended(state)
    assert sheet(state, A) == {
        "full": 0, "castle": 8, "specials": 2, "missions": 9, "missed": -14,
    }  # fmt: skip
    assert state.scores()[A] == 5


@pytest.mark.rule("ART-AIM-01")
def test_all_three_sources_of_points_come_up_in_a_game() -> None:
    found: set[str] = set()
    for seed in range(8):
        state = GAME.new(2, seed)
        while not state.over:
            seat = state.to_act[0]
            codes = state.decisions(seat)
            values = []
            for code in codes:
                trial = state.copy()
                trial.play(seat, code)
                values.append(GAME.judge(trial, seat))
            state.play(seat, codes[values.index(max(values))])
            while (eager := state.eager()) is not None:
                state.play(*eager)
        for side in (A, B):
            found |= {part for part, points in sheet(state, side).items() if points}
        if {"castle", "specials", "missions"} <= found:
            return
    raise AssertionError(found)


# ---------------------------------------------------------------- missions of history


@pytest.mark.rule("ART-MFX-03", "ART-RUL-73")
def test_galileo_counts_what_was_played_at_home_even_if_it_is_gone() -> None:
    about = {
        "hands": ["virgin tile-3 tile-4", "gargoyle-st5 stone-1"],
        "castles": [{"A1": "foundation-1"}],
        "zones": ["pawnbroker"],
        "missions": ["galileo", ""],
        "deck": 7,
    }
    two = position(**about, history=[{"played": 2, "played_home": 2}])  # type: ignore[arg-type]
    turn(two, "special virgin", cell(A, "A1"))
    turn(two, "act gargoyle-st5")  # the Virgin is immune: the Pawnbroker goes
    assert achieved(two, A) == 12


@pytest.mark.rule("ART-MFX-03", "ART-RUL-73")
def test_special_cards_sent_to_others_do_not_count_for_galileo() -> None:
    state = position(
        hands=["officer tile-3", "stone-1"], missions=["galileo"], deck=0,
        history=[{"played": 2, "played_home": 2}],
    )  # fmt: skip
    play(state, "special officer")
    turn(state)
    while not state.over:
        play(state, "pass")
    assert sheet(state, A)["missions"] == 0


@pytest.mark.rule("ART-MFX-25", "ART-RUL-73")
def test_the_spice_route_counts_own_cards_still_at_home() -> None:
    state = position(
        hands=["officer tile-3 tile-4", "pawnbroker stone-1 stone-4"],
        missions=["spice-route"],
        deck=6,
    )
    turn(state, "special officer")  # lies at B's, played by A
    turn(state, "special pawnbroker")
    assert achieved(state, A) == 10


@pytest.mark.rule("ART-MFX-35", "ART-RUL-73")
def test_saint_bartholomew_is_broken_by_any_special_card_played() -> None:
    state = position(
        hands=["officer tile-3 tile-4", "stone-1"], missions=["saint-bartholomew"], deck=4
    )
    turn(state, "special officer")
    turn(state, "discard stone-1")
    while not state.over:
        play(state, "pass")
    assert sheet(state, A)["missions"] == 0


@pytest.mark.rule("ART-MFX-09", "ART-MFX-10")
def test_only_the_first_to_complete_a_kind() -> None:
    """Rosenborg has four foundations, Chillon seven."""
    ground = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}
    chillon = {**GROUND, "B1": "foundation-1", "B2": "foundation-2"}
    state = position(
        hands=["foundation-4 tile-3", "foundation-3 stone-5"],
        castles=[ground, chillon],
        boards=["rosenborg", "chillon"],
        missions=["slate-roofs"],
    )
    turn(state, "place foundation-4")
    assert claims(state, A) == ["slate-roofs"]
    turn(state, "place foundation-3")
    second = position(
        hands=["tile-3 tile-4", "stone-1 stone-5"],
        castles=[{**GROUND, **STONES, "B4": "stone-1"}, {**GROUND, **STONES}],
        boards=["rosenborg", "rosenborg"],
        missions=["", "ortelius-map"],
        history=[{"completed": 3, "first_completed": 3}, {"completed": 1}],
        active=B,
    )
    play(second, "place stone-1")
    assert claims(second, B) == []
    first = position(
        hands=["tile-3 tile-4", "stone-1 stone-5"],
        castles=[{}, {**GROUND, **STONES}],
        boards=["rosenborg", "rosenborg"],
        missions=["", "ortelius-map"],
        history=[{}, {"completed": 1}],
        active=B,
    )
    play(first, "place stone-1")
    assert claims(first, B) == ["ortelius-map"]


@pytest.mark.rule("ART-MFX-36", "ART-RUL-86")
def test_a_stone_built_first_breaks_amboise_for_good() -> None:
    state = position(
        hands=["stone-4 tile-3", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}],
        boards=["rosenborg", "chillon"],
        missions=["amboise"],
    )
    turn(state, "place stone-4", cell(A, "B1", "rosenborg"))
    turn(state, "discard stone-1")
    trial = position(
        hands=["foundation-4 tile-3", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "B1": "stone-4"}],
        boards=["rosenborg", "chillon"],
        missions=["amboise slate-roofs"],
        history=[{"placed": 3}],
    )  # fmt: skip
    play(trial, "place foundation-4")
    assert claims(trial, A) == ["slate-roofs"]


@pytest.mark.rule("ART-RUL-86")
def test_moving_is_no_placing_but_fills_cells() -> None:
    """Building Plan: the foundations become complete, no tile was placed."""
    mine = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "B1": "chapel-fs3"}
    state = position(
        hands=["building-plan-t2 tile-3", "stone-1"],
        castles=[mine],
        boards=["rosenborg", "chillon"],
        missions=["slate-roofs mullioned-window"],
    )
    play(
        state,
        "act building-plan-t2",
        cell(A, "B1", "rosenborg"),
        "pass",
        cell(A, "A4", "rosenborg"),
    )
    assert castle(state, A)["A4"] == "chapel-fs3"
    assert claims(state, A) == ["slate-roofs"]


@pytest.mark.rule("ART-MFX-21", "ART-RUL-78")
def test_four_twins_with_one_and_the_same_opponent() -> None:
    mine = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3", "A4": "foundation-4"}
    split = [
        mine,
        {"A1": "foundation-1", "A2": "foundation-2"},
        {"A1": "foundation-3", "A2": "foundation-4"},
    ]
    apart = position(
        hands=["tile-3 tile-4", "stone-1", "stone-5"], castles=split, missions=["muscovy"], deck=0
    )
    assert achieved(apart, A) == 0
    same = position(
        hands=["tile-3 tile-4", "stone-1"], castles=[mine, dict(mine)], missions=["muscovy"], deck=0
    )
    assert achieved(same, A) == 14
    one_to_one = position(
        hands=["tile-3 tile-4", "stone-1"],
        castles=[{"A1": "foundation-1", "A2": "revolt-f1", "A3": "keystone-f1", "A4": "double-attack-f1"},
                 {"A1": "foundation-1", "A2": "foundation-2"}],
        missions=["muscovy"],
        deck=0,
    )  # fmt: skip
    assert achieved(one_to_one, A) == 0  # one twin cannot serve four times


@pytest.mark.rule("ART-MFX-27", "ART-RUL-79")
def test_pure_materials_discarded_two_turns_running() -> None:
    about = {
        "hands": ["tile-3 tile-4 lintel-f2", "cleaver-fs1 stone-1 stone-5"],
        "missions": ["route-to-india"],
        "top": ["stone-1", "stone-4", "stone-5"],
    }
    state = position(**about)  # type: ignore[arg-type]
    turn(state, "discard tile-3")
    turn(state, "discard stone-1")
    assert claims(state, A) == []
    play(state, "discard tile-4")
    assert claims(state, A) == ["route-to-india"]
    forced = position(**about)  # type: ignore[arg-type]
    turn(forced, "discard tile-3")
    play(forced, "act cleaver-fs1", "card stone-1", "card tile-4")
    assert claims(forced, A) == []  # on an opponent's turn


@pytest.mark.rule("ART-MFX-27", "ART-RUL-79")
def test_skipped_turns_are_not_turns() -> None:
    state = position(
        hands=["tile-3 tile-4", "revolt-f1 stone-1 stone-5"], missions=["route-to-india"]
    )
    turn(state, "discard tile-3")
    turn(state, "act revolt-f1")  # A skips, B plays again
    turn(state, "discard stone-1")
    play(state, "discard tile-4")
    assert claims(state, A) == ["route-to-india"]


@pytest.mark.rule("ART-MFX-26", "ART-RUL-79")
def test_a_turn_between_breaks_the_streak() -> None:
    state = position(
        hands=["barracks common-grave convent-f2 tile-3 tile-4", "stone-1 stone-5 stone-4"],
        missions=["new-world"],
    )
    turn(state, "act common-grave", "pass")
    turn(state, "discard stone-1")
    turn(state, "act convent-f2")  # composite
    turn(state, "discard stone-5")
    play(state, "act barracks")
    assert claims(state, A) == []


@pytest.mark.rule("ART-MFX-28", "ART-RUL-77")
def test_two_actions_aimed_at_the_same_person() -> None:
    state = position(
        hands=["tile-3", "stone-1", "stone-5"],
        stocks=["revolt-f1 musket-fs1 convent-f2"],
        missions=["queens-herb"],
    )
    apart = play(state.copy(), "stock", "act revolt-f1", "seat 2", "act convent-f2", "seat 3")
    assert claims(apart, A) == []
    play(state, "stock", "act revolt-f1", "seat 2", "act musket-fs1")
    assert claims(state, A) == ["queens-herb"]


@pytest.mark.rule("ART-MFX-17", "ART-RUL-75")
def test_collateral_and_provost_count_as_destroyed_but_not_what_is_stolen() -> None:
    his = {"A1": "foundation-1", "A2": "foundation-2", "B1": "stone-4"}
    fall = position(
        hands=["landslide-f4 tile-3", "stone-1"], castles=[{}, his], missions=["siege-of-paris"]
    )
    play(fall, "act landslide-f4", cell(B, "A1"))
    assert claims(fall, A) == ["siege-of-paris"]
    mixed = position(
        hands=["tile-3", "stone-1"],
        stocks=["provost-marshal cannon-t2"],
        castles=[{}, his],
        missions=["siege-of-paris"],
    )
    play(mixed, "stock", "special provost-marshal", cell(B, "A2"), "act cannon-t2")
    assert asked(mixed) == "store"
    assert claims(mixed, A) == ["siege-of-paris"]
    stolen = position(
        hands=["tile-3", "stone-1"],
        stocks=["pillage-fs4 cannon-t2"],
        castles=[{}, {"A1": "foundation-1", "A2": "foundation-2"}],
        missions=["siege-of-paris"],
    )
    play(stolen, "stock", "act pillage-fs4", cell(B, "A1"), cell(A, "A1"), "act cannon-t2")
    assert (castle(stolen, B), claims(stolen, A)) == ({}, [])


@pytest.mark.rule("ART-MFX-18", "ART-MFX-20", "ART-RUL-76")
def test_attacks_are_judged_by_history() -> None:
    """Foundations completed and then broken do not count; a tile placed and lost does."""
    state = position(
        hands=["cannon-t2 tile-3", "stone-1"],
        castles=[{}, {"A1": "foundation-1"}],
        missions=["granada field-of-gold"],
        history=[{}, {"completed": 1, "placed": 7}],
    )
    play(state, "act cannon-t2")
    assert claims(state, A) == ["field-of-gold"]


@pytest.mark.rule("ART-RUL-76")
def test_an_attack_must_touch_a_card() -> None:
    state = position(hands=["cannon-t2 tile-3", "stone-1"], castles=[{}, {}], missions=["granada"])
    play(state, "act cannon-t2")
    assert claims(state, A) == []


@pytest.mark.rule("ART-MFX-30", "ART-RUL-80")
def test_ways_to_discard_a_special_card() -> None:
    thrown = position(hands=["officer tile-3", "stone-1"], missions=["sugar-cane"])
    assert claims(play(thrown, "discard officer"), A) == ["sugar-cane"]
    forced = position(
        hands=["siege tile-3", "stone-1"], stocks=["", "officer"], missions=["", "sugar-cane"]
    )
    assert claims(play(forced, "act siege"), B) == ["sugar-cane"]
    destroyed = position(
        hands=["gargoyle-st5 tile-3", "stone-1"], zones=["", "officer"], missions=["", "sugar-cane"]
    )
    assert claims(play(destroyed, "act gargoyle-st5"), B) == []


@pytest.mark.rule("ART-MFX-33", "ART-RUL-82")
@pytest.mark.parametrize(
    ("shown", "points"), [("strozzi-lanterns fifteen-fifteen", 18 + 12), ("strozzi-lanterns gossip-chair", 17)]
)  # fmt: skip
def test_arques_is_judged_after_all_others(shown: str, points: int) -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1"],
        missions=[f"arques mercator {shown}"],
        mandatory=["mercator"],
        shown=[shown],
        castles=[{"A1": "foundation-1"}],  # mercator is missed, and not subtracted here
        deck=0,
    )
    assert achieved(state, A) == points


@pytest.mark.rule("ART-MFX-40", "ART-RUL-84")
def test_wassy_is_open_from_the_end_of_a_turn_to_the_next() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1 stone-5"],
        missions=["wassy fifteen-fifteen"],
        shown=["fifteen-fifteen"],
    )
    play(state, "discard tile-3")
    assert claims(state, A) == []  # in mid-turn
    play(state, "pass", "pass")
    assert claims(state, A) == ["wassy"]
    turn(state, "discard stone-1")
    assert (state.to_act, claims(state, A)) == ((A,), [])
    finished = position(
        hands=["tile-3 tile-4", "stone-1 stone-5"],
        missions=["wassy fifteen-fifteen"],
        shown=["fifteen-fifteen"],
        history=[{"completed": 1}],
    )
    turn(finished, "discard tile-3")
    assert claims(finished, A) == []
    alone = position(hands=["tile-3 tile-4", "stone-1 stone-5"], missions=["wassy"])
    turn(alone, "discard tile-3")
    assert claims(alone, A) == []  # another mission must be up


@pytest.mark.rule("ART-RUL-84", "ART-RUL-79")
def test_wassy_stays_open_while_the_next_turn_is_skipped() -> None:
    state = position(
        hands=["tile-3 tile-4", "revolt-f1 stone-5"],
        missions=["wassy fifteen-fifteen"],
        shown=["fifteen-fifteen"],
    )
    turn(state, "discard tile-3")
    turn(state, "act revolt-f1")
    assert (state.to_act, claims(state, A)) == ((B,), ["wassy"])
