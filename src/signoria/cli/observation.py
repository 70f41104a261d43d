"""What a seat sees and may do, in words; and which action an answer in words names."""

from __future__ import annotations

import io
import re
from typing import Any

from rich.console import Console

from signoria.cli import seats
from signoria.cli.tables import table_of
from signoria.core.game import Game
from signoria.core.state import Prompt
from signoria.words import action, prompt, say

WIDTH = 100  # columns of the table


def described(
    game: Game, view: dict[str, Any], asked: dict[str, Any], codes: list[int], language: str
) -> str:
    """The table, the question, and the actions with their numbers from 1 on."""
    question = Prompt(asked["kind"], asked["args"])
    titles = seats.names([""] * view["seats"], language)
    titles[view["viewer"]] = say("cli-seat-you", language, name=titles[view["viewer"]])
    page = Console(file=io.StringIO(), width=WIDTH, highlight=False, markup=False, emoji=False)
    page.print(say("cli-text-table", language, game=game.title))
    page.print()
    page.print(table_of(game, language, WIDTH, False).whole(view, titles))
    page.print()
    page.print(prompt(game, question, language))
    for number, code in enumerate(codes, 1):
        label = action(game, code, language, question)
        page.print(f"{number}. {label} ({game.notation(code)})", soft_wrap=True)
    page.print()
    page.print(say("cli-text-answer", language, count=len(codes)), soft_wrap=True)
    assert isinstance(page.file, io.StringIO)
    lines = page.file.getvalue().splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"


def named(game: Game, said: str, codes: list[int]) -> int | None:
    """The action whose notation or number comes last in an answer; None if there is none."""
    last, found = -1, None
    for code in codes:
        notation = re.escape(game.notation(code))
        for hit in re.finditer(rf"(?<!\w){notation}(?!\w)", said, re.IGNORECASE):
            if hit.end() >= last:  # a longer one that ends there too comes later or is longer
                last, found = hit.end(), code
    for hit in re.finditer(r"(?<![\w.])\d{1,4}(?!\w|\.\d)", said):
        if hit.end() > last and 1 <= int(hit[0]) <= len(codes):
            last, found = hit.end(), codes[int(hit[0]) - 1]
    return found
