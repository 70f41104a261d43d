"""TRE-07 to 09 and R-09: Freeze Bid, in all its corners."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.princes.positions import (
    A,
    B,
    C,
    D,
    amounts,
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
    war,
)

FREEZER = board(hand=["freeze_bid"])
TWO = board(hand=["freeze_bid", "freeze_bid"])


@pytest.mark.rule("POR-TRE-07", "POR-AUC-09")
def test_the_opener_freezes_and_opens() -> None:
    state = play(position(FREEZER), "auction ven_doge")
    state = play(state, "freeze seat 2")
    assert asks(state) == ("bid", A)
    assert refused(state, "pass") == "POR-CITY-02"  # he must still bid
    state = bids(state, 14)
    assert asks(state) == ("bid", C)  # B, frozen and with an empty hand, has passed by himself
    assert refused(state, "amount 15", B) == "POR-AUC-02"
    shown: Any = state.view(None)["auction"]
    assert shown["frozen"] == []  # the freeze went with him


@pytest.mark.rule("POR-TRE-07", "POR-TRE-08")
def test_nobody_is_frozen_twice() -> None:
    state = bids(play(position(board(), TWO, board(hand=["veto"])), "auction gozzoli"), 1)
    state = play(state, "freeze seat 3")
    assert legal(state, "freeze") == ["freeze seat 1", "freeze seat 4"]
    assert refused(state, "freeze seat 3") == "POR-TRE-08"
    state = play(state, "freeze seat 4")
    assert table(state)["discards"] == {"freeze_bid": 2}
    assert asks(state) == ("bid", B)


@pytest.mark.rule("POR-TRE-07")
def test_only_others_who_are_still_in_can_be_frozen() -> None:
    state = bids(play(position(board(), board(), TWO), "auction gozzoli"), 1, None)
    assert asks(state) == ("bid", C)
    assert legal(state, "freeze") == ["freeze seat 1", "freeze seat 4"]
    assert refused(state, "freeze seat 2") == "POR-TRE-07"  # has passed
    assert refused(state, "freeze seat 3") == "POR-TRE-07"  # himself
    assert refused(state, "freeze seat 5") == "POR-TRE-07"  # nobody sits there


@pytest.mark.rule("POR-TRE-08")
def test_a_freeze_also_stops_a_first_bid() -> None:
    state = play(position(FREEZER, board(), board(), board()), "auction gozzoli", "freeze seat 2")
    state = bids(state, None, None, None)  # A; B passes by himself; C, D
    assert asks(state) == ("turn", B)
    assert "gozzoli" in table(state)["events"]


@pytest.mark.rule("POR-TRE-08")
def test_who_is_frozen_may_freeze_before_he_passes() -> None:
    state = bids(play(position(board(), TWO, FREEZER), "auction gozzoli"), 1)
    state = bids(play(state, "freeze seat 3"), None)
    assert asks(state) == ("bid", C)
    assert legal(state) == ["pass", "freeze seat 1", "freeze seat 4"]
    heard = told(state, "freeze seat 4")
    assert names(heard) == ["bid_frozen", "bid_passed", "bid_passed", "won", "turn_began"]


@pytest.mark.rule("POR-CITY-03", "POR-TRE-07")
def test_who_may_not_own_the_tile_may_freeze() -> None:
    three = board(tiles=["mil_merchant", "nap_merchant_1", "rom_orsini"], hand=["freeze_bid"])
    state = bids(play(position(board(), three), "auction ven_doge"), 14)
    assert asks(state) == ("bid", B)
    assert legal(state) == ["pass", "freeze seat 1", "freeze seat 3", "freeze seat 4"]


@pytest.mark.rule("POR-GEN-10", "POR-AUC-09")
def test_who_is_short_of_money_passes_after_his_last_tile() -> None:
    poor = board(influence=1, hand=["freeze_bid"])
    state = bids(play(position(board(), poor), "auction gozzoli"), 5)
    assert legal(state) == ["pass", "freeze seat 1", "freeze seat 3", "freeze seat 4"]
    assert asks(play(state, "freeze seat 3")) == ("bid", D)


@pytest.mark.rule("POR-TRE-08")
def test_a_freeze_of_the_first_post_is_over_with_it() -> None:
    boards = [
        board(troops=["pike"], hand=["freeze_bid"]),
        board(troops=["pike"]),
        board(troops=["pike"]),
    ]
    state = play(position(*boards), "war milan against rome")
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    state = play(state, "freeze seat 2", "amount 1")
    assert asks(state) == ("bid", C)
    state = bids(state, None)
    assert war(state)["attacker"]["condottiere"] == A
    assert asks(state) == ("bid", B)
    assert amounts(state)[0] == 0


@pytest.mark.rule("POR-TRE-09")
def test_players_without_troops_do_not_freeze_in_a_war() -> None:
    boards = [board(troops=["pike"]), FREEZER, board(troops=["pike"])]
    state = play(position(*boards), "war milan against rome")
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    state = bids(state, 0)
    assert asks(state) == ("bid", C)
    assert refused(state, "freeze seat 1", B) == "POR-WAR-06"
    assert seen(state, B)["hand"] == {"freeze_bid": 1}
