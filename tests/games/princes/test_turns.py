"""TURN, BUY and DEC-11: the shape of a turn, purchases, and the safeguard against stalling."""

from __future__ import annotations

import pytest

import signoria
from tests.games.princes.positions import (
    GAME,
    A,
    B,
    C,
    asks,
    begun,
    bids,
    board,
    gold,
    influence,
    legal,
    names,
    no_such_action,
    play,
    position,
    refused,
    seen,
    table,
    told,
)


@pytest.mark.rule("POR-TURN-01")
def test_turns_go_clockwise() -> None:
    state = begun(5)
    first = state.to_act[0]
    order = []
    for _ in range(5):
        order.append(state.to_act[0])
        state = play(state, "pass")
    assert order == [(first + n) % 5 for n in range(5)]


@pytest.mark.rule("POR-TURN-02", "POR-TURN-03", "POR-CITY-06")
def test_the_actions() -> None:
    options = legal(begun(4))
    assert options[0] == "pass"
    assert [name for name in options if name.startswith("buy")] == [
        "buy light_infantry", "buy pike", "buy crossbow", "buy fortification",
        "buy artillery", "buy cavalry", "buy treachery",
    ]  # fmt: skip
    assert "auction ven_doge" in options
    assert "auction gozzoli" in options
    assert "auction pope" in options
    assert "war milan against naples" in options
    assert not legal(begun(4), "start war")


def test_of_tiles_that_are_alike_only_the_first_is_listed() -> None:
    state = position(board(tiles=["ven_merchant_1"]))
    assert legal(state, "auction ven") == [
        "auction ven_doge", "auction ven_merchant_2",
    ]  # fmt: skip
    assert refused(state, "auction ven_merchant_4") == "POR-CITY-06"
    assert refused(state, "auction ven_merchant_1") == "POR-CITY-06"


@pytest.mark.rule("POR-TURN-04", "POR-WAR-01")
@pytest.mark.parametrize(("seats", "wars"), [(3, 4), (4, 4), (5, 5), (6, 5)])
def test_wars_run_out(seats: int, wars: int) -> None:
    assert legal(position(seats=seats, wars=wars - 1), "war")
    state = position(seats=seats, wars=wars)
    assert not legal(state, "war")
    assert refused(state, "war milan against rome") == "POR-WAR-01"


@pytest.mark.rule("POR-TURN-05", "POR-TURN-03")
def test_who_passes_plays_on() -> None:
    state = position(board(), seats=3)
    state = play(state, "pass", "pass", "pass")
    assert asks(state) == ("turn", A)
    for troop in ("pike", "cavalry", "artillery"):
        state = play(state, f"buy {troop}", "pass", "pass")
    assert seen(state)["troops"] == ["pike", "artillery", "cavalry"]


@pytest.mark.rule("POR-TURN-06", "POR-TURN-08", "POR-TRE-13")
def test_powers_before_and_after_the_action() -> None:
    mine = board(
        hand=["steal_influence", "start_war"], tiles=["nap_alfonso_aragon"], troops=["pike"]
    )
    state = play(position(mine), "steal influence from seat 2", "buy cavalry")
    assert asks(state) == ("after", A)
    state = play(state, "alfonso")
    state = play(state, "start war milan against rome")
    while asks(state)[0] in ("veto", "bid", "bribe"):
        state = play(state, "pass")
    assert asks(state) == ("turn", B)
    assert table(state)["wars"] == 0


@pytest.mark.rule("POR-TURN-08")
def test_after_a_start_war_the_turn_is_over() -> None:
    mine = board(hand=["start_war", "steal_influence"], tiles=["rom_lucrezia_borgia"])
    state = play(position(mine), "pass", "start war milan against rome")
    while asks(state)[0] == "veto":
        state = play(state, "pass")
    assert asks(state) == ("turn", B)


@pytest.mark.rule("POR-TURN-07")
def test_who_begins_the_next_decade() -> None:
    state = position(seats=4, turn=B, events=["gozzoli"])
    state = bids(play(state, "auction gozzoli"), 0, None, 1, None, None)
    assert table(state)["decade"] == 2
    assert asks(state) == ("turn", C)


@pytest.mark.rule("POR-BUY-01")
def test_one_purchase_a_turn() -> None:
    state = play(position(board(hand=["veto"])), "buy pike")
    assert asks(state) == ("after", A)
    assert refused(state, "buy cavalry") == "POR-TURN-01"


@pytest.mark.rule("POR-BUY-02", "POR-BUY-03", "POR-GEN-08")
def test_a_troop_costs_its_price() -> None:
    state = play(position(), "buy artillery")
    assert gold(state)[A] == 35
    assert influence(state)[A] == 12
    assert table(state)["supply"]["artillery"] == 3
    again = position(board(troops=["artillery"]))
    assert refused(again, "buy artillery") == "POR-BUY-03"
    assert refused(position(board(gold=4)), "buy artillery") == "POR-BUY-02"
    assert gold(play(position(board(gold=5)), "buy artillery"))[A] == 0


@pytest.mark.rule("POR-BUY-04", "POR-FIGHT-10")
def test_a_troop_is_discarded() -> None:
    state = play(position(board(troops=["cavalry"])), "discard cavalry")
    assert gold(state)[A] == 40
    assert table(state)["supply"]["cavalry"] == 4
    assert asks(state) == ("turn", B)
    state = play(state, "pass", "pass", "pass")
    assert "buy cavalry" in legal(state)
    assert refused(state, "discard cavalry") == "POR-BUY-04"


@pytest.mark.rule("POR-BUY-05")
def test_treachery_costs_one_of_each() -> None:
    state = play(position(), "buy treachery")
    assert (gold(state)[A], influence(state)[A]) == (39, 11)
    assert sum(seen(state)["hand"].values()) == 1
    assert refused(position(board(influence=0)), "buy treachery") == "POR-BUY-05"
    assert refused(position(board(gold=0)), "buy treachery") == "POR-BUY-05"


@pytest.mark.rule("POR-BUY-06")
def test_an_empty_pile_of_troops() -> None:
    owners = [board(troops=["cavalry"]) for _ in range(4)]
    state = position(*owners, seats=5, turn=4)
    assert refused(state, "buy cavalry") == "POR-BUY-06"


@pytest.mark.rule("POR-BUY-07", "POR-GEN-03")
def test_too_many_tiles() -> None:
    state = play(position(board(hand=["veto", "freeze_bid"])), "buy treachery")
    assert asks(state) == ("discard", A)
    held = seen(state)["hand"]
    assert sum(held.values()) == 3
    assert legal(state) == [f"tile {kind}" for kind in held]
    state = play(state, "tile veto")
    assert asks(state) == ("after", A)
    assert sum(seen(state)["hand"].values()) == 2
    assert seen(state)["given_up"] == {"veto": 1}


@pytest.mark.rule("POR-GEN-06", "POR-NEG-02")
def test_no_tile_is_ever_discarded_or_given() -> None:
    assert no_such_action("discard ven_doge")
    assert no_such_action("give ven_doge to seat 2")


def idle(state: signoria.State, turns: int) -> signoria.State:
    return play(state, *["pass"] * turns)


@pytest.mark.rule("POR-DEC-11", "POR-TURN-05")
def test_eight_passes_force_an_event() -> None:
    state = idle(position(), 8)
    assert asks(state) == ("turn", A)
    assert legal(state) == [f"auction {event}" for event in table(state)["events"]]
    assert refused(state, "pass") == "POR-DEC-11"
    assert refused(state, "buy pike") == "POR-DEC-11"
    state = play(state, "auction gozzoli")
    assert refused(state, "pass") == "POR-DEC-11"
    state = bids(state, 0, None, None, None)
    assert table(state)["idle"] == 0
    assert seen(state)["events"] == ["gozzoli"]


@pytest.mark.rule("POR-DEC-11")
def test_unsold_auctions_count_and_a_purchase_does_not() -> None:
    state = bids(play(position(), "auction gozzoli"), None, None, None, None)
    assert table(state)["idle"] == 1
    state = play(idle(state, 5), "buy pike")
    assert table(state)["idle"] == 0
    assert "pass" in legal(state)


@pytest.mark.rule("POR-DEC-11")
@pytest.mark.parametrize("action", ["buy pike", "discard cavalry", "buy treachery"])
def test_each_purchase_restarts_the_count(action: str) -> None:
    state = play(position(board(troops=["cavalry"]), idle=7), action)
    assert table(state)["idle"] == 0


@pytest.mark.rule("POR-DEC-11")
@pytest.mark.parametrize("prize", ["ven_doge", "gozzoli", "pope"])
def test_whatever_is_sold_restarts_the_count(prize: str) -> None:
    state = bids(play(position(idle=7), f"auction {prize}"), 14 if prize == "ven_doge" else 0)
    assert table(bids(state, None, None, None))["idle"] == 0
    if prize != "ven_doge":
        unsold = bids(play(position(idle=6), f"auction {prize}"), *[None] * 4)
        assert table(unsold)["idle"] == 7


@pytest.mark.rule("POR-DEC-11", "POR-TURN-06")
def test_powers_are_left_to_who_must_open_an_event() -> None:
    state = position(board(tiles=["rom_lucrezia_borgia"]), idle=8)
    assert legal(state, "lucrezia")
    state = play(state, "lucrezia steals from seat 2")
    assert table(state)["idle"] == 8
    assert refused(state, "pass") == "POR-DEC-11"


@pytest.mark.rule("POR-DEC-11")
def test_seven_idle_turns_are_not_eight() -> None:
    state = idle(position(), 7)
    assert "pass" in legal(state)
    assert "pass" in legal(bids(play(state, "auction pope")))
    six = idle(position(seats=3), 6)
    assert legal(six) == [f"auction {event}" for event in table(six)["events"]]


@pytest.mark.rule("POR-TURN-06", "POR-TURN-08")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_use() -> None:
    for mine in (
        board(hand=["freeze_bid"]),
        board(tiles=["rom_lucrezia_borgia"]),
        board(tiles=["nap_alfonso_aragon"]),
    ):
        assert asks(play(position(mine), "buy pike")) == ("after", A)
    spent = board(tiles=["rom_lucrezia_borgia"], used=["rom_lucrezia_borgia"])
    assert asks(play(position(spent), "buy pike")) == ("turn", B)
    state = play(position(board(tiles=["rom_lucrezia_borgia"])), "buy pike")
    assert legal(state, "lucrezia")
    assert asks(play(state, "lucrezia steals from seat 2")) == ("turn", B)


@pytest.mark.rule("POR-TURN-08", "POR-TRE-13")
def test_start_war_is_for_who_holds_it() -> None:
    state = play(position(board(hand=["veto"])), "pass")
    assert legal(state) == ["pass"]
    assert refused(state, "start war milan against rome") == "POR-TRE-13"
    state = play(position(board(hand=["start_war"])), "pass")
    assert len(legal(state, "start war")) == 20
    assert refused(state, "start war rome against rome") == "POR-WAR-03"


def test_a_turn_that_goes_on_is_told() -> None:
    mine = board(hand=["veto"])
    state = play(position(mine), "auction mantegna")
    heard = told(bids(state, None, 0, None), "pass", "city rome")
    assert names(heard)[-2:] == ["artist_placed", "turn_resumed"]
    heard = told(bids(state, 0, None, None), "pass", "city rome")
    assert names(heard)[-1] == "artist_placed"  # his own answer: no need to say so


def test_what_a_player_may_take_back() -> None:
    """All but these show something, use chance, or hand over to somebody else."""
    assert {kind.name for kind in GAME.events if not kind.barrier} == {
        "turn_passed", "troop_bought", "troop_disbanded", "treachery_bought", "treachery_given_up",
        "alfonso_drew", "token_gained", "offered", "declined", "withdrawn", "lapsed", "scored",
    }  # fmt: skip
