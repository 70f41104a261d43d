"""Activate the production: MAS-PRO."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import signoria
from signoria.games.masters.strongbox import in_triples
from signoria.games.masters.tables import DATA
from tests.games.masters.positions import (
    GAME,
    asks,
    board,
    faith,
    legal,
    no_such_action,
    play,
    position,
    refused,
    seen,
    told,
)

SIX = ["base", "slot 1", "slot 2", "slot 3", "leader coin", "leader shield"]
PLENTY = {"coin": 9, "stone": 9, "servant": 9, "shield": 9}
DEVELOPMENT: list[dict[str, Any]] = DATA.files["cards"]["development"]


def producer(*piles: list[str], **about: Any) -> signoria.State:
    """A player with these piles of cards in the slots, to act."""
    slots = [*piles, *([] for _ in range(3 - len(piles)))]
    return position(boards=[board(slots=slots, **about)])


def activate(state: signoria.State, *productions: str) -> signoria.State:
    """The choice of exactly these productions, closed."""
    state = play(state, *(f"produce {name}" for name in productions))
    return play(state, "pass") if asks(state) == "produce" else state


def six_productions() -> signoria.State:
    return producer(["D01"], ["D02"], ["D03"], in_play=["L13", "L16"], strongbox=PLENTY)


# ---------------------------------------------------------------- which productions


@pytest.mark.rule("MAS-PRO-01")
def test_six_productions_are_offered() -> None:
    assert legal(six_productions(), "produce") == [f"produce {name}" for name in SIX]


@pytest.mark.rule("MAS-PRO-01")
@pytest.mark.parametrize("count", range(1, 7))
def test_any_subset_but_the_empty_one_is_accepted(count: int) -> None:
    state = six_productions()
    assert "pass" not in legal(state)
    for chosen in itertools.combinations(SIX, count):
        after = activate(state, *chosen)
        while after.to_act == (0,):
            after = play(after, legal(after)[0])
        # Every card gives one faith, and so does every Leader; the base production gives none.
        assert faith(after)[0] == len(set(chosen) - {"base"})


@pytest.mark.rule("MAS-PRO-01")
def test_what_is_not_on_the_board_cannot_produce() -> None:
    state = producer(["D01"], hand=["L16"], strongbox=PLENTY)
    assert refused(state, "produce slot 2") == "MAS-PRO-01"
    assert refused(state, "produce leader coin") == "MAS-PRO-01"  # its Leader is in hand


@pytest.mark.rule("MAS-PRO-02")
@pytest.mark.parametrize("production", ["base", "slot 2", "leader coin"])
def test_a_production_is_activated_once(production: str) -> None:
    state = play(six_productions(), f"produce {production}")
    assert refused(state, f"produce {production}") == "MAS-PRO-02"
    assert f"produce {production}" not in legal(state)


@pytest.mark.rule("MAS-PRO-03")
def test_one_stone_becomes_two_servants_and_one_faith() -> None:
    state = play(producer(["D02", "D30"], strongbox={"stone": 1}), "produce slot 1")
    assert seen(state)["strongbox"] == {"servant": 2}
    assert faith(state) == [1, 0]


@pytest.mark.rule("MAS-PRO-03")
@pytest.mark.parametrize("card", DEVELOPMENT, ids=lambda card: card["id"])
def test_a_card_takes_its_left_page_and_gives_its_right_page(card: dict[str, Any]) -> None:
    below = ["D01", "D17"][: card["level"] - 1]
    pile = [*below, card["id"]]
    state = play(producer(pile, strongbox=card["effect"]["input"]), "produce slot 1")
    gives = dict(card["effect"]["output"])
    assert faith(state) == [gives.pop("faith", 0), 0]
    assert seen(state)["strongbox"] == gives


@pytest.mark.rule("MAS-PRO-04")
def test_a_covered_card_does_not_produce() -> None:
    covered = ["D01", "D17"]  # coin -> 1 faith under stone -> 2 faith
    assert refused(producer(covered, strongbox={"coin": 1}), "produce slot 1") == "MAS-PRO-06"
    assert no_such_action("produce D01")
    state = producer(covered, strongbox={"coin": 1, "stone": 1})
    assert legal(state, "produce") == ["produce base", "produce slot 1"]
    after = play(state, "produce slot 1")
    assert faith(after) == [2, 0]
    assert seen(after)["strongbox"] == {"coin": 1}


# ---------------------------------------------------------------- paying before receiving


@pytest.mark.rule("MAS-PRO-05")
def test_what_one_production_gives_cannot_pay_for_another() -> None:
    # Stone -> servant, and servant -> faith, with one stone.
    alone = producer(["D05"], ["D04"], strongbox={"stone": 1})
    assert legal(alone, "produce") == ["produce slot 1"]
    after = play(alone, "produce slot 1")
    assert seen(after)["strongbox"] == {"servant": 1}
    assert faith(after) == [0, 0]
    turned = producer(["D04"], ["D05"], strongbox={"stone": 1})
    assert refused(turned, "produce slot 1") == "MAS-PRO-06"


@pytest.mark.rule("MAS-PRO-05")
def test_both_together_are_refused_while_a_third_could_be_added() -> None:
    state = producer(["D05"], ["D04"], ["D01"], strongbox={"stone": 1, "coin": 1})
    assert refused(play(state, "produce slot 1"), "produce slot 2") == "MAS-PRO-06"


@pytest.mark.rule("MAS-PRO-06")
def test_no_piece_pays_twice() -> None:
    state = producer(["D01"], ["D06"], ["D02"], strongbox={"coin": 1, "stone": 1})
    choosing = play(state, "produce slot 1")
    assert refused(choosing, "produce slot 2") == "MAS-PRO-06"  # both take the one coin
    assert seen(choosing)["strongbox"] == {"coin": 1, "stone": 1}  # nothing is paid yet
    assert seen(activate(state, "slot 1", "slot 3"))["strongbox"] == {}


@pytest.mark.rule("MAS-PRO-06")
def test_the_two_pieces_of_the_base_production_are_set_aside() -> None:
    state = producer(["D01"], ["D02"], strongbox={"coin": 2, "stone": 1})
    choosing = play(state, "produce base")
    assert legal(choosing, "produce") == ["produce slot 1", "produce slot 2"]
    # With a card's coin gone, the other two pieces are those of the base production: the choice is closed.
    gaining = play(choosing, "produce slot 1")
    assert asks(gaining) == "gain"
    assert seen(play(gaining, "resource shield"))["strongbox"] == {"shield": 1}


@pytest.mark.rule("MAS-PRO-07")
def test_a_payment_is_shared_between_shelf_and_strongbox() -> None:
    # D09 takes two servants.
    state = producer(["D09"], warehouse={"servant": 2}, strongbox={"servant": 2})
    paying = play(state, "produce slot 1")
    assert legal(paying) == ["pay servant 0", "pay servant 1", "pay servant 2"]
    after = play(paying, "pay servant 1")
    assert seen(after)["warehouse"] == {"servant": 1}
    assert seen(after)["strongbox"] == {"coin": 1, "stone": 1, "servant": 1, "shield": 1}


@pytest.mark.rule("MAS-PRO-07")
def test_a_leader_depot_pays_too() -> None:
    state = producer(
        ["D09"], in_play=["L06"], warehouse={"servant": 5}
    )  # 3 on a shelf, 2 in the depot
    assert seen(play(state, "produce slot 1"))["warehouse"] == {"servant": 3}


@pytest.mark.rule("MAS-PRO-07")
def test_a_wrong_payment_of_a_production_is_refused_by_the_rules_of_productions() -> None:
    from_both = play(
        producer(["D09"], warehouse={"servant": 3}, strongbox={"servant": 1}), "produce slot 1"
    )
    assert legal(from_both) == ["pay servant 1", "pay servant 2"]
    assert refused(from_both, "pay servant 3") == "MAS-R-26"
    assert refused(from_both, "pay servant 0") == "MAS-PRO-07"  # the strongbox has but one
    assert refused(from_both, "pay coin 0") == "MAS-PRO-07"  # no coin is owed
    little = play(
        producer(["D09"], warehouse={"servant": 1}, strongbox={"servant": 3}), "produce slot 1"
    )
    assert refused(little, "pay servant 2") == "MAS-PRO-07"  # one lies on a shelf


# ---------------------------------------------------------------- receiving


@pytest.mark.rule("MAS-PRO-08")
def test_what_is_produced_goes_to_the_strongbox() -> None:
    state = producer(["D02", "D30"], warehouse={"stone": 1})
    after = play(state, "produce slot 1")
    assert seen(after)["warehouse"] == {}
    assert seen(after)["strongbox"] == {"servant": 2}
    assert faith(after) == [1, 0]


@pytest.mark.rule("MAS-PRO-08")
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_no_production_fills_a_warehouse(seed: int) -> None:
    random = Random(seed)
    state = GAME.new(3, seed)
    steps = 0
    while not state.over:
        seat = state.to_act[0]
        stored, kind = seen(state, seat)["warehouse"], asks(state)
        decisions = state.decisions(seat)
        productions = [c for c in decisions if GAME.notation(c).startswith("produce")]
        code = random.choice(productions or decisions)
        state.play(seat, code)
        if kind in {"produce", "spend", "gain"} or code in productions:
            steps += 1
            left = seen(state, seat)["warehouse"]
            assert all(left[name] <= stored[name] for name in left)
    assert steps > 20


@pytest.mark.rule("MAS-PRO-09")
def test_the_strongbox_holds_any_amount_of_any_types() -> None:
    state = producer(strongbox={"coin": 11, "stone": 8, "servant": 7, "shield": 5})
    after = play(state, "produce base", "resource coin", "resource coin", "resource shield")
    stored = seen(after)["strongbox"]
    assert stored == {"coin": 9, "stone": 8, "servant": 7, "shield": 6}
    assert sum(stored.values()) == 30


# ---------------------------------------------------------------- base production and Leaders


@pytest.mark.rule("MAS-PRO-10")
def test_two_different_resources_become_one_of_choice() -> None:
    state = play(producer(warehouse={"coin": 1}, strongbox={"stone": 1}), "produce base")
    assert legal(state) == [f"resource {name}" for name in ("coin", "stone", "servant", "shield")]
    after = play(state, "resource shield")
    assert seen(after)["warehouse"] == {}
    assert seen(after)["strongbox"] == {"shield": 1}
    assert faith(after) == [0, 0]


@pytest.mark.rule("MAS-PRO-10")
def test_the_player_names_the_two_resources_paid() -> None:
    state = play(producer(strongbox={"coin": 2, "stone": 2}), "produce base")
    assert legal(state) == ["resource coin", "resource stone"]
    assert legal(play(state, "resource coin")) == ["resource coin", "resource stone"]
    assert asks(play(state, "resource stone")) == "gain"  # rising picks: the second is a stone too
    assert refused(state, "resource shield") == "MAS-PRO-10"  # none owned
    after = play(state, "resource coin", "resource stone", "resource servant")
    assert seen(after)["strongbox"] == {"coin": 1, "stone": 1, "servant": 1}


@pytest.mark.rule("MAS-PRO-10")
def test_the_base_production_has_nothing_to_do_with_faith_and_needs_two() -> None:
    assert no_such_action("resource faith")
    assert refused(producer(strongbox={"coin": 1}), "produce base") == "MAS-PRO-06"


@pytest.mark.rule("MAS-PRO-11")
def test_a_leader_turns_one_coin_into_a_shield_and_faith() -> None:
    state = play(producer(in_play=["L16"], strongbox={"coin": 1}), "produce leader coin")
    assert "resource shield" in legal(state)
    assert len(legal(state)) == 4  # the four resources: never a second faith
    after = play(state, "resource shield")
    assert seen(after)["strongbox"] == {"shield": 1}
    assert faith(after) == [1, 0]


@pytest.mark.rule("MAS-PRO-12")
def test_the_resource_gained_may_be_one_that_was_paid() -> None:
    state = play(producer(strongbox={"coin": 2}), "produce base")
    assert seen(state)["strongbox"] == {"coin": 2}  # it is named before anything is paid
    assert seen(play(state, "resource coin"))["strongbox"] == {"coin": 1}


@pytest.mark.rule("MAS-PRO-12")
def test_each_resource_of_choice_is_named() -> None:
    state = activate(six_productions(), "base", "leader coin", "leader shield")
    state = play(state, "resource coin", "resource coin")  # paid by the base production
    after = play(state, "resource stone", "resource servant", "resource servant")
    # Nine of each, less three coins and one shield, and the three named.
    assert seen(after)["strongbox"] == {"coin": 6, "stone": 10, "servant": 11, "shield": 8}


@pytest.mark.rule("MAS-PRO-13")
def test_the_faith_of_one_action_is_one_move() -> None:
    state = producer(
        ["D01", "D17"],
        ["D02", "D18"],
        ["D04"],
        faith=4,
        strongbox={"stone": 1, "coin": 1, "servant": 1},
    )
    actions = ["produce slot 1", "produce slot 2", "produce slot 3"]
    assert faith(play(state, *actions)) == [9, 0]
    heard = told(state, *actions)
    assert [e for e in heard if e["event"] == "faith_moved"] == [
        {"event": "faith_moved", "seat": 0, "steps": 5, "space": 9}
    ]
    assert [e for e in heard if e["event"] == "report_held"] == [
        {"event": "report_held", "section": 0}
    ]


# ---------------------------------------------------------------- the example of the rulebook


def example() -> signoria.State:
    return producer(
        ["D14"],
        ["D09"],
        ["D03", "D21"],
        warehouse={"coin": 1, "stone": 2, "servant": 3},
        strongbox={"shield": 2},
    )


@pytest.mark.rule("MAS-PRO-14")
def test_example_all_three_cards_produce() -> None:
    actions = ["produce slot 1", "produce slot 2", "produce slot 3"]
    paid = {
        (e["resource"], e["warehouse"], e["strongbox"])
        for e in told(example(), *actions)
        if e["event"] == "paid"
    }
    coin, servant, shield = 0, 2, 3
    assert paid == {(coin, 1, 0), (servant, 3, 0), (shield, 0, 2)}
    after = play(example(), *actions)
    assert seen(after)["warehouse"] == {"stone": 2}
    assert seen(after)["strongbox"] == {"stone": 6, "coin": 1, "shield": 1}
    assert faith(after) == [1, 0]


@pytest.mark.rule("MAS-PRO-15")
def test_example_the_two_stones_left_become_a_servant() -> None:
    after = play(
        activate(example(), "base", "slot 1", "slot 2", "slot 3"),
        "resource servant",
    )
    assert seen(after)["warehouse"] == {}
    assert seen(after)["strongbox"] == {"stone": 6, "coin": 1, "shield": 1, "servant": 1}
    assert faith(after) == [1, 0]


@pytest.mark.rule("MAS-PRO-16")
def test_example_six_stones_are_shown_with_two_tiles() -> None:
    after = play(example(), "produce slot 1", "produce slot 2", "produce slot 3")
    stones = seen(after)["strongbox"]["stone"]
    tiles, single = in_triples(stones)
    assert (tiles, single) == (2, 0)
    assert stones - tiles - single == 4  # stones that go back to the supply
    assert stones == 6  # and still six are owned


@pytest.mark.rule("MAS-PRO-16")
@pytest.mark.parametrize(
    ("pieces", "shown"), [(0, (0, 0)), (2, (0, 2)), (3, (1, 0)), (7, (2, 1)), (20, (6, 2))]
)
def test_tiles_show_every_amount(pieces: int, shown: tuple[int, int]) -> None:
    assert in_triples(pieces) == shown
