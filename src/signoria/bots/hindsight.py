"""Judging a decision afterwards: from the view that its seat had then, and from nothing else.

The search says what it would have preferred. What was played is then tried against that in the same worlds, each a
fresh deal of what the seat did not know, to the end of the game: the search itself hardly looks at an action that it
does not like, and it judges a lap later, when much is hope. All this is done in pieces, so that whoever lets others
think for him (`tables.thinking`) holds nobody up; the same arguments give the same judgement, however it was cut.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from dataclasses import dataclass
from math import sqrt
from typing import Any

from signoria.bots.bot import View
from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.outcome import worth
from signoria.core.playing_on import Course
from signoria.core.policy import TO_THE_END, Policy
from signoria.core.search import Search
from signoria.core.state import State

ITERATIONS = 100  # in which the search looks for what it prefers
PIECE_SECONDS = 0.2  # after which a piece of work ends
# Worlds to play in all, as long as what was lost is more than a trifle and so many times its noise.
STAGES = ((24, 0.0), (48, 0.5), (96, 1.5), (192, 2.0))
TRIFLE = 0.02
_PLAYING = Policy(TO_THE_END)
Piece = dict[str, Any]  # as JSON: work to be done, and what came of it


@dataclass(frozen=True)
class Judgement:
    """`value`: what the decision promised, between 0 and 1; a half is level with the best of the others.

    `lost`: by how much less was promised by what was played than by what the search preferred, and `noise` the
    standard error of that. If what was played did as well, nothing was lost. The shares are those of the visits.
    """

    played: int
    preferred: int
    value: float | None
    lost: float
    noise: float
    share_played: float
    share_preferred: float


def judged(game: Game, view: View, played: int, seed: int, valued: bool = True) -> Judgement:
    """The judgement, reached here and now. There must have been a choice."""
    judging = in_pieces(view, played, seed, valued)
    try:
        piece = next(judging)
        while True:
            piece = judging.send(work(game, piece))
    except StopIteration as done:
        judgement: Judgement = done.value
        return judgement


def in_pieces(
    view: View, played: int, seed: int, valued: bool = True
) -> Generator[Piece, Piece, Judgement]:
    """Hands out pieces for `work` and takes what comes of them.

    `valued`: say what the decision was worth also if nothing was wrong with it.
    """
    about: Piece = {"view": view, "played": played, "seed": seed}
    thought = yield about
    preferred: int = thought["preferred"]
    ends: list[
        list[float]
    ] = []  # for each world: what the preferred action led to, and the played one
    for worlds, clear in STAGES:
        lost, noise = _lost(ends)
        if played == preferred and (ends or not valued):
            break
        if ends and lost <= max(TRIFLE, clear * noise):
            break
        while len(ends) < worlds:
            wanted = about | {"preferred": preferred, "worlds": [len(ends), worlds]}
            ends += (yield wanted)["ends"]
    lost, noise = _lost(ends)
    best = max(sum(promised) / len(ends) for promised in zip(*ends)) if ends else None
    return Judgement(
        played,
        preferred,
        None if best is None else round(best, 4),
        round(max(lost, 0.0), 4),
        round(noise, 4),
        round(thought["shares"][0], 4),
        round(thought["shares"][1], 4),
    )


def _lost(ends: list[list[float]]) -> tuple[float, float]:
    """The mean difference and its standard error."""
    differences = [preferred - played for preferred, played in ends]
    count = len(differences)
    if count < 2:
        return 0.0, 0.0
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean, sqrt(variance / count)


def work(game: Game, piece: Piece) -> Piece:
    """What comes of a piece, of some worlds perhaps only the first."""
    if "worlds" in piece:
        return {"ends": _played_on(game, piece)}
    search = Search(game, piece["view"], piece["seed"], game.policy)
    search.grow(ITERATIONS)
    best = search.best()
    shares = {line.code: line.share for line in search.lines()}
    return {"preferred": best, "shares": [shares[piece["played"]], shares[best]]}


def _played_on(game: Game, piece: Piece) -> list[list[float]]:
    position, seat = game.outline(piece["view"])
    first, last = piece["worlds"]
    late = time.monotonic() + PIECE_SECONDS
    ends: list[list[float]] = []
    for number in range(first, last):
        random = Random(piece["seed"] * STAGES[-1][0] + number)
        world = position.copy()
        world.redeal(seat, random)
        luck = random.next32()
        best = _end(world.copy(), int(seat), piece["preferred"], luck)
        same = piece["played"] == piece["preferred"]
        ends.append([best, best if same else _end(world, int(seat), piece["played"], luck)])
        if time.monotonic() > late:
            break
    return ends


def _end(state: State, seat: int, code: int, luck: int) -> float:
    course = Course(_PLAYING, Random(luck))
    course.begin(state)
    course.act(state, seat, code)
    course.play_on(state)
    return worth(state, seat)
