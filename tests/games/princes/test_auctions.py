"""AUC, CITY, EVT: auctions and what is won in them."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.princes.positions import (
    A,
    B,
    C,
    D,
    amounts,
    asks,
    bids,
    board,
    gold,
    influence,
    legal,
    names,
    play,
    position,
    refused,
    seen,
    table,
    told,
)

FIVE = ["ven_doge", "ven_merchant_1", "ven_merchant_2", "mil_merchant", "mil_armourer"]


def auctioned(tile: str, *boards: Any, **about: Any) -> signoria.State:
    return play(position(*boards, **about), f"auction {tile}")


@pytest.mark.rule("POR-AUC-01")
def test_the_active_player_speaks_first() -> None:
    state = auctioned("gozzoli", turn=C)
    asked = []
    for _ in range(4):
        asked.append(state.to_act[0])
        state = bids(state, None)
    assert asked == [C, D, A, B]


@pytest.mark.rule("POR-AUC-02")
def test_who_passes_is_out() -> None:
    state = bids(auctioned("ven_doge"), 14, None, 15, None, 20)
    assert asks(state) == ("bid", C)
    assert refused(state, "amount 21", B) == "POR-AUC-02"
    assert refused(state, "amount 21", A) == "POR-AUC-01"
    state = bids(state, None)
    assert gold(state) == [20, 40, 40, 40]


@pytest.mark.rule("POR-AUC-03", "POR-AUC-08")
def test_the_last_bidder_pays_at_once() -> None:
    state = bids(auctioned("mil_merchant"), 12, 13, None, None, None)
    assert seen(state, B)["tiles"] == ["mil_merchant"]
    assert "mil_merchant" not in table(state)["display"]
    assert gold(state) == [40, 27, 40, 40]
    assert asks(state) == ("turn", B)


@pytest.mark.rule("POR-AUC-04")
def test_a_bid_is_higher_than_the_last() -> None:
    state = bids(auctioned("gozzoli"), 3)
    assert refused(state, "amount 3") == "POR-AUC-04"
    assert amounts(state) == list(range(4, 13))
    assert influence(bids(state, 10, None, None, None)) == [12, 2, 12, 12]


@pytest.mark.rule("POR-AUC-06")
def test_a_discount_gives_no_change() -> None:
    state = bids(auctioned("gozzoli", board(family="gonzaga")), 0, None, None, None)
    assert influence(state)[A] == 12


@pytest.mark.rule("POR-AUC-07", "POR-TRE-06")
def test_the_highest_bid_for_the_pope() -> None:
    mine = board(influence=5, tiles=["rom_orsini", "rom_colonna"], hand=["bribe_cardinal"])
    assert max(amounts(auctioned("pope", mine))) == 10
    assert max(amounts(auctioned("mantegna", mine))) == 5
    assert refused(auctioned("pope", mine), "amount 11") == "POR-AUC-07"


@pytest.mark.rule("POR-AUC-07", "POR-POL-02")
def test_banking_counts_for_a_bid() -> None:
    bank = board(gold=40, influence=5, tiles=["flo_banking_1", "flo_banking_2"])
    assert max(amounts(auctioned("gozzoli", bank))) == 11
    poor = board(gold=2, influence=5, tiles=["flo_banking_1"])
    assert max(amounts(auctioned("gozzoli", poor))) == 7
    used = board(influence=5, tiles=["flo_banking_1"], used=["flo_banking_1"])
    assert max(amounts(auctioned("gozzoli", used))) == 5
    state = bids(auctioned("gozzoli", bank), 10, None, None, None)
    own = seen(state)
    assert (own["gold"], own["influence"]) == (35, 0)
    assert own["used"] == ["flo_banking_1", "flo_banking_2"]


@pytest.mark.rule("POR-AUC-09", "POR-TRE-07")
def test_freeze_then_pass() -> None:
    state = bids(auctioned("gozzoli", board(), board(hand=["freeze_bid"])), 2)
    assert legal(state, "freeze") == ["freeze seat 1", "freeze seat 3", "freeze seat 4"]
    state = play(state, "freeze seat 1")
    assert asks(state) == ("bid", B)
    assert table(state)["discards"] == {"freeze_bid": 1}
    state = bids(state, None)
    assert asks(state) == ("bid", C)


@pytest.mark.rule("POR-TRE-08")
def test_a_frozen_high_bidder_still_wins_if_nobody_raises() -> None:
    state = bids(auctioned("mil_merchant", board(), board(hand=["freeze_bid"])), 12)
    frozen = bids(play(state, "freeze seat 1"), None, None)
    assert seen(bids(frozen, None), A)["tiles"] == ["mil_merchant"]
    raised = bids(frozen, 13)
    assert seen(raised, D)["tiles"] == ["mil_merchant"]  # A, without a hand, passed by himself


@pytest.mark.rule("POR-TRE-08", "POR-GEN-10")
def test_a_frozen_player_with_a_hand_is_asked() -> None:
    boards = [board(hand=["veto"]), board(hand=["freeze_bid"])]
    state = bids(auctioned("mil_merchant", *boards), 12)
    state = bids(play(state, "freeze seat 1"), None, None, 13)
    assert asks(state) == ("bid", A)
    assert legal(state) == ["pass"]
    assert refused(state, "amount 14") == "POR-TRE-08"


@pytest.mark.rule("POR-TRE-07", "POR-TRE-09")
def test_who_may_be_frozen_by_whom() -> None:
    boards = [board(), board(hand=["freeze_bid"]), board(hand=["freeze_bid"])]
    state = bids(auctioned("gozzoli", *boards), 2)
    assert refused(state, "freeze seat 4", C) == "POR-AUC-01"
    state = bids(state, None)
    assert refused(state, "freeze seat 4", B) == "POR-AUC-02"
    assert refused(state, "freeze seat 2") == "POR-TRE-07"
    assert refused(state, "freeze seat 3") == "POR-TRE-07"
    state = play(state, "freeze seat 4")
    assert refused(state, "freeze seat 1") == "POR-TRE-07"  # no tile left


# ---------------------------------------------------------------- city tiles


@pytest.mark.rule("POR-CITY-01", "POR-CITY-02")
def test_the_opener_must_bid_twice_the_status() -> None:
    state = auctioned("ven_doge")
    assert refused(state, "amount 13") == "POR-CITY-02"
    assert refused(state, "pass") == "POR-CITY-02"
    state = bids(state, 14, None, None, None)
    assert (gold(state)[A], influence(state)[A]) == (26, 12)


@pytest.mark.rule("POR-CITY-03", "POR-GEN-05")
def test_six_tiles_are_enough() -> None:
    full = board(tiles=[*FIVE, "rom_orsini"], hand=["veto"])
    state = bids(auctioned("ven_merchant_3", board(), full), 14)
    assert asks(state) == ("bid", B)
    assert legal(state) == ["pass"]
    assert refused(state, "amount 15") == "POR-GEN-05"
    assert not legal(position(full), "auction mil")
    assert refused(position(full), "auction mil_merchant") == "POR-CITY-06"
    assert refused(position(full), "auction rom_colonna") == "POR-GEN-05"


@pytest.mark.rule("POR-GEN-04")
def test_three_cities_are_enough() -> None:
    three = board(tiles=["mil_merchant", "nap_merchant_1", "rom_orsini"])
    cities = {name.split()[1][:3] for name in legal(position(three), "auction")} & {
        "ven", "mil", "flo", "rom", "nap",
    }  # fmt: skip
    assert cities == {"mil", "nap", "rom"}
    assert refused(position(three), "auction ven_doge") == "POR-GEN-04"


@pytest.mark.rule("POR-CITY-04")
def test_the_opener_can_pay_the_minimum() -> None:
    assert refused(position(board(gold=13)), "auction ven_doge") == "POR-CITY-04"
    assert "auction ven_doge" in legal(position(board(gold=14)))
    assert "auction ven_doge" in legal(position(board(gold=12, tiles=["flo_banking_1"])))


@pytest.mark.rule("POR-CITY-05", "POR-CITY-06")
def test_a_tile_of_any_city_in_any_decade() -> None:
    state = position(decade=3)
    state = bids(play(state, "auction nap_merchant_1"), 10, None, None, None)
    assert seen(state)["tiles"] == ["nap_merchant_1"]
    assert state.scores()[A] > 0


# ---------------------------------------------------------------- events


@pytest.mark.rule("POR-EVT-01", "POR-EVT-04")
def test_nobody_need_bid_for_an_event() -> None:
    state = auctioned("gozzoli")
    state = bids(state, None)
    assert asks(state) == ("bid", B)
    state = bids(state, None, None, None)
    assert "gozzoli" in table(state)["events"]
    assert asks(state) == ("turn", B)


@pytest.mark.rule("POR-EVT-02")
def test_an_event_for_nothing() -> None:
    state = bids(auctioned("piero_della_francesca"), 0, None, None, None)
    assert seen(state)["events"] == ["piero_della_francesca"]
    assert gold(state) == [40] * 4


@pytest.mark.rule("POR-EVT-03", "POR-GEN-08")
def test_the_currency_of_an_event() -> None:
    state = bids(auctioned("gozzoli"), 5, None, None, None)
    assert (gold(state)[A], influence(state)[A]) == (40, 7)
    state = bids(auctioned("piero_della_francesca"), 5, None, None, None)
    assert (gold(state)[A], influence(state)[A]) == (35, 12)


@pytest.mark.rule("POR-EVT-06")
def test_a_status_artist_is_placed_at_once() -> None:
    state = bids(auctioned("mantegna"), None, 2, None, None)
    assert asks(state) == ("artist", B)
    assert legal(state) == [f"city {city}" for city in table(state)["status"]]
    assert refused(state, "pass") == "POR-EVT-06"
    state = play(state, "city florence")
    assert table(state)["status"]["florence"] == 7
    assert table(state)["artists"] == {"florence": 1}
    assert asks(state) == ("turn", B)


@pytest.mark.rule("POR-EVT-07", "POR-EVT-08")
def test_artists_on_a_city_at_the_top() -> None:
    state = position(status={"venice": 10}, decade=2, artists={"venice": 1})
    state = play(bids(play(state, "auction ghirlandaio"), 0, None, None, None), "city venice")
    assert table(state)["status"]["venice"] == 10
    assert table(state)["artists"] == {"venice": 2}


@pytest.mark.rule("POR-EVT-11", "POR-EVT-12", "POR-DEC-01")
@pytest.mark.parametrize(("before", "after"), [(8, 6), (4, 3), (3, 3)])
def test_the_french_invade(before: int, after: int) -> None:
    state = position(decade=3, status={"naples": before})
    state = bids(play(state, "auction french_invade"), 0, None, None, None)
    assert asks(state) == ("invasion", A)
    state = play(state, "city naples")
    assert table(state)["status"]["naples"] == after
    assert "french_invade" not in table(state)["events"]
    assert "french_invade" not in seen(state)["events"]


@pytest.mark.rule("POR-EVT-11")
def test_the_invasion_is_declined() -> None:
    state = bids(play(position(decade=3), "auction french_invade"), 0, None, None, None)
    before = table(state)["status"]
    state = play(state, "pass")
    assert table(state)["status"] == before
    assert asks(state) == ("turn", B)


@pytest.mark.rule("POR-EVT-13", "POR-FAM-03")
@pytest.mark.parametrize(
    ("event", "decade", "paid"),
    [
        ("gozzoli", 1, 3),
        ("piero_della_francesca", 1, 3),
        ("mantegna", 1, 3),
        ("merchant_event_1", 1, 4),
        ("french_invade", 3, 4),
    ],
)
@pytest.mark.parametrize("family", ["gonzaga", "montefeltro"])
def test_artists_are_cheaper_for_two_families(
    family: str, event: str, decade: int, paid: int
) -> None:
    state = auctioned(event, board(family=family), decade=decade)
    events = told(state, "amount 4", "pass", "pass", "pass")
    assert next(e["paid"] for e in events if e["event"] == "won") == paid
    assert names(events)[:4] == ["bid_made", "bid_passed", "bid_passed", "bid_passed"]


@pytest.mark.rule("POR-GEN-10")
def test_who_is_short_of_money_passes_by_himself_only_if_all_can_see_it() -> None:
    poor = board(influence=2)
    state = bids(auctioned("gozzoli", board(), poor, board()), 5)
    assert asks(state) == ("bid", C)
    state = bids(auctioned("gozzoli", board(), board(influence=6), board()), 5)
    assert legal(state) == ["pass", "amount 6"]  # B has just enough
    state = bids(auctioned("gozzoli", board(), board(influence=2, hand=["veto"])), 5)
    assert asks(state) == ("bid", B)
    for options in ({"negotiation": "on"}, {"hidden_funds": True}):
        state = bids(auctioned("gozzoli", board(), poor, options=options), 5)
        assert asks(state) == ("bid", B)
