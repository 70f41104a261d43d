"""TUR: whose turn it is, and what a turn is made of."""

from __future__ import annotations

import pytest

from tests.games.masters.positions import (
    GAME,
    bag,
    begun,
    board,
    faith,
    legal,
    play,
    position,
    refused,
    seen,
    shelves,
    table,
    top,
    wander,
)

LINES = [f"market row {n}" for n in (1, 2, 3)] + [f"market column {n}" for n in (1, 2, 3, 4)]
EMPTY_LINE = "WWWW .... .... ."  # row 1 gives nothing


# ---------------------------------------------------------------- order


@pytest.mark.rule("MAS-TUR-01")
def test_turns_go_clockwise_from_the_inkwell() -> None:
    state = position(seats=3, first=1, turn=1, market="WWWW BGYP BGYP R")
    order = []
    for line in ("row 1", "column 1", "column 1", "column 2", "column 2", "column 3"):
        order.append(state.to_act[0])
        state = play(state, f"market {line}")
        while legal(state, "store"):
            state = play(state, legal(state)[0])
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("MAS-TUR-01")
@pytest.mark.parametrize("seed", range(8))
def test_the_holder_of_the_inkwell_begins(seed: int) -> None:
    state = begun(3, seed)
    assert state.to_act == (table(state)["first"],)


@pytest.mark.rule("MAS-TUR-05")
def test_the_turn_passes_on_when_all_is_done() -> None:
    state = position(market=EMPTY_LINE)
    after = play(state, "market row 1")
    assert after.to_act == (1,)
    assert after.legal(0) == []
    assert refused(after, "market row 1", seat=0) == "MAS-TUR-06"


@pytest.mark.rule("MAS-TUR-05", "MAS-R-06")
def test_with_a_leader_in_hand_the_player_ends_the_turn() -> None:
    state = play(position(market=EMPTY_LINE, boards=[board(hand=["L01"])]), "market row 1")
    assert state.to_act == (0,)
    assert legal(state) == ["pass", "drop L01"]
    assert play(state, "pass").to_act == (1,)
    dropped = play(state, "drop L01")  # nothing is left to decide
    assert dropped.to_act == (1,)
    assert faith(dropped) == [1, 0]


@pytest.mark.rule("MAS-TUR-06")
def test_nobody_acts_outside_their_turn() -> None:
    state = position(
        seats=3,
        turn=1,
        boards=[board(hand=["L05", "L06"], strongbox={"coin": 9})],
    )
    before = state.digest()
    for seat in (0, 2):
        assert state.legal(seat) == []
        for code in range(GAME.actions.size):
            action = GAME.notation(code)
            rule = "MAS-SET-07" if action.startswith("keep") else "MAS-TUR-06"
            assert refused(state, action, seat=seat) == rule
    assert state.digest() == before


@pytest.mark.rule("MAS-TUR-06")
def test_only_one_seat_is_ever_asked_after_the_setup() -> None:
    for state, seat, _ in wander(begun(4, 6), seed=6):
        assert state.to_act == (seat,)
        for other in range(4):
            if other != seat:
                assert state.legal(other) == []
                assert state.prompt(other) is None


# ---------------------------------------------------------------- one main action


@pytest.mark.rule("MAS-TUR-02")
@pytest.mark.parametrize("action", ["buy green I slot 1", "market row 1", "produce base"])
def test_one_main_action_in_a_turn(action: str) -> None:
    state = position(
        market=EMPTY_LINE,
        tops={"green I": "D01"},
        boards=[board(strongbox={"shield": 6}, hand=["L01"])],
    )
    done = play(state, action)
    while legal(done)[0] != "pass":  # the resource gained by the production
        done = play(done, legal(done)[0])
    assert done.to_act == (0,)
    for again in ("market row 2", "buy green I slot 2", "produce base"):
        assert refused(done, again) == "MAS-TUR-02"


@pytest.mark.rule("MAS-TUR-03")
def test_the_main_action_is_compulsory() -> None:
    state = position(boards=[board(hand=["L01", "L02"])])
    assert refused(state, "pass") == "MAS-TUR-03"
    state = play(state, "drop L01")
    assert refused(state, "pass") == "MAS-TUR-03"
    state = play(state, "drop L02")
    assert refused(state, "pass") == "MAS-TUR-03"
    assert legal(state) == LINES


@pytest.mark.rule("MAS-TUR-04", "MAS-R-06")
def test_a_depot_played_before_the_market_is_used_at_once() -> None:
    """L05: two more spaces for stones, for whoever owns five coins."""
    state = position(
        market="GGWW .... .... .",
        boards=[
            board(
                warehouse={"shield": 1, "servant": 2, "coin": 3},
                strongbox={"coin": 2},
                hand=["L05"],
            ),
        ],
    )
    without = play(state, "market row 1")  # full shelves: two stones are discarded
    assert faith(without) == [0, 2]
    with_depot = play(state, "play L05", "market row 1", "store stone 2")
    assert seen(with_depot)["warehouse"]["stone"] == 2
    assert faith(with_depot) == [0, 0]


@pytest.mark.rule("MAS-R-06")
def test_leaders_are_played_before_or_after_the_main_action() -> None:
    state = position(
        market="YWWW .... .... .", boards=[board(strongbox={"coin": 5}, hand=["L05", "L06"])]
    )
    before = play(state, "play L05", "drop L06", "market row 1", "store coin 1")
    after = play(state, "market row 1", "store coin 1", "play L05", "drop L06")
    assert seen(before) == seen(after)
    assert before.to_act == after.to_act == (1,)


@pytest.mark.rule("MAS-R-06")
def test_no_leader_action_in_the_middle_of_a_main_action() -> None:
    state = position(
        market="YYGW .... .... .",
        tops={"blue I": "D03"},
        boards=[
            board(
                warehouse={"coin": 2},
                strongbox={"coin": 5},
                slots=[["D04"], [], []],
                hand=["L05", "L06"],
            )
        ],
    )
    storing = play(state, "market row 1")
    paying = play(state, "buy blue I slot 2")
    producing = play(state, "produce base")
    for middle, rule in [
        (storing, "MAS-WHS-13"),
        (paying, "MAS-R-06"),
        (producing, "MAS-R-06"),
    ]:
        for action in ("play L05", "drop L05", "drop L06"):
            assert refused(middle, action) == rule
        assert not legal(middle, "drop")


@pytest.mark.rule("MAS-R-31")
def test_shelves_are_rearranged_until_the_turn_ends() -> None:
    """The main action is done, yet two stones still move from the shelves to the depot of L05, which makes room."""
    state = position(
        market="WWWW GGBB .... .",
        boards=[
            board(
                warehouse={"stone": 3, "shield": 2, "coin": 1}, strongbox={"coin": 4}, hand=["L05"]
            )
        ],
    )
    done = play(state, "market row 1")
    assert shelves(bag(seen(done)["warehouse"])) == [["coin"], ["shield"] * 2, ["stone"] * 3]
    played = play(done, "play L05")
    assert played.to_act == (1,)
    laid = shelves(bag(seen(played)["warehouse"]), ["stone"])
    assert sorted(laid[3]) == ["stone", "stone"]
    next_turn = play(played, "market row 1")
    while next_turn.to_act == (1,):
        next_turn = play(next_turn, legal(next_turn)[0])
    taken = play(next_turn, "market row 2")
    assert legal(taken) == ["store stone 0", "store stone 1", "store stone 2"]


# ---------------------------------------------------------------- only what can be carried out


@pytest.mark.rule("MAS-TUR-07")
@pytest.mark.parametrize("seed", range(10))
def test_who_owns_nothing_goes_to_the_market(seed: int) -> None:
    state = begun(2, seed)
    actions = [name for name in legal(state) if not name.startswith(("play", "drop"))]
    assert actions == LINES


@pytest.mark.rule("MAS-TUR-07")
def test_two_shields_allow_the_base_production_and_only_d01() -> None:
    """The fourth player's first turn, with two shields taken as compensation."""
    found = {True: 0, False: 0}
    for seed in range(24):
        state = begun(4, seed, compensation="shield")
        fourth = (table(state)["first"] + 3) % 4
        assert seen(state, fourth)["warehouse"] == {"shield": 2}
        while state.to_act != (fourth,):
            state = play(state, "market row 1")
            while legal(state)[0] != "pass":
                state = play(state, legal(state)[0])
            state = play(state, "pass")
        assert legal(state, "market") == LINES
        assert legal(state, "produce") == ["produce base"]
        cheap = top(state, "green I") == "D01"
        slots = [f"buy green I slot {slot}" for slot in (1, 2, 3)]
        assert legal(state, "buy") == (slots if cheap else [])
        found[cheap] += 1
    assert all(found.values())


@pytest.mark.rule("MAS-TUR-07")
def test_a_purchase_is_offered_only_if_paid_and_placed() -> None:
    slots = [["D04"], ["D08"], ["D12"]]
    full = position(tops={"green I": "D01"}, boards=[board(strongbox={"shield": 2}, slots=slots)])
    assert legal(full, "buy") == []  # could pay, cannot place
    poor = position(tops={"green I": "D01"}, boards=[board(strongbox={"shield": 1})])
    assert legal(poor, "buy") == []  # could place, cannot pay
    both = position(tops={"green I": "D01"}, boards=[board(strongbox={"shield": 2})])
    assert len(legal(both, "buy")) == 3


@pytest.mark.rule("MAS-TUR-07")
def test_a_production_is_offered_only_if_it_can_be_paid() -> None:
    slots = [["D04"], [], []]  # a servant for a faith point
    one_coin = position(boards=[board(strongbox={"coin": 1}, slots=slots)])
    assert legal(one_coin, "produce") == []
    one_servant = position(boards=[board(strongbox={"servant": 1}, slots=slots)])
    assert legal(one_servant, "produce") == ["produce slot 1"]
