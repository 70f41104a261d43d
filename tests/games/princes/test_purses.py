"""Where discounts, Bribe Cardinal tiles, Banking and standing bids meet: R-04, R-17, R-44."""

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
    gold,
    influence,
    legal,
    offer,
    play,
    position,
    refused,
    seen,
    told,
)

ON = {"negotiation": "on"}
ONE_BANK = ["flo_banking_1"]
ALL_BANKS = ["flo_banking_1", "flo_banking_2", "flo_banking_3"]


def put_up(prize: str, *boards: Any, **about: Any) -> signoria.State:
    return play(position(*boards, **about), f"auction {prize}")


def proved(state: signoria.State, seat: int = A) -> int:
    """Bribe Cardinal tiles that everybody can be sure of."""
    facts: Any = state.view(C)["facts"]
    number: int = facts["known"][seat].get("bribe_cardinal", 0)
    return number


# ---------------------------------------------------------------- the highest bid


@pytest.mark.rule("POR-AUC-07")
def test_gold_too_comes_from_banking() -> None:
    mine = board(gold=12, influence=5, tiles=ONE_BANK)
    state = put_up("mil_merchant", mine)
    assert amounts(state) == [12, 13, 14, 15]
    state = bids(state, 14, None, None, None)
    assert (gold(state)[A], influence(state)[A]) == (0, 3)
    assert seen(state)["used"] == ONE_BANK


@pytest.mark.rule("POR-AUC-07")
def test_the_other_currency_limits_banking() -> None:
    assert max(amounts(put_up("gozzoli", board(gold=4, influence=1, tiles=ALL_BANKS)))) == 5
    mine = board(gold=40, influence=1, tiles=ALL_BANKS, used=["flo_banking_2"])
    assert max(amounts(put_up("gozzoli", mine))) == 7


@pytest.mark.rule("POR-AUC-07")
def test_no_bid_above_199() -> None:
    assert max(amounts(put_up("piero_della_francesca", board(gold=500)))) == 199


@pytest.mark.rule("POR-TRE-06", "POR-POPE-04")
def test_cardinals_help_with_the_pope_alone() -> None:
    mine = board(influence=5, troops=["pike"], hand=["bribe_cardinal"], family="gonzaga")
    assert max(amounts(put_up("pope", mine))) == 8
    war = play(position(mine), "war milan against rome", "pass")
    assert asks(war) == ("bid", A)
    assert max(amounts(war)) == 5


@pytest.mark.rule("POR-AUC-06", "POR-POPE-03")
def test_discounts_pay_first_and_banks_last() -> None:
    mine = board(influence=2, gold=9, tiles=["rom_orsini", "rom_colonna", *ONE_BANK])
    heard = told(bids(put_up("pope", mine), 7), "pass", "pass", "pass")
    won = next(event for event in heard if event["event"] == "won")
    assert (won["price"], won["paid"], won["banked"]) == (7, 5, 3)
    cheap = bids(put_up("pope", mine), 1, None, None, None)
    assert (influence(cheap)[A], gold(cheap)[A]) == (2, 9)  # no change is given


@pytest.mark.rule("POR-AUC-10")
def test_a_bank_is_used_up_before_the_next_is_turned() -> None:
    mine = board(influence=0, tiles=ALL_BANKS)
    state = bids(put_up("gozzoli", mine), 4, None, None, None)
    assert seen(state)["used"] == ["flo_banking_1", "flo_banking_2"]
    assert (gold(state)[A], influence(state)[A]) == (36, 0)


@pytest.mark.rule("POR-AUC-10", "POR-POPE-04")
@pytest.mark.parametrize(
    ("price", "funds", "offered"),
    [(3, 12, [0, 1]), (4, 12, [0, 1, 2]), (6, 0, [2]), (4, 1, [1, 2]), (4, 3, [1, 2])],
)
def test_how_many_cardinals(price: int, funds: int, offered: list[int]) -> None:
    mine = board(influence=funds, hand=["bribe_cardinal", "bribe_cardinal"])
    state = bids(put_up("pope", mine), price, None, None, None)
    assert amounts(state) == offered
    assert refused(state, "amount 3") == "POR-POPE-04"
    after = play(state, f"amount {offered[-1]}")
    assert influence(after)[A] == funds - max(0, price - 3 * offered[-1])


@pytest.mark.rule("POR-AUC-10")
def test_who_owes_nothing_is_not_asked() -> None:
    mine = board(tiles=["rom_orsini", "rom_colonna"], hand=["bribe_cardinal"])
    state = bids(put_up("pope", mine), 2, None, None, None)
    assert asks(state) == ("after", A)
    assert influence(state)[A] == 12


# ---------------------------------------------------------------- what bids prove


def test_only_what_nothing_else_can_pay_proves_a_cardinal() -> None:
    hand = ["bribe_cardinal", "bribe_cardinal"]
    rich = board(influence=2, gold=2, tiles=["rom_orsini", *ONE_BANK], hand=hand)
    for price, tiles in [(5, 0), (6, 1), (8, 1), (9, 2)]:
        assert proved(bids(put_up("pope", rich), price)) == tiles


def test_banking_under_a_bid_for_the_pope_may_prove_a_cardinal() -> None:
    mine = board(influence=5, tiles=ONE_BANK, hand=["bribe_cardinal"])
    state = bids(put_up("pope", mine), 5)
    assert proved(state) == 0
    assert proved(play(state, "bank influence 3", by=A)) == 1
    assert proved(play(state, "bank gold 3", by=A)) == 0
    other = play(put_up("pope", board(), mine), "amount 3")
    assert proved(play(other, "bank influence 3", by=B), B) == 0  # he holds no bid


def test_a_bid_for_something_else_proves_nothing() -> None:
    mine = board(influence=5, tiles=ONE_BANK, hand=["bribe_cardinal"])
    state = bids(put_up("gozzoli", mine), 5)
    assert refused(state, "bank influence 1", A) == "POR-NEG-06"
    assert proved(play(state, "bank gold 3", by=A)) == 0


def test_a_discount_on_an_artist_is_no_cardinal() -> None:
    mine = board(influence=4, family="gonzaga", hand=["veto"])
    state = bids(put_up("gozzoli", mine, options=ON), 5)
    state = offer(state, A, C, give=(1, 0))
    assert proved(state) == 0


def test_what_was_proved_stays_proved() -> None:
    mine = board(influence=2, hand=["bribe_cardinal", "bribe_cardinal"])
    state = bids(put_up("pope", mine, options=ON), 7)
    assert proved(state) == 2
    state = offer(state, B, A, give=(0, 2), ask=(1, 0))  # now one tile would be enough
    assert proved(play(state, "accept seat 2 offer 1", by=A)) == 2


def test_an_exchange_may_prove_a_cardinal() -> None:
    mine = board(influence=6, hand=["bribe_cardinal"])
    state = bids(put_up("pope", mine, options=ON), 6)
    state = offer(state, B, A, give=(4, 0), ask=(0, 2))
    assert proved(play(state, "accept seat 2 offer 1", by=A)) == 1
    known = bids(put_up("pope", mine, options=ON), 8)
    assert proved(known) == 1
    known = offer(known, A, B, give=(0, 1), ask=(1, 0))
    assert proved(play(known, "accept seat 1 offer 1", by=B)) == 1


def test_a_used_cardinal_is_known_no_more() -> None:
    mine = board(influence=2, hand=["bribe_cardinal", "bribe_cardinal"])
    state = bids(put_up("pope", mine), 5, None, None, None)
    assert proved(state) == 1
    state = play(state, "amount 1")
    assert proved(state) == 0
    assert seen(state)["hand"] == {"bribe_cardinal": 1}


def test_a_tile_given_up_face_down_may_be_the_one_that_was_known() -> None:
    mine = board(hand=["bribe_cardinal", "veto"], known=["bribe_cardinal"])
    state = play(position(mine), "buy treachery")
    assert proved(state) == 1
    assert proved(play(state, "tile veto")) == 0


# ---------------------------------------------------------------- standing bids stay payable


@pytest.mark.rule("POR-NEG-06")
def test_banks_and_discounts_count_for_a_standing_bid() -> None:
    mine = board(gold=5, influence=3, tiles=ONE_BANK, family="gonzaga")
    state = bids(put_up("piero_della_francesca", mine, options=ON), 6)  # 5 owed
    assert gold(offer(state, A, C, give=(3, 0)))[A] == 2  # the bank brings 3
    said = play(state, "offer to seat 3", "amount 4", "amount 0", "amount 0", by=A)
    assert refused(said, "amount 0") == "POR-NEG-06"
    said = play(state, "offer to seat 3", "amount 3", "amount 1", "amount 0", by=A)
    assert refused(said, "amount 0") == "POR-NEG-06"
    assert refused(state, "bank gold 1", A) == "POR-NEG-06"  # the bank would be used up
    assert "bank influence 3" in legal(state, "bank", A)
    state = bids(put_up("gozzoli", board(gold=10, influence=5, tiles=ONE_BANK), options=ON), 8)
    assert gold(offer(state, A, C, give=(7, 0)))[A] == 3
    said = play(state, "offer to seat 3", "amount 8", "amount 0", "amount 0", by=A)
    assert refused(said, "amount 0") == "POR-NEG-06"  # the bank needs 3 gold


@pytest.mark.rule("POR-NEG-06")
def test_who_holds_no_bid_is_free() -> None:
    state = bids(put_up("piero_della_francesca", board(gold=9), board(gold=9), options=ON), 4, 9)
    assert gold(offer(state, A, C, give=(9, 0)))[A] == 0
    said = play(state, "offer to seat 3", "amount 1", "amount 0", "amount 0", by=B)
    assert refused(said, "amount 0", B) == "POR-NEG-06"


@pytest.mark.rule("POR-NEG-11")
def test_only_the_opener_owes_the_minimum() -> None:
    state = put_up("ven_doge", board(gold=14), board(gold=14), options=ON)
    assert gold(offer(state, B, C, give=(14, 0)))[B] == 0
    with_bank = put_up("ven_doge", board(gold=12, influence=3, tiles=ONE_BANK), options=ON)
    assert influence(offer(with_bank, A, C, give=(0, 1)))[A] == 2
    said = play(with_bank, "offer to seat 3", "amount 0", "amount 2", "amount 0", by=A)
    assert refused(said, "amount 0") == "POR-NEG-06"
    event = put_up("piero_della_francesca", board(gold=14), options=ON)
    assert gold(offer(event, A, C, give=(14, 0)))[A] == 0  # an event may go for nothing


@pytest.mark.rule("POR-NEG-06")
def test_what_comes_back_counts() -> None:
    state = bids(put_up("piero_della_francesca", board(gold=10), options=ON), 8)
    state = offer(state, A, B, give=(5, 0), ask=(3, 0))
    assert gold(play(state, "accept seat 1 offer 1", by=B))[A] == 8
    influence_bid = bids(put_up("gozzoli", options=ON), 12)
    influence_bid = offer(influence_bid, A, B, give=(0, 5), ask=(0, 5))
    assert "accept seat 1 offer 1" in legal(influence_bid, seat=B)


@pytest.mark.rule("POR-NEG-06")
def test_own_cardinals_count_for_who_accepts() -> None:
    for hand, allowed in ((["bribe_cardinal"], True), (["veto"], False)):
        state = bids(put_up("pope", board(influence=8, hand=hand), options=ON), 8)
        state = offer(state, B, A, give=(1, 0), ask=(0, 2))
        assert ("accept seat 2 offer 1" in legal(state, seat=A)) == allowed


# ---------------------------------------------------------------- when the bank is open


@pytest.mark.rule("POR-POL-01")
def test_amounts_of_banking() -> None:
    state = position(board(gold=2, influence=40, tiles=ONE_BANK))
    assert legal(state, "bank", A) == [
        "bank gold 1", "bank gold 2",
        "bank influence 1", "bank influence 2", "bank influence 3",
    ]  # fmt: skip


@pytest.mark.rule("POR-POL-02", "POR-POL-03")
def test_the_bank_stays_open_while_other_events_remain() -> None:
    state = put_up("gozzoli", board(tiles=ONE_BANK), events=["gozzoli", "mantegna"])
    assert legal(state, "bank", A)
    last_two = position(board(tiles=ONE_BANK), events=["mantegna"])
    assert legal(play(last_two, "auction ven_doge"), "bank", A)  # another auction


@pytest.mark.rule("POR-POL-03", "POR-DEC-09")
def test_the_bank_is_closed_while_the_last_artist_is_placed() -> None:
    state = put_up("mantegna", board(tiles=ONE_BANK), events=["mantegna"])
    state = bids(state, 0, None, None, None)
    assert asks(state) == ("artist", A)
    assert refused(state, "bank gold 1", A) == "POR-POL-03"


def test_no_banking_within_a_phrase() -> None:
    state = play(position(board(tiles=ONE_BANK), options=ON), "offer to seat 2", by=A)
    assert not legal(state, "bank", A)
    assert refused(state, "bank gold 1", A) == "POR-NEG-04"


def test_an_exchange_is_told_to_all() -> None:
    heard = told(position(board(tiles=ONE_BANK)), "bank influence 2", by=A)
    assert heard == [{"event": "banked", "seat": A, "currency": 1, "amount": 2}]
