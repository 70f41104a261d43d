"""Playing a record again: the same state, the same result, every play checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from signoria.core.errors import Argument, BadRecord, BadRequest, IllegalAction, Message
from signoria.core.state import State
from signoria.record.course import Course
from signoria.record.entries import Change, End, Play, Undo, Withdrawal
from signoria.record.fair import Proof
from signoria.record.reading import Record, load


def replay(record: Record) -> State:
    """The last position of a record; BadRecord if a play is illegal or the result is another one."""
    return follow(record).state


def states(record: Record) -> Iterator[tuple[Change | None, State]]:
    """The position at the beginning (with None) and after each line. Copy a state to keep it."""
    course = Course(record.header.begin())
    yield None, course.state
    for entry in record.entries:
        _take(course, entry)
        yield entry, course.state


def follow(record: Record, mending: bool = False) -> Course:
    """The whole course of a record, with its events and what can still be undone.

    When `mending`, the result may be missing: the writer crashed before the last line.
    """
    course = Course(record.header.begin())
    for entry in record.entries:
        _take(course, entry)
    if record.end is not None:
        _check_result(record.end, course.state)
    elif course.state.over and not mending:
        raise BadRecord("record-no-result")
    return course


def _take(course: Course, entry: Change) -> None:
    line = entry.n + 1
    try:
        if isinstance(entry, Undo):
            course.undo(entry.to)
        elif isinstance(entry, Withdrawal):
            course.withdraw(entry.line)
        else:
            _play(course, entry)
    except BadRequest:
        raise BadRecord("record-bad-line", {"line": line}) from None


def _play(course: Course, play: Play) -> None:
    state = course.state
    code = state.game.parse(play.action)
    if not 0 <= play.seat < state.seats:
        raise BadRecord("record-bad-line", {"line": play.n + 1})
    asked = None if code >= state.game.actions.standing else state.asked(play.seat)
    if state.game.notation(code) != play.action or asked != play.asked:
        raise BadRecord("record-bad-line", {"line": play.n + 1})
    try:
        course.play(play.seat, code)
    except IllegalAction as error:
        about: dict[str, Argument] = {"line": play.n + 1, "action": play.action, "rule": error.rule}
        raise BadRecord("record-illegal", about) from None


def _check_result(end: End, state: State) -> None:
    if not state.over:
        raise BadRecord("record-not-over", {"line": end.n + 1})
    result = (state.scores(), state.ranking(), state.digest())
    if result != (end.scores, end.ranking, end.digest):
        raise BadRecord("record-other-result", {"line": end.n + 1})


FOREIGN = {"record-unknown-game", "record-other-rules", "record-other-data", "record-other-format"}


@dataclass
class Verdict:
    """`finished` or `running`: sound. `altered`: not as it was written, or never a record.

    `foreign`: unbroken, but written for a game, rules or data that are not here."""

    kind: str
    reason: Message | None = None
    course: Course | None = None
    fair: Proof | None = None  # that every draw followed from what was promised before the start

    @property
    def sound(self) -> bool:
        return self.kind in ("finished", "running")


def verify(path: Path | str) -> Verdict:
    """Is this record exactly what was written, legal to the last play? OSError if it cannot be read."""
    try:
        record = load(path)
        course = follow(record)
    except BadRecord as error:
        return Verdict("foreign" if error.message.key in FOREIGN else "altered", error.message)
    kind = "running" if record.end is None else "finished"
    return Verdict(kind, None, course, record.header.fair)
