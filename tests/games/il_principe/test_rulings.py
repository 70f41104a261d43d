"""RUL and DEC: rulings about data and form that no other section tests."""

from __future__ import annotations

from collections import Counter

import pytest

from signoria.games.il_principe import tables
from tests.games.il_principe.positions import (
    CITIES,
    COLOURS,
    GAME,
    A,
    Json,
    board,
    building,
    frame,
    legal,
    play,
    position,
    refused,
    seen,
    wander,
)

DATA: dict[str, Json] = tables.DATA.files
NEEDS: dict[str, dict[str, int]] = {row["id"]: row["needs"] for row in DATA["cards"]["cities"]}


@pytest.mark.rule("ILP-RUL-34")
def test_five_sectors_for_five_colours() -> None:
    sectors = {row["color"]: row["sector_fr"] for row in DATA["cards"]["buildings"]}
    assert list(sectors) == COLOURS
    assert set(sectors.values()) == {"Culture", "Religion", "Politique", "Noblesse", "Commerce"}


@pytest.mark.rule("ILP-RUL-36")
def test_the_role_table_is_complete() -> None:
    tiles = DATA["cards"]["roles"]
    assert len({row["fr"] for row in tiles}) == 10
    assert Counter(row["color"] for row in tiles) == dict.fromkeys(COLOURS, 2)
    effects = {row["color"]: row["action"]["op"] for row in tiles}
    assert list(effects.values()) == [
        "turn_face_up", "gain_vp", "draw_building", "place_shield", "gain_coins",
    ]  # fmt: skip


@pytest.mark.rule("ILP-RUL-37")
def test_the_rebuilt_cities_keep_to_their_frame() -> None:
    """What the rulebook gives, and the symmetry that the others were given."""
    assert NEEDS["firenze"] == {"green": 2, "red": 1, "blue": 1, "yellow": 1}
    assert NEEDS["lucca"] == {"white": 2, "red": 1, "blue": 1}
    icons: Counter[str] = Counter()
    for needs in NEEDS.values():
        icons.update(needs)
    assert icons == dict.fromkeys(COLOURS, 12)
    pairs = [sorted(NEEDS[city].values()) for city in CITIES]
    assert pairs == [[1, 1, 1]] * 5 + [[1, 1, 2]] * 5 + [[1, 1, 1, 2]] * 5
    triples = {frozenset(NEEDS[city]) for city in CITIES[:10]}
    assert len(triples) == 10  # each set of three colours once
    touches = Counter(name for row in DATA["board"]["cities"] for name in row["regions"])
    assert touches == dict.fromkeys(tables.REGION_NAMES, 5)
    listed = {row["id"]: row["cities"] for row in DATA["board"]["regions"]}
    for row in DATA["board"]["cities"]:
        assert [name for name in listed if row["id"] in listed[name]] == row["regions"]


@pytest.mark.rule("ILP-DEC-10")
def test_every_question_is_a_decision_of_the_ledger() -> None:
    decisions = {
        "family", "offer", "bid_lot", "build", "shields", "action", "bid_role", "turn_up", "noble",
    }  # fmt: skip
    assert set(GAME.prompts) == decisions
    assert GAME.actions.standing == GAME.actions.size  # no reactions, no trades
    asked = set()
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            for state, seat, _ in wander(GAME.new(seats, seed), seed=seed):
                prompt = state.prompt(seat)
                assert prompt is not None
                asked.add(prompt.kind)
                if prompt.kind != "offer":
                    assert len(state.to_act) == 1
    assert asked == decisions


@pytest.mark.rule("ILP-DEC-10")
def test_cards_of_a_colour_are_alike() -> None:
    state = building(boards=[board(hand="GGGWWYY")])
    assert legal(state, "build") == ["build siena"]  # which green card is paid is no choice
    assert seen(play(state, "build siena"))["up"] == {"green": 1, "white": 1, "yellow": 1}


@pytest.mark.rule("ILP-DEC-07")
def test_role_bids_reach_seats_out_of_turn() -> None:
    boards = [board(up="WW"), board(), board(up="WW"), board()]
    ask = frame("bid_role", 2, 0b0101, 0, 0, 2)
    state = position(ask=ask, boards=boards)
    assert state.to_act == (2,)
    assert refused(state, "bid 1", seat=A) == "ILP-ROL-11"
    assert play(state, "pass").to_act == (A,)


@pytest.mark.rule("ILP-RUL-28")
def test_the_bank_is_not_counted() -> None:
    assert DATA["components"]["bank"]["unlimited"] is True
    rich = building(boards=[board(coins=90, hand="GWY"), *(board(coins=90) for _ in range(3))])
    assert seen(play(rich, "build siena"))["coins"] == 87


def test_a_game_ends_within_its_rounds() -> None:
    """The deck shrinks every round: nine rounds at most."""
    for seats in (2, 3, 4, 5):
        for seed in range(10):
            last = 0
            for state, _, _ in wander(GAME.new(seats, seed), seed=seed):
                last = state.view(None)["table"]["round"]  # type: ignore[index]
            assert 0 < last <= 9
