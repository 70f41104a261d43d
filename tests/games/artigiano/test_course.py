"""Set-up, turns, stock, end, scores, variants."""

from __future__ import annotations

import pytest

import signoria
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import (
    GAME,
    A,
    asked,
    castle,
    cell,
    hand,
    may,
    play,
    position,
    sheet,
    stock,
)


def deck(state: signoria.State) -> int:
    middle = state.view(None)["table"]
    assert isinstance(middle, dict)
    return int(middle["draw_pile"])


@pytest.mark.parametrize(("seats", "cards"), [(2, 70), (3, 105), (4, 140)])
@pytest.mark.rule("ART-SETUP-02", "ART-SETUP-03", "ART-SETUP-12")
def test_decks_by_number_of_players(seats: int, cards: int) -> None:
    assert deck(GAME.new(seats, 1)) == cards - 5 * seats


@pytest.mark.rule("ART-SETUP-02", "ART-TEAM-01")
def test_wrong_numbers_are_refused() -> None:
    with pytest.raises(signoria.BadRequest):
        GAME.new(3, 1, families="army+clergy")
    for seats in (5, 7):
        with pytest.raises(signoria.BadRequest):
            GAME.new(seats, 1)


@pytest.mark.rule("ART-SETUP-06", "ART-SETUP-07", "ART-SETUP-09")
def test_five_missions_two_of_them_mandatory() -> None:
    state = GAME.new(4, 3)
    assert isinstance(state, ArtigianoState)
    for side in state.castles:
        assert bin(side.missions & ((1 << 20) - 1)).count("1") == 2
        assert bin(side.missions >> 20).count("1") == 3
    assert state.to_act == (0, 1, 2, 3)


@pytest.mark.rule("ART-QCK-01", "ART-QCK-02", "ART-QCK-03", "ART-QCK-04", "ART-QCK-05")
def test_the_quick_game() -> None:
    state = GAME.new(4, 3, quick=True)
    assert isinstance(state, ArtigianoState)
    assert deck(state) == 70 - 20
    assert state.slots == 1
    while asked(state) == "mandatory":
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
    assert all(bin(side.missions).count("1") == 1 for side in state.castles)


@pytest.mark.rule("ART-TEAM-02", "ART-TEAM-03", "ART-TEAM-04", "ART-RUL-27")
def test_three_teams_of_two() -> None:
    state = GAME.new(6, 2)
    assert isinstance(state, ArtigianoState)
    assert (state.side_count, deck(state)) == (3, 105 - 30)
    assert [int(state.side_of(seat)) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("ART-TURN-03", "ART-TURN-04", "ART-STO-01", "ART-DRW-01")
def test_a_turn_has_three_phases() -> None:
    state = position(hands=["tile-3 stone-1 foundation-1", "stone-4"])
    assert not may(state, "pass")
    play(state, "place foundation-1", cell(A, "A1"))
    assert asked(state) == "store"
    play(state, "card stone-1")
    assert asked(state) == "draw"
    play(state, "pass")
    assert (len(hand(state, A)), stock(state, A)) == (5, ["stone-1"])


@pytest.mark.rule("ART-MAT-04")
def test_a_stone_rests_on_two_foundations() -> None:
    one = position(hands=["stone-1", "stone-4"], castles=[{"A1": "foundation-1"}])
    assert not may(one, "place stone-1")
    two = position(
        hands=["stone-1", "stone-4"], castles=[{"A1": "foundation-1", "A2": "foundation-2"}]
    )
    assert may(two, "place stone-1")


@pytest.mark.rule("ART-STK-01", "ART-STK-02", "ART-STK-04", "ART-STK-05")
def test_playing_the_stock() -> None:
    state = position(hands=["tile-3", "stone-4"], stocks=["foundation-1 stone-1 stone-5"])
    play(state, "stock")
    assert not may(state, "pass")
    assert not may(state, "discard tile-3")
    play(state, "place foundation-1", cell(A, "A2"), "pass")
    assert (stock(state, A), hand(state, A)) == (["stone-1", "stone-5"], ["tile-3"])


@pytest.mark.rule("ART-VOC-02", "ART-STO-02")
def test_a_full_stock_takes_no_card() -> None:
    state = position(hands=["tile-3 tile-4", "stone-4"], stocks=["foundation-1 stone-1 stone-5"])
    play(state, "discard tile-3")
    assert asked(state) == "draw"


@pytest.mark.rule("ART-END-02", "ART-RUL-15")
def test_an_empty_pile_ends_the_game() -> None:
    state = position(
        hands=["tile-3 tile-4 stone-1 stone-5", "stone-4"], deck=1, missions=["mercator", ""]
    )
    play(state, "discard tile-3", "pass", "pass")
    assert len(hand(state, A)) == 4
    assert asked(state) == "final"


@pytest.mark.rule("ART-END-01", "ART-SCO-01", "ART-SCO-04", "ART-SCO-05", "ART-QCK-06")
def test_a_full_castle_ends_the_game_and_gives_ten_points() -> None:
    nearly = {
        "A1": "foundation-1",
        "A2": "foundation-2",
        "A3": "foundation-3",
        "B1": "stone-1",
        "B2": "stone-4",
    }
    state = position(
        hands=["tile-3 tile-4", "stone-5"],
        castles=[nearly],
        boards=["quick", "quick"],
        options={"quick": True},
        missions=["mercator", "galileo"],
        mandatory=["mercator", "galileo"],
    )
    play(state, "place tile-3")
    play(state, "pass", "pass")
    assert state.over
    assert sheet(state, A) == {
        "full": 10,
        "castle": 14,
        "specials": 0,
        "missions": 0,
        "missed": -14,
    }
    assert state.scores() == [10, -12]
    assert state.ranking() == [1, 2]
    assert castle(state, A)["C1"] == "tile-3"


@pytest.mark.rule("ART-RUL-18", "ART-MIS-03")
def test_a_mission_met_by_the_last_card_can_be_claimed_in_the_window() -> None:
    state = position(hands=["tile-3 tile-4 stone-1 stone-5", ""], deck=0, missions=["", "panama"])
    play(state, "discard tile-3", "pass", "pass")
    assert may(state, "claim panama", 1)
    state.play(1, GAME.parse("claim panama"))
    state.play(1, 0)
    assert state.over
    assert sheet(state, 1)["missions"] == 6
