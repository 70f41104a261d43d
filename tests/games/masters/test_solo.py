"""Solo against Lorenzo the Magnificent: MAS-SOL."""

from __future__ import annotations

from itertools import pairwise

import pytest

from signoria.core.journal import SPECTATORS, Journal
from signoria.games.masters.solo import lorenzo_plays
from signoria.games.masters.state import MastersState
from signoria.games.masters.tables import TOKEN_NAMES
from tests.games.masters.positions import (
    GAME,
    NO_GAIN,
    NOTHING,
    after_token,
    all_but,
    alone,
    before,
    board,
    faith,
    left,
    legal,
    lorenzo,
    play,
    refused,
    seen,
    table,
    tokens,
    told,
)

ONE_COIN = "Y... W... W..."  # column 1 gives one coin
GREEN, PURPLE, BLUE, YELLOW = "S1", "S4", "S2", "S3"
TWO_STEPS = ["S5", "S6"]
SHUFFLE = "S7"

SIX_CARDS = [["D01", "D17", "D33"], ["D02", "D18"], ["D03"]]
SEVENTH = "buy blue II slot 3"


# ---------------------------------------------------------------- setup


@pytest.mark.rule("MAS-SOL-01")
def test_a_lone_player_is_first_and_has_no_compensation() -> None:
    state = GAME.new(1, 5)
    assert seen(state)["in_hand"] == 4
    while (prompt := state.prompt(0)) and prompt.kind == "keep":
        state.play(0, state.decisions(0)[0])
    assert prompt is not None
    assert prompt.kind == "turn"
    assert table(state)["first"] == 0
    mine = seen(state)
    assert mine["in_hand"] == 2
    assert mine["warehouse"] == mine["strongbox"] == {}
    assert mine["faith"] == 0


@pytest.mark.rule("MAS-SOL-02")
def test_the_black_cross_starts_with_the_marker() -> None:
    state = GAME.new(1, 5)
    assert lorenzo(state)["cross"] == 0
    assert faith(state) == [0]


@pytest.mark.rule("MAS-SOL-03")
def test_seven_tokens_wait_in_a_hidden_order() -> None:
    state = alone(market=NOTHING)
    assert lorenzo(state)["used"] == []
    assert len(TOKEN_NAMES) == 7
    first = {tokens(told(alone(market=NOTHING, seed=seed), NO_GAIN))[0] for seed in range(60)}
    assert first == set(TOKEN_NAMES)  # another seed, another order
    # To the player every token may be the next: what he sees does not tell.
    imagined = [GAME.imagine(state.view(0), seed) for seed in range(60)]
    assert {tokens(told(world, NO_GAIN))[0] for world in imagined} == set(TOKEN_NAMES)


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("MAS-SOL-04")
def test_a_token_is_drawn_after_each_turn_and_stays_aside() -> None:
    for seed in range(20):
        state = alone(market=NOTHING, seed=seed)
        drawn = tokens(told(state, NO_GAIN, NO_GAIN))
        if SHUFFLE not in drawn:
            break
    assert lorenzo(play(state, NO_GAIN))["used"] == drawn[:1]
    used = lorenzo(play(state, NO_GAIN, NO_GAIN))["used"]
    assert used == sorted(drawn)
    assert len(set(TOKEN_NAMES) - set(used)) == 5


@pytest.mark.rule("MAS-SOL-05")
def test_a_colour_token_discards_two_cards_the_lowest_first() -> None:
    state = after_token(GREEN, removed=["D01", "D05", "D09"])
    assert left(state, "green") == [0, 3, 4]
    assert not state.over


@pytest.mark.rule("MAS-SOL-05")
@pytest.mark.parametrize(
    ("token", "colour"),
    [(GREEN, "green"), (BLUE, "blue"), (YELLOW, "yellow"), (PURPLE, "purple")],
)
def test_each_colour_has_its_token(token: str, colour: str) -> None:
    state = after_token(token)
    for other in ("green", "blue", "yellow", "purple"):
        assert left(state, other) == [2 if other == colour else 4, 4, 4]
    assert lorenzo(state)["cross"] == 0


@pytest.mark.rule("MAS-SOL-06")
@pytest.mark.parametrize("token", TWO_STEPS)
def test_two_tokens_move_the_cross_two_spaces(token: str) -> None:
    state = after_token(token, cross=6)
    assert lorenzo(state) == {"cross": 8, "used": [token], "result": "undecided"}
    assert table(state)["reports"] == 1
    assert seen(state)["tiles"][0] == "discarded"


@pytest.mark.rule("MAS-SOL-07")
def test_one_token_moves_the_cross_once_and_all_are_shuffled() -> None:
    state = after_token(SHUFFLE, cross=2, used=[GREEN, "S5", BLUE])
    assert lorenzo(state) == {"cross": 3, "used": [], "result": "undecided"}


@pytest.mark.rule("MAS-SOL-08")
def test_the_pile_never_runs_dry() -> None:
    for seed in range(50):
        state = alone(seed=seed)
        assert isinstance(state, MastersState)
        state.journal = journal = Journal(GAME.events)
        for _ in range(200):  # the pile alone: no game lasts that long
            state.turn += 1
            assert len(lorenzo(state)["used"]) < 7
            lorenzo_plays(state)
        drawn = tokens([event.told_to(SPECTATORS) or {} for event in journal.take()])
        shuffles = [-1, *(index for index, token in enumerate(drawn) if token == SHUFFLE)]
        assert len(drawn) == 200
        assert max(later - earlier for earlier, later in pairwise(shuffles)) <= 7
        for earlier, later in pairwise(shuffles):
            assert len(set(drawn[earlier + 1 : later + 1])) == later - earlier  # none twice


# ---------------------------------------------------------------- the cross and the reports


@pytest.mark.rule("MAS-SOL-09")
@pytest.mark.parametrize(("space", "side"), [(11, "discarded"), (12, "active")])
def test_the_cross_causes_a_report(space: int, side: str) -> None:
    state = after_token("S5", mine=board(faith=space), cross=14)
    assert lorenzo(state)["cross"] == 16
    assert table(state)["reports"] == 2
    assert seen(state)["tiles"] == ["active", side, "inactive"]


@pytest.mark.rule("MAS-SOL-10")
@pytest.mark.parametrize(("space", "side"), [(4, "discarded"), (5, "active")])
def test_the_player_is_judged_whoever_causes_the_report(space: int, side: str) -> None:
    state = after_token("S5", mine=board(faith=space), cross=6)
    assert seen(state)["tiles"] == [side, "inactive", "inactive"]
    assert set(lorenzo(state)) == {"cross", "used", "result"}  # no tiles of his own


@pytest.mark.rule("MAS-SOL-10")
def test_the_player_causes_reports_too() -> None:
    state = play(alone(board(faith=7, hand=["L01"]), cross=2), "drop L01")
    assert seen(state)["tiles"][0] == "active"
    assert lorenzo(state)["cross"] == 2


@pytest.mark.rule("MAS-SOL-11")
def test_each_discard_moves_the_cross_before_the_token() -> None:
    state = alone(board(warehouse={"coin": 1, "stone": 2, "servant": 3}), market="WBBP")
    heard = told(state, "market row 1")  # no room for two shields and a servant
    kinds = [event["event"] for event in heard]
    assert {"event": "cross_moved", "steps": 3, "space": 3} in heard
    assert kinds.index("cross_moved") < kinds.index("token_drawn")
    assert faith(play(state, "market row 1")) == [0]


# ---------------------------------------------------------------- the end


@pytest.mark.rule("MAS-SOL-12")
def test_a_token_that_takes_the_last_two_cards_of_a_colour_loses_the_game() -> None:
    state = after_token(BLUE, removed=all_but("blue", "D35", "D39"))
    assert left(state, "blue") == [0, 0, 0]
    assert lorenzo(state)["result"] == "lost"
    assert state.over
    assert refused(state, NO_GAIN, seat=0) == "MAS-SOL-12"


@pytest.mark.rule("MAS-SOL-12")
def test_buying_the_last_card_of_a_colour_loses_the_game() -> None:
    state = alone(board(strongbox={"coin": 2}), removed=all_but("blue", "D03"))
    after = play(state, "buy blue I slot 1")
    assert lorenzo(after) == {"cross": 0, "used": [], "result": "lost"}  # at once: no token
    assert after.over


@pytest.mark.rule("MAS-SOL-12")
def test_an_empty_deck_alone_ends_nothing() -> None:
    purchase = "buy blue I slot 1"
    state = before(
        GREEN, purchase, mine=board(strongbox={"coin": 2}), removed=all_but("blue", "D03", "D35")
    )
    after = play(state, purchase)
    assert left(after, "blue") == [0, 0, 1]
    assert not after.over


@pytest.mark.rule("MAS-SOL-13")
@pytest.mark.parametrize("token", [SHUFFLE, *TWO_STEPS])
def test_a_token_that_brings_the_cross_to_the_end_loses_the_game(token: str) -> None:
    state = after_token(token, cross=23)
    assert state.over
    assert lorenzo(state)["result"] == "lost"
    assert lorenzo(state)["cross"] == 24


@pytest.mark.rule("MAS-SOL-13")
def test_a_discard_that_brings_the_cross_to_the_end_loses_the_game_at_once() -> None:
    state = alone(board(hand=["L01"]), cross=23, market=ONE_COIN)
    actions = ["market column 1", "store coin 0"]
    after = play(state, *actions)
    assert after.over
    assert lorenzo(after) == {"cross": 24, "used": [], "result": "lost"}
    assert tokens(told(state, *actions)) == []
    assert refused(after, "drop L01", seat=0) == "MAS-SOL-13"


@pytest.mark.rule("MAS-SOL-14")
def test_the_seventh_card_wins_at_once() -> None:
    mine = board(slots=SIX_CARDS, strongbox={"coin": 9}, hand=["L05"], faith=3)
    state = alone(mine, cross=23, tops={"blue II": "D19"})
    assert "play L05" in legal(state)
    after = play(state, SEVENTH)
    assert after.over
    assert lorenzo(after) == {"cross": 23, "used": [], "result": "won"}
    assert after.legal(0) == []  # L05 stays in hand, although its condition is met
    assert refused(after, "play L05", seat=0) == "MAS-SOL-14"
    assert after.ranking() == [1]
    # 1 + 5 + 9 + 1 + 5 + 1 + 5 for the cards, 1 for the marker, 1 for five coins left.
    assert after.scores() == [27 + 1 + 1]


@pytest.mark.rule("MAS-SOL-14")
def test_the_last_faith_space_wins_at_once_after_the_last_report() -> None:
    state = alone(board(faith=23, hand=["L01", "L02"]), cross=23)
    after = play(state, "drop L01")
    assert after.over
    assert lorenzo(after)["result"] == "won"
    assert seen(after)["tiles"][2] == "active"
    assert tokens(told(state, "drop L01")) == []


@pytest.mark.rule("MAS-SOL-15")
def test_a_lost_game_has_no_points() -> None:
    mine = board(faith=20, in_play=["L05"], strongbox={"coin": 20}, slots=SIX_CARDS)
    state = alone(mine, cross=23, market=ONE_COIN)
    assert state.scores()[0] > 0
    lost = play(state, "market column 1", "store coin 0")
    assert lorenzo(lost)["result"] == "lost"
    assert lost.scores() == [0]
    assert lost.ranking() == [2]


@pytest.mark.rule("MAS-SOL-15")
def test_a_lost_game_has_no_points_on_its_score_sheet() -> None:
    mine = board(faith=20, in_play=["L05"], strongbox={"coin": 20})
    lost = play(alone(mine, cross=23, market=ONE_COIN), "market column 1", "store coin 0")
    assert [sum(parts.values()) for parts in GAME.score_sheet(lost)] == lost.scores() == [0]


@pytest.mark.rule("MAS-SOL-16")
def test_a_token_takes_what_there_is() -> None:
    state = after_token(YELLOW, removed=all_but("yellow", "D36"))
    assert left(state, "yellow") == [0, 0, 0]
    assert lorenzo(state)["result"] == "lost"
    assert state.over
