"""What views and events tell: exactly what the ledger lists under hidden information."""

from __future__ import annotations

import json

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    asked,
    hand,
    kinds,
    known,
    legal,
    may,
    pile,
    play,
    position,
    stock,
    told,
    turn,
)


def seen(state: object, viewer: int | None) -> str:
    return json.dumps(state.view(viewer), sort_keys=True)  # type: ignore[attr-defined]


@pytest.mark.rule("ART-AFX-37", "ART-RUL-34")
def test_all_saw_the_cards_put_back_but_only_the_actor_knows_their_order() -> None:
    state = position(
        hands=["angelus-f4 tile-3", "stone-1", "stone-4"], top=["officer", "sin", "stone-5"]
    )
    play(state, "act angelus-f4", "card stone-5")
    one, other = play(state.copy(), "card officer"), play(state.copy(), "card sin")
    assert seen(one, A) != seen(other, A)
    for viewer in (B, C, None):
        assert seen(one, viewer) == seen(other, viewer)
        ((_, _, cards),) = one.view(viewer)["facts"]["top"]  # type: ignore[index]
        assert set(kinds(cards)) == {"officer", "sin"}


@pytest.mark.rule("ART-AFX-07")
def test_what_the_well_turns_up_and_gives_is_public() -> None:
    state = position(hands=["well-fs1 tile-3", "stone-1"], top=["stone-4", "officer"])
    play(state, "act well-fs1")
    assert known(state, B)["0"] == ["stone-4"]


@pytest.mark.rule("ART-AFX-45", "ART-RUL-55")
def test_the_pool_of_a_cloister_is_seen_by_the_actor_alone() -> None:
    state = position(hands=["cloister tile-3 tile-4", "stone-1 stone-4", "stone-5 siege"])
    play(state, "act cloister")
    assert asked(state) == "deal"
    assert state.view(C)["table"]["pool"] == 6  # type: ignore[index]
    play(state, "card tile-3", "card siege", "card stone-5", "card tile-4")
    assert (hand(state, A), hand(state, B), hand(state, C)) == (
        ["tile-3", "siege"], ["stone-5", "tile-4"], ["stone-1", "stone-4"],
    )  # fmt: skip
    assert known(state, A) == {"1": ["stone-5", "tile-4"], "2": ["stone-1", "stone-4"]}
    assert known(state, B) == known(state, C) == known(state, None) == {}


@pytest.mark.rule("ART-AFX-46")
def test_a_mission_shown_is_told_to_the_actor_and_its_owner_alone() -> None:
    state = position(
        hands=["confessional tile-3", "stone-4", "stone-1"],
        missions=["", "mercator wassy panama"],
        mandatory=["", "mercator wassy"],
    )
    said = ("act confessional", "side 2", "mission wassy")
    for viewer, knows in ((A, True), (B, True), (C, False)):
        (event,) = [e for e in told(state, *said, to=viewer) if e["event"] == "mission_shown"]
        assert ("mission" in event) is knows
    play(state, "act confessional", "side 2")
    assert (state.to_act, legal(state)) == ((B,), ["mission mercator", "mission wassy"])


@pytest.mark.rule("ART-AFX-30", "ART-RUL-47")
def test_third_players_do_not_learn_what_is_offered() -> None:
    state = position(hands=["village-square-fs3 tile-3", "stone-1", "stone-4"])
    said = (
        "act village-square-fs3",
        "seat 2",
        "card tile-3",
        "pass",
        "card stone-1",
        "pass",
        "yes",
    )
    told_c = [
        e
        for e in told(state, *said, to=C)
        if e["event"].startswith(("offer_g", "offer_a", "given"))
    ]
    assert all("card" not in event for event in told_c)
    told_b = [e for e in told(state, *said, to=B) if e["event"] == "offer_gives"]
    assert all("card" in event for event in told_b)
    assert told_b


@pytest.mark.rule("ART-SFX-07")
def test_a_card_taken_by_the_press_gang_is_known_to_giver_and_taker() -> None:
    state = position(
        hands=["tile-3", "foundation-4 stone-1", "stone-5"],
        zones=["press_gang"],
        active=B,
    )
    turn(state, "place foundation-4", "cell 2.1")
    turn(state, "discard stone-5")
    play(state, "discard tile-3", "pass")
    for viewer, knows in ((A, True), (B, True), (C, False)):
        (event,) = [e for e in told(state, "seat 2", to=viewer) if e["event"] == "taken_at_random"]
        assert ("card" in event) is knows


@pytest.mark.rule("ART-RUL-49", "ART-AFX-29")
def test_simultaneous_choices_are_shown_when_all_have_answered() -> None:
    state = position(hands=["cleaver-fs1 tile-3", "stone-1 stone-4 stone-5", "siege sin officer"])
    play(state, "act cleaver-fs1")
    before = seen(state, C)
    play(state, "card stone-1", "card stone-4")
    assert state.to_act == (C,)
    assert hand(state, B) == ["stone-1", "stone-4", "stone-5"]  # nothing is shown yet
    assert json.loads(seen(state, C))["players"] == json.loads(before)["players"]


@pytest.mark.rule("ART-STO-01", "ART-VOC-02")
def test_a_stored_card_lies_face_down() -> None:
    state = position(hands=["tile-3 tile-4 siege", "stone-1", "stone-4"])
    play(state, "discard tile-3")
    one, other = play(state.copy(), "card tile-4"), play(state.copy(), "card siege")
    for viewer in (B, C, None):
        assert seen(one, viewer) == seen(other, viewer)
    assert one.view(B)["sides"][A]["in_stock"] == 1  # type: ignore[index]


# ---------------------------------------------------------------- hands


@pytest.mark.rule("ART-AFX-33", "ART-RUL-41")
def test_what_was_smuggled_may_be_given_back() -> None:
    state = position(hands=["smuggling tile-3 tile-4", "stone-1 stone-4"])
    play(state, "act smuggling", "card stone-1", "card stone-4")
    assert (hand(state, A), hand(state, B)) == (["tile-3", "tile-4"], ["stone-1", "stone-4"])


@pytest.mark.rule("ART-TURN-03", "ART-TURN-04")
def test_nothing_is_stored_or_drawn_before_the_operation() -> None:
    state = position(hands=["tile-3 stone-1", "stone-4"])
    assert not may(state, "card stone-1")
    assert not may(state, "pass")
    play(state, "discard tile-3")
    assert legal(state) == ["pass", "card stone-1"]  # no second operation


@pytest.mark.rule("ART-AFX-24", "ART-RUL-05")
def test_a_siege_leaves_empty_stocks_alone() -> None:
    state = position(hands=["siege tile-3", "stone-1", "stone-4"], stocks=["stone-5", "", "tile-4"])
    play(state, "act siege")
    assert [stock(state, side) for side in (A, B, C)] == [["stone-5"], [], []]


@pytest.mark.rule("ART-RUL-50", "ART-AFX-38")
def test_a_pater_noster_takes_what_there_is_and_keeps_phase_2() -> None:
    one = position(hands=["pater-noster-s1 tile-3", "stone-1"])
    play(one, "act pater-noster-s1")
    assert (hand(one, A), asked(one)) == ([], "draw")
    more = position(hands=["pater-noster-s1 tile-3 tile-4 stone-5", "stone-1"])
    play(more, "act pater-noster-s1", "card tile-3", "card tile-4")
    assert legal(more) == ["pass", "card stone-5"]


@pytest.mark.rule("ART-ACT-01", "ART-AFX-23")
def test_the_card_played_is_no_longer_in_hand_when_hands_are_swapped() -> None:
    state = position(hands=["carpet-seller", "stone-1"])
    play(state, "act carpet-seller")
    assert (hand(state, A), hand(state, B), pile(state)[-1]) == (["stone-1"], [], "carpet-seller")
