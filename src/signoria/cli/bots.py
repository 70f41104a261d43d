"""`signoria bots`: who can be played against."""

from __future__ import annotations

from rich.table import Table

from signoria.cli.options import Json, Lang, spoken
from signoria.cli.output import PersonConsole, print_json
from signoria.words import say


def bots(json: Json = False, lang: Lang = None) -> None:
    from signoria.bots import BOTS

    language = spoken(lang)
    listed = [
        {"id": bot, "name": say(f"bot-{bot}", language), "about": say(f"bot-{bot}-about", language)}
        for bot in BOTS
    ]
    if json:
        print_json(listed)
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("games-id", "bots-name", "bots-about"):
        table.add_column(say(f"cli-{column}", language))
    for bot in listed:
        table.add_row(bot["id"], bot["name"], bot["about"])
    PersonConsole().print(table)
