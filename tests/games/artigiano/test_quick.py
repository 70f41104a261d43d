"""The quick game (ART-QCK, ART-RUL-26)."""

from __future__ import annotations

import pytest

import signoria
from tests.games.artigiano.positions import (
    GAME,
    A,
    Json,
    asked,
    castle,
    cell,
    claims,
    legal,
    may,
    play,
    position,
    sheet,
    turn,
)

QUICK: Json = {"boards": ["quick", "quick"], "options": {"quick": True}}
BASE = {"A1": "foundation-1", "A2": "foundation-2", "A3": "foundation-3"}


@pytest.mark.rule("ART-QCK-01")
def test_three_foundations_two_stones_one_tile() -> None:
    state = position(hands=["stone-1 tile-3", "stone-4"], castles=[BASE], **QUICK)
    assert not may(state, "place tile-3")
    play(state, "place stone-1")
    assert legal(state) == [cell(A, "B1", "quick"), cell(A, "B2", "quick")]
    one = position(hands=["tile-3", "stone-4"], castles=[{**BASE, "B1": "stone-1"}], **QUICK)
    assert not may(one, "place tile-3")
    low = position(
        hands=["stone-1", "stone-4"],
        castles=[{"A1": "foundation-1", "A3": "foundation-3"}],
        **QUICK,
    )
    assert not may(low, "place stone-1")


@pytest.mark.rule("ART-QCK-02")
@pytest.mark.parametrize(("seats", "cards"), [(2, 35), (3, 70), (4, 70)])
def test_one_family_for_two_and_two_for_more(seats: int, cards: int) -> None:
    dump: Json = GAME.new(seats, 2, quick=True).dump()
    assert len(dump["deck"]) == cards - 5 * seats
    with pytest.raises(signoria.BadRequest):
        GAME.new(seats, 2, quick=True, families="army+clergy+merchants")


@pytest.mark.rule("ART-QCK-03", "ART-QCK-04")
def test_two_and_two_missions_of_which_one_is_kept() -> None:
    state = GAME.new(4, 3, quick=True)
    sides: list[Json] = state.dump()["sides"]  # type: ignore[assignment]
    assert [len(side["missions"]) for side in sides] == [4] * 4
    for seat in range(4):
        state.play(seat, state.decisions(seat)[0])
    sides = state.dump()["sides"]  # type: ignore[assignment]
    assert [(side["missions"] == side["mandatory"], len(side["gone"])) for side in sides] == [
        (True, 3)
    ] * 4
    assert [side["face_down"] for side in state.view(None)["sides"]] == [[1, 0]] * 4  # type: ignore[attr-defined]


@pytest.mark.rule("ART-QCK-05")
def test_one_place_in_the_stock() -> None:
    state = position(hands=["tile-3 tile-4", "stone-1"], stocks=["stone-4"], **QUICK)
    play(state, "discard tile-3")
    assert asked(state) == "draw"


@pytest.mark.rule("ART-QCK-06", "ART-RUL-26")
def test_six_cells_give_ten_points() -> None:
    full = {**BASE, "B1": "stone-1", "B2": "stone-4"}
    state = position(hands=["tile-4 stone-5", "stone-1"], castles=[full], **QUICK)
    play(state, "place tile-4")
    assert state.over
    assert (castle(state, A)["C1"], sheet(state, A)["full"]) == ("tile-4", 10)
    assert state.scores()[A] == 10 + 1 + 2 + 3 + 1 + 4 + 4


@pytest.mark.rule("ART-RUL-26")
def test_a_full_stock_is_the_one_place() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1"],
        stocks=["stone-4"],
        missions=["cape-horn"],
        deck=0,
        **QUICK,
    )
    turn(state, "discard tile-3")
    play(state, "pass")
    assert sheet(state, A)["missions"] == 12


@pytest.mark.rule("ART-RUL-26", "ART-MFX-39")
def test_with_the_storekeeper_three_cards_lie_in_stock() -> None:
    state = position(
        hands=["tile-3", "stone-1"],
        stocks=["foundation-1"],
        shielded=["foundation-2 foundation-3"],
        zones=["storekeeper"],
        missions=["placards"],
        **QUICK,
    )
    play(state, "stock", "place foundation-1", cell(A, "A1", "quick"))
    play(state, "place foundation-2", cell(A, "A2", "quick"), "place foundation-3")
    assert claims(state, A) == ["placards"]
