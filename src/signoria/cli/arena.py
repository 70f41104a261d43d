"""`signoria arena`: who is stronger, and how sure is it?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

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
from signoria.cli.output import print_json, progress
from signoria.core.errors import BadRequest
from signoria.words import say

Bots = Annotated[str, typer.Option("--bots", metavar="BOT,…", show_default=False)]
Blocks = Annotated[int, typer.Option("--blocks", metavar="N")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="S")]
Workers = Annotated[int, typer.Option("--workers", metavar="W", min=1)]
Results = Annotated[Path | None, typer.Option("--results", metavar="FILE")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.01)]
Page = Annotated[Path | None, typer.Option("--page", metavar="FILE.html")]
Test = Annotated[str | None, typer.Option("--sprt", metavar="LOW,HIGH")]


def arena(
    game: GameId,
    bots: Bots = "master,greedy",
    blocks: Blocks = 50,
    first_seed: FirstSeed = 0,
    workers: Workers = 1,
    results: Results = None,
    page: Page = None,
    sprt: Test = None,
    seconds: Seconds = 5.0,
    option: Chosen = None,
    json: Json = False,
    lang: Lang = None,
    data: DataFolder = None,
) -> None:
    language = spoken(lang)
    chosen = find_game(game, data)
    try:
        from signoria.arena import Match, run, summary
        from signoria.arena.file import Results as Kept
        from signoria.arena.running import WorkerLost, complete
        from signoria.cli.arena_asked import bot_names, sprt_of
        from signoria.cli.arena_shown import show

        if page is not None:
            from signoria.arena.page import written  # loads what draws plots, which takes longest
    except ModuleNotFoundError as error:
        raise BadRequest("cli-no-arena", {"module": str(error.name)}) from None

    names = bot_names(bots)
    if blocks < 1:
        raise BadRequest("cli-no-games", {"games": blocks})
    options = given_options(chosen, option or [])
    match = Match(chosen.id, names, first_seed, options, seconds)
    chosen.new(len(names), first_seed, **options)  # refuses a wrong number of seats
    test = sprt_of(sprt)
    if page is not None:
        page.touch()  # a place that cannot be written to is refused before hours of play
    kept = Kept(match, results)
    stopped: BaseException | None = None
    try:
        with progress(say("arena-plays", language, game=chosen.title), blocks * len(names)) as bar:
            played = run(match, blocks, kept, workers, test, bar)
    except (KeyboardInterrupt, WorkerLost) as error:  # what was played is not thrown away
        stopped = error
        played = complete(match, blocks, kept, test)
        if not played:
            raise
    found = summary(match, played, test)
    if page is not None:
        page.write_text(written(found, played, language), encoding="utf-8")
    if json:
        print_json(found)
    else:
        show(found, language)
    if stopped is not None:
        print(say("arena-stopped", language, done=len(played), blocks=blocks), file=sys.stderr)
        raise stopped
