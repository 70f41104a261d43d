"""POPE and AUC-10: how the Pope is paid for, and the Holy League."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.princes.positions import (
    A,
    B,
    C,
    amounts,
    asks,
    bids,
    board,
    ended,
    gold,
    influence,
    legal,
    play,
    position,
    refused,
    seen,
    sheet,
    table,
    war,
)


def pope(price: int, mine: Any, **about: Any) -> signoria.State:
    """The Pope won by A at a price."""
    return bids(play(position(mine, **about), "auction pope"), price, None, None, None)


@pytest.mark.rule("POR-AUC-10")
def test_how_much_is_paid_in_which_way() -> None:
    mine = board(
        influence=2,
        gold=5,
        tiles=["rom_orsini", "flo_banking_1"],
        hand=["bribe_cardinal", "bribe_cardinal"],
    )
    state = pope(9, mine)
    assert asks(state) == ("payment", A)
    assert amounts(state) == [1, 2]
    assert refused(state, "amount 0") == "POR-AUC-10"
    two = seen(play(state, "amount 2"))
    assert (two["influence"], two["gold"], two["used"], two["hand"]) == (0, 5, [], {})
    one = seen(play(state, "amount 1"))
    assert (one["influence"], one["gold"], one["used"]) == (0, 2, ["flo_banking_1"])


@pytest.mark.rule("POR-POPE-01")
def test_the_pope_for_nothing() -> None:
    state = pope(0, board())
    assert table(state)["pope"] == A
    assert influence(state) == [12] * 4


@pytest.mark.rule("POR-POPE-02")
def test_one_pope_in_a_decade() -> None:
    state = pope(0, board())
    assert refused(state, "auction pope") == "POR-POPE-02"


@pytest.mark.rule("POR-POPE-03")
def test_cardinals_take_something_off() -> None:
    state = pope(5, board(tiles=["rom_roderigo_borgia", "rom_della_rovere", "flo_giovanni_medici"]))
    assert influence(state)[A] == 10


@pytest.mark.rule("POR-POPE-04")
@pytest.mark.parametrize(("price", "paid"), [(4, 1), (2, 0)])
def test_a_bribed_cardinal(price: int, paid: int) -> None:
    state = pope(price, board(hand=["bribe_cardinal", "bribe_cardinal"]))
    assert (2 in amounts(state)) == (price == 4)
    state = play(state, "amount 1")
    assert influence(state)[A] == 12 - paid
    assert table(state)["discards"] == {"bribe_cardinal": 1}


@pytest.mark.rule("POR-POPE-04", "POR-GEN-10")
def test_a_winner_with_a_hand_is_asked_whatever_it_holds() -> None:
    state = pope(3, board(hand=["veto"]))
    assert asks(state) == ("payment", A)
    assert amounts(state) == [0]
    assert asks(pope(0, board(hand=["bribe_cardinal"])))[0] == "after"  # nothing is owed
    assert asks(pope(3, board())) == ("turn", B)


@pytest.mark.rule("POR-POPE-05", "POR-POPE-09", "POR-DEC-05")
def test_income_of_the_pope_and_his_return() -> None:
    state = position(pope=A, events=["gozzoli"])
    state = bids(play(state, "auction gozzoli"), 0, None, None, None)
    assert gold(state) == [55, 52, 52, 52]
    assert table(state)["pope"] is None
    last = bids(
        play(position(pope=B, decade=3, events=["leonardo"]), "auction leonardo"), 0, *[None] * 3
    )
    assert table(last)["pope"] == B


@pytest.mark.rule("POR-POPE-10", "POR-SCORE-08")
def test_points_of_the_last_pope() -> None:
    assert [sheet(ended(pope=C), seat)["pope"] for seat in range(4)] == [0, 0, 3, 0]
    assert [sheet(ended(), seat)["pope"] for seat in range(4)] == [0] * 4


def holy_war(papal: Any = None, **about: Any) -> signoria.State:
    """A attacks with Cavalry, B defends with Pike, C is Pope."""
    papal = papal or board(family="este", troops=["artillery"])
    boards = [board(troops=["cavalry"]), board(troops=["pike"]), papal]
    state = position(*boards, **{"pope": C, **about})
    state = play(state, "war milan against rome")
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    state = bids(state, 0, None)  # A; B
    if asks(state) == ("bid", C):
        state = bids(state, None)
    while asks(state)[0] == "bid":
        state = bids(state, 0 if state.to_act == (B,) else None)
    return state


@pytest.mark.rule("POR-POPE-06", "POR-DEC-06")
def test_the_league_once_a_decade() -> None:
    assert asks(holy_war()) == ("league", C)
    again = holy_war(league_used=True)
    assert asks(again) == ("turn", B)  # fought to the end without a question
    assert asks(holy_war(board(family="este"))) == ("turn", B)  # no troop


@pytest.mark.rule("POR-POPE-07")
def test_only_printed_values_join() -> None:
    state = holy_war(board(family="este", troops=["artillery"], hand=["veto"]))
    state = play(state, "league with attacker")
    assert war(state)["attacker"]["attack"] == 2 + 3
    assert war(state)["attacker"]["defence"] == 1 + 1
    assert war(state)["league"] == {"side": "attacker", "bribed": []}
    assert legal(state) == ["pass"]


@pytest.mark.rule("POR-POPE-08")
def test_the_pope_gets_neither_gold_nor_token() -> None:
    state = play(holy_war(dice=[(6, 1)]), "league with attacker")
    assert seen(state, A)["tokens"] == 1
    assert (seen(state, C)["tokens"], seen(state, C)["fees"], gold(state)[C]) == (0, 0, 40)
    assert table(state)["league_used"]
