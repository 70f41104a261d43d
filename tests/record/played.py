"""Records to test with: random games, with undos, of any length."""

from __future__ import annotations

from random import Random

import signoria
from signoria.record import Course, Recorder
from signoria.record.line import FIRST, sealed

MASTERS = signoria.game("masters")


def played(
    seats: int = 2, seed: int = 5, plays: int | None = None, undo: float = 0.2
) -> tuple[Recorder, Course]:
    """A random game of some plays (None: to its end), with as many undos as chance wants."""
    course = Course(MASTERS.new(seats, seed))
    recorder = Recorder(MASTERS, seats, seed, names=["human", *["random"] * (seats - 1)])
    random = Random(seed)
    while not course.state.over and (plays is None or len(course.steps) < plays):
        seat = random.choice(course.state.to_act)
        asked = course.state.asked(seat)
        code = random.choice(course.state.decisions(seat))
        course.play(seat, code)
        recorder.play(seat, code, asked)
        if course.undoable(seat) and random.random() < undo:
            to = course.before(random.choice(course.undoable(seat)))
            course.undo(to)
            recorder.undo(to)
    if course.state.over:
        recorder.end(course.state)
    return recorder, course


def forged(lines: list[dict[str, object]]) -> bytes:
    """Lines with a chain of hashes that holds: what a forger who knows the format would write."""
    text, before = "", FIRST
    for fields in lines:
        line, before = sealed({k: v for k, v in fields.items() if k != "hash"}, before)
        text += f"{line}\n"
    return text.encode()
