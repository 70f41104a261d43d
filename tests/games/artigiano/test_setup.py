"""Set-up: boards, families, missions, hands, the first player."""

from __future__ import annotations

import pytest

import signoria
from signoria import words
from signoria.games.artigiano.goals import MISSION_CARDS, MISSION_NAMES
from signoria.games.artigiano.tables import CARDS, FAMILY_NAMES
from tests.games.artigiano.positions import GAME, Json, asked, legal, play, position, turn, wander

ROYAL = {name for name, row in zip(MISSION_NAMES, MISSION_CARDS) if row["type"] == "royal_mission"}


def dump(state: signoria.State) -> Json:
    return dict(state.dump())


def ready(state: signoria.State) -> signoria.State:
    """Everybody takes the first missions offered as mandatory."""
    while asked(state) == "mandatory":
        state.play(state.to_act[0], state.decisions(state.to_act[0])[0])
    return state


@pytest.mark.rule("ART-SETUP-01", "ART-RUL-25")
def test_boards_are_dealt_by_lot() -> None:
    dealt = [
        tuple(side["board"] for side in dump(GAME.new(3, seed))["sides"]) for seed in range(30)
    ]
    assert all(len(set(boards)) == 3 for boards in dealt)
    assert {board for boards in dealt for board in boards} == {
        "chenonceau", "chillon", "egeskov", "rosenborg",
    }  # fmt: skip
    assert len(set(dealt)) > 10


@pytest.mark.rule("ART-SETUP-02")
def test_as_many_families_as_players() -> None:
    for seats in (2, 3, 4):
        assert len(dump(GAME.new(seats, 5))["families"]) == seats
    with pytest.raises(signoria.BadRequest):
        GAME.new(3, 5, families="army+clergy")
    chosen = GAME.new(2, 5, families="clergy+merchants")
    assert dump(chosen)["families"] == ["clergy", "merchants"]


@pytest.mark.rule("ART-SETUP-04")
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_character_of_a_family_can_be_told(language: str) -> None:
    told = [words.name(GAME, "character", family, language) for family in FAMILY_NAMES]
    assert len(set(told)) == 4


@pytest.mark.rule("ART-SETUP-05")
def test_other_families_never_appear() -> None:
    """An invariant of every position: cards of other families are nowhere."""
    start = GAME.new(2, 4, families="army+clergy")
    other = {row["id"] for row in CARDS if row["family"] in ("craftsmen", "merchants")}
    for state, _, _ in wander(start, 4):
        assert GAME.invariants(state) == []
    text = str(state.dump())
    assert not any(f"'{card}'" in text for card in other)


@pytest.mark.rule("ART-SETUP-06", "ART-SETUP-07")
def test_two_royal_and_three_princely_missions_each() -> None:
    sides = dump(GAME.new(4, 3))["sides"]
    dealt = [mission for side in sides for mission in side["missions"]]
    assert len(dealt) == len(set(dealt)) == 20
    for side in sides:
        assert len(ROYAL.intersection(side["missions"])) == 2


@pytest.mark.rule("ART-SETUP-08")
def test_missions_not_dealt_leave_the_game() -> None:
    start = ready(GAME.new(2, 8))
    mine = [set(side["missions"]) for side in dump(start)["sides"]]
    for state, _, _ in wander(start, 8):
        assert [set(side["missions"]) for side in dump(state)["sides"]] == mine


@pytest.mark.rule("ART-SETUP-09")
@pytest.mark.parametrize("royal", [0, 1, 2])
def test_two_mandatory_missions_of_any_sort(royal: int) -> None:
    state = GAME.new(2, 3)
    own = dump(state)["sides"][0]["missions"]
    wanted = [m for m in own if m in ROYAL][:royal]
    wanted += [m for m in own if m not in ROYAL][: 2 - royal]
    assert len(legal(state, "mission", 0)) == 4  # the first of two: one must be left above it
    for mission in wanted:
        assert not state.why_not(0, GAME.parse(f"mission {mission}"))
        state.play(0, GAME.parse(f"mission {mission}"))
    assert state.to_act == (1,)
    play(state, *(f"mission {name}" for name in dump(state)["sides"][1]["missions"][:2]))
    assert dump(state)["sides"][0]["mandatory"] == wanted


@pytest.mark.rule("ART-SETUP-10", "ART-SCO-05")
def test_an_optional_mission_missed_costs_nothing() -> None:
    state = position(
        hands=["tile-3 tile-4", "stone-1"],
        deck=0,
        missions=["chip-log estates-general", "pavia"],
        mandatory=["estates-general"],
    )
    turn(state, "discard tile-3")
    play(state, "pass", "pass")
    assert GAME.score_sheet(state)[0] == {
        "full": 0, "castle": 0, "specials": 0, "missions": 0, "missed": -13,
    }  # fmt: skip


@pytest.mark.rule("ART-SETUP-11")
def test_opponents_see_only_the_sizes_of_the_piles() -> None:
    state = ready(GAME.new(3, 1))
    sides: list[Json] = GAME.view(state, 0)["sides"]  # type: ignore[assignment]
    assert [side["face_down"] for side in sides] == [[2, 3]] * 3
    assert ["missions" in side for side in sides] == [True, False, False]
    assert all("missions" not in side for side in GAME.view(state, None)["sides"])  # type: ignore[attr-defined]


@pytest.mark.rule("ART-SETUP-12")
def test_five_cards_each_and_the_rest_is_the_pile() -> None:
    state = GAME.new(2, 9)
    assert [len(player["hand"]) for player in dump(state)["players"]] == [5, 5]
    assert state.view(None)["table"]["draw_pile"] == 60  # type: ignore[index]


@pytest.mark.rule("ART-TURN-01", "ART-RUL-25")
def test_the_first_player_is_random() -> None:
    firsts = [ready(GAME.new(3, seed)).to_act[0] for seed in range(20)]
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("ART-TURN-02")
def test_play_goes_clockwise() -> None:
    state = position(hands=["tile-3 tile-4", "stone-1 stone-4", "stone-5 foundation-1"], active=1)
    order = []
    for card in ("stone-1", "stone-5", "tile-3"):
        order.append(state.to_act[0])
        turn(state, f"discard {card}")
    assert (order, state.to_act) == ([1, 2, 0], (1,))
