"""Lines of play as people are told them: with the questions that they answer, and such as could be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import signoria
from signoria.bots import make
from signoria.bots.following import MOVES, Thought, thought
from signoria.core.line import Line
from signoria.core.policy import Policy
from signoria.core.search import Search
from signoria.core.state import State

POSITIONS = 4


def positions(game: signoria.Game) -> Iterator[tuple[State, int]]:
    """Moments with a choice, some way into a game of greedy bots, and whose choice it is."""
    bot = make("greedy", game, 3)
    state = game.new(3, 11)
    found = 0
    for played in range(400):
        seat = state.to_act[0]
        codes = state.decisions(seat)
        if played % 30 > 20 and len(codes) > 1 and found < POSITIONS:
            found += 1
            yield state, seat
        state.play(seat, bot.choose(state.view(seat), codes))
        if state.over:
            return


def thoughts(state: State, seat: int) -> list[Thought]:
    view = state.view(seat)
    search = Search(state.game, view, 5, Policy())
    search.grow(150)
    return [thought(state.game, view, line) for line in search.lines()[:3]]


def codes(told: list[Thought]) -> list[list[int]]:
    return [[move.code for move in line.moves] for line in told]


@pytest.mark.parametrize("game", signoria.game_ids())
def test_a_line_begins_with_an_answer_and_goes_on_as_one_world_lets_it(game: str) -> None:
    longest = 0
    for state, seat in positions(signoria.game(game)):
        asked = state.prompt(seat)
        assert asked is not None
        told = thoughts(state, seat)
        assert codes(told) == codes(thoughts(state, seat))
        for line in told:
            first = line.moves[0]
            assert (first.seat, first.asked.kind, first.asked.args) == (
                seat,
                asked.kind,
                asked.args,
            )
            assert first.code in state.decisions(seat)
            assert len(line.moves) <= MOVES
            longest = max(longest, len(line.moves))
    assert longest > 2


def test_what_no_world_allows_is_not_told() -> None:
    game = signoria.game("masters")
    state = game.new(2, 4)
    code = state.decisions(0)[0]
    line = Line(code, 0.5, 0.4, 10, [(0, code), (0, game.parse("market row 1"))])
    told = thought(game, state.view(0), line)
    assert [move.code for move in told.moves] == [code]


def test_answers_of_others_under_seal_are_in_no_line() -> None:
    """War or peace: all vote at once, and the line goes on after the vote of its own seat."""
    lines = thoughts(voting(signoria.game("renaissance")), 0)
    assert any(len({move.asked.kind for move in line.moves}) > 1 for line in lines)
    assert all([move.asked.kind for move in line.moves].count("vote") == 1 for line in lines)


def test_lines_go_on_beside_what_others_answer_under_seal() -> None:
    """Between an attack and the battle the others may lend Condottieri."""
    game = signoria.game("renaissance")
    bot, state = make("greedy", game, 1), game.new(4, 2)
    kinds: set[str] = set()
    while "commit" not in kinds:
        seat = state.to_act[0]
        asked = state.prompt(seat)
        if asked is not None and asked.kind == "combat":
            kinds = {move.asked.kind for line in thoughts(state, seat) for move in line.moves}
            assert "lend" not in kinds
        state.play(seat, bot.choose(state.view(seat), state.decisions(seat)))


def voting(game: signoria.Game) -> State:
    """Where all three owe their vote."""
    bot = make("greedy", game, 3)
    state = game.new(3, 11)
    while True:
        seat = state.to_act[0]
        asked = state.prompt(seat)
        if asked is not None and asked.kind == "vote" and len(state.to_act) == 3:
            return state
        state.play(seat, bot.choose(state.view(seat), state.decisions(seat)))
