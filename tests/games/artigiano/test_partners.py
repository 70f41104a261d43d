"""Teams: what bears on one partner, what on both, and what partners do not do to each other (ART-RUL-28, 29, 90)."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    D,
    Json,
    asked,
    castle,
    cell,
    claims,
    hand,
    in_play,
    known,
    legal,
    may,
    play,
    position,
    stock,
    turn,
)

TEAMS: Json = {"options": {"teams": True}}  # A and C against B and D


@pytest.mark.rule("ART-RUL-90", "ART-AFX-40")
def test_the_chapel_of_the_second_partner_shelters_the_common_castle() -> None:
    state = position(
        hands=["foundation-2 siege", "cannon-t2 stone-5", "chapel-fs3 tile-4", "pillage-fs4 sin"],
        castles=[{"A1": "foundation-1"}],
        active=C,
        **TEAMS,
    )
    turn(state, "act chapel-fs3")
    turn(state, "act pillage-fs4")
    assert may(state, "place foundation-2")  # A builds
    turn(state, "discard siege")
    turn(state, "act cannon-t2")  # C has not played since
    assert castle(state, 0) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-RUL-90", "ART-RUL-64")
def test_the_previous_turn_of_an_ironmonger_is_the_teams() -> None:
    state = position(
        hands=["tile-3 siege", "musket-fs1 stone-1", "tile-4 sin", "stone-5 stone-4"],
        zones=["ironmonger"],
        active=B,
        **TEAMS,
    )
    turn(state, "act musket-fs1")
    assert (state.to_act, asked(state)) == ((C,), "copy")
    play(state, "pass")
    turn(state, "discard tile-4")
    turn(state, "discard stone-5")
    assert (state.to_act, asked(state)) == ((A,), "act")  # C could have copied it


@pytest.mark.rule("ART-RUL-90", "ART-SFX-17")
def test_one_pope_for_a_team_once() -> None:
    state = position(
        hands=["musket-fs1 tile-3", "stone-1 stone-5", "barracks tile-4", "stone-4 siege"],
        zones=["", "pope"],
        **TEAMS,
    )
    play(state, "act musket-fs1")
    assert (state.to_act, asked(state)) == ((B,), "cancel")  # who plays next
    play(state, "yes", "pass", "pass")
    turn(state, "discard stone-1")
    play(state, "act barracks")
    assert asked(state) == "store"


@pytest.mark.rule("ART-RUL-28", "ART-RUL-63")
def test_the_press_gang_spares_the_partner() -> None:
    state = position(
        hands=["tile-3", "stone-1 foundation-4", "foundation-5 siege", "stone-4"],
        zones=["press_gang"],
        active=B,
        **TEAMS,
    )
    play(state, "place foundation-4", cell(B, "A1"), "pass", "pass")
    play(state, "place foundation-5", cell(A, "A1"), "pass", "pass")
    assert (state.to_act, asked(state), legal(state)) == ((C,), "poach", ["pass", "seat 2"])
    play(state, "pass")
    turn(state, "discard stone-4")
    play(state, "discard tile-3", "pass")
    assert state.to_act == (B,)  # nobody has built since the team's previous turn


@pytest.mark.rule("ART-RUL-90", "ART-RUL-55")
def test_a_turnkey_put_into_a_cloister_by_the_partner_stays() -> None:
    state = position(
        hands=["cloister tile-3 tile-4", "stone-1 stone-4", "turnkey sin", "stone-5 siege"], **TEAMS
    )
    play(state, "act cloister")
    assert (in_play(state), asked(state)) == ({}, "deal")
    opposing = position(
        hands=["cloister tile-3 tile-4", "turnkey stone-4", "stone-1 sin", "stone-5 siege"], **TEAMS
    )
    play(opposing, "act cloister")
    assert in_play(opposing) == {"turnkey": ["zone", 1, 0]}


@pytest.mark.rule("ART-RUL-28", "ART-AFX-20", "ART-AFX-12")
def test_bans_on_turns_and_draws_hit_each_member_and_bad_weather_the_next_player() -> None:
    state = position(hands=["musket-fs1 bad-weather", "stone-1", "tile-3", "stone-4"], **TEAMS)
    musket = play(state.copy(), "act musket-fs1")
    players: list[Json] = musket.dump()["players"]  # type: ignore[assignment]
    assert [player["coming"] for player in players] == [0, 1, 0, 1]
    turn(state, "act bad-weather", "pass")
    assert state.to_act == (C,)


@pytest.mark.rule("ART-RUL-28", "ART-AFX-24", "ART-AFX-16")
def test_a_siege_hits_the_common_stock_once() -> None:
    state = position(
        hands=["siege tile-3", "stone-1", "tile-4", "stone-5"],
        stocks=["", "stone-4 foundation-1 sin"],
        **TEAMS,
    )
    play(state, "act siege")
    assert (state.to_act, asked(state)) == ((B,), "discard_stock")
    play(state, "card sin")
    assert (asked(state), stock(state, 1)) == ("store", ["foundation-1", "stone-4"])


@pytest.mark.rule("ART-RUL-51", "ART-RUL-28")
def test_either_partner_may_turn_back_what_hit_the_team() -> None:
    """The Cellar of A hits the stock of B and D: D, who plays after his partner, may still name it."""
    state = position(
        hands=["cellar-f2 tile-3", "stone-1 stone-4", "tile-4", "prayer-t1 stone-5"],
        stocks=["sin", "foundation-1"],
        **TEAMS,
    )
    turn(state, "act cellar-f2")
    turn(state, "discard stone-1")
    turn(state, "discard tile-4")
    play(state, "act prayer-t1")
    assert stock(state, 0) == []


@pytest.mark.rule("ART-RUL-29", "ART-MFX-14")
def test_at_the_end_hands_are_judged_one_by_one() -> None:
    """Pavia: one special card in each hand is one at most for each; with a pure action in the stock it is two."""
    for stocked, points in (("", 11), ("siege", 0)):
        state = position(
            hands=["tile-3 officer", "stone-1", "pope tile-4", "stone-5"],
            stocks=[stocked],
            missions=["pavia"],
            deck=0,
            **TEAMS,
        )
        turn(state, "discard tile-3")
        while not state.over:
            play(state, "pass")
        assert sum(state.scores()) == points


@pytest.mark.rule("ART-RUL-29", "ART-MFX-19")
def test_one_turn_is_the_turn_of_one_partner() -> None:
    state = position(
        hands=["musket-fs1 tile-3", "stone-1", "tile-4", "stone-5"],
        stocks=["barracks convent-f2"],
        missions=["treaty-of-verger"],
        **TEAMS,
    )
    turn(state, "act musket-fs1")
    turn(state, "discard stone-1")
    play(state, "stock", "act barracks", "act convent-f2", "seat 2")
    assert claims(state, A) == []


@pytest.mark.rule("ART-RUL-27", "ART-RUL-18")
def test_both_partners_have_the_last_word_and_one_claim_is_enough() -> None:
    state = position(
        hands=["tile-3 siege", "", "tile-4", ""],
        missions=["", "panama"],
        deck=0,
        **TEAMS,
    )
    turn(state, "discard tile-3")
    assert state.to_act == (B, D)
    play(state, "claim panama", "pass", "claim panama", "pass")
    assert state.over
    assert state.scores()[1] == 6


@pytest.mark.rule("ART-TEAM-05", "ART-RUL-28")
def test_a_hand_seen_by_one_partner_is_not_seen_by_the_other() -> None:
    state = position(
        hands=["double-helix-staircase foundation-1", "stone-1 siege", "tile-4", "stone-5"], **TEAMS
    )
    play(state, "act double-helix-staircase", "seat 2")
    assert known(state, A) == {"1": ["stone-1", "siege"]}
    assert known(state, C) == {}
    assert hand(state, C) == ["tile-4"]


@pytest.mark.rule("ART-RUL-28", "ART-RUL-63", "ART-RUL-46")
def test_a_partner_who_echoed_a_four_is_not_robbed() -> None:
    state = position(
        hands=["landslide-f4 sin", "bread-oven-t2 foundation-4 stone-1", "tile-4 siege", "stone-5"],
        zones=["press_gang"],
        active=B,
        **TEAMS,
    )
    play(state, "act bread-oven-t2", "place foundation-4", cell(B, "A1"), "pass")
    assert state.to_act == (C,)
    play(state, "pass", "place landslide-f4", cell(A, "A1"), "pass", "pass")
    play(state, "discard tile-4", "pass", "pass")
    assert (state.to_act, asked(state), legal(state)) == ((C,), "poach", ["pass", "seat 2"])


@pytest.mark.rule("ART-RUL-39", "ART-RUL-28")
def test_doubled_bad_weather_skips_the_next_two_opponents_not_the_partner() -> None:
    state = position(
        hands=["double-attack-f1 bad-weather", "stone-1", "tile-3 siege", "stone-4"], **TEAMS
    )
    play(state, "act double-attack-f1", "act bad-weather", "double targets")
    turn(state)
    assert state.to_act == (C,)
    turn(state, "discard tile-3")
    assert state.to_act == (A,)
