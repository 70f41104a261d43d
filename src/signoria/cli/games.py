"""`signoria games`: what can be played."""

from __future__ import annotations

from rich.table import Table

import signoria
from signoria.cli.options import DataFolder, Json, Lang, find_game, spoken
from signoria.cli.output import PersonConsole, print_json
from signoria.core.game import Game
from signoria.words import say


def games(json: Json = False, lang: Lang = None, data: DataFolder = None) -> None:
    language = spoken(lang)
    listed = [find_game(name, data) for name in signoria.game_ids()]
    if json:
        print_json([_described(game) for game in listed])
        return
    table = Table(box=None, pad_edge=False)
    for column in ("id", "title", "seats", "options"):
        table.add_column(say(f"cli-games-{column}", language), header_style="bold")
    for game in listed:
        choices = [f"{o.name}={'|'.join(map(str, o.values))}" for o in game.options]
        table.add_row(game.id, game.title, f"{game.fewest}–{game.most}", ", ".join(choices) or "–")
    PersonConsole().print(table)


def _described(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seat_counts),
        "options": {option.name: option.values for option in game.options},
        "rules_version": game.rules_version,
    }
