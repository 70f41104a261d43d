"""SCO: final scoring and ties."""

from __future__ import annotations

import pytest

import signoria
from tests.games.il_principe.positions import (
    GAME,
    A,
    B,
    Json,
    acting,
    begun,
    board,
    coins,
    ended,
    offered,
    points,
    wander,
)


def sheet(state: signoria.State, part: str) -> list[int]:
    return [entry[part] for entry in GAME.score_sheet(state)]


def of_three(*boards: Json) -> signoria.State:
    return ended(boards, seats=3)


def plain(**about: object) -> Json:
    """A player without coins: nobody has most."""
    return board(**{"coins": 0, **about})  # type: ignore[arg-type]


@pytest.mark.rule("ILP-SCO-01")
def test_the_score_is_the_track_and_all_that_follows() -> None:
    mine = board(
        points=21, coins=4, hand="GGG", up="GWRBY", down="GWRBY",
        shields={"umbria": 2, "veneto": 1}, roles=["bishop", "notary"],
    )  # fmt: skip
    other = plain(points=9, shields={"veneto": 2}, roles=["gonfalonier"])
    state = of_three(mine, other, plain())
    assert GAME.score_sheet(state)[A] == {
        "track": 21, "roles": 3, "sets": 4, "coins": 2, "hand": 2, "regions": 7,
    }  # fmt: skip
    assert state.scores() == [39, 9 + 2 + 5, 0]
    for position, _, _ in wander(begun(3, 4), seed=4):
        assert position.scores() == points(position)  # until then only the track counts
        assert [sum(entry.values()) for entry in GAME.score_sheet(position)] == points(position)


@pytest.mark.rule("ILP-SCO-02", "ILP-RUL-39")
def test_roles() -> None:
    state = of_three(plain(roles=["master", "noble", "priest"]), plain(roles=["bishop"]), plain())
    assert sheet(state, "roles") == [5, 2, 0]


@pytest.mark.rule("ILP-SCO-03", "ILP-RUL-22")
def test_the_scarcest_colour() -> None:
    mine = plain(up="GGGGRRRBBYYYYY", down="WW")
    lacking = plain(up="GGGGWWRRRBBB", down="WWW")
    equal = plain(up="GGWWRRBBYY")
    assert sheet(of_three(mine, lacking, equal), "sets") == [4, 0, 4]


@pytest.mark.rule("ILP-SCO-04", "ILP-RUL-23")
def test_most_coins() -> None:
    state = of_three(board(coins=7), board(coins=7), board(coins=3))
    assert sheet(state, "coins") == [2, 2, 0]
    assert sheet(of_three(plain(), plain(), plain()), "coins") == [0, 0, 0]


@pytest.mark.rule("ILP-SCO-05", "ILP-RUL-23")
def test_most_cards_in_hand() -> None:
    state = of_three(plain(hand="GW"), plain(hand="GGGGG"), plain(hand="WWRRB"))
    assert sheet(state, "hand") == [0, 2, 2]
    assert sheet(of_three(plain(), plain(), plain()), "hand") == [0, 0, 0]


def in_veneto(*counts: int) -> list[int]:
    boards = [plain(shields={"veneto": count} if count else {}) for count in counts]
    return sheet(ended(boards, seats=len(counts)), "regions")


@pytest.mark.rule("ILP-SCO-06", "ILP-RUL-24")
def test_a_shared_first_place_in_a_region() -> None:
    assert in_veneto(3, 3, 2) == [5, 5, 0]
    assert in_veneto(0, 0, 0) == [0, 0, 0]
    assert in_veneto(1, 1, 1, 1, 1) == [5] * 5


@pytest.mark.rule("ILP-SCO-07", "ILP-RUL-24")
def test_a_single_first_place_in_a_region() -> None:
    assert in_veneto(4, 2, 2, 1) == [5, 2, 2, 0]
    assert in_veneto(2, 0, 0) == [5, 0, 0]
    assert in_veneto(1, 3, 2) == [0, 5, 2]


@pytest.mark.rule("ILP-SCO-07")
def test_each_region_counts() -> None:
    mine = plain(shields={"veneto": 2, "umbria": 1, "toscana": 1})
    other = plain(shields={"veneto": 1, "umbria": 2, "romagna": 1})
    assert sheet(of_three(mine, other, plain()), "regions") == [5 + 2 + 5, 2 + 5 + 5, 0]


@pytest.mark.rule("ILP-SCO-08")
def test_most_points_win() -> None:
    state = of_three(plain(points=49), plain(points=50), plain(points=30))
    assert state.scores() == [49, 50, 30]
    assert state.ranking() == [2, 1, 3]


@pytest.mark.rule("ILP-SCO-09", "ILP-RUL-25")
def test_the_larger_tableau_breaks_a_tie() -> None:
    first = plain(points=53, up="GGGGGGGGGG", down="WWWWWWW")
    second = plain(points=53, up="WWWWWWWWWWWWW", down="RR")
    assert of_three(second, first, plain()).ranking() == [2, 1, 3]
    assert of_three(second, first, plain()).scores()[:2] == [53, 53]


@pytest.mark.rule("ILP-SCO-10", "ILP-RUL-25")
def test_the_most_important_major_role_breaks_a_tie() -> None:
    one = plain(points=40, roles=["gonfalonier", "noble"], up="GG")
    other = plain(points=42, roles=["bishop"], up="RR")
    assert of_three(one, other, plain()).scores()[:2] == [44, 44]
    assert of_three(one, other, plain()).ranking() == [2, 1, 3]
    yellow = plain(points=40, roles=["banker"], up="GG")
    minors = plain(points=40, roles=["priest", "notary"], up="RR")
    third = plain(roles=["bishop", "gonfalonier"])
    assert of_three(yellow, minors, third).scores()[:2] == [42, 42]
    assert of_three(yellow, minors, third).ranking() == [1, 2, 3]


@pytest.mark.rule("ILP-RUL-25")
def test_a_shared_victory_and_lower_places() -> None:
    four = [plain(points=9), plain(points=9), plain(points=5, up="GG"), plain(points=5, up="G")]
    assert ended(four).ranking() == [1, 1, 3, 4]


@pytest.mark.rule("ILP-RUL-25")
def test_offered_cards_were_not_played() -> None:
    state = offered(begun(3))
    assert all(not entry["up"] for entry in state.view(None)["boards"])  # type: ignore[attr-defined]
    assert coins(state) == [5, 5, 5]


@pytest.mark.rule("ILP-RUL-38")
def test_scores_above_fifty() -> None:
    state = ended([plain(points=61), plain(points=52), plain(points=51), plain(points=41)])
    assert state.scores() == [61, 52, 51, 41]
    assert points(acting(boards=[board(hand="G", points=61)]))[A] == 61


@pytest.mark.rule("ILP-HID-02")
def test_coins_are_revealed_at_the_end() -> None:
    state = ended([board(coins=3), board(coins=8)])
    boards = state.view(A)["boards"]
    assert isinstance(boards, list)
    assert boards[B]["coins"] == 8
