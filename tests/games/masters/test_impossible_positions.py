"""Positions that no game could reach are refused when they are loaded, not met later as a dead end."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.masters.positions import GAME, Json, bag, board, play, position

ALL_TOKENS = [f"S{number}" for number in range(1, 8)]


def asking(state: signoria.State, kind: str) -> Json:
    """The dump of a position, and its top question must be of this kind."""
    prompt = state.prompt(state.to_act[0])
    assert prompt is not None
    assert prompt.kind == kind
    dump: Any = state.dump()
    assert GAME.load(dump).digest() == state.digest()
    return dict(dump)


def refuses(dump: Json, numbers: dict[int, int]) -> bool:
    """Is the dump refused with these numbers in its top question?"""
    for place, number in numbers.items():
        dump["stack"][-1]["numbers"][place] = number
    try:
        GAME.load(dump)
    except signoria.BadPosition:
        return True
    return False


# ---------------------------------------------------------------- questions within an action


def spending() -> Json:
    """The base production takes two of two coins and two stones."""
    state = position(boards=[board(strongbox={"coin": 2, "stone": 2})])
    return asking(play(state, "produce base"), "spend")


@pytest.mark.parametrize("picks", [0, 3, 4])
def test_the_base_production_takes_two(picks: int) -> None:
    assert refuses(spending(), {2: picks})


def test_what_is_spent_is_there() -> None:
    dump = spending()
    dump["boards"][0]["strongbox"] = {"coin": 1}
    assert refuses(dump, {})


@pytest.mark.parametrize("picks", [0, 2, 4])
def test_the_base_production_gives_one(picks: int) -> None:
    state = position(boards=[board(strongbox={"coin": 2})])
    assert refuses(asking(play(state, "produce base"), "gain"), {2: picks})


def test_resources_owed_are_those_of_the_productions_chosen() -> None:
    state = position(boards=[board(strongbox={"stone": 3}, slots=[["D02"], [], []])])
    dump = asking(play(state, "produce base"), "produce")
    assert refuses(dump, {1: bag({"stone": 1})})


def test_a_line_gives_four_resources_at_most() -> None:
    state = position(
        market="YYWW .... .... .", boards=[board(in_play=["L08", "L12"])]
    )  # a depot for coins, and white marbles give coins
    dump = asking(play(state, "market row 1"), "store")
    assert refuses(
        dump, {1: bag({"coin": 5})}
    )  # "store coin 5" would be the code of "store stone 0"


def test_nothing_is_discarded_before_it_is_asked_about() -> None:
    """A coin and a stone were taken and the coin is in question: nothing can have been discarded yet."""
    state = position(market="YGWW .... .... .")
    assert refuses(asking(play(state, "market row 1"), "store"), {2: 1})


def test_white_marbles_and_the_rest_are_four_at_most() -> None:
    state = position(market="YYWW .... .... .", boards=[board(in_play=["L11", "L12"])])
    assert refuses(asking(play(state, "market row 1"), "whites"), {0: 4})


def paying() -> Json:
    """Two of three coins for D03, one of them in the strongbox."""
    state = position(
        tops={"blue I": "D03"}, boards=[board(warehouse={"coin": 2}, strongbox={"coin": 1})]
    )
    return asking(play(state, "buy blue I slot 1"), "pay")


def test_a_card_is_paid_for_a_slot_that_takes_it() -> None:
    dump = paying()
    place: int = dump["stack"][-1]["numbers"][0]
    assert refuses(dump, {0: place + 3 * 4})  # the deck above: level II on an empty slot


def test_a_card_is_not_for_nothing() -> None:
    assert refuses(paying(), {1: 0})


def test_no_more_is_owed_than_the_price() -> None:
    assert refuses(paying(), {1: bag({"coin": 3})})


# ---------------------------------------------------------------- Lorenzo


@pytest.mark.parametrize("used", [ALL_TOKENS, ["S7"]])
def test_the_reshuffling_token_is_never_set_aside(used: list[str]) -> None:
    """With all seven tokens used the next draw would have nothing to draw from."""
    with pytest.raises(signoria.BadPosition):
        position(seats=1, used=used)


@pytest.mark.parametrize("result", ["won", "lost"])
def test_a_solo_game_under_way_has_no_result(result: str) -> None:
    dump: Any = position(seats=1).dump()
    dump["lorenzo"]["result"] = result
    with pytest.raises(signoria.BadPosition):
        GAME.load(dump)


# ---------------------------------------------------------------- track and end


def test_a_report_needs_a_marker_on_its_pope_space() -> None:
    with pytest.raises(signoria.BadPosition):
        position(reports=1, boards=[board(faith=7), board(faith=5)])


def test_an_active_tile_needs_a_marker_in_its_section() -> None:
    early = board(faith=4, tiles=["active", "inactive", "inactive"])
    with pytest.raises(signoria.BadPosition):
        position(boards=[board(faith=8), early])


def test_the_last_space_or_a_seventh_card_is_the_end() -> None:
    seven = [["D03", "D17", "D33"], ["D07", "D18", "D34"], ["D11"]]
    for entry in (board(slots=seven), board(faith=24)):
        with pytest.raises(signoria.BadPosition):
            position(boards=[entry], ending=False)


# ---------------------------------------------------------------- setup


def test_a_leader_picked_leaves_another_to_pick() -> None:
    """Leaders are picked in rising order, so the last of the four cannot be the first pick."""
    dump: Any = GAME.new(2, 0).dump()
    numbers = [int(name[1:]) - 1 for name in dump["boards"][0]["hand"]]
    dump["drafts"][0] = 1 << max(numbers)
    with pytest.raises(signoria.BadPosition):
        GAME.load(dump)


def test_compensation_is_asked_of_the_seats_in_order() -> None:
    state = GAME.new(3, 0)
    while state.prompt(state.to_act[0]).kind == "keep":  # type: ignore[union-attr]
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
    for seat in range(3):
        dump = asking(state, "compensation")
        if [seat] != list(state.to_act):
            dump["stack"][-1]["seat"] = seat
            assert refuses(dump, {})
    assert refuses(asking(state, "compensation"), {0: 2})  # the second seat chooses one
