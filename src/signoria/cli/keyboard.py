"""What a person types, line by line: at a terminal or through a pipe."""

from __future__ import annotations

import contextlib
import sys

from rich.console import Console

from signoria.cli.failing import printable

MARK = "> "


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Keyboard:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin is not None and sys.stdin.isatty()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 (gives input() its editing keys and history)

    def line(self) -> str:
        """The next line, without blanks around it; EndOfInput if there is none."""
        self.console.file.flush()
        if self.live:
            try:
                return printable(input(MARK).strip())
            except EOFError:
                self.console.print()
                raise EndOfInput from None
        typed = "" if sys.stdin is None else sys.stdin.readline()
        if not typed:
            raise EndOfInput
        line = printable(typed.strip())
        self.console.print(
            MARK + line, soft_wrap=True
        )  # nobody saw the keys: a transcript needs them
        return line

    def pause(self, sentence: str) -> None:
        """Wait for Enter; without a person at the keyboard go on at once."""
        if self.live:
            self.console.print(sentence)
            self.line()
