"""What happens at a real terminal: colours, Ctrl-C, Ctrl-D, several people at one keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from signoria.cli import exits
from signoria.record import load, verify
from tests.cli.command import Terminal, kept

SOLO = ["play", "masters", "--seats", "human", "--seed", "5"]


def test_a_turn(tmp_path: Path) -> None:
    with Terminal(tmp_path, SOLO) as terminal:
        assert "Choose 2 Leaders to keep" in terminal.until("> ")
        assert "Choose the second Leader" in terminal.answer("keep L03")
        assert "Take row 1 of the market" in terminal.answer("keep L09")
        assert "keep the stone" in terminal.answer("1")
        assert "Taken back" in terminal.answer("undo")
        assert "A Grand Master would choose" in terminal.answer("hint")
        assert "--resume" in terminal.answer("quit", then="jsonl")
        assert terminal.exit_code() == exits.OK
    assert verify(kept(tmp_path)).kind == "running"


def test_colours_are_used_unless_unwanted(tmp_path: Path) -> None:
    for settings, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with Terminal(tmp_path, SOLO, settings=settings) as terminal:
            while "> " not in terminal.seen:
                assert terminal._read()
            assert ("\x1b[93m" in terminal.seen) == coloured


def test_ctrl_c_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, SOLO) as terminal:
        terminal.until("> ")
        terminal.answer("keep L03")
        terminal.interrupt()
        said = terminal.until(str(kept(tmp_path)))
        assert "Interrupted. The game is kept" in said
        assert "Traceback" not in said
        assert terminal.exit_code() == exits.INTERRUPTED
    assert len(load(kept(tmp_path)).entries) == 1


def test_ctrl_d_quits(tmp_path: Path) -> None:
    with Terminal(tmp_path, SOLO) as terminal:
        terminal.until("> ")
        terminal.type("\x04")
        assert "The game is kept" in terminal.until("jsonl")
        assert terminal.exit_code() == exits.OK


def test_nobody_sees_the_hand_of_another(tmp_path: Path) -> None:
    arguments = ["play", "masters", "--seats", "human,human", "--seed", "5"]
    with Terminal(tmp_path, arguments) as terminal:
        assert "hand over the keyboard" in terminal.until("> ")
        first = terminal.answer("")
        assert "Player 1: Choose 2 Leaders" in first
        terminal.answer("1")
        between = terminal.answer("1")
        assert "turn of Player 2" in between
        assert "Player 2: Choose" not in between
        second = terminal.answer("")
        assert "Player 2: Choose 2 Leaders" in second
        assert "Player 1 chose two Leaders to keep." in second
        assert "Player 1 kept" not in second


def test_a_narrow_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, SOLO, columns=40) as terminal:
        screen = terminal.until("> ")
        assert max(len(line) for line in screen.splitlines()) <= 40


@pytest.mark.parametrize("command", [["check", "masters", "--games", "50"], ["bench", "masters"]])
def test_a_person_sees_progress(tmp_path: Path, command: list[str]) -> None:
    with Terminal(tmp_path, command) as terminal:
        terminal.until("/200" if command[0] == "check" else "/6")
        terminal.interrupt()
        assert terminal.exit_code() == exits.INTERRUPTED
        assert "Traceback" not in terminal.seen
