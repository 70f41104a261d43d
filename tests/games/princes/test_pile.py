"""BUY-07, GEN-03 and TRE-14: drawing, giving up, and the pile made anew."""

from __future__ import annotations

import pytest

import signoria
from tests.games.princes.positions import (
    GAME,
    A,
    B,
    Json,
    asks,
    bids,
    board,
    legal,
    names,
    play,
    position,
    refused,
    seen,
    table,
    told,
)


def buys(state: signoria.State, seat: int) -> list[Json]:
    return told(state, "buy treachery", to=seat)


@pytest.mark.rule("POR-GEN-03", "POR-TRE-15")
def test_who_hears_what_was_drawn_and_given_up() -> None:
    state = position(board(hand=["veto", "freeze_bid"]))
    own = next(event for event in buys(state, A) if event["event"] == "treachery_drawn")
    others = next(event for event in buys(state, B) if event["event"] == "treachery_drawn")
    assert "treachery" in own
    assert others == {"event": "treachery_drawn", "seat": A}
    state = play(state, "buy treachery")
    assert told(state, "tile veto", to=A)[0] == {
        "event": "treachery_given_up", "seat": A, "treachery": 5,
    }  # fmt: skip
    assert told(state, "tile veto", to=B)[0] == {"event": "treachery_given_up", "seat": A}
    state = play(state, "tile veto")
    assert table(state)["discards"] == {}  # face down


@pytest.mark.rule("POR-GEN-02", "POR-BUY-07")
def test_a_raised_limit_is_used() -> None:
    two = ["veto", "freeze_bid"]
    state = play(position(board(family="malatesta", hand=two)), "buy treachery")
    assert asks(state) == ("after", A)
    assert sum(seen(state)["hand"].values()) == 3
    state = play(position(board(hand=two, tiles=["nap_ferrante_aragon"])), "buy treachery")
    assert asks(state) == ("after", A)
    assert asks(play(position(board(hand=two[:1])), "buy treachery")) == ("after", A)


@pytest.mark.rule("POR-BUY-07", "POR-POL-09")
def test_alfonso_on_anothers_turn_may_ask_for_a_discard() -> None:
    state = position(board(), board(hand=["veto", "freeze_bid"]))
    state = bids(play(state, "auction nap_alfonso_aragon"), 10, 11, None, None, None)
    assert asks(state) == ("alfonso", B)
    state = play(state, "yes")
    assert asks(state) == ("discard", B)
    assert refused(state, "pass") == "POR-GEN-03"
    assert asks(play(state, "tile veto")) == ("turn", B)  # A has nothing left to do


@pytest.mark.rule("POR-POL-09", "POR-POL-10")
def test_alfonso_once_a_decade_before_the_action() -> None:
    state = play(position(board(tiles=["nap_alfonso_aragon"])), "alfonso")
    assert asks(state) == ("turn", A)
    assert sum(seen(state)["hand"].values()) == 1
    assert refused(state, "alfonso") == "POR-POL-09"
    assert seen(state)["gold"] == 40
    spent = board(tiles=["nap_alfonso_aragon"], used=["nap_alfonso_aragon"])
    assert refused(position(spent), "alfonso") == "POR-POL-09"


@pytest.mark.rule("POR-TRE-14")
def test_tiles_given_up_alone_make_a_new_pile() -> None:
    """Six players hold the limit; the other nine tiles were all given up face down."""
    boards = [
        board(family="malatesta", hand=["freeze_bid"] * 3, given_up=["veto", "start_war"]),
        board(family="bentivogli", hand=["freeze_bid"] * 3, given_up=["steal_influence"] * 2),
        board(hand=["freeze_bid"] * 2, given_up=["raid_gold_shipment"] * 2),
        board(hand=["bribe_troops"] * 2, given_up=["bribe_cardinal"] * 2),
        board(hand=["bribe_troops"] * 2, given_up=["bribe_troops"]),
        board(hand=["bribe_troops"] * 2),
    ]
    state = position(*boards, seats=6)
    assert (table(state)["pile"], table(state)["discards"]) == (0, {})
    assert "buy treachery" in legal(state)
    heard = buys(state, A)
    assert names(heard)[1] == "pile_shuffled"
    state = play(state, "buy treachery")
    assert table(state)["pile"] == 8
    shown: Json = state.view(A)
    assert [face["face_down"] for face in shown["boards"]] == [0] * 6


@pytest.mark.rule("POR-TRE-14")
def test_tiles_that_lie_face_up_alone_make_a_new_pile() -> None:
    state = position(board(tiles=["nap_alfonso_aragon"]), pile=0)
    assert table(state)["pile"] == 0
    assert {"buy treachery", "alfonso"} <= set(legal(state))
    state = play(state, "buy treachery")
    assert (table(state)["pile"], table(state)["discards"]) == (22, {})


@pytest.mark.rule("POR-SETUP-08")
def test_every_draw_is_a_draw_of_its_own() -> None:
    """Somebody draws two different tiles in a row, somebody else the same twice."""
    pairs = set()
    for seed in range(30):
        state = position(seed=seed)
        state = play(state, "buy treachery", "pass", "buy treachery", "pass")
        hands = [tuple(seen(state, seat)["hand"]) for seat in (A, B)]
        pairs.add(hands[0] == hands[1])
    assert pairs == {True, False}
    assert table(state)["drawn"] == 2


@pytest.mark.rule("POR-TRE-15")
def test_played_tiles_lie_face_up() -> None:
    boards = [board(hand=["steal_influence", "raid_gold_shipment"])]
    state = play(position(*boards), "steal influence from seat 2", "raid gold of seat 3")
    assert table(state)["discards"] == {"steal_influence": 1, "raid_gold_shipment": 1}
    assert seen(state)["hand"] == {}
    assert GAME.invariants(state) == []
