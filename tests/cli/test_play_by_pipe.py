"""Whole games through a pipe, and everything that can interrupt them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from signoria.cli import exits
from signoria.record import load, replay, verify
from tests.cli.command import (
    COMMAND,
    PATIENCE,
    environment,
    kept,
    lines,
    one_sentence,
    random_game,
    run,
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_solo_game(tmp_path: Path, language: str) -> None:
    notations, last = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11", "--lang", language]
    done = run(tmp_path, *arguments, typed=lines(*notations))
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(load(kept(tmp_path))).digest() == last.digest()
    assert verify(kept(tmp_path)).kind == "finished"
    assert str(kept(tmp_path)) in done.stdout.replace("\n", "")
    said = {"en": ("Lorenzo has beaten you", "total"), "fr": ("Lorenzo vous a battu", "total")}
    assert all(words in done.stdout for words in said[language])
    assert not any(room in done.stdout for room in ("cli-", "masters-name", "word-"))


def test_a_solo_game_by_numbers_and_hints(tmp_path: Path) -> None:
    """A newcomer who always does what is listed first, asking for a hint now and then."""
    typed = lines(*["hint", "1"] * 400)
    done = run(tmp_path, "play", "masters", "--seats", "human", "--seed", "2", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert "A Grand Master would choose" in done.stdout
    assert verify(kept(tmp_path)).kind == "finished"


def test_a_game_against_bots(tmp_path: Path) -> None:
    arguments = ["play", "masters", "--seats", "random,human,greedy", "--seed", "4"]
    done = run(tmp_path, *arguments, typed=lines(*["1"] * 600))
    assert (done.returncode, done.stderr) == (0, "")
    record = load(kept(tmp_path))
    assert record.header.players == ["random", "human", "greedy"]
    assert "(greedy bot)" in done.stdout
    assert " wins with " in done.stdout or "share the victory" in done.stdout


def test_bots_alone(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "masters", "--seats", "random,random", "--seed", "4")
    assert done.returncode == 0
    assert verify(kept(tmp_path)).kind == "finished"


def test_people_alone_at_one_keyboard(tmp_path: Path) -> None:
    notations, last = random_game(3, 6)
    arguments = ["play", "masters", "--seats", "human,human,human", "--seed", "6"]
    done = run(tmp_path, *arguments, typed=lines(*notations))
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(load(kept(tmp_path))).digest() == last.digest()


def test_the_usual_game_is_against_the_greedy_bot(tmp_path: Path) -> None:
    assert run(tmp_path, "play", "masters").returncode == exits.UNFINISHED
    assert load(kept(tmp_path)).header.players == ["human", "greedy"]


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        arguments = ["play", "masters", "--seats", "random,greedy", "--seed", "9"]
        assert run(folder, *arguments).returncode == 0
    first, second = (replay(load(kept(folder))).digest() for folder in folders)
    assert first == second


# ---------------------------------------------------------------- leaving and going on


def test_a_game_that_ends_with_the_input_is_kept(tmp_path: Path) -> None:
    notations, last = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    done = run(tmp_path, *arguments, typed=lines(*notations[:15]))
    assert done.returncode == exits.UNFINISHED
    assert f"--resume {kept(tmp_path)}" in done.stdout
    assert verify(kept(tmp_path)).kind == "running"
    done = run(
        tmp_path, "play", "masters", "--resume", str(kept(tmp_path)), typed=lines(*notations[15:])
    )
    assert done.returncode == 0
    assert replay(load(kept(tmp_path))).digest() == last.digest()


def test_last_is_the_game_left_last(tmp_path: Path) -> None:
    notations, _ = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    run(tmp_path, *arguments, typed=lines(*notations[:5], "quit"))
    assert run(tmp_path, "play", "masters", "--resume", "last").returncode == exits.UNFINISHED
    assert len(load(kept(tmp_path)).entries) == 5


def test_a_finished_game_shows_its_result_when_resumed(tmp_path: Path) -> None:
    notations, _ = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    run(tmp_path, *arguments, typed=lines(*notations))
    before = kept(tmp_path).read_bytes()
    done = run(tmp_path, "play", "masters", "--resume", str(kept(tmp_path)))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Lorenzo has beaten you" in done.stdout
    assert kept(tmp_path).read_bytes() == before


def test_quit_and_new(tmp_path: Path) -> None:
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    done = run(tmp_path, *arguments, typed=lines("1", "new", "1", "quit"))
    assert (done.returncode, done.stderr) == (0, "")
    first, second = sorted(tmp_path.glob("*.jsonl"))
    assert load(first).header.start != load(second).header.start
    assert done.stdout.count("--resume") == 2


def test_killed_in_the_middle_nothing_is_lost(tmp_path: Path) -> None:
    notations, last = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    playing = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        env=environment(tmp_path),
    )
    assert playing.stdin is not None
    playing.stdin.write(lines(*notations[:25]).encode())
    playing.stdin.flush()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = list(tmp_path.glob("*.jsonl"))
        if found and found[0].read_bytes().count(b"\n") == 26:
            break
        time.sleep(0.05)
    playing.kill()
    playing.wait()
    playing.stdin.close()
    assert verify(kept(tmp_path)).kind == "running"
    rest = lines(*notations[25:])
    done = run(tmp_path, "play", "masters", "--resume", str(kept(tmp_path)), typed=rest)
    assert done.returncode == 0
    assert replay(load(kept(tmp_path))).digest() == last.digest()


def test_a_half_written_line_is_cut_off_and_nothing_else(tmp_path: Path) -> None:
    notations, last = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    run(tmp_path, *arguments, typed=lines(*notations[:15]))
    content = kept(tmp_path).read_bytes()
    kept(tmp_path).write_bytes(content[:-30])
    rest = lines(*notations[14:])
    done = run(tmp_path, "play", "masters", "--resume", str(kept(tmp_path)), typed=rest)
    assert "half written" in done.stdout
    assert done.returncode == 0
    assert kept(tmp_path).read_bytes().startswith(content)
    assert replay(load(kept(tmp_path))).digest() == last.digest()


def test_a_missing_result_is_added(tmp_path: Path) -> None:
    notations, _ = random_game(1, 11)
    arguments = ["play", "masters", "--seats", "human", "--seed", "11"]
    run(tmp_path, *arguments, typed=lines(*notations))
    content = kept(tmp_path).read_bytes()
    kept(tmp_path).write_bytes(b"".join(content.splitlines(keepends=True)[:-1]))
    assert verify(kept(tmp_path)).kind == "altered"
    run(tmp_path, "play", "masters", "--resume", str(kept(tmp_path)))
    assert kept(tmp_path).read_bytes() == content


def test_an_altered_game_is_not_resumed_and_not_touched(tmp_path: Path) -> None:
    run(tmp_path, "play", "masters", "--seats", "human", "--seed", "11", typed="1\n1\n3\n")
    content = bytearray(kept(tmp_path).read_bytes())
    content[250] ^= 1
    kept(tmp_path).write_bytes(content)
    done = run(tmp_path, "play", "masters", "--resume", str(kept(tmp_path)))
    assert (done.returncode, done.stdout) == (exits.BAD_FILE, "")
    assert one_sentence(done.stderr)
    assert kept(tmp_path).read_bytes() == content


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_interrupted_the_game_is_kept(tmp_path: Path) -> None:
    playing = subprocess.Popen(
        [*COMMAND, "play", "masters", "--seats", "human", "--seed", "11"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b"1\n1\n")
    playing.stdin.flush()
    while b"market column 4" not in playing.stdout.readline():
        pass
    playing.send_signal(signal.SIGINT)
    _, err = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == exits.INTERRUPTED
    assert one_sentence(err.decode())
    assert str(kept(tmp_path)) in err.decode()
    assert verify(kept(tmp_path)).kind == "running"


@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_closed_pipe_stops_quietly(tmp_path: Path, command: str) -> None:
    run(tmp_path, "play", "masters", "--seats", "random,random,random,random", "--seed", "3")
    arguments = {
        "play": ["play", "masters", "--seats", "human"],
        "replay": ["replay", str(kept(tmp_path))],
    }[command]
    writing = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert writing.stdout is not None
    writing.stdout.readline()
    writing.stdout.close()
    assert writing.stdin is not None
    assert writing.stderr is not None
    try:
        writing.stdin.write(b"1\n" * 400)
        writing.stdin.close()
    except BrokenPipeError:
        pass
    err = writing.stderr.read().decode()
    assert writing.wait(timeout=PATIENCE) == exits.CLOSED_PIPE
    assert one_sentence(err)
    writing.stderr.close()
    assert all(verify(path).sound for path in tmp_path.glob("*.jsonl"))


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    """The file may grow to a few lines only; what was played before stays."""
    resource = pytest.importorskip("resource")

    def small_disk() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (700, 700))

    done = subprocess.run(
        [*COMMAND, "play", "masters", "--seats", "human", "--seed", "11"],
        input=b"1\n" * 12,
        capture_output=True,
        env=environment(tmp_path),
        preexec_fn=small_disk,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == exits.UNFINISHED, done.stderr.decode()
    assert b"cannot be read or written" in done.stdout
    assert b"Traceback" not in done.stderr
    assert verify(kept(tmp_path)).kind == "running"
    assert len(load(kept(tmp_path)).entries) >= 3


# ---------------------------------------------------------------- what a person types


def test_orders(tmp_path: Path) -> None:
    typed = lines(
        "keep L03",
        "undo",
        "keep L03",
        "keep L09",
        "undo",
        "market row 1",
        "store stone 1",
        "store servant 1",
        "undo all",
        "hint",
        "help",
        "help 1",
        "why buy green I slot 1",
        "why pass",
        "rule MAS-BUY-05",
        "rule MAS-XXX-99",
        "card D05",
        "card l03",
        "card Z99",
        "board",
        "board 2",
        "table",
        "log",
        f"save {tmp_path / 'copy'}",
        f"save {tmp_path / 'copy'}",
        f"save {tmp_path / 'no' / 'copy'}",
        "save",
        "pass",
        "0",
        "99",
        "99999999999999999999",
        "dance",
        "",
        "lang fr",
        "aide",
        "lang xx",
        "quitter",
    )
    arguments = ["play", "masters", "--seats", "human", "--seed", "5"]
    done = run(tmp_path, *arguments, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    out = " ".join(done.stdout.split())
    for said in (
        "Taken back: Keep the discount Leader",
        "Nothing can be taken back",
        "Taken back: Take row 1 of the market",
        "A Grand Master would choose",
        "seven cards or reaches space 24",
        "This is allowed now.",
        "you lack",
        "(MAS-BUY-03)",
        "MAS-BUY-05: A level I card needs an empty slot.",
        "There is no sentence about a rule “MAS-XXX-99”",
        "D05: Cost:",
        "L03: Requirement:",
        "There is no card “Z99”",
        "There is no board “2”",
        "Player 1 drew the inkwell",
        "The game so far is saved",
        "exists already",
        "There is no file or folder",
        "Say where",
        "(MAS-TUR-03)",
        "There is no action 0 in the list",
        "There is no action 99 in the list",
        "“dance” is neither an action nor an order",
        "Prenez une rangée du Marché",
        "atteint la case 24",
        "« xx » n’est pas une langue",
        "La partie est conservée",
    ):
        assert said in out, said
    assert "cli-" not in out  # no entry of the catalogue is missing
    assert verify(tmp_path / "copy").kind == "running"
    entries = [json.loads(line) for line in load(kept(tmp_path)).lines[1:]]
    assert [line.get("undo") for line in entries] == [None, 0, None, None, None, None, None, 4]


def test_bytes_that_are_no_text_are_not_understood(tmp_path: Path) -> None:
    arguments = ["play", "masters", "--seats", "human", "--seed", "5"]
    done = run(tmp_path, *arguments, typed=b"\xff\xfe\x00\n\x1b[2J\n1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("neither an action nor an order") == 2
    assert "\x1b" not in done.stdout


def test_without_colours_there_are_none(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "masters", "--seats", "human", "--seed", "5", NO_COLOR="1")
    assert "\x1b" not in done.stdout
    assert "● coin" in done.stdout


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 100, 140, 200])
def test_every_width(tmp_path: Path, columns: int) -> None:
    arguments = ["play", "masters", "--seats", "random,human,random,random", "--seed", "5"]
    done = run(tmp_path, *arguments, typed=lines(*["1"] * 8), COLUMNS=str(columns), LANG="fr_FR")
    assert done.returncode == exits.UNFINISHED
    drawn = done.stdout.split("--resume")[0].splitlines()[:-1]
    assert max(len(line) for line in drawn) <= columns


def test_a_terminal_with_letters_and_figures_only(tmp_path: Path) -> None:
    arguments = ["play", "masters", "--seats", "human", "--seed", "5"]
    done = run(tmp_path, *arguments, PYTHONIOENCODING="ascii")
    assert done.returncode == exits.UNFINISHED
    assert "c coin" in done.stdout
    assert "?" not in done.stdout.split("Development cards")[0].split("Market")[1]
