"""`signoria bench`: how fast the engine is on this computer."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

import signoria
from signoria.cli.options import DataFolder, Json, Lang, find_game, spoken
from signoria.cli.output import PersonConsole, print_json, progress
from signoria.words import say

OneGame = Annotated[str | None, typer.Argument(show_default=False)]


def bench(
    game: OneGame = None, json: Json = False, lang: Lang = None, data: DataFolder = None
) -> None:
    from signoria.cli.measure import STEPS, measure

    language = spoken(lang)
    games = [find_game(name, data) for name in ([game] if game else signoria.game_ids())]
    with progress(say("cli-measuring", language), STEPS * len(games)) as advance:
        figures = [measure(chosen, advance) for chosen in games]
    if json:
        print_json(figures[0] if game else figures)
        return
    for chosen, found in zip(games, figures):
        table = Table(box=None, pad_edge=False, show_header=False, title=chosen.title)
        table.add_column()
        table.add_column(justify="right")
        for name in list(found)[1:]:
            table.add_row(say(f"cli-bench-{name}", language), _shown(found[name], language))
        PersonConsole().print(table)


def _shown(value: object, language: str) -> str:
    if isinstance(value, bool):
        return say("word-yes" if value else "word-no", language)
    return (
        f"{value:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")
        if isinstance(value, int)
        else str(value)
    )
