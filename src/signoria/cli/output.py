"""Where a command writes: text or one JSON value to stdout, progress to a watching person."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Advance = Callable[[int], None]
SIGNS = "●○■◆▲▼†★→◂▴×–•…─é"


class PersonConsole(Console):
    """For people. Nothing is guessed about words: no markup, no emoji names, no highlighting."""

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    @property
    def plain(self) -> bool:
        """Can this terminal show letters and figures only?"""
        try:
            SIGNS.encode(self.encoding)
        except (UnicodeEncodeError, LookupError):
            return True
        return False

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def print_json(value: Any) -> None:
    print(json.dumps(value))


@contextmanager
def progress(title: str, total: int) -> Iterator[Advance]:
    """A bar on stderr, if a person watches it; calling what it yields moves the bar on."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    watched = Console(stderr=True, highlight=False)
    with Progress(*columns, TimeRemainingColumn(), console=watched, transient=True) as bars:
        task = bars.add_task(title, total=total)
        yield lambda steps: bars.advance(task, steps)
