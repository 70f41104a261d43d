"""A refusal names the rule that forbids the action, not one that happens to be near."""

from __future__ import annotations

from typing import Any

import pytest

import signoria
from tests.games.masters.positions import GAME, begun, board, legal, play, position, refused

WAREHOUSE_RULES = {"MAS-WHS-01", "MAS-WHS-02", "MAS-WHS-03"}


def own_hand(state: signoria.State, seat: int) -> list[str]:
    view: Any = state.view(seat)
    return list(view["boards"][seat]["hand"])


# ---------------------------------------------------------------- setup


def test_a_third_leader() -> None:
    """Seat 0 has kept two while seat 1 still chooses: not a matter of turns, which have not begun."""
    state = GAME.new(2, 0)
    names = own_hand(state, 0)
    kept = play(state, f"keep {names[0]}", f"keep {names[1]}")
    assert refused(kept, f"keep {names[2]}", seat=0) == "MAS-SET-07"


def test_a_third_leader_when_all_have_chosen() -> None:
    state = begun(2)
    leader = own_hand(state, state.to_act[0])[0]
    assert refused(state, f"keep {leader}") == "MAS-SET-07"


def test_compensation_out_of_order() -> None:
    state = GAME.new(3, 0)
    while legal(state, "keep"):
        state = play(state, legal(state)[0])
    waiting = [seat for seat in range(3) if seat not in state.to_act]
    for seat in waiting:
        assert refused(state, "resource coin", seat=seat) == "MAS-SET-10"


def test_playing_during_the_setup() -> None:
    for action in ("market row 1", "buy blue I slot 1", "produce base"):
        assert refused(GAME.new(2, 0), action) == "MAS-R-23"


# ---------------------------------------------------------------- Leaders


def test_a_leader_that_is_not_in_hand() -> None:
    state = position(boards=[board(hand=["L01"], in_play=["L02"])])
    assert refused(state, "drop L03") == "MAS-LDR-03"
    assert refused(state, "play L03") == "MAS-LDR-04"  # LDR-03 is about discarding


def test_a_leader_in_play() -> None:
    state = position(boards=[board(in_play=["L02"])])
    assert refused(state, "drop L02") == "MAS-LDR-03"
    assert refused(state, "play L02") == "MAS-LDR-04"


# ---------------------------------------------------------------- storing


def taking(line: str, warehouse: dict[str, int]) -> signoria.State:
    state = position(market=f"{line:W<4} .... .... .", boards=[board(warehouse=warehouse)])
    return play(state, "market row 1")


def test_storing_what_was_not_taken() -> None:
    assert refused(taking("Y", {}), "store stone 1") == "MAS-WHS-12"
    assert refused(taking("Y", {}), "store coin 2") == "MAS-MKT-02"


def test_storing_what_was_taken_but_has_no_shelf() -> None:
    """The stone was just taken: it is the shelves that refuse it, not MAS-WHS-12."""
    state = taking("YG", {"servant": 1, "coin": 1, "shield": 3})
    assert refused(state, "store stone 1") in WAREHOUSE_RULES


def test_storing_what_was_taken_and_will_be_asked_later() -> None:
    state = taking("YG", {})
    assert legal(state) == ["store coin 0", "store coin 1"]
    assert refused(state, "store stone 1") == "MAS-WHS-13"  # the coin is to be placed first


def test_storing_outside_a_market_action() -> None:
    state = position(boards=[board(warehouse={"coin": 1}, hand=["L01"])], market="WWWW")
    assert refused(state, "store coin 0") == "MAS-WHS-12"
    assert refused(play(state, "market row 1"), "store coin 0") == "MAS-WHS-12"


# ---------------------------------------------------------------- in the middle of a main action


def paying() -> signoria.State:
    owner = board(warehouse={"coin": 2}, strongbox={"coin": 2}, hand=["L01"])
    return play(position(tops={"blue I": "D03"}, boards=[owner]), "buy blue I slot 1")


def producing() -> signoria.State:
    owner = board(strongbox={"coin": 3, "stone": 3}, hand=["L01"])
    return play(position(boards=[owner]), "produce base")


@pytest.mark.parametrize("middle", [paying, producing])
def test_another_main_action(middle: Any) -> None:
    """One main action in a turn, and the one chosen is carried out; MAS-R-06 is about Leaders."""
    state = middle()
    assert refused(state, "drop L01") == "MAS-R-06"
    for action in ("market row 1", "buy green I slot 1", "pass"):
        assert refused(state, action) in ("MAS-TUR-02", "MAS-TUR-07")


def test_paying_for_a_production() -> None:
    """D09 turns two servants into other things; the rules of paying for it are those of productions."""
    owner = board(warehouse={"servant": 2}, strongbox={"servant": 1}, slots=[["D09"], [], []])
    state = position(boards=[owner])
    state = play(state, "produce slot 1")
    if legal(state) == ["pass"]:
        state = play(state, "pass")
    assert legal(state) == ["pay servant 1", "pay servant 2"]
    assert refused(state, "pay servant 0") == "MAS-PRO-07"
    assert refused(state, "pay coin 0") == "MAS-PRO-07"
    assert refused(state, "pay servant 3") == "MAS-R-26"


def test_paying_for_a_card() -> None:
    state = paying()
    assert refused(state, "pay stone 0") == "MAS-BUY-02"
    assert refused(state, "pay coin 3") == "MAS-R-26"


# ---------------------------------------------------------------- nothing leaks


def test_refusals_to_others_do_not_depend_on_hidden_leaders() -> None:
    worlds = [position(turn=1, boards=[board(hand=hand, strongbox={"coin": 5})]) for hand in HANDS]
    for code in range(GAME.actions.size):
        said = [str(state.why_not(0, code)) for state in worlds]
        assert said[0] == said[1]
        assert "L0" not in said[0]


HANDS = [["L05", "L01"], ["L02", "L03"]]  # L05 could be played, the others not


def test_only_the_asked_seat_hears_what_it_holds() -> None:
    state = position(boards=[board(hand=["L05"]), board(hand=["L06"])])
    assert refused(state, "play L06") == refused(state, "play L07")  # theirs, and nobody's
