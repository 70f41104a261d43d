"""`signoria bots`: who can be played against, and how strong the levels are where that was measured."""

from __future__ import annotations

from dataclasses import asdict

from rich.table import Table

from signoria.cli.options import Json, Lang, spoken
from signoria.cli.output import PersonConsole, print_json
from signoria.words import say


def bots(json: Json = False, lang: Lang = None) -> None:
    import signoria
    from signoria.bots import BOTS
    from signoria.bots.ratings import MIDDLE, ratings

    language = spoken(lang)
    rated = {game: ratings(game) for game in signoria.game_ids() if ratings(game)}
    listed = [
        {"id": bot, "name": say(f"bot-{bot}", language), "about": say(f"bot-{bot}-about", language)}
        for bot in BOTS
    ]
    if json:
        strengths = [
            {game: asdict(bots[bot]) for game, bots in rated.items() if bot in bots} for bot in BOTS
        ]
        print_json([{**bot, "ratings": each} for bot, each in zip(listed, strengths)])
        return
    table = _table("games-id", "bots-name", "bots-about", language=language)
    for bot in listed:
        table.add_row(bot["id"], bot["name"], bot["about"])
    console = PersonConsole()
    console.print(table)
    if not rated:
        return
    console.print()
    console.print(say("cli-bots-rated", language, middle=str(MIDDLE)))
    levels = [bot for bot in BOTS if any(bot in bots for bots in rated.values())]
    table = _table("games-id", language=language)
    table.collapse_padding = True  # four intervals beside each other, on 80 columns
    for level in levels:
        table.add_column(level, justify="right")
    for game, bots_of in rated.items():
        shown = [asdict(bots_of[level]) for level in levels]
        figures = [{part: str(value) for part, value in one.items()} for one in shown]
        table.add_row(game, *(say("cli-bots-rating", language, **one) for one in figures))
    console.print(table)


def _table(*columns: str, language: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(say(f"cli-{column}", language))
    return table
