"""The end of the game: MAS-END."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import signoria
from tests.games.masters.positions import (
    GAME,
    Json,
    board,
    faith,
    play,
    position,
    refused,
    seen,
    table,
    told,
)

SIX_CARDS = [["D01", "D17", "D33"], ["D02", "D18"], ["D03"]]
SEVEN_CARDS = [["D01", "D17", "D33"], ["D02", "D18"], ["D03", "D19"]]  # 27 points
ONE_COIN = "Y... W... W..."  # column 1 gives one coin
NOTHING = "WWWW"  # row 1 gives nothing


def before_the_seventh(**about: Any) -> Json:
    """Six cards, and four coins for D19 (blue II) in the third slot."""
    return board(slots=SIX_CARDS, strongbox={"coin": 4}, **about)


SEVENTH = "buy blue II slot 3"
TOPS = {"blue II": "D19"}


def quiet_turn(state: signoria.State) -> signoria.State:
    """The seat to act takes a line, keeps nothing and does no more."""
    seat = state.to_act[0]
    state = play(state, "market column 1")
    while state.to_act == (seat,):
        state = play(state, GAME.notation(state.decisions(seat)[0]))
    return state


def turns_left(state: signoria.State) -> list[int]:
    """The seats that still have a turn, in order."""
    order: list[int] = []
    while not state.over:
        order += state.to_act
        state = quiet_turn(state)
    return order


# ---------------------------------------------------------------- what triggers it


@pytest.mark.rule("MAS-END-01")
def test_the_last_faith_space_triggers_the_end() -> None:
    state = position(boards=[board(faith=23, hand=["L01"]), board(faith=19)])
    assert table(state)["ending"] is False
    after = play(state, "drop L01")
    assert table(after)["ending"] is True
    assert table(after)["reports"] == 3  # the last report is held
    assert [seen(after, seat)["tiles"][2] for seat in (0, 1)] == ["active", "active"]
    assert not after.over


@pytest.mark.rule("MAS-END-01")
def test_the_seventh_card_triggers_the_end() -> None:
    state = position(boards=[before_the_seventh()], tops=TOPS)
    assert table(state)["ending"] is False  # six cards do not
    after = play(state, SEVENTH)
    assert table(after)["ending"] is True
    assert {"event": "end_triggered"} in told(state, SEVENTH)
    assert faith(after) == [0, 0]


# ---------------------------------------------------------------- the last round


@pytest.mark.rule("MAS-END-02")
@pytest.mark.parametrize("first", range(4))
def test_the_round_is_completed(first: int) -> None:
    second, third, fourth = ((first + place) % 4 for place in (1, 2, 3))
    boards = [board(), board(), board(), board()]
    boards[second] = before_the_seventh()
    state = position(seats=4, first=first, turn=second, boards=boards, tops=TOPS)
    after = play(state, SEVENTH)
    assert turns_left(after) == [third, fourth]


@pytest.mark.rule("MAS-END-02")
def test_nothing_can_be_done_after_the_end() -> None:
    state = quiet_turn(position(boards=[board(slots=SEVEN_CARDS)], turn=1))
    assert state.over
    assert state.to_act == ()
    assert state.legal(0) == state.legal(1) == []
    assert refused(state, "market row 1", seat=0) == "MAS-END-02"


@pytest.mark.rule("MAS-END-03")
@pytest.mark.parametrize("first", [0, 2])
def test_the_last_player_of_the_order_ends_the_game(first: int) -> None:
    last = (first + 3) % 4
    boards = [board(), board(), board(), board()]
    boards[last] = before_the_seventh()
    state = position(seats=4, first=first, turn=last, boards=boards, tops=TOPS)
    assert play(state, SEVENTH).over


@pytest.mark.rule("MAS-END-03")
def test_the_last_player_of_the_order_completes_the_turn() -> None:
    state = position(boards=[board(), before_the_seventh(hand=["L12"])], turn=1, tops=TOPS)
    after = play(state, SEVENTH)
    assert not after.over  # a Leader is still in hand
    assert play(after, "pass").over


@pytest.mark.rule("MAS-END-04")
def test_a_marker_pushed_to_the_last_space_triggers_the_end() -> None:
    boards = [board(), board(), board(faith=23), board()]
    state = position(seats=4, boards=boards, market=ONE_COIN)
    after = play(state, "market column 1", "store coin 0")
    assert faith(after) == [0, 1, 24, 1]
    assert turns_left(after) == [1, 2, 3]


@pytest.mark.rule("MAS-END-05")
def test_a_second_trigger_prolongs_nothing() -> None:
    boards = [board(), before_the_seventh(), board(faith=23, hand=["L05"]), board()]
    state = position(seats=4, boards=boards, turn=1, tops=TOPS)
    after = play(state, SEVENTH, "drop L05")
    assert faith(after)[2] == 24
    assert turns_left(after) == [2, 3]


@pytest.mark.rule("MAS-END-06")
def test_a_leader_played_in_the_last_turn_scores() -> None:
    boards = [board(slots=SEVEN_CARDS), board(hand=["L05"], strongbox={"coin": 5})]
    state = position(boards=boards, turn=1, market=NOTHING)
    after = play(state, "market row 1", "play L05")
    assert after.over
    assert after.scores() == [27, 3 + 1]  # the Leader and five coins


@pytest.mark.rule("MAS-END-06")
def test_reports_and_purchases_of_the_last_round_count() -> None:
    boards = [
        board(faith=7, hand=["L01"], slots=[["D04"], [], []], strongbox={"shield": 4}),
        board(slots=[["D05", "D18", "D34"], ["D06", "D19"], ["D07", "D20"]]),
    ]
    state = position(boards=boards, first=1, turn=0, tops={"green II": "D17"})
    after = play(state, "drop L01", "buy green II slot 1")
    assert after.over
    assert GAME.score_sheet(after)[0] == {
        "cards": 1 + 5,
        "favour": 2,
        "faith": 2,
        "leaders": 0,
        "resources": 0,
    }


RICH = {"coin": 20, "stone": 20, "servant": 20, "shield": 20}


@pytest.mark.rule("MAS-END-07")
@pytest.mark.parametrize("rich", [True, False], ids=["rich", "from the start"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_ever_owns_an_eighth_card(seats: int, rich: bool) -> None:
    ends_by_cards = 0
    for seed in range(6):
        random = Random(seed)
        boards = [board(strongbox=RICH) for _ in range(seats)]
        state = position(seats=seats, boards=boards, seed=seed) if rich else GAME.new(seats, seed)
        while not state.over:
            seat = state.to_act[0]
            state.play(seat, random.choice(state.decisions(seat)))
            cards = [sum(map(len, seen(state, other)["slots"])) for other in range(seats)]
            assert max(cards) <= 7
        ends_by_cards += max(cards) == 7
    assert ends_by_cards or not rich  # who is rich soon buys seven


@pytest.mark.rule("MAS-END-07")
def test_who_owns_seven_cards_has_no_turn_left() -> None:
    position(boards=[board(slots=SEVEN_CARDS, hand=["L05"])], asking="after")  # just bought
    with pytest.raises(signoria.BadPosition):
        position(boards=[board(slots=SEVEN_CARDS, strongbox=RICH)])  # could buy an eighth
