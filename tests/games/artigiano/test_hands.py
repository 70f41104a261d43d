"""Actions on hands and stocks: looking, trading, swapping, pooling; the Turnkey; who learns what."""

from __future__ import annotations

import pytest

from tests.games.artigiano.positions import (
    A,
    B,
    C,
    asked,
    castle,
    cell,
    hand,
    in_play,
    kinds,
    known,
    legal,
    may,
    names,
    pile,
    play,
    position,
    sheet,
    stock,
    told,
    turn,
)

HAND_B, STOCK_B = "1", "9"  # places as the facts of a view number them


@pytest.mark.rule("ART-AFX-11")
@pytest.mark.parametrize("card", ["espionage"])
def test_only_the_actor_sees_the_stock(card: str) -> None:
    state = position(hands=[f"{card} tile-3", "stone-1", "stone-5"], stocks=["", "tile-4 stone-4"])
    play(state, f"act {card}", "side 2")
    assert known(state, A) == {STOCK_B: ["stone-4", "tile-4"]}
    assert known(state, C) == {}
    assert known(state, None) == {}


@pytest.mark.rule("ART-AFX-11", "ART-RUL-66", "ART-SFX-14")
def test_espionage_drives_the_turnkey_out_of_a_stock() -> None:
    state = position(hands=["espionage tile-3", "stone-1"], stocks=["", "turnkey stone-4"])
    play(state, "act espionage")
    assert in_play(state) == {"turnkey": ["zone", B, 0]}
    assert (stock(state, B), sheet(state, B)["specials"]) == (["stone-4"], 3)


@pytest.mark.rule("ART-AFX-13")
def test_the_staircase_shows_the_hand_before_the_choice() -> None:
    state = position(hands=["double-helix-staircase foundation-1", "stone-4 tile-4"])
    play(state, "act double-helix-staircase")
    assert known(state, A) == {HAND_B: ["stone-4", "tile-4"]}
    assert (asked(state), may(state, "pass")) == ("place", True)
    play(state, "place foundation-1", cell(A, "A1"))
    assert castle(state, A) == {"A1": "foundation-1"}


@pytest.mark.rule("ART-RUL-41", "ART-AFX-18")
def test_a_card_just_taken_may_be_given_back() -> None:
    state = position(hands=["trade-f2 tile-3", "stone-4 stone-1"])
    play(state, "act trade-f2", "card stone-4", "card stone-4")
    assert (hand(state, A), hand(state, B)) == (["tile-3"], ["stone-1", "stone-4"])


@pytest.mark.rule("ART-RUL-41", "ART-AFX-33")
def test_smuggling_takes_and_gives_as_many_as_arrive() -> None:
    one = position(hands=["smuggling tile-3 tile-4", "stone-4"])
    play(one, "act smuggling")
    assert asked(one) == "give"
    play(one, "card tile-3")
    assert (hand(one, A), hand(one, B)) == (["stone-4", "tile-4"], ["tile-3"])
    turnkey = position(hands=["smuggling tile-3 tile-4", "turnkey stone-4"])
    play(turnkey, "act smuggling", "card tile-4")  # one of the two did not arrive
    assert asked(turnkey) == "store"
    assert in_play(turnkey) == {"turnkey": ["zone", B, 0]}
    assert hand(turnkey, B) == ["tile-4"]


@pytest.mark.rule("ART-AFX-33")
def test_third_players_do_not_see_what_is_smuggled() -> None:
    state = position(hands=["smuggling tile-3 tile-4", "stone-4 stone-1", "stone-5"])
    said = ("act smuggling", "seat 2", "card tile-3", "card tile-4")
    seen = [event for event in told(state, *said, to=C) if event["event"] == "taken_at_random"]
    assert len(seen) == 2
    assert all("card" not in event for event in seen)
    mine = [event for event in told(state, *said, to=A) if event["event"] == "taken_at_random"]
    assert all("card" in event for event in mine)


@pytest.mark.rule("ART-RUL-43", "ART-AFX-23")
def test_a_swap_of_hands_is_no_look() -> None:
    state = position(hands=["carpet-seller tile-3", "turnkey stone-4 stone-1", ""])
    trial = play(state.copy(), "act carpet-seller", "seat 2")
    assert "turnkey" in hand(trial, A)
    assert in_play(trial) == {}
    assert [len(hand(trial, seat)) for seat in (A, B)] == [3, 1]
    play(state, "act carpet-seller", "seat 3")  # an empty hand may be swapped
    assert (hand(state, A), hand(state, C)) == ([], ["tile-3"])


@pytest.mark.rule("ART-AFX-30", "ART-RUL-47")
def test_a_deal_on_the_village_square() -> None:
    state = position(
        hands=["village-square-fs3 tile-3 tile-4", "stone-1 stone-4 stone-5", "foundation-1"]
    )
    play(state, "act village-square-fs3", "seat 2")
    assert known(state, A)[HAND_B] == ["stone-1", "stone-4", "stone-5"]
    assert known(state, B)["0"] == ["tile-3", "tile-4"]
    assert known(state, C) == {}
    play(state, "card tile-3", "pass")
    assert not may(state, "pass")  # at least one card each way
    play(state, "card stone-4", "card stone-5", "pass")
    assert (state.to_act, asked(state)) == ((B,), "answer")
    play(state, "yes")
    assert (hand(state, A), hand(state, B)) == (
        ["stone-4", "stone-5", "tile-4"],
        ["stone-1", "tile-3"],
    )
    assert (state.to_act, asked(state)) == ((B,), "offer")  # five offers are left
    play(state, "pass")
    assert asked(state) == "store"


@pytest.mark.rule("ART-RUL-47", "ART-AFX-30")
def test_refused_offers_change_nothing_and_there_are_six() -> None:
    state = position(hands=["village-square-fs3 tile-3", "stone-1"])
    play(state, "act village-square-fs3")
    for number in range(6):
        assert state.to_act == (number % 2,)
        mine, theirs = ("tile-3", "stone-1") if number % 2 == 0 else ("stone-1", "tile-3")
        play(state, f"card {mine}", "pass", f"card {theirs}", "pass", "pass")
    assert asked(state) == "store"
    assert (hand(state, A), hand(state, B)) == (["tile-3"], ["stone-1"])


@pytest.mark.rule("ART-RUL-54", "ART-AFX-42")
def test_the_revelation_and_shielded_places() -> None:
    """Those of the opponent are neither shown nor swapped, the own ones may be used."""
    state = position(
        hands=["revelation-fst1 tile-3", "stone-1"],
        stocks=["", "tile-4"],
        shielded=["stone-4"],
        zones=["storekeeper"],
    )
    play(state, "act revelation-fst1", "card stone-4", "pass", "card tile-4")
    assert stock(state, B) == ["stone-4"]
    other = position(
        hands=["revelation-fst1 tile-3", "stone-1"],
        stocks=["stone-4"],
        shielded=["", "tile-4"],
        zones=["", "storekeeper"],
    )
    play(other, "act revelation-fst1")
    assert (asked(other), known(other, A)) == ("store", {})


@pytest.mark.rule("ART-RUL-54")
@pytest.mark.parametrize("card", ["sin", "revelation-fst1"])
def test_a_captain_on_the_own_stock_forbids_to_swap(card: str) -> None:
    state = position(
        hands=[f"{card} tile-3", "stone-1"],
        stocks=["stone-4", "tile-4"],
        on_stocks=["captain"],
    )
    play(state, f"act {card}")
    assert (asked(state), stock(state, A)) == ("draw", ["stone-4"])


@pytest.mark.rule("ART-RUL-54", "ART-AFX-42")
def test_two_against_one_is_refused() -> None:
    state = position(
        hands=["revelation-fst1 tile-3", "stone-1"], stocks=["stone-4 stone-5", "tile-4"]
    )
    play(state, "act revelation-fst1", "card stone-4")
    assert legal(state) == ["pass"]  # the other stock has only one card


@pytest.mark.rule("ART-RUL-55", "ART-AFX-45")
def test_the_cloister_with_small_hands_and_a_turnkey() -> None:
    """B has one card, the Turnkey: it goes to his zone, and he gets nothing back."""
    state = position(hands=["cloister tile-3 tile-4 stone-1", "turnkey", "stone-4 stone-5 siege"])
    play(state, "act cloister", "card stone-1", "card tile-3", "card stone-4", "card stone-5")
    assert in_play(state) == {"turnkey": ["zone", B, 0]}
    play(state, "card stone-4", "card stone-5")
    assert [hand(state, seat) for seat in (A, B, C)] == [
        ["stone-4", "stone-5", "tile-4"], [], ["stone-1", "tile-3", "siege"],
    ]  # fmt: skip


@pytest.mark.rule("ART-RUL-55")
def test_a_turnkey_put_in_by_the_actor_is_seen_by_nobody_else() -> None:
    state = position(hands=["cloister turnkey tile-4", "stone-1 stone-4", "stone-5 siege"])
    play(state, "act cloister", "card stone-1", "card stone-4")
    assert in_play(state) == {}


@pytest.mark.rule("ART-RUL-56", "ART-AFX-46")
def test_the_confessional_asks_for_missions_still_face_down() -> None:
    state = position(
        hands=["confessional tile-3", "stone-1"],
        missions=["", "mercator panama"],
        mandatory=["", "mercator panama"],
        shown=["", "panama"],
    )
    play(state, "act confessional")
    assert state.view(A)["facts"]["missions"] == {"1": ["mercator"]}  # type: ignore[index]
    none = position(
        hands=["confessional tile-3", "stone-1"],
        missions=["", "panama"],
        mandatory=["", "panama"],
        shown=["", "panama"],
    )
    play(none, "act confessional")
    assert asked(none) == "store"


@pytest.mark.rule("ART-RUL-66")
@pytest.mark.parametrize(
    ("hands", "stocks", "said"),
    [
        (["trade-f2 tile-3", "turnkey stone-4"], [], ["act trade-f2"]),
        (["double-helix-staircase tile-3", "turnkey stone-4"], [], ["act double-helix-staircase"]),
        (["village-square-fs3 tile-3", "turnkey stone-4"], [], ["act village-square-fs3"]),
        (["shop-front tile-3", "turnkey stone-4"], [], ["act shop-front"]),
        (["vestibule-fs3 tile-3", "stone-1"], ["", "turnkey"], ["act vestibule-fs3"]),
        (["revelation-fst1 tile-3", "stone-1"], ["", "turnkey"], ["act revelation-fst1"]),
        (["cellar-f2 tile-3", "stone-1"], ["", "turnkey"], ["act cellar-f2"]),
        (["trinket-seller tile-3", "stone-1"], ["", "turnkey"], ["special trinket-seller"]),
    ],
)
def test_seen_or_drawn_the_turnkey_moves(
    hands: list[str], stocks: list[str], said: list[str]
) -> None:
    state = play(position(hands=hands, stocks=stocks), *said)
    assert in_play(state)["turnkey"] == ["zone", B, 0]


@pytest.mark.rule("ART-RUL-66", "ART-RUL-67")
def test_the_trinket_seller_takes_the_place_of_a_turnkey() -> None:
    state = position(hands=["trinket-seller tile-3", "stone-1"], stocks=["", "turnkey"])
    play(state, "special trinket-seller")
    assert stock(state, B) == ["trinket-seller"]


@pytest.mark.rule("ART-RUL-66")
def test_giving_storing_and_discarding_leave_the_turnkey_alone() -> None:
    given = position(hands=["trade-f2 turnkey", "stone-4 stone-1"])
    play(given, "act trade-f2", "card stone-4", "card turnkey")
    assert (in_play(given), "turnkey" in hand(given, B)) == ({}, True)
    stored = play(position(hands=["tile-3 turnkey", "stone-1"]), "discard tile-3", "card turnkey")
    assert (in_play(stored), stock(stored, A)) == ({}, ["turnkey"])
    thrown = play(position(hands=["tile-3 turnkey", "stone-1"]), "discard turnkey")
    assert (in_play(thrown), pile(thrown)[-1]) == ({}, "turnkey")


@pytest.mark.rule("ART-RUL-49", "ART-AFX-36")
def test_who_has_no_action_shows_nothing_but_is_asked() -> None:
    """Everybody knows afterwards that the hand has none: a careful player would have noted it."""
    state = position(hands=["brotherhood-f3 tile-3", "stone-4 stone-1"])
    play(state, "act brotherhood-f3")
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert hand(state, B) == ["stone-1", "stone-4"]
    assert state.view(A)["players"][B]["may"] == 0  # type: ignore[index]


@pytest.mark.rule("ART-AFX-29")
def test_a_hand_of_one_card_loses_one() -> None:
    state = position(hands=["cleaver-fs1 tile-3", "stone-4", "stone-1 stone-5 siege"])
    play(state, "act cleaver-fs1")
    assert state.to_act == (C,)
    play(state, "card stone-1", "card siege")
    assert (hand(state, B), hand(state, C)) == ([], ["stone-5"])


@pytest.mark.rule("ART-AFX-32")
def test_every_player_sees_a_hand_shown() -> None:
    state = position(hands=["shop-front tile-3", "stone-4", "stone-1"])
    play(state, "act shop-front", "seat 2")
    for viewer in (A, C, None):
        assert known(state, viewer) == {HAND_B: ["stone-4"]}


def test_a_kind_that_leaves_in_sight_is_forgotten() -> None:
    """A knows one stone 4 in the hand of B; after a stone 4 was played there he knows of none."""
    state = position(hands=["shop-front tile-3", "stone-4 stone-1"])
    turn(state, "act shop-front")
    turn(state, "discard stone-4")
    assert known(state, A) == {HAND_B: ["stone-1"]}


def test_what_is_drawn_from_cards_put_back_is_known() -> None:
    state = position(
        hands=["well-fs1 tile-3 tile-4 stone-1", "stone-5"], top=["stone-4", "officer", "sin"]
    )
    play(state, "act well-fs1", "card sin", "pass")
    assert names(told(state, "pass", to=B)).count("drawn") == 1
    play(state, "pass")
    assert "sin" in hand(state, A)
    top = state.view(B)["facts"]["top"]  # type: ignore[index]
    assert [[None if name is None else kinds([name])[0] for name in group[2]] for group in top] == [
        [None]
    ]
