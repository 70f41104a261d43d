"""Leaders: MAS-LDR."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import signoria
from signoria.games.masters.tables import DATA, RESOURCE_NAMES
from signoria.games.masters.warehouse import layout
from tests.games.masters.positions import (
    GAME,
    bag,
    board,
    faith,
    legal,
    play,
    position,
    refused,
    seen,
    table,
    told,
)

LEADERS: list[dict[str, Any]] = DATA.files["cards"]["leader"]
LEVEL_ONE = {"green": ["D01", "D05"], "purple": ["D02", "D06"], "blue": ["D03", "D07"],
             "yellow": ["D04", "D08"]}  # fmt: skip
LEVEL_TWO = {"green": "D17", "purple": "D18", "blue": "D19", "yellow": "D20"}
FULL = {"coin": 3, "servant": 2, "shield": 1}  # no stone: no shelf is free


def holder(**about: Any) -> signoria.State:
    """A player with this board, to act."""
    return position(boards=[board(**about)])


def shelves_and_depots(warehouse: dict[str, int], *depots: str) -> tuple[list[int], dict[str, int]]:
    """How many pieces lie on each shelf, and in which depots how many."""
    mask = sum(1 << RESOURCE_NAMES.index(name) for name in depots)
    laid = layout(bag(warehouse), mask)
    in_depots = {name: len(laid[3 + n]) for n, name in enumerate(RESOURCE_NAMES) if laid[3 + n]}
    return [len(shelf) for shelf in laid[:3]], in_depots


# ---------------------------------------------------------------- Leader actions


@pytest.mark.rule("MAS-LDR-01")
def test_both_leaders_are_discarded_in_one_turn() -> None:
    after = play(holder(hand=["L01", "L05"]), "drop L01", "drop L05")
    assert faith(after) == [2, 0]
    assert seen(after)["in_hand"] == 0
    assert after.to_act == (0,)  # the main action is still to come


@pytest.mark.rule("MAS-LDR-01")
def test_both_leaders_are_played_or_one_of_each_in_one_turn() -> None:
    state = holder(hand=["L05", "L07"], strongbox={"coin": 5, "servant": 5})
    both = play(state, "play L07", "play L05")
    assert seen(both)["in_play"] == ["L05", "L07"]
    one_of_each = play(state, "play L05", "drop L07")
    assert seen(one_of_each)["in_play"] == ["L05"]
    assert faith(one_of_each) == [1, 0]


@pytest.mark.rule("MAS-LDR-02")
def test_discarding_a_leader_gives_faith_with_its_consequences() -> None:
    after = play(holder(hand=["L01"], faith=7), "drop L01")
    assert faith(after) == [8, 0]
    assert table(after)["reports"] == 1
    assert seen(after)["tiles"][0] == "active"
    assert seen(after, 1)["tiles"][0] == "discarded"


@pytest.mark.rule("MAS-LDR-03")
def test_only_a_leader_in_hand_is_discarded() -> None:
    state = position(boards=[board(hand=["L01"], in_play=["L05"]), board(hand=["L02"])])
    assert refused(state, "drop L05") == "MAS-LDR-03"  # in play
    assert refused(state, "drop L02") == "MAS-LDR-03"  # in another hand
    assert refused(play(state, "drop L01"), "drop L01") == "MAS-LDR-03"  # gone


@pytest.mark.rule("MAS-LDR-04")
def test_a_leader_is_played_once_and_only_with_its_condition_met() -> None:
    state = holder(hand=["L05", "L06"], strongbox={"coin": 5, "stone": 4})
    assert legal(state, "play") == ["play L05"]
    assert refused(state, "play L06") == "MAS-LDR-04"
    after = play(state, "play L05")
    assert seen(after)["in_play"] == ["L05"]
    assert refused(after, "play L05") == "MAS-LDR-04"


@pytest.mark.rule("MAS-LDR-04")
def test_a_leader_that_is_not_in_hand_is_refused_by_the_rule_of_playing() -> None:
    state = holder(hand=["L06"], strongbox={"coin": 5})
    assert refused(state, "play L05") == "MAS-LDR-04"  # MAS-LDR-03 speaks of discarding


@pytest.mark.rule("MAS-LDR-05")
def test_a_condition_is_not_paid() -> None:
    after = play(holder(hand=["L05"], warehouse={"coin": 2}, strongbox={"coin": 3}), "play L05")
    assert seen(after)["warehouse"] == {"coin": 2}
    assert seen(after)["strongbox"] == {"coin": 3}
    cards = [["D01"], ["D04"], []]
    assert seen(play(holder(hand=["L01"], slots=cards), "play L01"))["slots"] == cards


# ---------------------------------------------------------------- conditions


@pytest.mark.rule("MAS-LDR-06")
@pytest.mark.parametrize(
    ("leader", "just_met", "just_missed"),
    [
        pytest.param(
            "L01", {"slots": [["D01"], ["D04"], []]}, {"slots": [["D01"], [], []]}, id="colours"
        ),
        pytest.param(
            "L13", {"slots": [["D01", "D20"], [], []]}, {"slots": [["D04"], [], []]}, id="level"
        ),
        pytest.param(
            "L05", {"strongbox": {"coin": 5}}, {"strongbox": {"coin": 4, "stone": 9}}, id="resource"
        ),
    ],
)
def test_the_three_kinds_of_condition(leader: str, just_met: Any, just_missed: Any) -> None:
    assert seen(play(holder(hand=[leader], **just_met), f"play {leader}"))["in_play"] == [leader]
    assert refused(holder(hand=[leader], **just_missed), f"play {leader}") == "MAS-LDR-04"


@pytest.mark.rule("MAS-LDR-06")
@pytest.mark.parametrize("leader", LEADERS, ids=lambda leader: leader["id"])
def test_the_condition_of_every_leader(leader: dict[str, Any]) -> None:
    name, need = leader["id"], leader["requirement"]
    if need["op"] == "own_resources":
        enough: dict[str, Any] = {"strongbox": {need["resource"]: need["count"]}}
        short: dict[str, Any] = {"strongbox": {need["resource"]: need["count"] - 1}}
    elif "level" in need["cards"][0]:
        [card] = need["cards"]
        assert card["level"] == 2
        other = next(colour for colour in LEVEL_ONE if colour != card["color"])
        enough = {"slots": [[LEVEL_ONE[other][0], LEVEL_TWO[card["color"]]], [], []]}
        short = {"slots": [[LEVEL_ONE[card["color"]][0], LEVEL_TWO[other]], [], []]}
    else:
        cards = [c for card in need["cards"] for c in LEVEL_ONE[card["color"]][: card["count"]]]
        piles = [[card] for card in cards] + [[]] * 3
        enough, short = {"slots": piles[:3]}, {"slots": [*piles[1 : len(cards)], [], [], []][:3]}
    assert legal(holder(hand=[name], **enough), "play") == [f"play {name}"]
    assert legal(holder(hand=[name], **short), "play") == []


@pytest.mark.rule("MAS-LDR-07")
def test_covered_cards_count() -> None:
    # Two yellow cards, one under the other, and a blue one.
    state = holder(hand=["L09"], slots=[["D04", "D20"], ["D03"], []])
    assert legal(state, "play") == ["play L09"]


@pytest.mark.rule("MAS-LDR-08")
def test_a_level_must_be_exact_while_a_colour_adds_up_over_levels() -> None:
    # Yellow I and yellow III, with a green II between them; and a blue I.
    slots = [["D04", "D17", "D36"], ["D03"], []]
    assert refused(holder(hand=["L13"], slots=slots), "play L13") == "MAS-LDR-04"
    assert legal(holder(hand=["L09"], slots=slots), "play") == ["play L09"]


@pytest.mark.rule("MAS-LDR-09")
def test_everything_in_stock_counts() -> None:
    # Two stones on a shelf, two in the depot of L05, one in the strongbox.
    about: dict[str, Any] = {"hand": ["L06"], "in_play": ["L05"], "warehouse": {"stone": 4}}
    assert legal(holder(**about, strongbox={"stone": 1}), "play") == ["play L06"]
    assert refused(holder(**about), "play L06") == "MAS-LDR-04"


@pytest.mark.rule("MAS-LDR-10")
def test_a_condition_lost_later_does_not_remove_the_leader() -> None:
    about = board(
        hand=["L05"],
        warehouse={"stone": 3, "servant": 2, "shield": 1},
        strongbox={"coin": 5},
    )
    state = position(boards=[about], market="GGWW YYPP BBWW R")
    state = play(state, "play L05", "produce base", *["resource coin"] * 3)
    assert seen(state)["strongbox"] == {"coin": 4}
    state = play(state, "market column 3", "store servant 1")  # the other player
    after = play(state, "market row 1", "store stone 2")
    assert seen(after)["in_play"] == ["L05"]
    assert seen(after)["warehouse"] == {"stone": 5, "servant": 2, "shield": 1}


# ---------------------------------------------------------------- discount


@pytest.mark.rule("MAS-LDR-11")
def test_a_discount_takes_one_coin_off() -> None:
    # D13 costs 2 coins and 2 shields.
    mine = board(in_play=["L04"], strongbox={"coin": 1, "shield": 2})
    state = position(boards=[mine], tops={"green I": "D13"})
    after = play(state, "buy green I slot 1")
    assert seen(after)["slots"][0] == ["D13"]
    assert seen(after)["strongbox"] == {}


@pytest.mark.rule("MAS-LDR-11")
def test_a_discount_leaves_other_resources_alone() -> None:
    # D17 costs 4 shields.
    def buyer(shields: int) -> signoria.State:
        mine = board(in_play=["L04"], slots=[["D04"], [], []], strongbox={"shield": shields})
        return position(boards=[mine], tops={"green II": "D17"})

    assert refused(buyer(3), "buy green II slot 1") == "MAS-BUY-03"
    assert seen(play(buyer(5), "buy green II slot 1"))["strongbox"] == {"shield": 1}


@pytest.mark.rule("MAS-LDR-11")
def test_a_discount_can_take_the_last_coin_off() -> None:
    # D08 costs 1 coin, 1 stone, 1 shield; the coin that is owned is not asked for.
    mine = board(in_play=["L04"], strongbox={"coin": 1, "stone": 1, "shield": 1})
    state = position(boards=[mine], tops={"yellow I": "D08"})
    assert seen(play(state, "buy yellow I slot 1"))["strongbox"] == {"coin": 1}


@pytest.mark.rule("MAS-LDR-12")
def test_two_discounts_apply_to_one_purchase() -> None:
    # D05 costs 1 stone, 1 servant, 1 shield.
    mine = board(in_play=["L01", "L02"], strongbox={"stone": 1})
    state = position(boards=[mine], tops={"green I": "D05"})
    after = play(state, "buy green I slot 3")
    assert seen(after)["slots"][2] == ["D05"]
    assert seen(after)["strongbox"] == {}


# ---------------------------------------------------------------- depot


@pytest.mark.rule("MAS-LDR-13")
def test_a_depot_takes_two_of_its_resource() -> None:
    # L11 makes stones of white marbles: three stones and a shield are taken.
    mine = board(in_play=["L05", "L11"], warehouse=FULL)
    state = play(position(boards=[mine], market="GGWB"), "market row 1")
    assert legal(state) == ["store stone 0", "store stone 1", "store stone 2"]
    assert refused(state, "store stone 3") in {"MAS-LDR-13", "MAS-WHS-01"}
    assert faith(play(state, "store stone 2")) == [0, 2]  # the third stone and the shield


@pytest.mark.rule("MAS-LDR-13")
def test_a_depot_takes_no_other_resource() -> None:
    mine = board(in_play=["L05"], warehouse=FULL)
    state = position(boards=[mine], market="Y... W... W...")
    after = play(state, "market column 1")  # one coin, discarded without a question
    assert seen(after)["warehouse"] == FULL
    assert faith(after) == [0, 1]


@pytest.mark.rule("MAS-LDR-14")
def test_a_resource_lies_on_a_shelf_and_in_a_depot() -> None:
    # Three stones on shelf 3 and two in the depot: with them five stones are owned.
    state = holder(in_play=["L05"], hand=["L06"], warehouse={"stone": 5})
    assert shelves_and_depots({"stone": 5}, "stone") == ([0, 0, 3], {"stone": 2})
    assert legal(state, "play") == ["play L06"]
    with pytest.raises(signoria.BadPosition):
        holder(in_play=["L05"], warehouse={"stone": 6})
    with pytest.raises(signoria.BadPosition):
        holder(warehouse={"stone": 4})


@pytest.mark.rule("MAS-LDR-20")
def test_a_stone_is_moved_from_a_shelf_to_the_depot() -> None:
    # Before L05 is played two stones take up the second shelf; afterwards it is free for other things.
    mine = board(
        hand=["L05"], warehouse={"coin": 3, "stone": 2, "shield": 1}, strongbox={"coin": 2}
    )
    state = position(boards=[mine], market="PPWW")
    assert shelves_and_depots({"coin": 3, "stone": 2, "shield": 1}) == ([1, 2, 3], {})
    assert faith(play(state, "market row 1")) == [0, 2]  # no room for a servant
    after = play(state, "play L05", "market row 1", "store servant 2")
    stored = {"coin": 3, "stone": 2, "servant": 2, "shield": 1}
    assert seen(after)["warehouse"] == stored
    assert shelves_and_depots(stored, "stone") == ([1, 2, 3], {"stone": 2})


@pytest.mark.rule("MAS-LDR-20")
def test_a_depot_pays_and_scores() -> None:
    # Two stones in the depot, three on a shelf: D02 is not to be had for them, D04 costs two.
    mine = board(in_play=["L05"], warehouse={"stone": 5})
    state = position(boards=[mine], tops={"yellow I": "D04"})
    assert GAME.score_sheet(state)[0]["resources"] == 1
    after = play(state, "buy yellow I slot 1")
    assert seen(after)["warehouse"] == {"stone": 3}
    assert GAME.score_sheet(after)[0]["resources"] == 0


# ---------------------------------------------------------------- white marbles


@pytest.mark.rule("MAS-LDR-15")
def test_each_white_marble_gives_a_stone() -> None:
    state = position(boards=[board(in_play=["L11"])], market="WWWP")
    taken = play(state, "market row 1")
    assert legal(taken) == [f"store stone {number}" for number in range(4)]  # no other question
    assert {
        "event": "whites_gave",
        "seat": 0,
        "coin": 0,
        "stone": 3,
        "servant": 0,
        "shield": 0,
    } in (told(state, "market row 1"))
    assert seen(play(taken, "store stone 3", "store servant 1"))["warehouse"] == {
        "stone": 3,
        "servant": 1,
    }


@pytest.mark.rule("MAS-LDR-16")
def test_with_two_leaders_each_white_marble_gives_one_of_two_resources() -> None:
    state = position(boards=[board(in_play=["L09", "L10"])], market="WWWW")
    asked = play(state, "market row 1")
    assert legal(asked) == [f"white {number}" for number in range(5)]
    splits = []
    for number in range(5):
        [gave] = [
            event
            for event in told(state, "market row 1", f"white {number}")
            if event["event"] == "whites_gave"
        ]
        splits.append((gave["servant"], gave["shield"]))
        assert gave["coin"] == gave["stone"] == 0
    assert splits == [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]


@pytest.mark.rule("MAS-LDR-16")
def test_a_split_names_no_more_white_marbles_than_there_are() -> None:
    state = position(boards=[board(in_play=["L09", "L10"])], market="WWBP")
    asked = play(state, "market row 1")
    assert legal(asked) == ["white 0", "white 1", "white 2"]
    assert refused(asked, "white 3") == "MAS-LDR-16"
    # A shield and a servant were taken, but the white marbles come first.
    assert refused(asked, "store shield 1") == "MAS-WHS-13"


@pytest.mark.rule("MAS-LDR-17")
def test_stones_of_white_marbles_are_stored_or_discarded_as_others() -> None:
    boards = [board(in_play=["L11"], warehouse=FULL), board(), board()]
    state = position(seats=3, boards=boards, market="WWGG")
    after = play(state, "market row 1")  # no room for a stone: four are discarded
    assert faith(after) == [0, 4, 4]
    assert seen(after)["warehouse"] == FULL


# ---------------------------------------------------------------- production


@pytest.mark.rule("MAS-LDR-18")
def test_two_production_leaders_give_two_productions() -> None:
    state = holder(in_play=["L13", "L16"], strongbox={"coin": 2, "shield": 2})
    assert legal(state, "produce leader") == ["produce leader coin", "produce leader shield"]
    chosen = play(state, "produce leader coin")
    assert refused(chosen, "produce leader coin") == "MAS-PRO-02"
    after = play(chosen, "produce leader shield", "resource stone", "resource stone")
    assert seen(after)["strongbox"] == {"coin": 1, "stone": 2, "shield": 1}
    assert faith(after) == [2, 0]


@pytest.mark.rule("MAS-LDR-19")
def test_a_leader_works_at_once() -> None:
    # L04 needs a purple and a yellow card; D03 costs 2 coins.
    mine = board(hand=["L04"], slots=[["D02"], ["D04"], []], strongbox={"coin": 1})
    state = position(boards=[mine], tops={"blue I": "D03"})
    assert refused(state, "buy blue I slot 3") == "MAS-BUY-03"
    after = play(state, "play L04", "buy blue I slot 3")
    assert seen(after)["slots"][2] == ["D03"]


@pytest.mark.rule("MAS-LDR-21")
def test_each_kind_of_ability_exists_once_for_each_resource() -> None:
    groups = Counter((leader["kind"], leader["resource"]) for leader in LEADERS)
    kinds = ["depot", "discount", "marble", "production"]
    assert sorted(groups) == sorted((kind, name) for kind in kinds for name in RESOURCE_NAMES)
    assert set(groups.values()) == {1}
