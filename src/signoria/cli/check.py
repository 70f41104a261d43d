"""`signoria check`: a game through the conformance kit."""

from __future__ import annotations

from typing import Annotated

import typer

from signoria.cli import exits
from signoria.cli.options import DataFolder, GameId, Json, Lang, find_game, spoken
from signoria.cli.output import PersonConsole, print_json, progress
from signoria.core.errors import BadRequest
from signoria.words import say

Games = Annotated[int, typer.Option("--games", metavar="K")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="S")]


def check(
    game: GameId,
    games: Games = 20,
    first_seed: FirstSeed = 0,
    json: Json = False,
    lang: Lang = None,
    data: DataFolder = None,
) -> None:
    from signoria.kit import check_game

    language = spoken(lang)
    chosen = find_game(game, data)
    if games < 1:
        raise BadRequest("cli-no-games", {"games": games})
    counts = len(chosen.seat_counts)
    with progress(say("cli-checking", language, game=chosen.title), games * counts) as advance:
        report = check_game(chosen, games, first_seed, progress=lambda done, total: advance(1))
    if json:
        print_json(
            {
                "game": report.game,
                "games": report.games,
                "steps": report.steps,
                "checks": report.checks,
                "failures": report.failures,
            }
        )
    else:
        console = PersonConsole()
        for failure in report.failures:
            console.print(failure, style="red")
        about = {"games": report.games, "steps": report.steps, "failures": len(report.failures)}
        console.print(say("cli-checked", language, game=chosen.title, **about))
    if report.failures:
        raise typer.Exit(exits.NEGATIVE)
