"""Lines of play that can be told: a search knows their moves as numbers, not the questions that they answer.

A line joins moves from many worlds. Here it is played in worlds that are imagined from the view, as far as one of them
lets it be played: so what is told hangs together, and nothing is in it that the seat of the view may not know.
"""

from __future__ import annotations

from dataclasses import dataclass

from signoria.bots.bot import View
from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.line import Line
from signoria.core.playing_on import Course
from signoria.core.policy import Policy
from signoria.core.state import Prompt, State

MOVES = 4  # of a line that people are told
WORLDS = 16  # in which it is tried
_POLICY = Policy()


@dataclass(frozen=True, slots=True)
class Move:
    seat: int
    code: int
    asked: Prompt


@dataclass(frozen=True, slots=True)
class Thought:
    """Value between 0 and 1, share of the visits, and the moves: the action itself, and what is expected next."""

    value: float
    share: float
    moves: list[Move]


def thought(game: Game, view: View, line: Line) -> Thought:
    """The same for the same arguments."""
    position, seat = game.outline(view)
    longest: list[Move] = []
    for number in range(WORLDS):
        random = Random(number)
        world = position.copy()
        world.redeal(seat, random)
        moves = _played(world, seat, Course(_POLICY, random), line.moves[:MOVES])
        longest = max(longest, moves, key=len)
        if len(longest) == min(len(line.moves), MOVES):
            break
    return Thought(line.value, line.share, longest)


def _played(world: State, viewer: int, course: Course, line: list[tuple[int, int]]) -> list[Move]:
    moves: list[Move] = []
    for seat, code in line:
        while not (seat in world.to_act and code in world.decisions(seat)):
            if (unsaid := _unsaid(world, viewer, course.random)) is None:
                return moves
            course.act(world, *unsaid)
        asked = world.prompt(seat)
        assert asked is not None
        moves.append(Move(seat, code, asked))
        course.act(world, seat, code)
    return moves


def _unsaid(world: State, viewer: int, random: Random) -> tuple[int, int] | None:
    """What no line tells: answers without a choice, and those that others give under seal, here by chance."""
    for seat in world.to_act:
        codes = world.decisions(seat)
        if len(codes) == 1:
            return seat, codes[0]
        if world.sealed and seat != viewer:
            return seat, codes[random.below(len(codes))]
    return None
