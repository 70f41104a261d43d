"""ACT: one action for each player."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import (
    A,
    B,
    C,
    D,
    acting,
    asks,
    board,
    coins,
    hands,
    legal,
    names,
    no_such_action,
    play,
    points,
    refused,
    seen,
    selling,
    told,
)


@pytest.mark.rule("ILP-ACT-01", "ILP-DEC-06")
def test_one_action_each_from_the_principe_on() -> None:
    mates = [board(hand="GWYRR") for _ in range(4)]
    state = acting(turn=C, principe=C, boards=mates)
    assert legal(state) == [
        "pass", "build siena", "lay green 1", "lay white 1", "lay red 1", "lay red 2", "lay yellow 1",
    ]  # fmt: skip
    state = play(state, "build siena")
    assert asks(state) == ("action", D)
    assert refused(state, "lay red 1", seat=C) == "ILP-ACT-01"
    state = play(state, "lay red 2")
    assert asks(state) == ("action", A)
    assert refused(state, "bid 1") == "ILP-ACT-01"


@pytest.mark.rule("ILP-ACT-02", "ILP-RUL-06")
def test_a_build_in_phase_2_does_not_take_the_action_away() -> None:
    mates = [board(), board(hand="WYRBY", coins=12), board(), board()]
    state = selling("G", principe=A, boards=mates)
    state = play(state, "bid 1", "pass", "pass", "pass", "build siena")
    assert asks(state) == ("action", B)
    assert seen(play(state, "build verona"), B)["cities"] == ["siena", "verona"]


@pytest.mark.rule("ILP-ACT-03", "ILP-RUL-43")
def test_any_number_of_cards_of_one_colour() -> None:
    state = acting(boards=[board(hand="BBBR")])
    assert legal(state, "lay") == ["lay red 1", "lay blue 1", "lay blue 2", "lay blue 3"]
    laid = play(state, "lay blue 2")
    assert seen(laid)["up"] == {"blue": 2}
    assert seen(laid)["down"] == {}
    assert hands(laid)[A] == "RB"
    assert refused(state, "lay blue 4") == refused(state, "lay green 1") == "ILP-ACT-03"
    assert no_such_action("lay blue 1 red 1")  # two colours at once


@pytest.mark.rule("ILP-ACT-04")
def test_laying_costs_and_scores_nothing() -> None:
    state = acting(boards=[board(hand="GGG", up="GW", points=3)])
    after = play(state, "lay green 3")
    assert seen(after)["up"] == {"green": 4, "white": 1}
    assert coins(after)[A] == 10
    assert points(after) == [3, 0, 0, 0]


@pytest.mark.rule("ILP-ACT-05", "ILP-RUL-08")
def test_doing_nothing() -> None:
    mates = [board(hand="GWY"), board(), board(hand="R"), board()]
    state = acting(turn=A, boards=mates)
    events = told(state, "pass")
    assert names(events) == ["no_action", "turn_began", "no_action", "turn_began"]
    assert [event["seat"] for event in events] == [A, B, B, C]
    assert asks(play(state, "pass")) == ("action", C)  # B has an empty hand
    assert hands(play(state, "pass"))[A] == "GWY"
