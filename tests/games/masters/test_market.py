"""MKT: taking resources from the market."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import signoria
from tests.games.masters.positions import (
    ALL_MARBLES,
    board,
    faith,
    legal,
    no_such_action,
    play,
    position,
    refused,
    seen,
    told,
    tray,
)

FULL = {"coin": 1, "stone": 2, "shield": 3}  # shelves without a free space
LINES = [f"row {n}" for n in (1, 2, 3)] + [f"column {n}" for n in (1, 2, 3, 4)]


def keep_all(state: signoria.State) -> signoria.State:
    """Answer every question about storing by keeping as much as fits."""
    while legal(state, "store"):
        state = play(state, legal(state, "store")[-1])
    return state


def gains(state: signoria.State, line: str) -> dict[str, int]:
    """What a line gives a player with empty shelves."""
    return dict(seen(keep_all(play(state, f"market {line}")))["warehouse"])


# ---------------------------------------------------------------- lines


@pytest.mark.rule("MAS-MKT-01")
def test_three_rows_and_four_columns() -> None:
    assert legal(position(), "market") == [f"market {line}" for line in LINES]
    assert len(LINES) == 7
    for text in ("market row 4", "market row 0", "market column 5", "market column 0", "market"):
        assert no_such_action(text)


@pytest.mark.rule("MAS-MKT-01")
def test_a_row_has_four_marbles_and_a_column_three() -> None:
    state = position(market="BBGG YYPP WWWW R", boards=[board(in_play=["L11"])])  # white: stone
    taken = dict.fromkeys(LINES, 0)
    for line in LINES:
        events = told(state, f"market {line}")
        after = play(state, f"market {line}")
        while legal(after, "store"):
            events += told(after, legal(after)[0])
            after = play(after, legal(after)[0])
        taken[line] = sum(event["amount"] for event in events if event["event"] == "discarded")
    assert taken == {line: 4 if line.startswith("row") else 3 for line in LINES}


@pytest.mark.rule("MAS-MKT-02")
def test_every_marble_of_the_line_counts() -> None:
    state = position(market="BBGP .... .... .")
    assert gains(state, "row 1") == {"shield": 2, "stone": 1, "servant": 1}
    dropped = play(state, "market row 1", "store stone 0", "store servant 0", "store shield 0")
    assert faith(dropped) == [0, 4]  # four items were there to place
    for wrong in ("store stone 2", "store stone 3"):
        assert refused(play(state, "market row 1"), wrong) == "MAS-MKT-02"


@pytest.mark.rule("MAS-MKT-03", "MAS-R-02")
@pytest.mark.parametrize(
    ("marble", "gain", "steps"),
    [
        ("B", {"shield": 1}, 0),
        ("G", {"stone": 1}, 0),
        ("Y", {"coin": 1}, 0),
        ("P", {"servant": 1}, 0),
        ("R", {}, 1),
        ("W", {}, 0),
    ],
)
def test_what_each_marble_gives(marble: str, gain: dict[str, int], steps: int) -> None:
    state = position(market=f"WWW{marble} .... .... .")
    after = keep_all(play(state, "market row 1"))
    assert seen(after)["warehouse"] == gain
    assert seen(after)["strongbox"] == {}
    assert faith(after) == [steps, 0]
    assert after.to_act == (1,)


# ---------------------------------------------------------------- the push


@pytest.mark.rule("MAS-MKT-04")
def test_the_slide_marble_is_pushed_into_the_row() -> None:
    state = position(market="WGYP .... .... B")
    after = tray(play(state, "market row 1"))
    assert after[:4] == "GYPB"
    assert after[-1] == "W"
    assert after[4:-1] == tray(state)[4:-1]  # the other rows stay as they are


@pytest.mark.rule("MAS-MKT-05")
def test_columns_are_entered_from_below() -> None:
    state = position(market="R... W... Y... B")
    rows = tray(play(state, "market column 1")).split()
    assert [row[0] for row in rows[:3]] == ["W", "Y", "B"]
    assert rows[3] == "R"
    assert [row[1:] for row in rows[:3]] == [row[1:] for row in tray(state).split()[:3]]


@pytest.mark.rule("MAS-MKT-04", "MAS-MKT-05", "MAS-CMP-02")
@settings(max_examples=60, deadline=None)
@given(st.permutations(ALL_MARBLES), st.lists(st.sampled_from(LINES), min_size=1, max_size=6))
def test_pushes_slide_one_line_and_conserve_the_marbles(
    marbles: list[str], lines: list[str]
) -> None:
    market = "".join(marbles)
    for line in lines:
        pushed = tray(play(position(market=market), f"market {line}")).replace(" ", "")
        kind, number = line.split()
        n = int(number) - 1
        cells = list(range(4 * n, 4 * n + 4)) if kind == "row" else list(range(n, 12, 4))
        wanted = list(market)
        for cell, following in zip(cells, [*cells[1:], 12], strict=True):
            wanted[cell] = market[following]
        wanted[12] = market[cells[0]]
        assert pushed == "".join(wanted)
        assert Counter(pushed) == Counter(ALL_MARBLES)
        market = pushed


@pytest.mark.rule("MAS-MKT-06")
def test_the_inserted_marble_gives_nothing_this_turn() -> None:
    state = position(market="WWWW .... .... Y")
    after = play(state, "market row 1")
    assert after.to_act == (1,)
    assert seen(after)["warehouse"] == {}
    assert faith(after) == [0, 0]
    assert tray(after)[:4] == "WWWY"


@pytest.mark.rule("MAS-R-35")
def test_the_push_comes_before_the_storing() -> None:
    state = play(position(market="YGWW .... .... B"), "market row 1")
    assert legal(state) == ["store coin 0", "store coin 1"]  # still to be stored
    assert tray(state)[:4] == "GWWB"
    assert tray(state)[-1] == "Y"


@pytest.mark.rule("MAS-MKT-10", "MAS-R-32")
@pytest.mark.parametrize("rest", sorted({"".join(order) for order in permutations("GYY")}))
def test_the_example_of_the_rulebook(rest: str) -> None:
    """A grey, two yellow and a white marble: one stone and two coins; the blue marble goes in, the white one out."""
    state = position(market=f"W{rest} .... .... B")
    assert gains(state, "row 1") == {"stone": 1, "coin": 2}
    after = tray(play(state, "market row 1"))
    assert after[:4] == f"{rest}B"
    assert after[-1] == "W"


# ---------------------------------------------------------------- faith and white marbles


@pytest.mark.rule("MAS-MKT-07")
def test_red_moves_the_own_marker_only() -> None:
    state = position(seats=3, market="RWWW .... .... .", boards=[board(warehouse=FULL, faith=3)])
    after = play(state, "market row 1")
    assert faith(after) == [4, 0, 0]
    assert seen(after)["warehouse"] == FULL
    assert after.to_act == (1,)  # nothing to store, discard or refuse


@pytest.mark.rule("MAS-MKT-07")
def test_red_is_moved_at_once() -> None:
    state = play(position(market="RYWW .... .... ."), "market row 1")
    assert legal(state, "store")  # nothing is stored yet
    assert faith(state) == [1, 0]


@pytest.mark.rule("MAS-R-04")
def test_the_red_marble_comes_before_the_discards() -> None:
    """Seat 0 reaches the Pope space with the red marble: the report finds seat 1 on 3, not yet on 5."""
    state = position(market="RYYW .... .... .", boards=[board(faith=7), board(faith=3)])
    taken = play(state, "market row 1")
    assert seen(taken, 0)["tiles"][0] == "active"
    assert seen(taken, 1)["tiles"][0] == "discarded"
    after = play(taken, "store coin 0")
    assert faith(after) == [8, 5]
    assert seen(after, 1)["tiles"][0] == "discarded"


@pytest.mark.rule("MAS-R-04")
def test_the_discards_of_a_market_action_are_one_event() -> None:
    """Seat 1 goes 6 -> 8 by two discards of different types; seat 2 goes 3 -> 5 with it and is in time."""
    state = position(
        seats=3,
        market="YGWW .... .... .",
        boards=[board(faith=0), board(faith=6), board(faith=3)],
    )
    after = play(state, "market row 1", "store coin 0", "store stone 0")
    assert faith(after) == [0, 8, 5]
    assert [seen(after, seat)["tiles"][0] for seat in range(3)] == [
        "discarded",
        "active",
        "active",
    ]


@pytest.mark.rule("MAS-MKT-08")
def test_a_white_marble_is_nothing() -> None:
    state = position(seats=4, market="WWWW .... .... .")
    after = play(state, "market row 1")
    assert faith(after) == [0, 0, 0, 0]
    assert all(seen(after, seat)["warehouse"] == {} for seat in range(4))
    assert not [
        e for e in told(state, "market row 1") if e["event"] in ("discarded", "whites_gave")
    ]


@pytest.mark.rule("MAS-R-10")
def test_one_leader_converts_without_asking() -> None:
    state = position(market="WWYW .... .... .", boards=[board(in_play=["L11"], warehouse=FULL)])
    after = play(state, "market row 1")
    assert after.to_act == (1,)  # nothing could be declined: three stones and a coin are discarded
    assert faith(after) == [0, 4]
    room = play(
        position(market="WWYW .... .... .", boards=[board(in_play=["L11"])]), "market row 1"
    )
    assert legal(room) == ["store coin 0", "store coin 1"]
    assert legal(play(room, "store coin 0")) == [f"store stone {n}" for n in range(4)]


@pytest.mark.rule("MAS-R-10")
def test_with_two_leaders_each_white_marble_gives_one_of_the_two() -> None:
    state = position(market="WWYW .... .... .", boards=[board(in_play=["L11", "L12"])])
    asked = play(state, "market row 1")
    assert legal(asked) == ["white 0", "white 1", "white 2", "white 3"]
    assert refused(asked, "pass")
    assert refused(asked, "white 4") == "MAS-LDR-16"
    for coins in range(4):  # coin is the lower-numbered of the two resources
        after = play(asked, f"white {coins}", "store coin 0")
        if legal(after, "store"):
            after = play(after, "store stone 0")
        assert faith(after) == [0, 4]  # three white marbles, one yellow


@pytest.mark.rule("MAS-R-10")
def test_a_leader_of_another_kind_converts_nothing() -> None:
    state = position(market="WWWW .... .... .", boards=[board(in_play=["L01", "L05"])])
    assert faith(play(state, "market row 1")) == [0, 0]


# ---------------------------------------------------------------- where resources go


@pytest.mark.rule("MAS-MKT-09")
def test_market_resources_never_reach_the_strongbox() -> None:
    assert no_such_action("store stone strongbox")
    for warehouse in ({}, FULL):
        state = position(
            market="GGYW .... .... .",
            boards=[board(warehouse=warehouse, strongbox={"stone": 2})],
        )
        pending = [play(state, "market row 1")]
        while pending:
            now = pending.pop()
            assert seen(now)["strongbox"] == {"stone": 2}
            pending += [play(now, text) for text in legal(now, "store") if now.to_act == (0,)]


@pytest.mark.rule("MAS-MKT-09")
def test_a_full_warehouse_takes_no_stone() -> None:
    state = position(
        market="GGYW .... .... .", boards=[board(warehouse={"coin": 1, "shield": 3, "servant": 2})]
    )
    after = play(state, "market row 1")  # no room at all: nothing is asked
    assert faith(after) == [0, 3]
    assert seen(after)["warehouse"] == {"coin": 1, "shield": 3, "servant": 2}


@pytest.mark.rule("MAS-MKT-11")
@pytest.mark.parametrize("line", LINES)
def test_the_market_is_open_whatever_the_warehouse_holds(line: str) -> None:
    state = position(boards=[board(warehouse=FULL)])
    assert f"market {line}" in legal(state)
    after = play(state, f"market {line}")
    assert after.to_act == (1,)
    assert seen(after)["warehouse"] == FULL
