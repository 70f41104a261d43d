"""AUC: auctions of the lots."""

from __future__ import annotations

import pytest

from tests.games.il_principe.positions import (
    COLOURS,
    A,
    B,
    C,
    D,
    asks,
    board,
    coins,
    hands,
    legal,
    names,
    offer,
    offering,
    play,
    principe,
    refused,
    seen,
    selling,
    table,
    told,
)

ALL_PASS = ["pass"] * 4


def order(lots: str) -> list[str]:
    """The colours of the lots in the order in which they are opened, nobody bidding."""
    number = len(set(lots))
    events = told(selling(lots), *ALL_PASS * number)
    first = [COLOURS[event["colour"]] for event in events if event["event"] == "lot_discarded"]
    assert len(first) == number
    return first


# ---------------------------------------------------------------- lots


@pytest.mark.rule("ILP-AUC-01")
def test_all_offers_are_revealed_and_sorted_by_colour() -> None:
    state = offering(boards=[board(hand="GGGWWRRY") for _ in range(4)])
    state = offer(state, "GG", "GW", "WR")
    assert table(state)["lots"] == {}
    state = offer(state)
    state = play(state, "colour red", "colour yellow")
    assert table(state)["lots"] == {"green": 3, "white": 2, "red": 2, "yellow": 1}
    assert sum(table(state)["lots"].values()) == 8
    assert [len(hand) for hand in hands(state)] == [6] * 4


@pytest.mark.rule("ILP-AUC-02")
def test_lots_go_from_the_smallest_to_the_largest() -> None:
    assert order("RRGGBBBB") == ["green", "red", "blue"]
    assert order("YWWWRR") == ["yellow", "red", "white"]


@pytest.mark.rule("ILP-AUC-03")
def test_example_of_four_lots() -> None:
    state = offering(boards=[board(hand="GGGWWRRY") for _ in range(4)])
    state = offer(state, "GG", "GW", "WR", "RY")
    assert table(state)["lots"] == {"green": 3, "white": 2, "red": 2, "yellow": 1}
    sold = []
    for _ in range(4):
        prompt = state.prompt(state.to_act[0])
        assert prompt is not None
        sold.append((prompt.args["colour"], prompt.args["amount"]))
        state = play(state, *ALL_PASS)
    assert sold == [("yellow", 1), ("white", 2), ("red", 2), ("green", 3)]


# ---------------------------------------------------------------- bids


@pytest.mark.rule("ILP-AUC-04", "ILP-RUL-02")
def test_the_opener_is_worked_out_anew() -> None:
    state = selling("GWW", principe=A, round=1)
    assert asks(state) == ("bid_lot", B)
    state = play(state, "pass", "bid 2", "pass", "pass")
    assert principe(state) == C
    assert asks(state) == ("bid_lot", D)
    assert refused(state, "bid 1", seat=B) == "ILP-AUC-04"


@pytest.mark.rule("ILP-AUC-05", "ILP-RUL-03")
def test_even_the_opener_may_pass() -> None:
    state = play(selling("GG"), "pass")
    assert asks(state) == ("bid_lot", C)
    assert legal(state)[:2] == ["pass", "bid 1"]
    for wrong in ("build siena", "lay green 1", "colour green", "region umbria", "yes"):
        assert refused(state, wrong) == "ILP-AUC-05"


@pytest.mark.rule("ILP-AUC-06", "ILP-DEC-03")
def test_each_bid_is_higher() -> None:
    state = play(selling("GG"), "bid 3")
    assert refused(state, "bid 2") == refused(state, "bid 3") == "ILP-AUC-06"
    assert legal(state) == ["pass", *(f"bid {number}" for number in range(4, 11))]
    assert asks(play(state, "bid 4")) == asks(play(state, "bid 7")) == ("bid_lot", D)


@pytest.mark.rule("ILP-AUC-07", "ILP-RUL-03")
def test_bidding_goes_on_until_one_is_left() -> None:
    state = selling("GG", principe=A, round=1, boards=[board(hand="Y") for _ in range(4)])
    asked = []
    for action in ("bid 1", "pass", "bid 2", "pass", "bid 3", "pass"):
        asked.append(asks(state)[1])
        state = play(state, action)
    assert asked == [B, C, D, A, B, D]
    assert coins(state) == [10, 7, 10, 10]
    assert hands(state)[B] == "GGY"


@pytest.mark.rule("ILP-AUC-07")
def test_who_has_passed_is_out() -> None:
    state = play(selling("GG"), "bid 1", "pass")
    assert refused(state, "bid 2", seat=C) == "ILP-AUC-07"


@pytest.mark.rule("ILP-RUL-03")
def test_the_last_player_may_still_open_or_pass() -> None:
    state = play(selling("GG", principe=A), "pass", "pass", "pass")
    assert asks(state) == ("bid_lot", A)
    assert legal(state)[:2] == ["pass", "bid 1"]
    won = play(state, "bid 1")
    assert principe(won) == A
    assert coins(won)[A] == 9


@pytest.mark.rule("ILP-AUC-08", "ILP-RUL-05")
def test_a_lot_nobody_wants_is_discarded() -> None:
    state = selling("GGYYY", principe=C, discards="R")
    assert table(state)["discards"] == {"red": 1}
    after = play(state, *ALL_PASS)
    assert table(after)["discards"] == {"green": 2, "red": 1}
    assert table(after)["lots"] == {"yellow": 3}
    assert principe(after) == C
    assert asks(after) == ("bid_lot", D)


@pytest.mark.rule("ILP-AUC-09", "ILP-RUL-06", "ILP-HID-01")
def test_what_the_winner_gets() -> None:
    state = selling("BBBRRRR", principe=A)
    after = play(state, "bid 4", "pass", "pass", "pass")
    assert hands(after)[B] == "BBB"
    assert coins(after) == [10, 6, 10, 10]
    assert principe(after) == B
    assert asks(after) == ("build", B)
    assert legal(after) == ["pass"]
    facts = after.view(None)["facts"]
    assert isinstance(facts, dict)
    assert facts["known"][B] == {"blue": 3}  # all have seen them


@pytest.mark.rule("ILP-AUC-10", "ILP-RUL-04")
def test_no_bid_above_the_coins() -> None:
    state = selling("GG", boards=[board(), board(coins=4)])
    assert refused(state, "bid 5") == "ILP-AUC-10"
    assert legal(state) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4"]
    spent = play(state, "bid 4", "pass", "pass", "pass")
    assert coins(spent)[B] == 0  # too few to build anything
    assert legal(spent) == ["pass"]


@pytest.mark.rule("ILP-AUC-10", "ILP-RUL-28")
def test_more_coins_than_any_game_gives() -> None:
    """A position that somebody wrote may hold any number; bids end at 99."""
    state = selling("GG", boards=[board(coins=500), board(coins=500), board(coins=500)])
    assert legal(state)[-1] == "bid 99"
    assert legal(play(state, "bid 99")) == ["pass"]
    assert refused(play(state, "bid 99"), "bid 99") == "ILP-AUC-06"


@pytest.mark.rule("ILP-DEC-03", "ILP-HID-07")
def test_a_forced_pass_looks_like_any_other() -> None:
    poor = [board(), board(), board(coins=3), board()]
    state = selling("GG", boards=poor)
    assert asks(play(state, "bid 3")) == ("bid_lot", D)  # C cannot bid 4
    heard = told(state, "bid 3")
    assert heard == [
        {"event": "bid_made", "seat": B, "coins": 3},
        {"event": "passed", "seat": C},
    ]
    free = told(selling("GG"), "bid 3", "pass")
    assert heard == free


@pytest.mark.rule("ILP-AUC-08", "ILP-DEC-03")
def test_when_nobody_has_a_coin_left() -> None:
    mates = [board(coins=0), board(coins=1), board(coins=0), board(coins=0, hand="Y")]
    events = told(selling("GRRBBB", boards=mates), "bid 1", "pass")
    assert [event["seat"] for event in events if event["event"] == "passed"][:3] == [C, D, A]
    assert names(events).count("lot_discarded") == 2  # the other lots find no bidder


@pytest.mark.rule("ILP-AUC-11")
def test_one_player_may_win_everything_and_build_each_time() -> None:
    mates = [board(), board(hand="GWYRBYYY", coins=20), board(), board()]
    state = selling("GRRBBB", principe=A, boards=mates)
    state = play(state, "bid 1", "pass", "pass", "pass", "build siena")
    state = play(
        state, "pass", "pass", "pass", "bid 1", "pass"
    )  # C, D, A pass; B bids and builds nothing
    state = play(state, "pass", "pass", "pass", "bid 1", "build verona")
    assert seen(state, B)["cities"] == ["siena", "verona"]
    assert coins(state)[B] == 20 - 3 - 3 - 3
    assert seen(state, B)["points"] == 8
    assert table(state)["lots"] == {}


@pytest.mark.rule("ILP-AUC-12")
def test_five_lots_are_five_auctions() -> None:
    events = told(selling("GWRRBBYY"), *ALL_PASS * 5)
    assert names(events).count("lot_discarded") == 5
    assert [COLOURS[e["colour"]] for e in events if e["event"] == "lot_discarded"] == COLOURS


@pytest.mark.rule("ILP-AUC-13", "ILP-RUL-06")
def test_cards_just_won_can_pay_for_the_build() -> None:
    mates = [board(), board(hand="BY", coins=10)]
    state = selling("RGG", principe=A, boards=mates)
    assert "verona" in table(state)["display"]
    won = play(state, "bid 2", "pass", "pass", "pass")
    assert legal(won) == ["pass", "build verona"]
    built = play(won, "build verona")  # fully resolved before the next lot
    assert asks(built) == ("bid_lot", C)
    after = play(built, "pass", "pass", "pass")
    assert legal(after)[-1] == "bid 5"  # 10 - 2 - 3
