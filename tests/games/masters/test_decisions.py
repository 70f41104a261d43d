"""The decision points of the ledger, D1 to D13, where no single rule covers them: who is asked what, and when."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import signoria
from tests.games.masters.positions import (
    GAME,
    asks,
    board,
    faith,
    legal,
    play,
    position,
    seen,
    table,
    told,
    top,
)

NOTHING = "WWWW"  # row 1 gives nothing


def endings(state: signoria.State, kind: str) -> Iterator[signoria.State]:
    """Where all the answers lead, as long as the same seat is asked this kind of question."""
    seat = state.to_act
    if state.over or asks(state) != kind:
        yield state
        return
    for answer in legal(state):
        after = play(state, answer)
        if after.to_act == seat:
            yield from endings(after, kind)
        else:
            yield after


# ---------------------------------------------------------------- D1, D2: setup


def test_d1_all_seats_choose_two_of_four_leaders_at_once() -> None:
    state = GAME.new(4, 2)
    assert state.to_act == (0, 1, 2, 3)
    assert table(state)["first"] is None  # the seat order is not known yet
    for seat in range(4):
        view: Any = state.view(seat)
        kept = set()
        for first in legal(state, seat=seat):
            half = state.copy()
            half.play(seat, GAME.parse(first))
            kept |= {(first, second) for second in legal(half, seat=seat)}
        leaders = [f"keep {name}" for name in sorted(view["boards"][seat]["hand"])]
        assert kept == set(itertools.combinations(leaders, 2))
        assert len(kept) == 6


def test_d2_the_fourth_player_has_ten_choices_of_two_resources() -> None:
    state = GAME.new(4, 2)
    while asks(state) == "keep":
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    first = table(state)["first"]
    for place in (1, 2):
        assert state.to_act == ((first + place) % 4,)
        assert len(legal(state)) == 4
        state = play(state, "resource stone")
    fourth = (first + 3) % 4
    assert state.to_act == (fourth,)
    ends = list(endings(state, "compensation"))
    stores = [tuple(sorted(seen(end, fourth)["warehouse"].items())) for end in ends]
    assert len(stores) == len(set(stores)) == 10
    assert all(end.to_act == (first,) and asks(end) == "turn" for end in ends)


# ---------------------------------------------------------------- D3, D13: Leader actions and the end of a turn


def test_d3_leader_actions_are_offered_before_and_after_the_action_and_can_be_left_alone() -> None:
    mine = board(hand=["L05", "L06"], strongbox={"coin": 5})
    state = position(boards=[mine], market=NOTHING)
    actions = ["play L05", "drop L05", "drop L06"]
    assert [name for name in legal(state) if name in actions] == actions
    after = play(state, "market row 1")
    assert legal(after) == ["pass", *actions]
    assert legal(play(after, "drop L05")) == ["pass", "drop L06"]


def test_d13_the_end_of_the_turn_is_asked_only_with_a_leader_in_hand() -> None:
    with_leader = position(boards=[board(hand=["L05"])], market=NOTHING)
    assert asks(play(with_leader, "market row 1")) == "after"
    assert play(with_leader, "market row 1", "pass").to_act == (1,)
    without = position(boards=[board(in_play=["L05"])], market=NOTHING)
    assert play(without, "market row 1").to_act == (1,)
    assert play(with_leader, "market row 1", "drop L05").to_act == (1,)


# ---------------------------------------------------------------- D4: rearranging is display


@pytest.mark.parametrize("seats", [1, 3])
def test_d4_no_play_leads_back_to_a_position(seats: int) -> None:
    random = Random(4)
    state = GAME.new(seats, 4)
    seen_before = set()
    while not state.over:
        dump = state.dump()
        del dump["decided"]  # counts every decision: two positions would never be equal
        seen_before.add(str(dump))
        state.play(state.to_act[0], random.choice(state.decisions(state.to_act[0])))
        after = state.dump()
        del after["decided"]
        assert str(after) not in seen_before


# ---------------------------------------------------------------- D5 to D8: market


def test_d5_a_turn_offers_main_actions_and_leader_actions_in_one_list() -> None:
    mine = board(hand=["L05"], strongbox={"coin": 5})
    state = position(boards=[mine], tops={"blue I": "D03"})
    verbs = {name.split()[0] for name in legal(state)}
    assert verbs == {"play", "drop", "market", "buy", "produce"}


def test_d6_one_of_seven_lines_is_taken() -> None:
    rows, columns = range(1, 4), range(1, 5)
    lines = [*(f"market row {n}" for n in rows), *(f"market column {n}" for n in columns)]
    assert legal(position(), "market") == lines


def test_d7_white_marbles_are_asked_about_only_with_two_leaders_and_a_white_marble() -> None:
    two = board(in_play=["L09", "L10"])
    state = position(boards=[two], market="WBGY BGYP PRWW W")
    assert asks(play(state, "market row 1")) == "whites"
    assert asks(play(state, "market row 2")) == "store"
    one = position(boards=[board(in_play=["L09"])], market="WBGY BGYP PRWW W")
    assert asks(play(one, "market row 1")) == "store"


def test_d8_every_part_of_what_was_taken_can_be_kept() -> None:
    # Two coins, a stone and a servant fit on empty shelves in any number.
    state = play(position(market="YYGP"), "market row 1")
    ends = list(endings(state, "store"))
    kept = [tuple(seen(end)["warehouse"].get(name, 0) for name in ("coin", "stone", "servant"))
            for end in ends]  # fmt: skip
    assert sorted(kept) == sorted(itertools.product(range(3), range(2), range(2)))
    assert [faith(end)[1] for end in ends] == [4 - sum(amounts) for amounts in kept]


def test_d8_a_resource_without_room_is_not_asked_about() -> None:
    # The shelves hold coins, stones and servants; the coins' shelf is full.
    mine = board(warehouse={"coin": 3, "stone": 1, "servant": 1})
    state = play(position(boards=[mine], market="YGBP"), "market row 1")
    # Of a stone and a servant only one finds room: a second shelf of two does not exist.
    kept = {(seen(end)["warehouse"]["stone"], seen(end)["warehouse"]["servant"])
            for end in endings(state, "store")}  # fmt: skip
    assert legal(state) == ["store stone 0", "store stone 1"]
    assert kept == {(1, 1), (2, 1), (1, 2)}
    assert play(state, "store stone 1").to_act == (1,)  # nothing is left to ask


# ---------------------------------------------------------------- D9, D10: purchase and payment


def test_d9_a_purchase_names_deck_and_slot() -> None:
    mine = board(slots=[["D04"], [], []], strongbox={"coin": 2, "shield": 4})
    state = position(
        boards=[mine],
        tops={"blue I": "D03", "green I": "D01", "green II": "D17", "yellow I": "D12",
              "purple I": "D02", "blue II": "D19", "purple II": "D18", "yellow II": "D20"},
    )  # fmt: skip
    assert legal(state, "buy") == [
        "buy green I slot 2",
        "buy green I slot 3",
        "buy blue I slot 2",
        "buy blue I slot 3",
        "buy green II slot 1",
    ]


def test_d10_payment_is_asked_only_where_both_places_could_pay() -> None:
    # D08 costs 1 coin, 1 stone, 1 shield; stones lie on a shelf only.
    mine = board(warehouse={"coin": 1, "stone": 2, "shield": 1}, strongbox={"coin": 1, "shield": 3})
    state = position(boards=[mine], tops={"yellow I": "D08"})
    paying = play(state, "buy yellow I slot 1")
    assert legal(paying) == ["pay coin 0", "pay coin 1"]
    last = play(paying, "pay coin 1")
    assert legal(last) == ["pay shield 0", "pay shield 1"]
    after = play(last, "pay shield 0")
    assert seen(after)["warehouse"] == {"stone": 1, "shield": 1}
    assert seen(after)["strongbox"] == {"coin": 1, "shield": 2}


def test_d10_the_next_card_shows_with_the_last_payment() -> None:
    mine = board(warehouse={"coin": 2}, strongbox={"coin": 2})
    state = position(boards=[mine], tops={"blue I": "D03"})
    paying = play(state, "buy blue I slot 1")
    assert asks(paying) == "pay"
    assert top(paying, "blue I") == "D03"
    assert seen(paying)["slots"] == [[], [], []]
    assert not [e for e in told(state, "buy blue I slot 1") if e["event"] == "card_revealed"]
    after = play(paying, "pay coin 2")
    assert top(after, "blue I") != "D03"
    assert seen(after)["slots"] == [["D03"], [], []]


# ---------------------------------------------------------------- D11, D12: production


def test_d11_each_set_of_productions_has_one_path() -> None:
    mine = board(slots=[["D01"], ["D02"], ["D03"]], strongbox={"coin": 3, "stone": 3, "shield": 3})
    sets = []
    open_choices = [(position(boards=[mine]), "")]
    while open_choices:
        state, chosen = open_choices.pop()
        for name in legal(state, "produce"):
            after = play(state, name)
            if after.to_act == (0,) and asks(after) == "produce":
                open_choices.append((after, chosen + name[8:] + ","))
            else:
                sets.append(chosen + name[8:] + ",")
        if "pass" in legal(state):
            sets.append(chosen)
    assert len(sets) == len(set(sets)) == 2**4 - 1


def test_d12_resources_of_choice_are_named_as_rising_sets() -> None:
    mine = board(in_play=["L13", "L16"], strongbox={"coin": 2, "shield": 1})
    state = play(position(boards=[mine]), "produce leader coin", "produce leader shield")
    ends = list(endings(state, "gain"))
    gained = [tuple(sorted(seen(end)["strongbox"].items())) for end in ends]
    assert len(gained) == len(set(gained)) == 10  # two of four resources, alike or not


# ---------------------------------------------------------------- nothing is asked of the others


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_asked_anything_during_the_turn_of_another(seats: int) -> None:
    random = Random(seats)
    state = GAME.new(seats, seats)
    while asks(state) in {"keep", "compensation"}:
        state.play(state.to_act[0], random.choice(state.decisions(state.to_act[0])))
    while not state.over:
        [seat] = state.to_act
        for other in set(range(seats)) - {seat}:
            assert state.legal(other) == []
            assert state.prompt(other) is None
        state.play(seat, random.choice(state.decisions(seat)))
        assert state.to_act in {(seat,), ((seat + 1) % seats,), ()}
