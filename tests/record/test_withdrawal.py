"""Answers that were taken back while others had answered since, in the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from signoria.record import Course, Recorder, verify
from tests.record.played import MASTERS, forged


def recorded() -> Recorder:
    course, recorder = Course(MASTERS.new(2, 1)), Recorder(MASTERS, 2, 1)

    def play(seat: int, pick: int) -> None:
        asked, code = course.state.asked(seat), course.state.decisions(seat)[pick]
        course.play(seat, code)
        recorder.play(seat, code, asked)

    for seat in (0, 0, 1):
        play(seat, 0)
    for line in (2, 1):
        course.withdraw(line)
        recorder.withdraw(line)
    for seat in (0, 0, 1):
        play(seat, 0)
    return recorder


def test_a_record_says_exactly_what_was_taken_back(tmp_path: Path) -> None:
    recorder = recorded()
    assert [json.loads(line).get("withdraw") for line in recorder.lines[4:6]] == [2, 1]
    (tmp_path / "game.jsonl").write_text(recorder.text())
    verdict = verify(tmp_path / "game.jsonl")
    assert verdict.kind == "running"
    assert verdict.course is not None
    assert [step.n for step in verdict.course.steps] == [3, 6, 7, 8]


@pytest.mark.parametrize("line", [1, 4, 7, True, "2"])
def test_another_line_cannot_be_taken_back(tmp_path: Path, line: object) -> None:
    lines = [json.loads(text) for text in recorded().lines]
    lines[4]["withdraw"] = line
    (tmp_path / "game.jsonl").write_bytes(forged(lines))
    assert verify(tmp_path / "game.jsonl").kind == "altered"
