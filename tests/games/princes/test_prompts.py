"""What a question says of itself, and what a refusal says to whom."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.princes.positions import (
    GAME,
    A,
    B,
    C,
    Json,
    bids,
    board,
    frame,
    play,
    position,
)


def about(state: signoria.State) -> Json:
    """The arguments of the question that the seat to act is asked."""
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    return dict(prompt.args)


def why(state: signoria.State, text: str, seat: int | None = None) -> tuple[str, str, Json]:
    """Rule, reason and numbers of a refusal."""
    who = state.to_act[0] if seat is None else seat
    refusal = state.why_not(who, GAME.parse(text))
    assert refusal is not None
    reason = refusal.message.key.removeprefix("princes-refusal-")
    return refusal.rule, reason, dict(refusal.message.args)


def test_what_a_bidder_is_told() -> None:
    three = ["mil_merchant", "nap_merchant_1", "rom_orsini"]
    boards = [board(), board(tiles=three, hand=["freeze_bid"]), board(hand=["veto"])]
    state = play(position(*boards), "auction ven_doge")
    doge = {"prize": "ven_doge", "currency": "gold"}
    assert about(state) == {**doge, "least": 14, "stage": "must"}
    state = bids(state, 16)
    assert about(state) == {**doge, "least": 17, "stage": "barred"}
    state = play(state, "freeze seat 3")  # and B, with nothing left, passes by himself
    assert about(state) == {**doge, "least": 17, "stage": "frozen"}
    assert about(bids(state, None)) == {**doge, "least": 17, "stage": "raise"}
    pope = {"prize": "pope", "currency": "influence", "least": 0, "stage": "open"}
    assert about(play(position(), "auction pope")) == pope


@pytest.mark.rule("POR-DEC-11")
def test_who_must_open_an_event_is_told() -> None:
    assert about(position()) == {"must": "no"}
    forced = position(idle=8)
    assert about(forced) == {"must": "yes"}
    assert about(play(forced, "auction gozzoli"))["stage"] == "must"


def test_the_price_of_the_pope_is_what_is_owed() -> None:
    mine = board(tiles=["rom_orsini"], hand=["veto"])
    state = position(mine, stack=[frame("after", A), frame("payment", A, 6)])
    assert about(state) == {"price": 5}


def test_totals_on_the_table_before_a_roll_is_accepted() -> None:
    boards = [
        board(troops=["cavalry"]),
        board(troops=["artillery"], family="gonzaga"),
        board(tiles=["mil_ludovico_sforza"]),
    ]
    state = position(*boards, dice=[(1, 2), (3, 4)])
    state = play(state, "war milan against rome", "amount 0", "pass", "amount 0")
    assert about(state) == {"city": "milan", "total": 3, "enemy": "rome", "enemy_total": 3}
    state = play(state, "pass")
    assert about(state) == {"city": "rome", "total": 7, "enemy": "milan", "enemy_total": 4}


def vetoing(*boards: Any) -> signoria.State:
    return play(position(*boards), "war milan against rome")


@pytest.mark.rule("POR-WAR-05")
def test_who_has_answered_and_who_was_not_asked() -> None:
    state = vetoing(board(hand=["freeze_bid"]), board(hand=["veto"]), board())
    state = play(state, "pass", by=A)
    assert why(state, "pass", A)[:2] == ("POR-WAR-05", "veto-answered")
    assert why(state, "pass", C)[:2] == ("POR-WAR-05", "no-veto-of-yours")
    assert why(state, "veto by lorenzo", B)[:2] == ("POR-POL-07", "lorenzo-not-ready")


@pytest.mark.parametrize(
    ("mine", "text", "refusal"),
    [
        ({"gold": 4}, "buy artillery", ("POR-BUY-02", "troop-too-dear", {"gold": 5, "troop": "artillery"})),
        ({"gold": 13}, "auction ven_doge", ("POR-CITY-04", "minimum-too-dear", {"gold": 14, "city": "venice"})),
        ({}, "auction leonardo", ("POR-SETUP-07", "event-later", {})),
        ({}, "start war milan against rome", ("POR-TRE-13", "start-war-at-the-end", {})),
        ({}, "steal influence from seat 2", ("POR-TRE-10", "tile-not-held", {"treachery": "steal_influence"})),
        ({}, "raid gold of seat 2", ("POR-TRE-11", "tile-not-held", {"treachery": "raid_gold_shipment"})),
        ({}, "lucrezia steals from seat 2", ("POR-POL-05", "lucrezia-not-ready", {})),
        ({}, "alfonso", ("POR-POL-09", "alfonso-not-ready", {})),
        ({"hand": ["raid_gold_shipment"]}, "raid gold of seat 1", ("POR-TRE-10", "nothing-to-steal", {})),
        ({"tiles": ["flo_banking_1"], "gold": 1}, "bank gold 2", ("POR-POL-01", "bank-too-much", {})),
        ({}, "bank gold 2", ("POR-POL-01", "no-bank-ready", {})),
    ],
)  # fmt: skip
def test_why_not_on_a_turn(mine: Json, text: str, refusal: tuple[str, str, Json]) -> None:
    assert why(position(board(**mine)), text) == refusal


def test_why_not_later_on() -> None:
    assert why(position(wars=4), "war milan against rome") == (
        "POR-WAR-01",
        "wars-used-up",
        {"wars": 4},
    )
    won = position(events=["mantegna", "piero_della_francesca", "merchant_event_1"])
    assert why(won, "auction gozzoli")[:2] == ("POR-TURN-04", "event-gone")
    mine = board(influence=5, tiles=["rom_orsini"], hand=["bribe_cardinal"])
    bidding = play(position(mine), "auction pope")
    assert why(bidding, "amount 10") == ("POR-AUC-07", "bid-too-high", {"most": 9})
    forced = position(board(tiles=["rom_lucrezia_borgia"]), idle=8)
    assert why(forced, "auction pope")[:2] == ("POR-DEC-11", "must-open-event")


ON = {"negotiation": "on"}


def test_why_not_in_an_offer() -> None:
    state = position(board(gold=3), options=ON)
    assert why(state, "send public for this turn", A)[:2] == ("POR-NEG-04", "begin-offer-first")
    assert why(state, "offer to seat 1", A)[:2] == ("POR-NEG-04", "offer-to-another")
    state = play(state, "offer to seat 2", by=A)
    assert why(state, "amount 4")[:2] == ("POR-NEG-09", "offer-too-much")
    assert why(state, "send public for this turn", A)[:2] == ("POR-NEG-04", "complete-offer")
    state = play(state, "amount 0", "amount 0", by=A)
    assert why(state, "amount 41")[:2] == ("POR-NEG-05", "asks-too-much")
    state = play(state, "amount 0", by=A)
    assert why(state, "amount 0")[:2] == ("POR-NEG-04", "offer-of-nothing")
