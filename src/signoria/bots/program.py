"""A program that plays: it is told one line after the other and answers with lines, in its own time."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from typing import Any

from signoria.core.errors import SignoriaError

LONGEST = 1 << 16  # bytes of a line that it says
LEAVING = 1.0  # seconds to end by itself when its input ends
LAST_WORDS = 300  # bytes of standard error that are looked at when it has ended


class BotFailed(SignoriaError):
    """A bot that does not play on: it has ended, is too slow, or talks nonsense."""


class Program:
    """One process in a session of its own: ended whole, whatever it has started itself."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self._late = False
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `end`
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                start_new_session=True,
            )
        except OSError as error:
            self._complaints.close()
            raise BotFailed("bot-no-program", {"bot": name, "error": str(error)}) from None

    @contextlib.contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Whatever is told and heard inside is over after so many seconds: then the process is."""
        timer = threading.Timer(seconds, self._give_up)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def tell(self, message: dict[str, Any]) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(json.dumps(message).encode() + b"\n")
            stdin.flush()
        except OSError:
            raise self._failure() from None

    def hear(self) -> dict[str, Any]:
        """The next line; an empty message if it is none that one could understand."""
        stdout = self._process.stdout
        assert stdout is not None
        line = stdout.readline(LONGEST)
        if not line:
            raise self._failure()
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            return {}
        return message if isinstance(message, dict) else {}

    def end(self) -> None:
        """Its input ends; if it does not, it is ended."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(LEAVING)
        self._kill()
        process.wait()
        process.stdout.close()
        self._complaints.close()

    def _give_up(self) -> None:
        self._late = True
        self._kill()

    def _kill(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _failure(self) -> BotFailed:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVING)
        if self._late:
            return BotFailed("bot-late", {"bot": self.name})
        return BotFailed("bot-gone", {"bot": self.name, "error": self._last_words()})

    def _last_words(self) -> str:
        """The last line of what it wrote to standard error."""
        size = self._complaints.seek(0, os.SEEK_END)
        self._complaints.seek(max(0, size - LAST_WORDS))
        lines = self._complaints.read().decode(errors="replace").split("\n")
        return next((line.strip() for line in reversed(lines) if line.strip()), "–")
