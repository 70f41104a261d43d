"""More of NEG: who hears of an offer, places of a pair, hidden funds, and moments at which nothing is traded."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

import signoria
from signoria.core.journal import SPECTATORS
from tests.games.princes.positions import (
    A,
    B,
    C,
    D,
    Json,
    amounts,
    asks,
    bids,
    board,
    gold,
    influence,
    legal,
    names,
    offer,
    play,
    position,
    refused,
    told,
)

ON = {"negotiation": "on"}


def trading(*boards: Json, **about: Any) -> signoria.State:
    return position(*boards, **{"options": ON, **about})


def open_offers(state: signoria.State, seat: int | None = None) -> list[Json]:
    listed: Any = state.view(seat)["offers"]
    return list(listed)


def hears(state: signoria.State, text: str, by: int) -> dict[int, list[str]]:
    """What each of four seats and a spectator hear of an action."""
    return {seat: names(told(state, text, to=seat, by=by)) for seat in (A, B, C, D, SPECTATORS)}


@pytest.mark.rule("POR-NEG-07")
@pytest.mark.parametrize(
    ("text", "by", "event"),
    [
        ("decline seat 1 offer 1", B, "declined"),
        ("withdraw seat 2 offer 1", A, "withdrawn"),
        ("pass", A, "lapsed"),
    ],
)
def test_the_end_of_a_private_offer_is_private(text: str, by: int, event: str) -> None:
    state = offer(trading(), A, B, give=(1, 0), ask=(0, 1), how="private")
    heard = hears(state, text, by)
    assert [event in heard[seat] for seat in (A, B, C, D, SPECTATORS)] == [True, True, *[False] * 3]
    public = hears(offer(trading(), A, B, give=(1, 0), ask=(0, 1)), text, by)
    assert all(event in told_to for told_to in public.values())


@pytest.mark.rule("POR-NEG-07")
def test_the_number_of_open_private_offers_does_not_show() -> None:
    state = offer(trading(), A, B, give=(1, 0), ask=(0, 1), how="private")
    for seat in (C, None):
        assert state.view(seat) == trading().view(seat)
    assert legal(state, seat=C) == legal(trading(), seat=C)


@pytest.mark.rule("POR-NEG-04")
def test_every_pair_of_six_has_places_of_its_own() -> None:
    state = trading(seats=6)
    pairs = list(combinations(range(6), 2))
    for one, other in pairs:
        state = offer(state, one, other, give=(1, 0), ask=(0, 1 + one), lasts="decade")
    assert [(entry["seat"], entry["other"]) for entry in open_offers(state)] == pairs
    assert {entry["place"] for entry in open_offers(state)} == {0}
    state = play(state, "accept seat 3 offer 1", by=5)
    assert influence(state) == [12, 12, 15, 12, 12, 9]


@pytest.mark.rule("POR-NEG-04")
def test_an_offer_moves_exactly_what_it_says() -> None:
    state = offer(trading(), C, A, give=(3, 2), ask=(1, 4))
    state = play(state, "accept seat 3 offer 1", by=A)
    assert gold(state) == [40 + 3 - 1, 40, 40 - 3 + 1, 40]
    assert influence(state) == [12 + 2 - 4, 12, 12 - 2 + 4, 12]
    assert open_offers(state) == []


@pytest.mark.rule("POR-NEG-05")
@pytest.mark.parametrize(
    ("give", "ask", "lost"),
    [((5, 0), (0, 1), (5, 0)), ((0, 5), (1, 0), (0, 12)), ((0, 5), (1, 0), (0, 8))],
)
def test_who_made_it_must_still_have_it(
    give: tuple[int, int], ask: tuple[int, int], lost: tuple[int, int]
) -> None:
    state = offer(trading(board(gold=5)), A, B, give=give, ask=ask)
    assert "accept seat 1 offer 1" in legal(state, seat=B)
    state = offer(state, A, C, give=lost)
    assert refused(state, "accept seat 1 offer 1", B) == "POR-NEG-05"
    assert {"decline seat 1 offer 1"} <= set(legal(state, seat=B))


@pytest.mark.rule("POR-NEG-05")
@pytest.mark.parametrize(("ask", "lost"), [((6, 0), (35, 0)), ((0, 6), (0, 7))])
def test_who_accepts_must_have_it(ask: tuple[int, int], lost: tuple[int, int]) -> None:
    state = offer(trading(), A, B, give=(1, 0), ask=ask)
    state = offer(state, B, C, give=lost)
    assert refused(state, "accept seat 1 offer 1", B) == "POR-NEG-05"


@pytest.mark.rule("POR-NEG-04", "POR-GEN-01")
def test_with_hidden_funds_one_may_ask_for_anything() -> None:
    poor = board(gold=3, influence=2)
    hidden = {**ON, "hidden_funds": True}
    state = play(trading(board(), poor), "offer to seat 2", "amount 1", "amount 0", by=A)
    assert max(amounts(state)) == 3
    assert max(amounts(play(state, "amount 0"))) == 2
    state = trading(board(), poor, options=hidden)
    state = play(state, "offer to seat 2", "amount 1", "amount 0", by=A)
    assert max(amounts(state)) == 199


@pytest.mark.rule("POR-NEG-08")
def test_nothing_is_traded_while_the_pope_is_paid_for() -> None:
    state = play(trading(board(hand=["veto"])), "auction pope")
    state = offer(state, B, C, give=(1, 0), ask=(0, 1))
    state = bids(state, 2, None, None, None)
    assert asks(state) == ("payment", A)
    assert legal(state, seat=C) == []
    assert refused(state, "accept seat 2 offer 1", C) == "POR-NEG-08"
    assert "accept seat 2 offer 1" in legal(play(state, "amount 0"), seat=C)


@pytest.mark.rule("POR-NEG-08")
def test_nothing_is_traded_after_the_end() -> None:
    state = bids(play(trading(decade=3, events=["leonardo"]), "auction leonardo"), 0, *[None] * 3)
    assert state.over
    assert all(state.legal(seat) == [] for seat in range(4))


@pytest.mark.rule("POR-NEG-12")
def test_silent_answers_do_not_show_by_the_count_of_offers() -> None:
    """Only when all have answered may everybody make six offers again."""
    state = trading(board(hand=["freeze_bid"]), board(hand=["veto"]), board())
    state = play(state, "war milan against rome")
    for other in (A, B, D, A, B, D):
        state = offer(state, C, other, give=(1, 0), ask=(0, 1))
    assert refused(state, "offer to seat 1", C) == "POR-NEG-12"
    state = play(state, "pass", by=A)
    assert refused(state, "offer to seat 1", C) == "POR-NEG-12"
    state = play(state, "pass", by=B)
    assert legal(state, "offer", C)


@pytest.mark.rule("POR-NEG-12")
def test_answers_to_offers_are_no_decisions() -> None:
    state = trading()
    for other in (B, C, D, B, C):
        state = offer(state, A, other, give=(1, 0), ask=(0, 1))
    state = play(state, "decline seat 1 offer 1", by=B)
    state = offer(state, A, D, give=(1, 0), ask=(0, 1))
    assert refused(state, "offer to seat 2", A) == "POR-NEG-12"


def test_positions_share_nothing() -> None:
    state = offer(trading(), A, B, give=(1, 0), ask=(0, 1))
    before = state.digest()
    later = play(state, "decline seat 1 offer 1", by=B)
    assert state.digest() == before
    assert (len(open_offers(state)), len(open_offers(later))) == (1, 0)


@pytest.mark.rule("POR-NEG-02")
def test_one_offer_for_the_turn_and_one_for_the_decade() -> None:
    state = trading(events=["gozzoli"])
    state = offer(state, C, B, give=(1, 0), ask=(0, 1), lasts="decade")
    state = play(state, "pass", "pass")
    assert len(open_offers(state)) == 1
    heard = told(bids(play(state, "auction gozzoli"), 0, None, None), "pass")
    assert names(heard)[:3] == ["bid_passed", "won", "lapsed"]
