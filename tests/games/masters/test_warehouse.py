"""WHS: what shelves hold, and what is discarded."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.games.masters.warehouse import fits
from tests.games.masters.positions import (
    GAME,
    RESOURCE_NAMES,
    Json,
    arrangements,
    bag,
    begun,
    board,
    faith,
    legal,
    no_such_action,
    play,
    position,
    refused,
    seen,
    shelves,
    told,
    wander,
)

CONTENTS = [
    {name: count for name, count in zip(RESOURCE_NAMES, counts, strict=True) if count}
    for counts in product(range(5), repeat=4)
]


def taking(line: str, warehouse: dict[str, int], **more: Any) -> signoria.State:
    """Seat 0 of two has just taken a row with these marbles."""
    state = position(
        market=f"{line:W<4} .... .... .", boards=[board(warehouse=warehouse, **more), board()]
    )
    return play(state, "market row 1")


def additions(warehouse: dict[str, int]) -> list[dict[str, int]]:
    """What can be added to a warehouse, up to two of each resource."""
    found = []
    for counts in product(range(3), repeat=4):
        added = {name: n for name, n in zip(RESOURCE_NAMES, counts, strict=True) if n}
        total = {name: warehouse.get(name, 0) + added.get(name, 0) for name in RESOURCE_NAMES}
        if added and fits(bag(total), 0):
            found.append(added)
    return found


# ---------------------------------------------------------------- shelves


@pytest.mark.rule("MAS-WHS-01")
def test_a_shelf_takes_no_more_than_its_spaces() -> None:
    state = taking("YGB", {"coin": 1, "stone": 2, "shield": 3})
    assert state.to_act == (1,)  # a second coin on shelf 1, a third stone, a fourth shield: no room
    assert faith(state) == [0, 3]
    assert arrangements({"coin": 2, "stone": 2, "shield": 3}) == []
    for name in RESOURCE_NAMES:
        assert [fits(bag({name: n}), 0) for n in range(1, 6)] == [True, True, True, False, False]


@pytest.mark.rule("MAS-WHS-01")
def test_a_second_item_on_the_first_shelf_is_refused() -> None:
    state = taking("YY", {"stone": 2, "shield": 3})  # only shelf 1 is free
    assert legal(state) == ["store coin 0", "store coin 1"]
    assert refused(state, "store coin 2") == "MAS-WHS-01"


@pytest.mark.rule("MAS-WHS-02")
def test_a_shelf_holds_one_type() -> None:
    """Servant, stone and shields have a shelf each: no coin goes beside the lone stone on shelf 2."""
    content = {"servant": 1, "stone": 1, "shield": 3}
    state = taking("Y", content)
    assert faith(state) == [0, 1]
    assert seen(state)["warehouse"] == content
    assert arrangements(content | {"coin": 1}) == []
    with pytest.raises(signoria.BadPosition):
        position(boards=[board(warehouse=content | {"coin": 1})])


@pytest.mark.rule("MAS-WHS-03")
def test_a_type_lies_on_one_shelf() -> None:
    """Three coins on shelf 3, nothing elsewhere: a fourth coin may not lie on shelf 1 or 2."""
    state = taking("YYG", {"coin": 3})
    assert legal(state, "store coin") == []
    assert legal(state) == ["store stone 0", "store stone 1"]
    split = [[["coin"], [], ["coin"]], [["coin"], ["coin"], []], [[], ["coin"], ["coin"]]]
    assert not [layout for layout in split if layout in arrangements({"coin": 2})]
    assert shelves(bag({"coin": 2})) not in split


@pytest.mark.rule("MAS-WHS-04", "MAS-R-29")
def test_shelves_may_be_swapped_if_both_fit() -> None:
    small = {"servant": 1, "coin": 1}
    assert [["servant"], ["coin"], []] in arrangements(small)
    assert [["coin"], ["servant"], []] in arrangements(small)
    for marble, name in (("P", "servant"), ("Y", "coin")):  # whichever is to grow gets the room
        assert legal(taking(marble, small | {"shield": 3}))[-1] == f"store {name} 1"


@pytest.mark.rule("MAS-WHS-04")
def test_three_shields_do_not_fit_on_the_second_shelf() -> None:
    assert all(laid[1] == ["coin"] * 2 for laid in arrangements({"shield": 3, "coin": 2}))
    state = taking("Y", {"shield": 3, "coin": 2})
    assert state.to_act == (1,)  # a third coin would need shelf 3
    assert faith(state) == [0, 1]


@pytest.mark.rule("MAS-WHS-05")
def test_an_emptied_shelf_takes_another_type() -> None:
    """Shelf 3 held stones; D12 costs three of them. In the next turn it takes three servants."""
    state = position(
        market="PPWW .... .... .",
        tops={"yellow I": "D12"},
        boards=[
            board(
                warehouse={"stone": 3, "coin": 2, "shield": 1}, in_play=["L09"]
            ),  # white: servant
            board(),
        ],
    )
    assert faith(play(state, "market row 1")) == [0, 4]  # no room while the stones are there
    paid = play(state, "buy yellow I slot 1")
    assert seen(paid)["warehouse"] == {"coin": 2, "shield": 1}
    other = play(paid, "market row 2")
    while other.to_act == (1,):
        other = play(other, legal(other)[0])
    taken = play(other, "market row 1")
    assert legal(taken) == [f"store servant {n}" for n in range(4)]
    kept = play(taken, "store servant 3")
    assert shelves(bag(seen(kept)["warehouse"])) == [["shield"], ["coin"] * 2, ["servant"] * 3]


# ---------------------------------------------------------------- only amounts matter


@pytest.mark.rule("MAS-R-29", "MAS-WHS-01", "MAS-WHS-02", "MAS-WHS-03")
def test_a_content_is_legal_exactly_if_it_can_be_laid_out() -> None:
    legal_ones = [content for content in CONTENTS if fits(bag(content), 0)]
    assert legal_ones == [content for content in CONTENTS if arrangements(content)]
    assert len(legal_ones) == 125
    assert {} in legal_ones
    for content in legal_ones:
        assert shelves(bag(content)) in arrangements(content)


amounts = st.fixed_dictionaries({name: st.integers(0, 6) for name in RESOURCE_NAMES})
depot_sets = st.lists(st.sampled_from(RESOURCE_NAMES), max_size=2, unique=True)


@pytest.mark.rule("MAS-R-29")
@given(amounts, depot_sets)
def test_depots_take_what_shelves_cannot(content: dict[str, int], depots: list[str]) -> None:
    owned = sum(1 << RESOURCE_NAMES.index(name) for name in depots)
    possible = arrangements(content, depots)
    assert fits(bag(content), owned) == bool(possible)
    if possible:
        assert shelves(bag(content), depots) in possible


@pytest.mark.rule("MAS-R-29")
@given(amounts, depot_sets)
def test_whatever_is_taken_away_the_rest_fits(content: dict[str, int], depots: list[str]) -> None:
    """So storing one resource after the other reaches every legal choice, and payments leave a legal warehouse."""
    owned = sum(1 << RESOURCE_NAMES.index(name) for name in depots)
    if fits(bag(content), owned):
        for name in RESOURCE_NAMES:
            if content[name]:
                assert fits(bag(content | {name: content[name] - 1}), owned)


@pytest.mark.rule("MAS-R-29")
@pytest.mark.parametrize("warehouse", [{}, {"coin": 2, "stone": 1}, {"shield": 3, "servant": 1}])
def test_every_legal_choice_of_what_to_keep_can_be_made(warehouse: dict[str, int]) -> None:
    """A row of coin, stone, servant, shield: what can be kept is what fits, each choice by one path."""
    kept: list[Json] = []
    pending = [taking("YGPB", warehouse)]
    while pending:
        state = pending.pop()
        if state.to_act == (0,):
            pending += [play(state, text) for text in legal(state)]
        else:
            kept.append(seen(state)["warehouse"])
    wanted = []
    for extra in product((0, 1), repeat=4):
        total = {
            name: warehouse.get(name, 0) + one
            for name, one in zip(RESOURCE_NAMES, extra, strict=True)
        }
        if arrangements(total):
            wanted.append({name: n for name, n in total.items() if n})
    assert sorted(map(str, kept)) == sorted(map(str, wanted))


@pytest.mark.rule("MAS-R-29")
def test_rearranging_is_no_action() -> None:
    for text in ("move coin 1 2", "swap 1 2", "rearrange"):
        assert no_such_action(text)
    assert {family.name for family in GAME.actions.families} == {
        "pass", "yes", "keep", "play", "drop", "line", "white", "store",
        "buy", "produce", "resource", "pay",
    }  # fmt: skip


# ---------------------------------------------------------------- discards


@pytest.mark.rule("MAS-WHS-06")
def test_resources_may_be_discarded_even_with_room() -> None:
    state = taking("YY", {})
    assert legal(state) == ["store coin 0", "store coin 1", "store coin 2"]
    after = play(state, "store coin 0")
    assert seen(after)["warehouse"] == {}
    assert faith(after) == [0, 2]
    assert {"event": "discarded", "seat": 0, "amount": 2} in told(state, "store coin 0")


@pytest.mark.rule("MAS-WHS-07")
def test_each_discard_is_a_faith_point_for_every_other_player() -> None:
    state = position(seats=4, turn=2, market="YGPW .... .... .")
    after = play(state, "market row 1", "store coin 0", "store stone 0", "store servant 0")
    assert faith(after) == [3, 3, 0, 3]


@pytest.mark.rule("MAS-WHS-08")
def test_nothing_moves_between_warehouse_and_strongbox() -> None:
    for text in ("move coin strongbox", "store coin strongbox", "take coin", "pay coin warehouse"):
        assert no_such_action(text)
    for seed in range(3):
        for state, seat, action in wander(begun(2, seed), seed):
            before, after = seen(state, seat), seen(play(state, action), seat)
            events = {event["event"] for event in told(state, action)}
            for name in RESOURCE_NAMES:
                if after["warehouse"].get(name, 0) > before["warehouse"].get(name, 0):
                    assert action.startswith("store")
                if after["strongbox"].get(name, 0) > before["strongbox"].get(name, 0):
                    assert "gained" in events  # the end of a production action
                if after["strongbox"].get(name, 0) < before["strongbox"].get(name, 0):
                    assert "paid" in events


@pytest.mark.rule("MAS-WHS-12", "MAS-R-09")
def test_stored_resources_cannot_be_thrown_away() -> None:
    """One coin is stored, two are taken: two discards at most, and only coins."""
    state = taking("YY", {"coin": 1, "stone": 2})
    assert refused(state, "store stone 0") == "MAS-WHS-12"
    assert refused(state, "store stone 1") == "MAS-WHS-12"
    after = play(state, "store coin 0")
    assert faith(after) == [0, 2]
    assert seen(after)["warehouse"] == {"coin": 1, "stone": 2}


@pytest.mark.rule("MAS-WHS-12")
def test_nothing_is_discarded_outside_a_market_action() -> None:
    state = position(
        market="WWWW .... .... .",
        boards=[board(warehouse={"coin": 1}, strongbox={"coin": 2}, hand=["L01"])],
    )
    for now in (state, play(state, "market row 1"), play(state, "produce base")):
        for name, number in product(RESOURCE_NAMES, range(5)):
            assert refused(now, f"store {name} {number}")


@pytest.mark.rule("MAS-WHS-13")
def test_a_market_action_is_finished_when_all_is_placed() -> None:
    state = taking("Y", {}, strongbox={"coin": 5}, hand=["L05", "L06"])
    assert state.to_act == (0,)
    for action in ("pass", "play L05", "drop L06", "market row 2", "produce base"):
        assert refused(state, action) == "MAS-WHS-13"
    assert legal(state) == ["store coin 0", "store coin 1"]
    discarded = play(state, "store coin 0")
    assert legal(discarded) == ["pass", "play L05", "drop L05", "drop L06"]


@pytest.mark.rule("MAS-WHS-13")
def test_discarding_is_always_possible() -> None:
    for seed in range(3):
        for state, _, _ in wander(begun(3, seed), seed):
            if legal(state, "store"):
                assert legal(state)[0].endswith(" 0")
                assert legal(state, "store") == legal(state)


# ---------------------------------------------------------------- the example of the rulebook


EXAMPLES = [
    pytest.param({"servant": 1, "coin": 1, "shield": 3}, "shield", "stone", id="shields"),
    pytest.param({"servant": 1, "coin": 1, "stone": 3}, "stone", "shield", id="stones"),
]
EXAMPLE = {"servant": 1, "coin": 1, "shield": 3}
MARBLE_OF = {"coin": "Y", "stone": "G", "servant": "P", "shield": "B"}


@pytest.mark.rule("MAS-WHS-09", "MAS-R-32")
@pytest.mark.parametrize(("warehouse", "third", "fourth"), EXAMPLES)
def test_one_more_coin_or_one_more_servant(
    warehouse: dict[str, int], third: str, fourth: str
) -> None:
    assert [["servant"], ["coin"], [third] * 3] in arrangements(warehouse)
    assert additions(warehouse) == [{"servant": 1}, {"coin": 1}]
    assert legal(taking("Y", warehouse)) == ["store coin 0", "store coin 1"]
    assert legal(taking("P", warehouse)) == ["store servant 0", "store servant 1"]
    both = play(taking("YP", warehouse), "store coin 1")
    assert both.to_act == (1,)  # no room is left for the servant
    assert faith(both) == [0, 1]
    other = play(taking("YP", warehouse), "store coin 0")
    assert legal(other) == ["store servant 0", "store servant 1"]
    for name in (third, fourth):
        assert faith(taking(MARBLE_OF[name], warehouse)) == [0, 1]  # discarded without a question


@pytest.mark.rule("MAS-WHS-10")
def test_faith_needs_no_shelf() -> None:
    state = position(market="R... Y... W... .", boards=[board(warehouse=EXAMPLE, faith=2)])
    after = play(state, "market column 1", "store coin 1")
    assert faith(after) == [3, 0]
    assert seen(after)["warehouse"] == {"servant": 1, "coin": 2, "shield": 3}


@pytest.mark.rule("MAS-WHS-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_further_resource_is_faith_for_the_others(seats: int) -> None:
    state = position(seats=seats, market="Y... Y... G... .", boards=[board(warehouse=EXAMPLE)])
    taken = play(state, "market column 1")
    assert legal(taken) == ["store coin 0", "store coin 1"]
    assert refused(taken, "store coin 2") == "MAS-WHS-01"
    assert refused(taken, "store stone 1")
    after = play(taken, "store coin 1")
    assert faith(after) == [0] + [2] * (seats - 1)
    assert seen(after)["warehouse"] == {"servant": 1, "coin": 2, "shield": 3}
