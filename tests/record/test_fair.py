"""Fair chance: the record proves that every draw followed from what was promised before the start."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from signoria.core.errors import BadRecord
from signoria.core.game import Game
from signoria.record import Course, Recorder, fair, read, verify
from signoria.record.replaying import follow
from tests.record.played import GAMES, MASTERS, forged

SECRET = "0f" * 32


def game(position: dict[str, object] | None = None, played: Game = MASTERS) -> Recorder:
    seats = max(2, played.fewest)
    proof = fair.prove(SECRET, nonces(seats))
    recorder = Recorder(played, seats, position=position, fair=proof)
    course, random = Course(recorder.header.begin()), Random(3)
    while not course.state.over:
        seat = random.choice(course.state.to_act)
        asked, code = course.state.asked(seat), random.choice(course.state.decisions(seat))
        course.play(seat, code)
        recorder.play(seat, code, asked)
    recorder.end(course.state)
    return recorder


def nonces(seats: int) -> list[str]:
    """The first seat has given one."""
    return ["mine", *[""] * (seats - 1)]


def lines_of(recorder: Recorder) -> list[dict[str, Any]]:
    return [json.loads(line) for line in recorder.lines]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_fair_game_proves_itself(tmp_path: Path, game_id: str) -> None:
    recorder = game(played=GAMES[game_id])
    (tmp_path / "game.jsonl").write_text(recorder.text())
    verdict = verify(tmp_path / "game.jsonl")
    assert verdict.kind == "finished"
    assert verdict.fair == fair.prove(SECRET, nonces(max(2, GAMES[game_id].fewest)))
    assert verdict.course is not None
    assert verdict.course.state.chance.key() == verdict.fair.key()


def test_a_game_without_a_promise_has_no_proof(tmp_path: Path) -> None:
    recorder = Recorder(MASTERS, 2, seed=5)
    (tmp_path / "game.jsonl").write_text(recorder.text())
    verdict = verify(tmp_path / "game.jsonl")
    assert (verdict.kind, verdict.fair) == ("running", None)


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "0e" * 32},
        {"nonces": ["mine", "x"]},
        {"nonces": ["", "mine"]},
        {"nonces": ["mine"]},
        {"nonces": ["mine", "", ""]},
        {"commitment": "00" * 32},
        {"secret": "no hex"},
        {"secret": None},
        {"nonces": [1, 2]},
        {"more": 1},
    ],
)
def test_a_proof_that_does_not_hold_is_no_record(tmp_path: Path, change: dict[str, Any]) -> None:
    lines = lines_of(game())
    lines[0]["fair"] |= change
    (tmp_path / "game.jsonl").write_bytes(forged(lines))
    assert verify(tmp_path / "game.jsonl").kind == "altered"


@pytest.mark.parametrize("start", [("chance", "keyed:" + "11" * 32), ("seed", 5)])
def test_chance_that_does_not_follow_from_the_secret(start: tuple[str, Any]) -> None:
    head, *_ = lines_of(game())
    fields = {
        (start[0] if k == "chance" else k): (start[1] if k == "chance" else v)
        for k, v in head.items()
    }
    with pytest.raises(BadRecord, match="promised"):
        read(forged([fields]))


def test_a_position_goes_on_with_the_chance_that_was_promised() -> None:
    position = MASTERS.new(2, 7).dump()
    recorder = game(position)
    assert (
        follow(read(recorder.text().encode())).state.chance.key()
        == fair.prove(SECRET, ["mine", ""]).key()
    )
    lines = lines_of(recorder)
    lines[0]["position"]["chance"] = position["chance"]
    with pytest.raises(BadRecord, match="promised"):
        read(forged(lines))


def test_neither_side_alone_chooses_the_chance() -> None:
    keys = {
        fair.prove(secret, nonces).key()
        for secret in (SECRET, "0e" * 32)
        for nonces in (["", ""], ["a", ""], ["", "a"], ["a", "a"], ["aa", ""])
    }
    assert len(keys) == 10
    assert len(fair.new_secret()) == 64
    assert fair.new_secret() != fair.new_secret()
