"""The judge: it likes what helps, knows no secrets, and wins against chance."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.bots.greedy import GreedyBot
from signoria.bots.match import simulate
from signoria.games.artigiano import judge, progress
from signoria.games.artigiano.goals import FIRST_PRINCELY, MISSION_NAMES
from signoria.games.artigiano.state import ArtigianoState
from tests.games.artigiano.positions import GAME, A, B, Json, play, position, turn, wander

COMPILED = not str(judge.__file__).endswith(".py")
KEEPS_NO_SPECIAL: Json = {"missions": ["saint-bartholomew"], "mandatory": ["saint-bartholomew"]}
PLAIN: Json = {"hands": ["tile-3 stone-4", "stone-1"], "castles": [{"A1": "foundation-1"}]}


def laid(**changes: Any) -> ArtigianoState:
    state = position(**{**PLAIN, **changes})
    assert isinstance(state, ArtigianoState)
    return state


def nearness(mission: str, changes: Json) -> int:
    return int(progress.nearness(laid(**changes), A, MISSION_NAMES.index(mission)))


def judged(**changes: Any) -> float:
    return GAME.judge(position(**{**PLAIN, **changes}), A)


@pytest.mark.parametrize(
    "better",
    [
        {"castles": [{"A1": "foundation-4"}]},
        {"castles": [{"A1": "foundation-1", "A2": "foundation-2"}]},
        {"zones": ["pope"]},
        {"zones": ["", "officer"]},
        {"hands": ["tile-3 stone-4 stone-5", "stone-1"]},
        {"stocks": ["stone-5"]},
        {"missions": ["panama"], "shown": ["panama"]},
        {"coming": [0, 16]},
        {"on_cells": {"journeyman": (A, "A1")}},
    ],
)
def test_more_is_better(better: Json) -> None:
    assert judged(**better) > judged()


@pytest.mark.parametrize(
    ("mission", "far", "near"),
    [
        ("chip-log", {}, {"castles": [{f"A{n}": f"foundation-{n}" for n in range(1, 5)}]}),
        ("strozzi-lanterns", {}, {"castles": [{"A1": "foundation-1", "A2": "foundation-2"}]}),
        ("slate-roofs", {}, {"castles": [{"A1": "foundation-1", "A2": "foundation-2"}]}),
        (
            "fifteen-fifteen",
            {"hands": ["sin siege baptism", ""]},
            {"hands": ["sin tile-3 tile-4", ""]},
        ),
        ("cape-horn", {"stocks": ["sin"]}, {"stocks": ["tile-4 stone-5"]}),
        ("edict-of-nantes", {"stocks": ["tile-4"]}, {"stocks": ["sin"]}),
        ("treaty-of-verger", {"stocks": ["tile-4 stone-5"]}, {"stocks": ["sin siege"]}),
        ("placards", {"stocks": ["sin siege"]}, {"stocks": ["tile-4 stone-5"]}),
        ("sugar-cane", {"hands": ["tile-3", ""]}, {"hands": ["pope", ""]}),
    ],
)
def test_much_of_a_mission_may_be_there_before_it_holds(
    mission: str, far: Json, near: Json
) -> None:
    assert 0 <= nearness(mission, far) < nearness(mission, near) < 100


def test_a_streak_begun_is_half_of_two_turns() -> None:
    state = laid(missions=["route-to-india"])
    turn(state, "discard tile-3")
    assert progress.nearness(state, A, MISSION_NAMES.index("route-to-india")) == 50


def test_a_mission_that_is_nearer_promises_more() -> None:
    ways: list[Json] = [
        {"hands": [held, ""]} for held in ("sin siege tile-3", "stone-1 tile-4 tile-3")
    ]
    gains = [judged(**{**way, "missions": ["fifteen-fifteen"]}) - judged(**way) for way in ways]
    assert 0 < gains[0] < gains[1]


def test_a_lead_grows_safer_towards_the_end() -> None:
    state = laid(castles=[{"A1": "foundation-1", "A2": "foundation-2"}, {}])
    mission = MISSION_NAMES.index("estates-general")
    early, late = (progress.leading(state, A, mission, late) for late in (0, 90))
    assert 50 < early < late < 100
    assert progress.leading(state, B, mission, 90) < progress.leading(state, B, mission, 0) < 50


def test_a_hand_counts_for_its_owner_alone() -> None:
    hands = ["stone-5", "siege", "renovator"]
    assert len({judged(hands=[held, "stone-1"]) for held in hands}) == 3
    assert len({judged(hands=["tile-3", held]) for held in hands}) == 1


def test_a_value_lies_between_0_and_1() -> None:
    for state, _, _ in wander(GAME.new(3, 2), seed=2):
        assert all(0 < GAME.judge(state, seat) < 1 for seat in range(3))


def test_who_has_won_is_ahead() -> None:
    state = position(**{**PLAIN, "castles": [{"A1": "foundation-5"}], "deck": 0})
    turn(state, "discard tile-3")
    assert state.over
    assert GAME.judge(state, A) > 0.9
    assert GAME.judge(state, B) < 0.1


def test_likely_missions_are_made_mandatory() -> None:
    """A mission that is hardly ever achieved costs its points: better to keep it optional."""
    likely = position(**PLAIN, missions=["malcontents east-india"], mandatory=["malcontents"])
    unlikely = position(**PLAIN, missions=["malcontents east-india"], mandatory=["east-india"])
    assert GAME.judge(likely, A) > GAME.judge(unlikely, A)
    assert play(likely, "discard tile-3").to_act == (A,)


def test_what_history_forbids_is_lost() -> None:
    """A special card played breaks the mission for good; its points are worth less."""
    state = position(**{**PLAIN, "hands": ["pope tile-3", "stone-1"]}, **KEEPS_NO_SPECIAL)
    played, dropped = play(state.copy(), "special pope"), play(state.copy(), "discard pope")
    assert GAME.judge(played, A) < GAME.judge(dropped, A)


def test_a_move_is_judged_by_its_end() -> None:
    """A special card that is laid on a cell asks for the cell first: nothing is lost before it is named."""
    state = position(**{**PLAIN, "hands": ["journeyman tile-3", "stone-1"]}, **KEEPS_NO_SPECIAL)
    begun = GAME.parse("special journeyman")
    assert play(state.copy(), "special journeyman").half_made(A)
    for seed in range(5):
        assert GreedyBot(GAME, seed).choose(state.view(A), state.decisions(A)) != begun


def test_in_the_quick_game_one_mission_is_kept() -> None:
    """Not the cheapest one: the others leave the game (ART-QCK-04)."""
    kept = 0
    for seed in range(20):
        state = GAME.new(2, seed, quick=True)
        chosen = GreedyBot(GAME, seed).choose(state.view(A), state.decisions(A))
        state.play(A, chosen)
        name = GAME.notation(chosen).removeprefix("mission ")
        kept += MISSION_NAMES.index(name) < FIRST_PRINCELY
    assert kept >= 10


@pytest.mark.parametrize(
    ("bots", "options", "games"),
    [
        (["greedy", "random"], {}, 40),
        (["greedy", "random"], {"quick": True}, 40),
        (["greedy", "random", "random"], {}, 30),
        (["greedy", "random", "random", "random"], {}, 40),
        (["greedy", "random", "random", "random"], {"quick": True}, 40),
        (["greedy", "random", "greedy", "random"], {"teams": True}, 20),
    ],
)
def test_greedy_beats_chance(bots: list[str], options: dict[str, object], games: int) -> None:
    number = games if COMPILED else games // 2
    shares = simulate(GAME, bots, number, 1, options)["first_place_share"]
    assert sum(share for bot, share in zip(bots, shares, strict=True) if bot == "greedy") >= 0.9
