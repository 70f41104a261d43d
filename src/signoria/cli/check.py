"""`signoria check`: a game through the conformance kit."""

from __future__ import annotations

from typing import Annotated

import typer

from signoria.cli import exits
from signoria.cli.options import (
    Chosen,
    DataFolder,
    GameId,
    Json,
    Lang,
    find_game,
    given_options,
    spoken,
)
from signoria.cli.output import PersonConsole, print_json, progress
from signoria.core.errors import BadRequest
from signoria.words import say

Games = Annotated[int, typer.Option("--games", metavar="K")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="S")]


def check(
    game: GameId,
    games: Games = 20,
    first_seed: FirstSeed = 0,
    option: Chosen = None,
    json: Json = False,
    lang: Lang = None,
    data: DataFolder = None,
) -> None:
    from signoria.kit import check_game
    from signoria.kit.run import seat_counts

    language = spoken(lang)
    chosen = find_game(game, data)
    if games < 1:
        raise BadRequest("cli-no-games", {"games": games})
    options = given_options(chosen, option or [])
    counts = seat_counts(chosen, options)
    with progress(say("cli-checking", language, game=chosen.title), games * len(counts)) as advance:
        report = check_game(
            chosen, games, first_seed, None, lambda done, total: advance(1), options
        )
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
