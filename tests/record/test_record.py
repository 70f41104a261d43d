"""A record gives back the game it was written for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.record import Recorder, RecordFile, load, read, replay, states, verify
from signoria.record.file import write_new
from tests.record.played import GAMES, MASTERS, played


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=10, deadline=None)
@given(
    seats=st.integers(1, 4),
    seed=st.integers(-(2**70), 2**70),
    plays=st.none() | st.integers(0, 60),
    undo=st.sampled_from([0.0, 0.3]),
)
def test_a_replay_ends_where_the_game_ended(
    game: str, seats: int, seed: int, plays: int | None, undo: float
) -> None:
    recorder, course = played(seats, seed, plays, undo, GAMES[game])
    record = read(recorder.text().encode())
    assert replay(record).digest() == course.state.digest()
    assert (record.end is not None) == course.state.over
    assert record.lines == recorder.lines


def test_the_lines_are_as_documented() -> None:
    recorder, course = played(seats=2, seed=5, plays=3, undo=0)
    header, first, *_ = [json.loads(line) for line in recorder.lines]
    assert list(header) == [
        "signoria",
        "format",
        "game",
        "rules",
        "data",
        "seats",
        "options",
        "seed",
        "players",
        "created",
        "hash",
    ]
    assert header["players"] == ["human", "random"]
    assert list(first) == ["n", "seat", "asked", "action", "hash"]
    assert first["action"] == MASTERS.notation(course.steps[0].code)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_line_states_scores_ranking_and_digest(game: str) -> None:
    recorder, course = played(game=GAMES[game])
    end = json.loads(recorder.lines[-1])["end"]
    state = course.state
    assert end == {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "digest": state.digest(),
    }


@pytest.mark.parametrize("game", GAMES)
def test_states_steps_through_the_game_undos_included(game: str) -> None:
    recorder, course = played(plays=30, undo=0.4, game=GAMES[game])
    record = read(recorder.text().encode())
    steps = [(entry, state.digest()) for entry, state in states(record)]
    assert len(steps) == 1 + len(record.entries)
    assert steps[0] == (None, record.header.begin().digest())
    assert steps[-1][1] == course.state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_begin_from_a_position(game: str) -> None:
    _, course = played(plays=20, undo=0, game=GAMES[game])
    state = course.state
    names = ["human"] * state.seats
    recorder = Recorder(GAMES[game], state.seats, names=names, position=state.dump())
    assert replay(read(recorder.text().encode())).digest() == state.digest()


def test_a_record_can_begin_from_a_secret_source_of_chance() -> None:
    recorder = Recorder(MASTERS, 2, 0)
    recorder.header.start = ("chance", "keyed:" + "5a" * 32)
    assert recorder.header.begin().to_act == (0, 1)


def test_a_running_game_is_a_record_too(tmp_path: Path) -> None:
    recorder, course = played(plays=10)
    path = tmp_path / "game.jsonl"
    write_new(path, recorder.text())
    verdict = verify(path)
    assert (verdict.kind, verdict.sound, verdict.reason) == ("running", True, None)
    assert verdict.course is not None
    assert verdict.course.state.digest() == course.state.digest()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_continued_after_reading(game: str) -> None:
    whole, course = played(undo=0, game=GAMES[game])
    record = read("".join(f"{line}\n" for line in whole.lines[:10]).encode())
    recorder = Recorder.continuing(GAMES[game], record)
    for line in whole.lines[10:-1]:
        fields = json.loads(line)
        recorder.play(fields["seat"], GAMES[game].parse(fields["action"]), fields["asked"])
    recorder.end(course.state)
    assert recorder.text() == whole.text()


def test_a_line_that_cannot_be_written_is_not_part_of_the_record() -> None:
    recorder, _ = played(plays=4)
    before = recorder.text()

    def full(line: str) -> None:
        raise OSError("the disk is full")

    recorder.on_line = full
    with pytest.raises(OSError, match="full"):
        recorder.play(0, 0, 0)
    assert recorder.text() == before


# ---------------------------------------------------------------- files


def test_a_new_file_never_replaces_another(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(Exception, match="exists already"):
        write_new(path, "new")
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_in_a_missing_folder_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as error:
        write_new(tmp_path / "no" / "game.jsonl", "new")
    assert error.value.filename == str(tmp_path / "no" / "game.jsonl")


def test_two_windows_cannot_play_one_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    write_new(path, "")
    file = RecordFile(path)
    with pytest.raises(Exception, match="in use"):
        RecordFile(path)
    file.close()
    RecordFile(path).close()


def test_lines_are_added_at_the_end(tmp_path: Path) -> None:
    recorder, _ = played(plays=6)
    path = tmp_path / "game.jsonl"
    write_new(path, f"{recorder.lines[0]}\n")
    file = RecordFile(path)
    for line in recorder.lines[1:]:
        file.append(line)
    file.close()
    assert path.read_text() == recorder.text()


@pytest.mark.parametrize("cut", [1, 2, 40])
def test_a_crash_in_the_middle_of_a_line_costs_that_line_at_most(tmp_path: Path, cut: int) -> None:
    recorder, _ = played(plays=6, undo=0)
    path = tmp_path / "game.jsonl"
    path.write_text(recorder.text()[:-cut])
    assert verify(path).kind == "altered"
    record = load(path, mending=True)
    file = RecordFile(path)
    file.mend(record.half, record.open_end)
    file.close()
    kept = recorder.lines if cut == 1 else recorder.lines[:-1]  # 1: only the end of the line
    assert path.read_text() == "".join(f"{line}\n" for line in kept)
    assert verify(path).kind == "running"
