"""Scoring: MAS-SCO."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.masters.positions import GAME, Json, board, play, position, seen, table

NOTHING = "WWWW"  # row 1 gives nothing


def sheet(**about: Any) -> dict[str, int]:
    """The parts of the score of a player with this board."""
    return GAME.score_sheet(position(boards=[board(**about)]))[0]


SEVEN_CARDS = [["D07", "D20", "D35"], ["D11", "D23"], ["D12", "D24"]]  # 34 points


def ended(mine: Json, other: Json) -> signoria.State:
    """The game is over, with these two boards and that of a third player, who bought a seventh card."""
    boards = [mine, other, board(slots=SEVEN_CARDS)]
    state = position(seats=3, first=2, turn=1, boards=boards, market=NOTHING)
    after = play(state, "market row 1")
    assert after.over
    return after


@pytest.mark.rule("MAS-SCO-01")
def test_every_card_of_the_board_scores_covered_or_not() -> None:
    assert sheet(slots=[["D01", "D17", "D33"], [], []])["cards"] == 1 + 5 + 9


@pytest.mark.rule("MAS-SCO-02")
def test_active_tiles_score() -> None:
    mine = board(faith=24, tiles=["active", "discarded", "active"])
    assert GAME.score_sheet(position(boards=[mine], turn=1))[0]["favour"] == 6


@pytest.mark.rule("MAS-SCO-03")
def test_the_furthest_scoring_space_counts_alone() -> None:
    assert sheet(faith=17)["faith"] == 9


@pytest.mark.rule("MAS-SCO-04")
def test_leaders_in_play_score_and_those_in_hand_do_not() -> None:
    assert sheet(in_play=["L09"], hand=["L13"])["leaders"] == 5


@pytest.mark.rule("MAS-SCO-05")
def test_resources_are_added_up_before_they_are_divided() -> None:
    # Four on shelves, two in the depot of L05, eight in the strongbox.
    mine: dict[str, Any] = {
        "in_play": ["L05"],
        "warehouse": {"coin": 2, "servant": 2, "stone": 2},
        "strongbox": {"coin": 3, "shield": 5},
    }
    with pytest.raises(signoria.BadPosition):
        sheet(warehouse={"coin": 2, "servant": 2, "stone": 2})  # the stones are in the depot
    assert sheet(**mine)["resources"] == 2


@pytest.mark.rule("MAS-SCO-05")
def test_places_without_a_lot_of_their_own_make_one_together() -> None:
    assert sheet(warehouse={"coin": 3}, strongbox={"stone": 2})["resources"] == 1
    assert sheet(strongbox={"coin": 2, "stone": 2, "servant": 1})["resources"] == 1


@pytest.mark.rule("MAS-SCO-05")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_an_incomplete_lot_scores_nothing(coins: int, points: int) -> None:
    assert sheet(strongbox={"coin": coins})["resources"] == points


# ---------------------------------------------------------------- who wins

# 17 for the cards, 16 for the marker and 5 for the tiles; with 12 or 13 resources 40 points.
FORTY: dict[str, Any] = {"slots": [["D01", "D17", "D33"], ["D05"], []], "faith": 21}
FORTY_TOO: dict[str, Any] = {"slots": [["D02", "D18", "D34"], ["D06"], []], "faith": 21}
# One more for the second card.
FORTY_ONE: dict[str, Any] = {"slots": [["D01", "D17", "D33"], ["D09"], []], "faith": 21}


@pytest.mark.rule("MAS-SCO-06")
def test_most_points_wins() -> None:
    state = ended(
        board(**FORTY_ONE, strongbox={"coin": 12}), board(**FORTY_TOO, strongbox={"coin": 13})
    )
    assert state.scores() == [41, 40, 34]
    assert state.ranking() == [1, 2, 3]


@pytest.mark.rule("MAS-SCO-07")
def test_a_tie_goes_to_who_has_more_resources_left() -> None:
    state = ended(
        board(**FORTY, strongbox={"coin": 12}),
        board(**FORTY_TOO, strongbox={"coin": 11}, warehouse={"stone": 2}),
    )
    assert state.scores() == [40, 40, 34]
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("MAS-SCO-07")
def test_equal_points_and_resources_share_the_victory() -> None:
    state = ended(
        board(**FORTY, strongbox={"coin": 12}), board(**FORTY_TOO, strongbox={"shield": 12})
    )
    assert state.scores() == [40, 40, 34]
    assert state.ranking() == [1, 1, 3]


# ---------------------------------------------------------------- the example of the rulebook


@pytest.mark.rule("MAS-SCO-08")
def test_example_fifty_two_points() -> None:
    state = ended(
        board(
            slots=[["D03", "D17", "D36"], ["D08", "D22"], ["D10", "D19"]],
            tiles=["active", "active", "inactive"],
            faith=16,
            in_play=["L01", "L05"],
            warehouse={"coin": 3, "stone": 2},
            strongbox={"servant": 4, "shield": 3},
        ),
        board(),
    )
    assert GAME.score_sheet(state)[0] == {
        "cards": 31,
        "favour": 5,
        "faith": 9,
        "leaders": 5,
        "resources": 2,
    }
    assert state.scores() == [52, 0, 34]


@pytest.mark.rule("MAS-SCO-09")
def test_a_tile_whose_report_never_happened_scores_nothing() -> None:
    mine = board(
        faith=23, slots=[["D01", "D17", "D33"], ["D02", "D18"], ["D03"]], strongbox={"coin": 4}
    )
    state = position(boards=[board(), mine], turn=1, tops={"blue II": "D19"})
    after = play(state, "buy blue II slot 3")
    assert after.over
    assert table(after)["reports"] == 2
    assert seen(after, 1)["tiles"] == ["active", "active", "inactive"]
    parts = GAME.score_sheet(after)[1]
    assert parts["favour"] == 2 + 3
    assert parts["faith"] == 16
