"""NEG: offers, gifts, and what a standing bid forbids."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from signoria.core.journal import Journal
from signoria.core.state import PHRASE
from tests.games.princes.positions import (
    GAME,
    A,
    B,
    C,
    D,
    Json,
    amounts,
    asks,
    bids,
    board,
    frame,
    gold,
    influence,
    legal,
    names,
    no_such_action,
    offer,
    play,
    position,
    refused,
    told,
    wander,
)

ON = {"negotiation": "on"}


def trading(*boards: Json, **about: Any) -> signoria.State:
    return position(*boards, options=ON, **about)


def open_offers(state: signoria.State, seat: int | None = None) -> list[Json]:
    listed: Any = state.view(seat)["offers"]
    return list(listed)


@pytest.mark.rule("POR-NEG-01")
def test_an_offer_during_somebody_elses_bid() -> None:
    state = play(trading(), "auction gozzoli")
    asked = state.asked(A)
    state = offer(state, C, B, give=(3, 0), ask=(0, 2))
    assert asks(state) == ("bid", A)
    assert state.asked(A) == asked
    state = play(state, "accept seat 3 offer 1", by=B)
    assert gold(state) == [40, 43, 37, 40]
    assert influence(state) == [12, 10, 14, 12]


@pytest.mark.rule("POR-NEG-02")
def test_tiles_cannot_be_offered() -> None:
    assert no_such_action("offer ven_doge to seat 2")
    state = play(trading(board(tiles=["ven_doge"])), "offer to seat 2", by=A)
    assert all(name.startswith("amount") for name in legal(state))


@pytest.mark.rule("POR-NEG-03")
def test_a_promise_is_not_kept_by_the_game() -> None:
    boards = [board(), board(hand=["veto"])]
    state = offer(trading(*boards), A, B, give=(5, 0))  # "do not veto my war"
    state = play(state, "war milan against rome")
    assert "veto by tile" in legal(state, seat=B)


@pytest.mark.rule("POR-NEG-04")
def test_an_offer_is_a_phrase() -> None:
    state = trading()
    turn = state.asked(A)
    state = play(state, "offer to seat 3", by=A)
    assert state.speaking
    assert state.asked(A) == PHRASE
    assert amounts(state) == list(range(41))
    state = play(state, "amount 3", "amount 0", "amount 0", "amount 2", by=A)
    assert legal(state) == [
        "send public for this turn", "send public for this decade",
        "send private for this turn", "send private for this decade",
    ]  # fmt: skip
    assert refused(state, "amount 3") == "POR-NEG-04"
    assert legal(state, seat=B) == []
    state = play(state, "send public for this turn", by=A)
    assert not state.speaking
    assert state.asked(A) == turn
    assert open_offers(state) == [
        {
            "seat": A, "other": C, "place": 0,
            "gold": 3, "influence": 0, "gold_asked": 0, "influence_asked": 2,
            "private": False, "decade": False,
        }
    ]  # fmt: skip


@pytest.mark.rule("POR-NEG-04")
def test_nothing_for_nothing_is_no_offer() -> None:
    state = play(trading(), "offer to seat 2", "amount 0", "amount 0", "amount 0", by=A)
    assert amounts(state)[0] == 1
    assert refused(state, "amount 0") == "POR-NEG-04"
    poor = trading(board(), board(gold=0, influence=0))
    state = play(poor, "offer to seat 2", "amount 0", "amount 0", "amount 0", by=A)
    assert amounts(state) == [1]  # there is always a way to complete it


@pytest.mark.rule("POR-NEG-04", "POR-NEG-07")
def test_a_gift_is_carried_out_at_once() -> None:
    state = play(trading(), "offer to seat 4", "amount 5", "amount 1", "amount 0", "amount 0", by=B)
    assert legal(state, seat=B) == ["send public for this turn"]
    assert refused(state, "send private for this turn", B) == "POR-NEG-07"
    heard = told(state, "send public for this turn", by=B)
    assert names(heard) == ["given"]
    state = play(state, "send public for this turn", by=B)
    assert (gold(state), influence(state)) == ([40, 35, 40, 45], [12, 11, 12, 13])
    assert open_offers(state) == []


@pytest.mark.rule("POR-NEG-05")
def test_the_same_gold_twice() -> None:
    state = trading(board(gold=5))
    state = offer(state, A, B, give=(5, 0), ask=(0, 1))
    state = offer(state, A, C, give=(5, 0), ask=(0, 1))
    state = play(state, "accept seat 1 offer 1", by=B)
    assert refused(state, "accept seat 1 offer 1", C) == "POR-NEG-05"
    assert refused(state, "accept seat 1 offer 1", B) == "POR-NEG-05"  # accepted: gone
    state = offer(state, D, A, give=(5, 0))
    assert "accept seat 1 offer 1" in legal(state, seat=C)  # he has it again


@pytest.mark.rule("POR-NEG-05")
def test_who_cannot_pay_cannot_accept() -> None:
    state = offer(trading(), A, B, give=(5, 0), ask=(0, 12))
    state = offer(state, B, C, give=(0, 1))
    assert refused(state, "accept seat 1 offer 1", B) == "POR-NEG-05"


@pytest.mark.rule("POR-NEG-06")
def test_a_bid_must_stay_payable() -> None:
    state = play(trading(board(gold=10)), "auction piero_della_francesca", "amount 8")
    state = play(state, "offer to seat 3", "amount 3", "amount 0", "amount 0", by=A)
    assert refused(state, "amount 0") == "POR-NEG-06"
    state = play(trading(board(gold=10)), "auction piero_della_francesca", "amount 8")
    state = offer(state, A, C, give=(2, 0))
    assert gold(state)[A] == 8


@pytest.mark.rule("POR-NEG-06")
def test_neither_side_of_an_exchange_may_break_a_bid() -> None:
    state = play(trading(board(gold=10)), "auction piero_della_francesca", "amount 8")
    state = offer(state, A, B, give=(5, 0), ask=(0, 2))
    assert refused(state, "accept seat 1 offer 1", B) == "POR-NEG-06"
    state = offer(state, C, A, give=(0, 3), ask=(4, 0))
    assert refused(state, "accept seat 3 offer 1", A) == "POR-NEG-06"
    state = offer(state, D, A, give=(4, 0))
    assert "accept seat 3 offer 1" in legal(state, seat=A)


@pytest.mark.rule("POR-NEG-07")
def test_a_private_offer_is_seen_by_two() -> None:
    state = trading()
    said = ["offer to seat 2", "amount 3", "amount 0", "amount 0", "amount 1"]
    texts = [*said, "send private for this decade"]
    for seat, heard in [(A, ["offered"]), (B, ["offered"]), (C, []), (8, [])]:
        assert names(told(state, *texts, to=seat, by=A)) == heard
    state = play(state, *texts, by=A)
    assert [len(open_offers(state, seat)) for seat in (A, B, C, None)] == [1, 1, 0, 0]
    accepted = told(state, "accept seat 1 offer 1", to=C, by=B)
    assert accepted == [
        {
            "event": "traded", "seat": A, "other": B,
            "gives_gold": 3, "gives_influence": 0, "asks_gold": 0, "asks_influence": 1,
        }
    ]  # fmt: skip


@pytest.mark.rule("POR-NEG-07")
def test_a_table_may_want_public_offers_only() -> None:
    state = position(options={"negotiation": "public"})
    state = play(state, "offer to seat 2", "amount 3", "amount 0", "amount 0", "amount 1", by=A)
    assert legal(state) == ["send public for this turn", "send public for this decade"]
    assert refused(state, "send private for this turn") == "POR-NEG-07"


@pytest.mark.rule("POR-NEG-08")
def test_when_nothing_is_traded() -> None:
    state = GAME.new(4, 1, **ON)
    assert all(state.commands(seat) == [] for seat in range(4))
    assert refused(state, "offer to seat 2", A) == "POR-NEG-08"
    state = trading(events=["mantegna"])
    state = offer(state, B, C, give=(1, 0), ask=(0, 1), lasts="decade")
    state = bids(play(state, "auction mantegna"), 0, None, None, None)
    assert asks(state) == ("artist", A)
    assert refused(state, "accept seat 2 offer 1", C) == "POR-NEG-08"
    state = play(state, "city rome")
    assert legal(state, "offer", C)
    paying = trading(
        board(hand=["bribe_cardinal"]), stack=[frame("after", A), frame("payment", A, 4)]
    )
    assert refused(paying, "offer to seat 3", B) == "POR-NEG-08"


@pytest.mark.rule("POR-NEG-09")
def test_gold_on_the_home_town_cannot_be_offered() -> None:
    state = play(trading(board(gold=0, fees=7)), "offer to seat 2", by=A)
    assert amounts(state) == [0]
    assert refused(state, "amount 1") == "POR-NEG-09"


@pytest.mark.rule("POR-NEG-11")
def test_the_opener_keeps_his_minimum() -> None:
    state = play(trading(board(gold=14)), "auction ven_doge")
    state = play(state, "offer to seat 2", "amount 1", "amount 0", "amount 0", by=A)
    assert refused(state, "amount 0") == "POR-NEG-06"
    state = play(trading(board(gold=15)), "auction ven_doge")
    assert gold(offer(state, A, B, give=(1, 0)))[A] == 14


@pytest.mark.rule("POR-NEG-12")
def test_six_offers_between_two_decisions() -> None:
    state = trading()
    for other in (B, C, D, B, C):
        state = offer(state, A, other, give=(1, 0), ask=(0, 1))
    state = play(state, "withdraw seat 2 offer 1", by=A)
    state = offer(state, A, D, give=(1, 0))  # a gift counts too
    assert refused(state, "offer to seat 2", A) == "POR-NEG-12"
    assert legal(state, "offer", B)
    state = play(state, "pass")
    assert legal(state, "offer", A)


@pytest.mark.rule("POR-NEG-12")
def test_three_open_offers_for_a_pair() -> None:
    state = trading()
    state = offer(state, A, B, give=(1, 0), ask=(0, 1), lasts="decade")
    state = offer(state, B, A, give=(1, 0), ask=(0, 1), lasts="decade")
    state = offer(state, A, B, give=(2, 0), ask=(0, 1), lasts="decade")
    assert [entry["place"] for entry in open_offers(state)] == [0, 2, 1]
    assert refused(state, "offer to seat 1", B) == "POR-NEG-04"
    state = play(state, "decline seat 2 offer 2", by=A)
    state = offer(state, B, A, give=(5, 0), ask=(0, 1))
    assert [entry["place"] for entry in open_offers(state)] == [0, 2, 1]


@pytest.mark.rule("POR-NEG-12")
def test_random_bargaining_ends() -> None:
    for seed in range(2):
        state = GAME.new(3, seed, **ON)
        for plays, (_, _, _) in enumerate(wander(state, seed)):
            assert plays < GAME.plays_cut


def test_offers_lapse() -> None:
    state = trading(events=["gozzoli"])
    state = offer(state, C, B, give=(1, 0), ask=(0, 1))
    state = offer(state, C, D, give=(1, 0), ask=(0, 1), lasts="decade")
    state.journal = journal = Journal(GAME.events)
    state.play(A, GAME.parse("pass"))
    lapsed = [event.told_to(B) for event in journal.take() if event.kind.name == "lapsed"]
    assert lapsed == [{"event": "lapsed", "seat": C, "other": B, "place": 0}]
    assert [entry["other"] for entry in open_offers(state)] == [D]
    state = bids(play(state, "auction gozzoli"), 0, None, None, None)
    assert open_offers(state) == []


def test_an_offer_is_withdrawn_or_declined() -> None:
    state = offer(trading(), A, B, give=(1, 0), ask=(0, 1))
    assert refused(state, "accept seat 2 offer 1", A) == "POR-NEG-05"  # his own
    assert refused(state, "withdraw seat 1 offer 1", B) == "POR-NEG-05"
    assert open_offers(play(state, "withdraw seat 2 offer 1", by=A)) == []
    assert open_offers(play(state, "decline seat 1 offer 1", by=B)) == []


def test_without_negotiation_there_is_none() -> None:
    state = position()
    assert refused(state, "offer to seat 2") == "POR-NEG-01"
    assert all(state.commands(seat) == [] for seat in range(4))


def test_a_gift_that_a_hidden_tile_makes_possible_proves_it() -> None:
    """After it everybody knows that the standing bid stands on a Bribe Cardinal tile."""
    mine = board(influence=8, hand=["bribe_cardinal", "veto"])
    state = bids(play(trading(mine), "auction pope"), 8)
    facts: Any = state.view(B)["facts"]
    assert facts["known"][A] == {}
    state = offer(state, A, C, give=(0, 2))
    facts = state.view(B)["facts"]
    assert facts["known"][A] == {"bribe_cardinal": 1}


def test_an_exchange_does_not_show_the_others_hand() -> None:
    """What B may accept is the same whatever A holds."""
    for hand in (["bribe_cardinal"], ["veto"]):
        state = bids(play(trading(board(influence=8, hand=hand)), "auction pope"), 8)
        state = offer(state, A, B, give=(0, 2), ask=(1, 0))
        assert refused(state, "accept seat 1 offer 1", B) == "POR-NEG-06"
