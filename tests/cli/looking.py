"""What a terminal shows of a table, and its lines."""

from __future__ import annotations

from rich.console import Console

import signoria
from signoria.cli.tables import table_of


def drawn(
    state: signoria.State,
    seat: int | None = 0,
    language: str = "en",
    width: int = 80,
    brief: str | None = None,
    *,
    titles: list[str],
) -> str:
    """The table as a seat sees it, or what it is shown for a question within a turn."""
    console = Console(width=width, no_color=True, highlight=False, markup=False)
    table = table_of(state.game, language, width, plain=False)
    view = state.view(seat)
    shown = table.whole(view, titles[: state.seats]) if brief is None else table.brief(view, brief)
    assert shown is not None
    with console.capture() as capture:
        console.print(shown)
    text = capture.get()
    assert max(len(line) for line in text.splitlines()) <= width
    assert f"{state.game.id}-" not in text
    return text


def row(text: str, start: str) -> str:
    """The line that begins with these words, its blanks counted as one."""
    (found,) = [line for line in text.splitlines() if line.strip().startswith(start)]
    return " ".join(found.split())
