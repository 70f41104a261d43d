"""The faith track and the Vatican reports: MAS-FTH."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import signoria
from signoria.core.journal import SPECTATORS, Journal
from signoria.games.masters.faith import advance
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import DATA
from tests.games.masters.positions import (
    GAME,
    board,
    faith,
    play,
    position,
    seen,
    table,
    told,
)

ONE_COIN = "Y... W... W..."  # column 1 gives one coin
TWO_COINS = "Y... Y... W..."  # column 1 gives two
POINTS = [0] * 3 + [1] * 3 + [2] * 3 + [4] * 3 + [6] * 3 + [9] * 3 + [12] * 3 + [16] * 3 + [20]
SECTIONS = [(5, 8), (12, 16), (19, 24)]  # first space and Pope space


def tiles(state: signoria.State) -> list[list[str]]:
    """The favour tiles of each seat."""
    return [seen(state, seat)["tiles"] for seat in range(state.seats)]


def first_tiles(state: signoria.State) -> list[str]:
    return [of_seat[0] for of_seat in tiles(state)]


def reports(events: list[dict[str, Any]]) -> list[int]:
    """The sections of the reports held, in order."""
    return [event["section"] for event in events if event["event"] == "report_held"]


# ---------------------------------------------------------------- the track


@pytest.mark.rule("MAS-FTH-01")
def test_a_point_of_faith_is_a_space() -> None:
    # D17 turns one stone into two points of faith.
    mine = board(faith=3, slots=[["D01", "D17"], [], []], strongbox={"stone": 1})
    assert faith(play(position(boards=[mine]), "produce slot 1")) == [5, 0]


@pytest.mark.rule("MAS-FTH-02")
def test_a_marker_stops_on_the_last_space() -> None:
    # D41 turns one servant into three points of faith and a coin.
    mine = board(faith=23, slots=[["D01", "D17", "D41"], [], []], strongbox={"servant": 1})
    assert faith(play(position(boards=[mine]), "produce slot 1")) == [24, 0]


@pytest.mark.rule("MAS-FTH-02")
def test_faith_gained_on_the_last_space_is_lost() -> None:
    state = position(boards=[board(), board(faith=24, hand=["L01"])], turn=1)
    after = play(state, "drop L01")
    assert faith(after) == [0, 24]
    assert tiles(after) == tiles(state)
    assert after.to_act == (1,)


@pytest.mark.rule("MAS-FTH-03")
def test_the_points_of_all_spaces() -> None:
    for space, points in enumerate(POINTS):
        state = position(boards=[board(faith=space)], turn=1)
        assert GAME.score_sheet(state)[0]["faith"] == points
    assert len(POINTS) == 25


@pytest.mark.rule("MAS-FTH-04")
def test_the_section_of_all_spaces() -> None:
    spaces = DATA.files["board"]["faith_space"]
    assert [row["n"] for row in spaces] == list(range(25))
    for row in spaces:
        inside = [n for n, (start, pope) in enumerate(SECTIONS, 1) if start <= row["n"] <= pope]
        assert row["section"] == (inside[0] if inside else 0)
        assert row["pope"] == (row["n"] in {8, 16, 24})


@pytest.mark.rule("MAS-FTH-04")
@pytest.mark.parametrize("section", range(3))
def test_a_report_finds_who_is_in_its_section(section: int) -> None:
    start, pope = SECTIONS[section]
    for space in range(pope):
        mine = board(faith=pope - 1, hand=["L01"])
        after = play(position(boards=[mine, board(faith=space)]), "drop L01")
        assert tiles(after)[0][section] == "active"
        assert tiles(after)[1][section] == ("active" if space >= start else "discarded")


# ---------------------------------------------------------------- reports


@pytest.mark.rule("MAS-FTH-05")
def test_passing_a_pope_space_causes_its_report() -> None:
    mine = board(faith=7, slots=[["D01", "D17"], [], []], strongbox={"stone": 1})
    state = position(boards=[mine])
    assert table(state)["reports"] == 0
    assert reports(told(state, "produce slot 1")) == [0]
    after = play(state, "produce slot 1")
    assert faith(after) == [9, 0]
    assert first_tiles(after) == ["active", "discarded"]


@pytest.mark.rule("MAS-FTH-06")
def test_all_are_checked_at_once() -> None:
    mine = board(faith=7, hand=["L01"])
    state = position(seats=3, boards=[mine, board(faith=5), board(faith=4)])
    after = play(state, "drop L01")
    assert faith(after) == [8, 5, 4]
    assert first_tiles(after) == ["active", "active", "discarded"]


@pytest.mark.rule("MAS-FTH-07")
def test_a_report_happens_once() -> None:
    boards = [board(faith=10), board(faith=7, hand=["L01"], tiles=["discarded", *["inactive"] * 2])]
    state = position(boards=boards, turn=1)
    assert reports(told(state, "drop L01")) == []
    after = play(state, "drop L01")
    assert faith(after) == [10, 8]
    assert tiles(after) == tiles(state)
    assert first_tiles(after) == ["active", "discarded"]


@pytest.mark.rule("MAS-FTH-08")
@pytest.mark.parametrize(
    ("active", "points"),
    [((0, 1, 2), 9), ((0,), 2), ((1,), 3), ((2,), 4), ((), 0)],
    ids=["all three", "1", "2", "3", "none"],
)
def test_the_points_of_active_tiles(active: tuple[int, ...], points: int) -> None:
    sides = ["active" if section in active else "discarded" for section in range(3)]
    state = position(boards=[board(faith=24, tiles=sides)], turn=1)
    assert GAME.score_sheet(state)[0]["favour"] == points


@pytest.mark.rule("MAS-FTH-09")
def test_example_the_first_report() -> None:
    mine = board(faith=7, hand=["L01"])
    after = play(
        position(seats=3, boards=[mine, board(faith=5), board(faith=4)]),
        "drop L01",
    )
    untouched = ["inactive", "inactive"]
    assert tiles(after) == [
        ["active", *untouched],
        ["active", *untouched],
        ["discarded", *untouched],
    ]


@pytest.mark.rule("MAS-FTH-10")
@pytest.mark.parametrize("order", list(itertools.permutations("ABC")), ids="".join)
def test_all_markers_of_an_event_move_before_the_report(order: tuple[str, ...]) -> None:
    space = {"A": 0, "B": 7, "C": 4}
    state = position(
        seats=3,
        boards=[board(faith=space[name]) for name in order],
        turn=order.index("A"),
        market=ONE_COIN,
    )
    after = play(state, "market column 1", "store coin 0")
    assert dict(zip(order, faith(after), strict=True)) == {"A": 0, "B": 8, "C": 5}
    assert dict(zip(order, first_tiles(after), strict=True)) == {
        "A": "discarded",
        "B": "active",
        "C": "active",
    }


@pytest.mark.rule("MAS-FTH-11")
def test_two_pope_spaces_in_one_move() -> None:
    state = position(seats=3, boards=[board(faith=7), board(faith=7), board(faith=4)])
    assert isinstance(state, MastersState)
    state.journal = journal = Journal(GAME.events)
    advance(state, 0, 11)  # no legal game gets there: the bare track
    heard = [event.told_to(SPECTATORS) or {} for event in journal.take()]
    assert faith(state) == [18, 7, 4]
    assert reports(heard) == [0, 1]
    assert tiles(state) == [
        ["active", "active", "inactive"],
        ["active", "discarded", "inactive"],
        ["discarded", "discarded", "inactive"],
    ]


@pytest.mark.rule("MAS-FTH-12")
def test_the_active_player_is_judged_when_a_rival_causes_the_report() -> None:
    state = position(boards=[board(faith=3), board(faith=6)], market=TWO_COINS)
    after = play(state, "market column 1", "store coin 0")
    assert faith(after) == [3, 8]
    assert first_tiles(after) == ["discarded", "active"]


@pytest.mark.rule("MAS-FTH-13")
def test_a_discarded_tile_never_returns() -> None:
    mine = board(faith=23, hand=["L01"], tiles=["discarded", "active", "inactive"])
    after = play(position(boards=[mine]), "drop L01")
    assert faith(after) == [24, 0]
    assert tiles(after)[0] == ["discarded", "active", "active"]
    assert GAME.score_sheet(after)[0]["favour"] == 3 + 4


@pytest.mark.rule("MAS-FTH-13")
def test_an_active_tile_is_kept_through_later_reports() -> None:
    mine = board(faith=15, hand=["L01"])
    behind = board(faith=5, tiles=["active", "inactive", "inactive"])
    after = play(position(boards=[mine, behind]), "drop L01")
    assert tiles(after)[1] == ["active", "discarded", "inactive"]
