"""The commands put together, and their help in the language of the reader."""

from __future__ import annotations

from typing import Any

import typer

from signoria.cli.arena import arena
from signoria.cli.bench import bench
from signoria.cli.bots import bots
from signoria.cli.check import check
from signoria.cli.games import games
from signoria.cli.manual import LocalCommand, LocalGroup
from signoria.cli.play import play
from signoria.cli.replay import replay
from signoria.cli.serve import serve
from signoria.cli.simulate import simulate
from signoria.cli.text_bot import text_bot
from signoria.cli.verify import verify


def command(language: str) -> Any:
    """The whole command, ready to be invoked."""
    app = typer.Typer(cls=LocalGroup, add_completion=False, context_settings={"obj": language})
    app.callback(invoke_without_command=True)(_root)
    for function in (
        games,
        bots,
        play,
        serve,
        simulate,
        arena,
        text_bot,
        check,
        replay,
        verify,
        bench,
    ):
        app.command(cls=LocalCommand)(function)
    return typer.main.get_command(app)


def _root(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
