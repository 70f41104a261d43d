"""A match in the terminal: the standings, who came before whom, and what is to be said of both."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from signoria.arena.saying import heads, pairs, rows, sentences, titles
from signoria.cli.failing import printable
from signoria.cli.output import PersonConsole
from signoria.words import say


def show(found: dict[str, Any], language: str) -> None:
    """`found`: what `summary` says of the match."""
    console = PersonConsole()
    crashes = found["crashed"] > 0
    console.print(_table(heads(language, crashes), rows(found, language, crashes)))
    if len(found["standings"]) > 2:  # of two bots, the standings say it all
        console.print()
        _show_pairs(console, found, language)
        console.print()
    for sentence in sentences(found, language):
        console.print(printable(sentence))


def _show_pairs(console: PersonConsole, found: dict[str, Any], language: str) -> None:
    """A matrix where it fits; long names and narrow terminals get one line a pair instead."""
    called = titles(found)
    names = list(called)
    shares = pairs(found, language)
    cells = [[called[name], *(shares.get((name, other), "–") for other in names)] for name in names]
    matrix = _table(["", *called.values()], cells)
    if _fits(console, matrix):
        console.print(say("arena-plot-pairs", language))
        console.print(matrix)
        return
    console.print(say("arena-pairs-listed", language))
    for i, name in enumerate(names):
        for other in names[i + 1 :]:
            share = shares[name, other]
            console.print(
                say("arena-pair", language, bot=called[name], other=called[other], share=share)
            )


def _fits(console: PersonConsole, table: Table) -> bool:
    """Rich measures no more than the room it is given: with one column too many, a table that needs it shows."""
    room = console.options.update_width(console.width + 1)
    return console.measure(table, options=room).maximum <= console.width


def _table(head: list[str], lines: list[list[str]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for i, text in enumerate(head):
        table.add_column(text, justify="right" if i else "left")
    for line in lines:
        table.add_row(*line)
    return table
