"""Running the real command: in this process, in another one, and at a terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import signoria
from signoria.core.state import State

MASTERS = signoria.game("masters")
COMMAND = [sys.executable, "-m", "signoria"]
PATIENCE = 60.0  # seconds after which a test is stuck


def environment(folder: Path, **more: str) -> dict[str, str]:
    """What a person's computer would set: games kept in `folder`, English, 80 columns."""
    settings = {"SIGNORIA_GAMES": str(folder), "LANG": "C.UTF-8", "COLUMNS": "80"}
    dropped = ("SIGNORIA_LANG", "LC_ALL", "LC_MESSAGES", "SIGNORIA_DATA", "LINES")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return {**kept, **settings, **more}


def run(
    folder: Path, *arguments: str, typed: str | bytes = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """The command with this on its standard input."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=given,
        capture_output=True,
        env=environment(folder, **more),
        timeout=PATIENCE,
        check=False,
    )
    out, err = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def random_game(seats: int, seed: int) -> tuple[list[str], State]:
    """The notations of a random game, all seats played by people, and its last position."""
    state, random, notations = MASTERS.new(seats, seed), Random(seed), []
    while not state.over:
        seat = state.to_act[0]
        code = random.choice(state.decisions(seat))
        notations.append(MASTERS.notation(code))
        state.play(seat, code)
    return notations, state


def kept(folder: Path) -> Path:
    """The only game in a folder."""
    (path,) = folder.glob("*.jsonl")
    return path


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def one_sentence(text: str) -> bool:
    """One line, no traceback."""
    return len(text.strip().splitlines()) == 1 and "Traceback" not in text


@dataclass
class Terminal:
    """The command at a terminal of its own."""

    folder: Path
    arguments: list[str]
    columns: int = 80
    settings: dict[str, str] = field(default_factory=dict)
    seen: str = ""

    def __enter__(self) -> Terminal:
        env = environment(self.folder, TERM="xterm-256color", **self.settings)
        env.pop("COLUMNS")
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [*COMMAND, *self.arguments], env)
        size = struct.pack("HHHH", 24, self.columns, 0, 0)
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, size)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.handle)

    def until(self, *texts: str) -> str:
        """Read until these are on the screen in this order; all that came since the last time."""
        end = time.monotonic() + PATIENCE
        while not in_order(texts, plain(self.seen)) and time.monotonic() < end:
            if not self._read():
                break
        assert in_order(texts, plain(self.seen)), f"{texts} not in:\n{plain(self.seen)}"
        seen, self.seen = plain(self.seen), ""
        return seen

    def _read(self) -> bool:
        if select.select([self.handle], [], [], 0.5)[0]:
            try:
                chunk = os.read(self.handle, 65536)
            except OSError:  # the other side is gone
                return False
            self.seen += self._decoder.decode(chunk)
            return bool(chunk)
        return True

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode())

    def answer(self, text: str, then: str = "> ") -> str:
        """Type a line; what appears until the next question."""
        self.type(f"{text}\r")
        return self.until(f"{text}\n", then)

    def interrupt(self) -> None:
        """Ctrl-C, as a person presses it: when the question stands there, not while it appears.

        A signal in the instant in which Python's readline goes to sleep waits for the next key.
        """
        time.sleep(0.5)
        self.type("\x03")

    def exit_code(self) -> int:
        while self._read():
            pass
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)


def in_order(texts: tuple[str, ...], where: str) -> bool:
    at = 0
    for text in texts:
        at = where.find(text, at)
        if at < 0:
            return False
        at += len(text)
    return True


def plain(text: str) -> str:
    """A screen without colours."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]", "", text).replace("\r\n", "\n")
