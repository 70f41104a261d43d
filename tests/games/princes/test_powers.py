"""TRE and POL: theft, Lucrezia, Alfonso, Lorenzo, Banking, the pile."""

from __future__ import annotations

import pytest

from tests.games.princes.positions import (
    A,
    B,
    asks,
    bids,
    board,
    frame,
    gold,
    influence,
    legal,
    play,
    position,
    refused,
    seen,
    table,
)


@pytest.mark.rule("POR-TRE-10")
def test_influence_is_stolen() -> None:
    state = position(board(hand=["steal_influence"]), board(influence=1), board(influence=0))
    assert legal(state, "steal") == [
        "steal influence from seat 2", "steal influence from seat 4",
    ]  # fmt: skip
    assert influence(play(state, "steal influence from seat 4")) == [14, 1, 0, 10]
    assert influence(play(state, "steal influence from seat 2")) == [13, 0, 0, 12]
    auction = play(state, "auction gozzoli")
    assert refused(auction, "steal influence from seat 4") == "POR-TRE-10"


@pytest.mark.rule("POR-TRE-11")
def test_gold_is_raided() -> None:
    state = position(board(hand=["raid_gold_shipment"]), board(gold=2))
    assert gold(play(state, "raid gold of seat 2")) == [42, 0, 40, 40]
    assert gold(play(state, "raid gold of seat 3")) == [43, 2, 37, 40]


@pytest.mark.rule("POR-POL-05", "POR-GEN-07", "POR-POL-10", "POR-DEC-06")
def test_lucrezia_once_a_decade() -> None:
    state = position(board(tiles=["rom_lucrezia_borgia"]), events=["gozzoli"])
    assert refused(state, "lucrezia steals from seat 1") == "POR-TRE-10"
    state = play(state, "lucrezia steals from seat 2")
    assert influence(state) == [14, 10, 12, 12]
    assert refused(state, "lucrezia steals from seat 3") == "POR-POL-05"
    state = bids(play(state, "auction gozzoli"), 0, None, None, None)
    state = play(state, "pass", "pass", "pass")
    assert legal(state, "lucrezia")
    auction = play(position(board(tiles=["rom_lucrezia_borgia"])), "auction gozzoli")
    assert refused(auction, "lucrezia steals from seat 2") == "POR-TRE-10"


@pytest.mark.rule("POR-POL-09", "POR-POL-10")
def test_alfonso_draws_when_he_is_won() -> None:
    state = bids(play(position(), "auction nap_alfonso_aragon"), 10, 11, None, None, None)
    assert asks(state) == ("alfonso", B)
    drawn = play(state, "yes")
    assert sum(seen(drawn, B)["hand"].values()) == 1
    assert seen(drawn, B)["used"] == ["nap_alfonso_aragon"]
    kept = play(state, "pass")
    assert asks(kept) == ("turn", B)
    assert "alfonso" in legal(kept)
    assert refused(kept, "alfonso", A) == "POR-TURN-01"


@pytest.mark.rule("POR-POL-07")
def test_lorenzo_vetoes_once_a_decade() -> None:
    state = play(position(board(tiles=["flo_lorenzo_medici"])), "war milan against rome")
    assert legal(state) == ["pass", "veto by lorenzo"]
    state = play(state, "veto by lorenzo")
    assert seen(state)["used"] == ["flo_lorenzo_medici"]
    state = play(state, "war milan against rome")
    assert asks(state)[0] == "turn"  # nobody is asked, and nobody has a troop


@pytest.mark.rule("POR-TRE-14", "POR-TRE-15")
def test_discards_become_a_new_pile() -> None:
    hands = [["freeze_bid"] * 3] * 2 + [["bribe_troops"] * 2] * 4
    families = ["malatesta", "bentivogli", "baglioni", "este", "gonzaga", "montefeltro"]
    boards = [board(family=f, hand=h) for f, h in zip(families, hands)]
    boards[0]["given_up"] = {"bribe_cardinal": 1}
    state = position(
        *boards[:5], boards[5] | {"hand": {"bribe_troops": 1}}, seats=6, turn=5, pile=0
    )
    assert table(state)["pile"] == 0
    discarded = sum(table(state)["discards"].values())
    state = play(state, "buy treachery")
    assert table(state)["discards"] == {}
    assert table(state)["pile"] == discarded + 1 - 1
    assert seen(state, A)["face_down"] == 0


# ---------------------------------------------------------------- Banking

BANKER = board(tiles=["flo_banking_1", "flo_banking_2"])


@pytest.mark.rule("POR-POL-01")
def test_two_gold_for_two_influence() -> None:
    state = play(position(BANKER), "bank gold 2", by=A)
    assert (gold(state)[A], influence(state)[A]) == (38, 14)
    assert seen(state)["used"] == ["flo_banking_1"]
    state = play(state, "bank influence 3", by=A)
    assert (gold(state)[A], influence(state)[A]) == (41, 11)
    assert refused(state, "bank gold 1", A) == "POR-POL-01"


@pytest.mark.rule("POR-POL-02")
def test_a_bystander_banks_during_a_war_auction() -> None:
    state = play(position(board(troops=["pike"]), BANKER), "war milan against rome")
    assert asks(state) == ("bid", A)
    asked = state.asked(A)
    state = play(state, "bank influence 1", by=B)
    assert (gold(state)[B], influence(state)[B]) == (41, 11)
    assert asks(state) == ("bid", A)
    assert state.asked(A) == asked


@pytest.mark.rule("POR-POL-03")
def test_the_last_event_closes_the_bank() -> None:
    state = position(board(influence=0, tiles=["flo_banking_3"]), BANKER, events=["gozzoli"])
    assert legal(state, "bank", B)
    state = play(state, "auction gozzoli")
    assert refused(state, "bank gold 1", B) == "POR-POL-03"
    state = bids(state, 2, None, None, None)
    assert gold(state)[A] == 40 - 2 + 14  # no more than was missing, then the income
    unsold = bids(play(position(BANKER, events=["gozzoli"]), "auction gozzoli"), *[None] * 4)
    assert legal(unsold, "bank", A)


@pytest.mark.rule("POR-POL-04", "POR-POL-11")
def test_nothing_after_the_end() -> None:
    state = position(BANKER, decade=3, events=["leonardo"])
    state = bids(play(state, "auction leonardo"), 0, None, None, None)
    assert state.over
    assert all(state.legal(seat) == [] for seat in range(4))
    assert refused(state, "bank gold 1", A) == "POR-GEN-09"


@pytest.mark.rule("POR-NEG-06")
def test_banking_keeps_the_bid_payable() -> None:
    mine = board(gold=14, influence=0, tiles=["flo_banking_1"])
    state = bids(play(position(mine), "auction ven_doge"), 14)
    assert refused(state, "bank gold 1", A) == "POR-NEG-06"
    state = play(position(mine), "auction ven_doge")
    assert refused(state, "bank gold 1", A) == "POR-NEG-06"  # the opening bid he owes


def test_no_banking_while_the_pope_is_paid_for() -> None:
    state = position(
        board(hand=["bribe_cardinal"]),
        BANKER,
        stack=[frame("after", A), frame("payment", A, 4)],
    )
    assert refused(state, "bank gold 1", B) == "POR-POL-03"
