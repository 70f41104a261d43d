"""Rulings on faith, production, Leaders, end, score and solo: MAS-R. The others are beside the rules they settle."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import signoria
from signoria.core.journal import SPECTATORS, Journal
from signoria.games.masters.faith import advance
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import DATA, TOKEN_NAMES
from tests.games.masters.positions import (
    GAME,
    NO_GAIN,
    NOTHING,
    Json,
    after_token,
    all_but,
    alone,
    arrangements,
    asks,
    before,
    board,
    faith,
    left,
    legal,
    lorenzo,
    play,
    position,
    refused,
    seen,
    table,
    tokens,
    told,
)

ONE_COIN = "Y... W... W..."  # column 1 gives one coin
TWO_COINS = "Y... Y... W..."  # column 1 gives two
SIX_CARDS = [["D01", "D17", "D33"], ["D02", "D18"], ["D03"]]
SEVENTH = "buy blue II slot 3"  # D19, for 4 coins
COLOURS = ["green", "purple", "blue", "yellow"]


def kinds(events: list[Json]) -> list[str]:
    return [event["event"] for event in events]


def favour(state: signoria.State) -> list[list[str]]:
    return [seen(state, seat)["tiles"] for seat in range(state.seats)]


def buys_the_seventh(**about: Any) -> Json:
    return board(slots=SIX_CARDS, strongbox={"coin": 4}, **about)


# ---------------------------------------------------------------- faith


@pytest.mark.rule("MAS-R-01")
def test_the_faith_position_scores_and_is_not_cumulated() -> None:
    printed = [row["vp"] for row in DATA.files["board"]["faith_space"]]
    sums = {sum(printed[: space + 1]) for space in range(25)}
    assert sums == {0, 1, 3, 7, 13, 22, 34, 50, 70}  # none is the 9 of the example
    for space in (15, 16, 17):
        assert GAME.score_sheet(position(boards=[board(faith=space)]))[0]["faith"] == 9


@pytest.mark.rule("MAS-R-03")
@pytest.mark.parametrize("turn", range(3))
def test_discards_of_one_action_are_one_event(turn: int) -> None:
    # The next two seats stand on 6 and 3: two steps bring them to 8 and 5.
    boards = [board(), board(), board()]
    boards[(turn + 1) % 3], boards[(turn + 2) % 3] = board(faith=6), board(faith=3)
    state = position(seats=3, boards=boards, turn=turn, market=TWO_COINS)
    actions = ["market column 1", "store coin 0"]
    after = play(state, *actions)
    assert faith(after)[turn] == 0
    assert [tiles[0] for tiles in favour(after)].count("active") == 2
    assert favour(after)[turn][0] == "discarded"
    heard = told(state, *actions)
    moves = [event for event in heard if event["event"] == "faith_moved"]
    assert sorted((event["steps"], event["space"]) for event in moves) == [(2, 5), (2, 8)]
    last_move = max(i for i, kind in enumerate(kinds(heard)) if kind == "faith_moved")
    assert kinds(heard).index("report_held") > last_move


@pytest.mark.rule("MAS-R-05")
def test_no_action_gives_the_nine_steps_that_two_reports_need() -> None:
    cards = DATA.files["cards"]["development"]
    most = {0: 0}
    for level in (1, 2, 3):
        most[level] = max(
            card["effect"]["output"].get("faith", 0) for card in cards if card["level"] == level
        )
    piles = itertools.product(range(4), repeat=3)
    by_cards = max(sum(most[n] for n in heights) for heights in piles if sum(heights) <= 6)
    leaders = DATA.files["cards"]["leader"]
    by_leader = max(leader["effect"].get("output", {}).get("faith", 0) for leader in leaders)
    assert by_cards + 2 * by_leader == 8
    popes = [row["pope_space"] for row in DATA.files["board"]["vatican_section"]]
    assert min(later - earlier + 1 for earlier, later in itertools.pairwise(popes)) == 9


@pytest.mark.rule("MAS-R-05")
def test_the_largest_production_is_one_move_with_one_report() -> None:
    mine = board(
        slots=[["D01", "D17", "D41"], ["D02", "D18", "D42"], []],
        in_play=["L13", "L16"],
        strongbox={"servant": 1, "coin": 2, "shield": 1},
        faith=7,
    )
    productions = ["slot 1", "slot 2", "leader coin", "leader shield"]
    actions = [*(f"produce {name}" for name in productions), "resource coin", "resource coin"]
    heard = told(position(boards=[mine]), *actions)
    assert kinds(heard).count("report_held") == 1
    assert {"event": "faith_moved", "seat": 0, "steps": 8, "space": 15} in heard


@pytest.mark.rule("MAS-R-05")
def test_a_move_over_the_whole_track_causes_three_reports_in_order() -> None:
    state = position(boards=[board(), board()])
    assert isinstance(state, MastersState)
    state.journal = journal = Journal(GAME.events)
    advance(state, 0, 24)  # the bare track
    heard = [event.told_to(SPECTATORS) or {} for event in journal.take()]
    assert [e["section"] for e in heard if e["event"] == "report_held"] == [0, 1, 2]
    assert favour(state) == [["active"] * 3, ["discarded"] * 3]


@pytest.mark.rule("MAS-R-25")
def test_a_report_asks_nobody() -> None:
    boards = [board(faith=7, hand=["L01", "L02"]), board(faith=4)]
    state = position(boards=boards)
    after = play(state, "drop L01")
    assert [tiles[0] for tiles in favour(after)] == ["active", "discarded"]
    assert after.to_act == (0,)
    assert asks(after) == "turn"
    families = [family.name for family in GAME.actions.families]
    assert families == ["pass", "yes", "keep", "play", "drop", "line", "white", "store", "buy",
                        "produce", "resource", "pay"]  # fmt: skip


@pytest.mark.rule("MAS-R-34")
def test_faith_beyond_the_last_space_is_lost() -> None:
    boards = [board(), board(faith=24)]
    state = position(boards=boards, first=1, market=TWO_COINS)  # the last turn of the game
    actions = ["market column 1", "store coin 0"]
    after = play(state, *actions)
    assert faith(after) == [0, 24]
    assert favour(after) == favour(state)
    assert "report_held" not in kinds(told(state, *actions))
    assert "end_triggered" not in kinds(told(state, *actions))


@pytest.mark.rule("MAS-R-34")
def test_a_surplus_of_one_move_is_lost() -> None:
    # D41 gives three points of faith.
    mine = board(faith=22, slots=[["D01", "D17", "D41"], [], []], strongbox={"servant": 1})
    assert faith(play(position(boards=[mine]), "produce slot 1")) == [24, 0]


# ---------------------------------------------------------------- production


@pytest.mark.rule("MAS-R-08")
def test_a_production_action_has_at_least_one_production() -> None:
    state = position(boards=[board(strongbox={"coin": 2}, slots=[["D01"], [], []])])
    assert refused(state, "pass") == "MAS-TUR-03"  # nothing chosen is no action
    assert legal(state, "produce") == ["produce base", "produce slot 1"]
    assert "pass" not in legal(state)
    poor = position(boards=[board(strongbox={"stone": 1}, slots=[["D01"], [], []])])
    assert legal(poor, "produce") == []


@pytest.mark.rule("MAS-R-22")
@pytest.mark.parametrize(
    ("leader", "resource"),
    [("L13", "shield"), ("L14", "servant"), ("L15", "stone"), ("L16", "coin")],
)
def test_a_production_leader_gives_one_of_four_resources_and_one_faith(
    leader: str, resource: str
) -> None:
    state = position(boards=[board(in_play=[leader], strongbox={resource: 1})])
    chosen = play(state, f"produce leader {resource}")
    names = ["coin", "stone", "servant", "shield"]
    assert legal(chosen) == [f"resource {name}" for name in names]
    for name in names:
        after = play(chosen, f"resource {name}")
        assert seen(after)["strongbox"] == {name: 1}
        assert faith(after) == [1, 0]


# ---------------------------------------------------------------- Leaders


@pytest.mark.rule("MAS-R-11")
def test_depots_are_left_out_of_the_one_shelf_rule() -> None:
    # Stones in the depot and on a shelf; the shelves are rearranged as more stones come.
    mine = board(in_play=["L05"], warehouse={"stone": 4, "coin": 2, "shield": 1})
    state = play(position(boards=[mine], market="GWWW"), "market row 1")
    stored = seen(play(state, "store stone 1"))["warehouse"]
    assert stored == {"stone": 5, "coin": 2, "shield": 1}
    assert len(arrangements(stored, ["stone"])) == 1  # 3 on the third shelf, 2 in the depot
    assert len(arrangements({"stone": 2}, ["stone"])) > 3  # on shelves, in the depot, or both


@pytest.mark.rule("MAS-R-11")
def test_resources_move_from_shelves_to_depots() -> None:
    # Two stones leave the second shelf for the depot, so that two shields find room.
    mine = board(in_play=["L05"], warehouse={"stone": 2, "coin": 3, "servant": 1})
    state = play(position(boards=[mine], market="BBWW"), "market row 1")
    assert legal(state) == ["store shield 0", "store shield 1", "store shield 2"]


@pytest.mark.rule("MAS-R-12")
def test_discounts_add_up_stop_at_nothing_and_are_not_asked_for() -> None:
    # D07 costs 1 coin, 1 stone, 1 servant; L03 and L04 take the stone and the coin off.
    own = {"coin": 1, "stone": 1, "servant": 1}
    mine = board(in_play=["L03", "L04"], warehouse=own, strongbox={"coin": 1, "stone": 1})
    state = position(boards=[mine], tops={"blue I": "D07"})
    after = play(state, "buy blue I slot 1")
    assert seen(after)["slots"][0] == ["D07"]  # no question came between
    assert seen(after)["warehouse"] == {"coin": 1, "stone": 1}
    assert seen(after)["strongbox"] == {"coin": 1, "stone": 1}


@pytest.mark.rule("MAS-R-12")
def test_a_discount_is_one_whatever_the_cost() -> None:
    # D37 costs 2 servants and 5 shields.
    mine = board(
        in_play=["L01", "L02"],
        slots=[["D04", "D20"], [], []],
        strongbox={"servant": 2, "shield": 5},
    )
    state = position(boards=[mine], tops={"green III": "D37"})
    assert seen(play(state, "buy green III slot 1"))["strongbox"] == {"servant": 1, "shield": 1}


@pytest.mark.rule("MAS-R-24")
def test_leader_actions_are_as_many_as_there_are_leaders() -> None:
    mine = board(hand=["L05", "L07"], strongbox={"coin": 5, "servant": 5})
    state = position(boards=[mine], market=NOTHING)
    around = play(state, "play L05", NO_GAIN, "play L07")  # one before, one after
    assert seen(around)["in_play"] == ["L05", "L07"]
    assert around.to_act == (1,)  # no Leader left: the turn is over
    after = play(state, NO_GAIN, "drop L05", "play L07")
    assert seen(after)["in_play"] == ["L07"]
    assert faith(after) == [1, 0]


@pytest.mark.rule("MAS-R-30")
@pytest.mark.parametrize(
    ("leader", "first", "second", "third"),
    [
        ("L13", "D04", "D20", "D36"),
        ("L14", "D03", "D19", "D35"),
        ("L15", "D02", "D18", "D34"),
        ("L16", "D01", "D17", "D33"),
    ],
)
def test_a_level_two_condition_wants_level_two(
    leader: str, first: str, second: str, third: str
) -> None:
    other = "D18" if second != "D18" else "D17"

    def plays(pile: list[str]) -> bool:
        state = position(boards=[board(hand=[leader], slots=[pile, [], []])])
        return legal(state, "play") == [f"play {leader}"]

    assert plays([first, second])
    assert plays([first, second, third])  # covered
    assert not plays([first])
    assert not plays([first, other, third])


@pytest.mark.rule("MAS-R-36")
def test_a_depot_is_two_spaces() -> None:
    def loads(stones: int) -> bool:
        shelved = {"coin": 3, "servant": 2, "shield": 1}
        try:
            position(boards=[board(in_play=["L05"], warehouse={**shelved, "stone": stones})])
        except signoria.BadPosition:
            return False
        return True

    assert [loads(stones) for stones in range(4)] == [True, True, True, False]
    depots = [row["effect"]["capacity"] for row in DATA.files["cards"]["leader"]
              if row["kind"] == "depot"]  # fmt: skip
    assert depots == [2, 2, 2, 2]


# ---------------------------------------------------------------- end and score


@pytest.mark.rule("MAS-R-13")
def test_the_last_player_completes_the_turn_that_triggers_the_end() -> None:
    # The marker reaches 24 before the main action.
    boards = [board(), board(faith=23, hand=["L01", "L05"], strongbox={"coin": 5})]
    state = position(boards=boards, turn=1, market=NOTHING)
    triggered = play(state, "drop L01")
    assert table(triggered)["ending"] is True
    assert triggered.to_act == (1,)
    acted = play(triggered, NO_GAIN)
    assert not acted.over
    after = play(acted, "play L05")
    assert after.over
    assert GAME.score_sheet(after)[1]["leaders"] == 3


@pytest.mark.rule("MAS-R-14")
def test_who_is_pushed_to_the_end_has_only_the_turns_of_the_round() -> None:
    # The third player pushes the first, who has had this round's turn: the fourth plays on.
    boards = [board(faith=23), board(), board(), board()]
    state = position(seats=4, boards=boards, turn=2, market=ONE_COIN)
    after = play(state, "market column 1", "store coin 0")
    assert table(after)["ending"] is True
    assert after.to_act == (3,)
    last = play(after, "market column 1")  # white, white and the marble just pushed in
    while not last.over:
        assert last.to_act == (3,)
        last = play(last, legal(last)[0])
    assert last.over


@pytest.mark.rule("MAS-R-15")
def test_a_leader_in_hand_scores_nothing() -> None:
    boards = [board(faith=24), board(hand=["L09", "L13"])]
    state = position(boards=boards, turn=1, market=NOTHING)
    after = play(state, NO_GAIN, "pass")
    assert after.over
    assert after.scores() == [20 + 2 + 3 + 4, 0]


@pytest.mark.rule("MAS-R-16")
def test_a_full_tie_is_a_shared_victory() -> None:
    # The third player reached the last space; all have the same score and the first two as many resources.
    boards = [
        board(strongbox={"coin": 147}),
        board(warehouse={"shield": 3}, strongbox={"coin": 144}),
        board(faith=24),
    ]
    state = position(seats=3, boards=boards, first=2, turn=1, market=NOTHING)
    after = play(state, NO_GAIN)
    assert after.over
    assert after.scores() == [29, 29, 29]
    assert after.ranking() == [1, 1, 3]


# ---------------------------------------------------------------- solo


@pytest.mark.rule("MAS-R-17")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_a_discard_in_solo_moves_the_cross(kept: int) -> None:
    state = alone(market=TWO_COINS, cross=3)
    heard = told(state, "market column 1", f"store coin {kept}")
    before_token = heard[: kinds(heard).index("token_drawn")]
    moved = [event["steps"] for event in before_token if event["event"] == "cross_moved"]
    assert sum(moved) == 2 - kept


@pytest.mark.rule("MAS-R-18")
def test_a_colour_token_takes_the_top_cards_of_the_lowest_level_left() -> None:
    state = before("S2", NO_GAIN, removed=["D03", "D07", "D11"], tops={"blue II": "D27"})
    removed = [e["card"] for e in told(state, NO_GAIN) if e["event"] == "card_removed"]
    names = [row["id"] for row in DATA.files["cards"]["development"]]
    assert [names[card] for card in removed] == ["D15", "D27"]
    assert left(play(state, NO_GAIN), "blue") == [0, 3, 4]


@pytest.mark.rule("MAS-R-18")
def test_a_colour_token_takes_a_single_last_card() -> None:
    state = before("S2", NO_GAIN, removed=all_but("blue", "D47"))
    assert kinds(told(state, NO_GAIN)).count("card_removed") == 1
    assert left(play(state, NO_GAIN), "blue") == [0, 0, 0]


@pytest.mark.rule("MAS-R-19")
def test_the_seventh_card_that_is_the_last_of_its_colour_loses() -> None:
    gone = [card for card in all_but("blue", "D03", "D19") if card != "D03"]
    state = alone(buys_the_seventh(), removed=gone, tops={"blue II": "D19"})
    assert left(state, "blue") == [0, 1, 0]
    after = play(state, SEVENTH)
    assert after.over
    assert lorenzo(after)["result"] == "lost"


@pytest.mark.rule("MAS-R-20")
def test_a_leader_discarded_before_the_action_can_win() -> None:
    state = alone(board(faith=23, hand=["L01"]))
    after = play(state, "drop L01")
    assert after.over
    assert lorenzo(after) == {"cross": 0, "used": [], "result": "won"}


@pytest.mark.rule("MAS-R-20")
def test_a_winning_purchase_leaves_no_time_for_a_leader() -> None:
    # D19 brings the blue level II card that L14 asks for.
    state = alone(buys_the_seventh(hand=["L14"]), tops={"blue II": "D19"})
    assert "play L14" not in legal(state)
    after = play(state, SEVENTH)
    assert after.over
    assert seen(after)["in_hand"] == 1
    # With other players the turn goes on (MAS-R-13).
    table_of_two = position(boards=[buys_the_seventh(hand=["L14"])], tops={"blue II": "D19"})
    assert "play L14" in legal(play(table_of_two, SEVENTH))


@pytest.mark.rule("MAS-R-20")
def test_the_red_marble_counts_before_the_discards() -> None:
    # Column 1 holds the red marble and two yellow ones: 24 for the player, then two steps for the cross.
    state = alone(board(faith=23), cross=22, market="R... Y... Y...")
    storing = play(state, "market column 1")
    assert asks(storing) == "store"  # the action is completed first
    after = play(storing, "store coin 0")
    assert after.over
    assert lorenzo(after) == {"cross": 24, "used": [], "result": "won"}


@pytest.mark.rule("MAS-R-20")
def test_a_game_can_be_put_away_between_the_red_marble_and_the_storing() -> None:
    state = alone(board(faith=23), cross=22, market="R... Y... Y...")
    storing = play(state, "market column 1")
    assert GAME.invariants(storing) == []
    assert GAME.load(storing.dump()).digest() == storing.digest()


@pytest.mark.rule("MAS-R-20")
def test_without_the_red_marble_the_same_discards_lose() -> None:
    state = alone(board(faith=23), cross=22, market="W... Y... Y...")
    after = play(state, "market column 1", "store coin 0")
    assert lorenzo(after) == {"cross": 24, "used": [], "result": "lost"}


@pytest.mark.rule("MAS-R-21")
def test_four_tokens_discard_two_move_twice_and_one_shuffles() -> None:
    effects = []
    for token in TOKEN_NAMES:
        state = after_token(token)
        cards = sum(sum(left(state, colour)) for colour in COLOURS)
        effects.append((48 - cards, lorenzo(state)["cross"], lorenzo(state)["used"] == []))
    assert Counter(effects) == {(2, 0, False): 4, (0, 2, False): 2, (0, 1, True): 1}


@pytest.mark.rule("MAS-R-27")
def test_the_cross_stops_on_the_last_space_and_lorenzo_has_no_tiles() -> None:
    state = after_token("S5", mine=board(faith=19), cross=23)
    assert lorenzo(state) == {"cross": 24, "used": ["S5"], "result": "lost"}
    assert favour(state) == [["active", "active", "active"]]  # the player's, judged as ever
    state = before("S5", NO_GAIN, cross=23)
    judged = [e for e in told(state, NO_GAIN) if e["event"] in {"tile_turned", "tile_lost"}]
    assert [event["seat"] for event in judged] == [0]
    assert tokens(told(state, NO_GAIN)) == ["S5"]
