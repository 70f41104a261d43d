"""`signoria serve`: live tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.options import Lang, spoken
from signoria.cli.output import PersonConsole
from signoria.core.errors import BadRequest
from signoria.words import say

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535)]
Database = Annotated[Path | None, typer.Option("--db", metavar="FILE")]
NoOpen = Annotated[bool, typer.Option("--no-open")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8080,
    db: Database = None,
    no_open: NoOpen = False,
    lang: Lang = None,
) -> None:
    try:
        from signoria.web.server import run
        from signoria.web.settings import from_environment
    except ModuleNotFoundError:
        raise BadRequest("cli-no-web") from None

    language = spoken(lang)
    settings = from_environment()
    settings.host, settings.port = host, port
    settings.database = db or settings.database

    def announce(address: str) -> None:
        PersonConsole().print(say("web-address", language, address=address))

    run(settings, announce, open_browser=not no_open)
