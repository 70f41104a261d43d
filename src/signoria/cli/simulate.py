"""`signoria simulate`: bots against bots."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from signoria.cli.options import DataFolder, GameId, Json, Lang, find_game, spoken
from signoria.cli.output import PersonConsole, print_json, progress
from signoria.core.errors import BadRequest
from signoria.words import say

Bots = Annotated[str, typer.Option("--bots", metavar="BOT,…", show_default=False)]
Games = Annotated[int, typer.Option("--games", metavar="K")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="S")]


def simulate(
    game: GameId,
    bots: Bots = "greedy,random",
    games: Games = 100,
    first_seed: FirstSeed = 0,
    json: Json = False,
    lang: Lang = None,
    data: DataFolder = None,
) -> None:
    from signoria.bots.match import simulate as run

    language = spoken(lang)
    chosen = find_game(game, data)
    names = [name.strip().lower() for name in bots.split(",")]
    if games < 1:
        raise BadRequest("cli-no-games", {"games": games})
    with progress(say("cli-simulating", language, game=chosen.title), games) as advance:
        result = run(chosen, names, games, first_seed, progress=lambda done, total: advance(1))
    if json:
        print_json(result)
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say("cli-bot", language))
    table.add_column(say("cli-first-places", language), justify="right")
    for name, share in zip(names, result["first_place_share"]):
        table.add_row(name, f"{share:.1%}")
    console = PersonConsole()
    console.print(table)
    seconds = f"{result['seconds']:.1f}"
    played = say(
        "cli-simulated", language, games=games, decisions=result["decisions"], seconds=seconds
    )
    console.print(played)
