"""Sealed frames: several seats answer, in any order, and nothing shows before the last answer."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.chance import Random
from signoria.core.journal import Journal
from signoria.core.state import State
from signoria.kit.checks.check import Check
from signoria.kit.difference import difference
from signoria.kit.position import Position, View, name, pick, told

Answers = dict[int, list[int]]  # of each seat: the picks that make its answer, in order


class Sealed(Check):
    """Answers of different seats commute, and one seat's answer tells the others nothing of what it was."""

    name = "sealed"

    def look(self, at: Position) -> Iterator[str]:
        if len(at.to_act) < 2:
            return
        self.made += 1
        answers = {seat: answer(at.state, seat, at.random) for seat in at.to_act}
        yield from self._two_commute(at, answers)
        yield from self._all_commute(at, answers)
        yield from self._secret(at, answers)

    def _two_commute(self, at: Position, answers: Answers) -> Iterator[str]:
        one, other = shuffled(list(at.to_act), at.random)[:2]
        first, second = (one, answers[one][0]), (other, answers[other][0])
        forward, backward = played(at.state, [first, second]), played(at.state, [second, first])
        if forward.digest() != backward.digest():
            yield f"{first} and {second} do not commute: {_differ(forward, backward)}"
        alone = played(at.state, [first])
        if alone.legal(other) != at.legal[other]:
            yield f"{first} changes what seat {other} may answer"

    def _all_commute(self, at: Position, answers: Answers) -> Iterator[str]:
        one = played(at.state, interleaved(answers, at.random))
        other = played(at.state, interleaved(answers, at.random))
        if one.digest() != other.digest():
            yield f"the order of the answers {answers} matters: {_differ(one, other)}"

    def _secret(self, at: Position, answers: Answers) -> Iterator[str]:
        seat = pick(at.random, list(at.to_act))
        others = [viewer for viewer in at.viewers if viewer != seat]
        this, that = answers[seat], answer(at.state, seat, at.random)
        after_this, heard_of_this = _seen_by(at, seat, this, others)
        after_that, heard_of_that = _seen_by(at, seat, that, others)
        for viewer in others:
            shown = name(viewer)
            found = difference(after_this.view(viewer), after_that.view(viewer))
            if found:
                yield f"answers {this} and {that} of seat {seat} differ in the view of {shown}: {found}"
            found = difference(heard_of_this[viewer], heard_of_that[viewer])
            if found:
                yield f"answers {this} and {that} of seat {seat} differ in what {shown} hears: {found}"


def answer(state: State, seat: int, random: Random) -> list[int]:
    """A random answer of a seat in a frame where others owe theirs too."""
    return play_answer(state.copy(), seat, random)


def play_answer(state: State, seat: int, random: Random) -> list[int]:
    """Let a seat answer, with as many picks as it takes."""
    picks: list[int] = []
    while seat in state.to_act:
        if len(picks) == state.game.plays_cut:
            raise RuntimeError(f"the answer of seat {seat} never ends")
        picks.append(pick(random, state.decisions(seat)))
        state.play(seat, picks[-1])
    return picks


def interleaved(answers: Answers, random: Random) -> list[tuple[int, int]]:
    """All picks in a random order, those of one seat in theirs."""
    seats = shuffled([seat for seat, picks in answers.items() for _ in picks], random)
    left = {seat: iter(picks) for seat, picks in answers.items()}
    return [(seat, next(left[seat])) for seat in seats]


def shuffled(seats: list[int], random: Random) -> list[int]:
    left = list(seats)
    return [left.pop(int(random.below(len(left)))) for _ in seats]


def played(state: State, plays: list[tuple[int, int]]) -> State:
    after = state.copy()
    for seat, code in plays:
        after.play(seat, code)
    return after


def _seen_by(
    at: Position, seat: int, picks: list[int], viewers: list[int | None]
) -> tuple[State, dict[int | None, list[View]]]:
    after = at.state.copy()
    journal = after.journal = Journal(at.game.events)
    for code in picks:
        after.play(seat, code)
    events = journal.take()
    return after, {viewer: told(events, viewer) for viewer in viewers}


def _differ(one: State, other: State) -> str:
    return difference(one.dump(), other.dump()) or "the digests"
