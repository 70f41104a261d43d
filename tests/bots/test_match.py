"""Bots among themselves: order of play, seats, shares and digests."""

from __future__ import annotations

from typing import Any, ClassVar, cast

import pytest

import signoria
from signoria.bots import BOTS, Bot, make
from signoria.bots.bot import View
from signoria.bots.match import Summary, play_game, simulate
from signoria.core.game import Game
from tests.kit.toy import CHEER, Pebbles

GAME = signoria.game("masters")


def without_time(summary: Summary) -> dict[str, Any]:
    return {name: value for name, value in summary.items() if name != "seconds"}


class Watcher(Bot):
    """Takes the first decision and writes down where it sat and what it was asked."""

    sat: ClassVar[list[list[int]]] = []

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.seats: list[int] = []
        self.sat.append(self.seats)

    def choose(self, view: View, decisions: list[int]) -> int:
        assert len(decisions) > 1
        self.seats.append(cast("int", view["viewer"]))
        return decisions[0]


class Cheerer(Watcher):
    """Cheers whenever it may; Pebbles allows it once."""

    heard: ClassVar[list[int]] = []

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        assert commands == [CHEER]
        self.heard.append(cast("int", view["viewer"]))
        return commands[0]


@pytest.fixture(autouse=True)
def watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "watcher", Watcher)
    monkeypatch.setattr(Watcher, "sat", [])
    monkeypatch.setattr(Cheerer, "heard", [])


# ---------------------------------------------------------------- one game


def test_a_game_is_played_to_its_end() -> None:
    result = play_game(GAME, [make("random", GAME, seat) for seat in range(3)], 4)
    assert not result.cut
    assert len(result.scores) == len(result.ranking) == 3
    assert min(result.ranking) == 1


def test_the_digest_is_that_of_the_last_position() -> None:
    """Whoever plays the first decision again and again comes to the same end."""
    result = play_game(GAME, [Watcher(GAME, 0), Watcher(GAME, 0)], 9)
    state = GAME.new(2, 9)
    plays = 0
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
        plays += 1
    assert (result.digest, result.decisions) == (state.digest(), plays)
    assert (result.scores, result.ranking) == (state.scores(), state.ranking())


def test_commands_are_offered_after_each_play_from_the_seat_to_act_on() -> None:
    game = cast("Game", Pebbles())
    play_game(game, [Cheerer(game, 0) for _ in range(3)], 1)
    # After the first sealed bid, of seat 0, seat 1 is to act.
    assert Cheerer.heard == [1, 2, 0]


def test_options_reach_the_game() -> None:
    game = cast("Game", Pebbles())
    long, short = (
        play_game(game, [make("random", game, seat) for seat in range(2)], 1, {"hand": hand})
        for hand in (4, 3)
    )
    assert short.decisions < long.decisions


def test_a_game_without_end_is_cut_and_judged_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pebbles, "plays_cut", 2)
    game = cast("Game", Pebbles())
    result = play_game(game, [make("random", game, seat) for seat in range(2)], 1)
    assert (result.cut, result.decisions) == (True, 2)


# ---------------------------------------------------------------- many games


def test_equal_seeds_give_equal_summaries() -> None:
    first, again = (simulate(GAME, ["random", "greedy"], 4, 3) for _ in range(2))
    assert without_time(first) == without_time(again)
    assert simulate(GAME, ["random", "greedy"], 4, 4)["digest"] != first["digest"]


def test_bots_move_on_by_one_seat_after_each_game() -> None:
    simulate(GAME, ["watcher", "random", "random"], 6, 0)
    assert [set(seats) for seats in Watcher.sat] == [{0}, {1}, {2}, {0}, {1}, {2}]


@pytest.mark.parametrize("seats", [2, 3])
def test_equal_bots_share_the_first_places(seats: int) -> None:
    shares = simulate(GAME, ["random"] * seats, 40 * seats, 0)["first_place_share"]
    assert sum(shares) == pytest.approx(1)
    assert all(abs(share - 1 / seats) < 0.15 for share in shares)


def test_a_lost_solo_game_is_no_first_place() -> None:
    assert simulate(GAME, ["watcher"], 3, 0)["first_place_share"] == [0]


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, ["random", "random"], 3, 0, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_too_many_bots_are_refused_by_the_game() -> None:
    with pytest.raises(signoria.BadRequest):
        simulate(GAME, ["random"] * 5, 1, 0)
