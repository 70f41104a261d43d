"""Finished games judged decision by decision, each by what its seat could know then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from signoria import words
from signoria.bots.bot import View
from signoria.bots.hindsight import Judgement
from signoria.core.errors import BadRequest
from signoria.core.outcome import worth
from signoria.core.state import Prompt
from signoria.record import Course, Record
from signoria.record.replaying import follow
from signoria.tables.errors import Busy, TableError
from signoria.tables.thinking import Thinkers

TURNING_POINTS = 3
CLEAR = 3.0  # a loss counts if it is so many times its noise,
LEAST = 0.03  # and no trifle
MOST_AT_ONCE = 8  # analyses under way; they take turns, a decision each
MOST_KEPT = 100  # that need not be thought about again


@dataclass(frozen=True)
class Question:
    """A choice that the seat had after `at` plays, and what it played."""

    at: int
    number: int  # of its decisions, from 0: all that the chance of the search depends on
    played: int
    prompt: Prompt
    view: View
    move: int  # plays of the seat that follow each other are one move


@dataclass(frozen=True)
class Moment:
    question: Question
    judgement: Judgement

    def told(self) -> dict[str, Any]:
        """As JSON."""
        found = self.judgement
        return {
            "at": self.question.at,
            "value": found.value,
            "lost": found.lost,
            "noise": found.noise,
            "played": {"code": found.played, "share": found.share_played},
            "preferred": {"code": found.preferred, "share": found.share_preferred},
        }


class Finished:
    """A game that is over, of which a seat is judged. TableError: it is not; BadRequest: there is no such seat."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record = record
        self.seat = seat
        self.course: Course = follow(record)
        if record.end is None:
            raise TableError("table-no-analysis")
        if not 0 <= seat < record.header.seats:
            raise BadRequest("refusal-no-such-seat", {"seat": seat + 1})

    @property
    def last(self) -> int:
        return len(self.course.steps)

    @property
    def result(self) -> float:
        """What the end was worth, on the scale of the judgements."""
        return round(worth(self.course.state, self.seat), 4)

    def questions(self) -> Iterator[Question]:
        """Where the seat had a choice. Standing commands are not searched: nobody has to give them."""
        state, number, move, own = self.record.header.begin(), 0, 0, False
        for at, step in enumerate(self.course.steps):
            move += not own
            own = step.seat == self.seat
            if own and not step.aside:
                prompt = state.prompt(self.seat)
                if prompt is not None and len(state.decisions(self.seat)) > 1:
                    yield Question(at, number, step.code, prompt, state.view(self.seat), move)
                number += 1
            state.play(step.seat, step.code)

    def in_words(self, moment: Moment, names: list[str], language: str) -> dict[str, Any]:
        """As JSON, with both actions in words, and with what a client needs that has words of its own."""
        told, prompt, game = moment.told(), moment.question.prompt, self.course.state.game
        for which in ("played", "preferred"):
            code = told[which]["code"]
            told[which] |= {
                "notation": game.notation(code),
                "family": game.actions.family_of[code].name,
                "params": game.actions.parameters[code],
                "label": words.action(game, code, language, prompt, names),
            }
        return told | {"prompt": {"kind": prompt.kind, "args": prompt.args}}


def turning_points(moments: Iterable[Moment]) -> list[Moment]:
    """The decisions that lost most, in the order of the game; of a move one, and only those whose loss is clear."""
    worst: dict[int, Moment] = {}
    for moment in moments:
        found, move = moment.judgement, moment.question.move
        if found.lost < max(LEAST, CLEAR * found.noise):
            continue
        if move not in worst or found.lost > worst[move].judgement.lost:
            worst[move] = moment
    by_loss = sorted(worst.values(), key=lambda moment: -moment.judgement.lost)
    return sorted(by_loss[:TURNING_POINTS], key=lambda moment: moment.question.at)


class Analyses:
    """Thinks about finished games where bots think, and remembers what it thought."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int], dict[int, Judgement]] = OrderedDict()
        self._turn = asyncio.Lock()
        self._latest: dict[str, object] = {}  # of each visitor: the analysis that goes on

    @property
    def under_way(self) -> int:
        return len(self._latest)

    def expect_leisure(self, visitor: str) -> None:
        """Busy if too many others have an analysis under way."""
        if len(self._latest.keys() - {visitor}) >= MOST_AT_ONCE:
            raise Busy("web-too-many-analyses")

    async def moments(self, game: Finished, visitor: str) -> AsyncGenerator[Moment | None, None]:
        """One by one as they are judged, then None. It ends early if the visitor asks for another analysis meanwhile;
        what was thought so far is kept, and a decision that could not be judged is left out.
        """
        mine = self._latest[visitor] = object()
        kept = self._remembered(game)
        move = 0  # the last that has a value
        try:
            for question in game.questions():
                if question.at not in kept:
                    async with self._turn:
                        if self._latest.get(visitor) is not mine:
                            return
                        judgement = await self._judged(game, question, question.move != move)
                    if judgement is None:
                        continue
                    kept[question.at] = judgement
                move = question.move
                yield Moment(question, kept[question.at])
            yield None
        finally:
            if self._latest.get(visitor) is mine:
                del self._latest[visitor]

    def _remembered(self, game: Finished) -> dict[int, Judgement]:
        about = (game.record.hash, game.seat)
        kept = self._kept.setdefault(about, {})
        self._kept.move_to_end(about)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept

    async def _judged(self, game: Finished, question: Question, valued: bool) -> Judgement | None:
        about = question.view, question.played, question.number
        return await self.thinkers.judge(game.course.state.game, *about, valued)
