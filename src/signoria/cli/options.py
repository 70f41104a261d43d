"""Options that several commands share, and what they mean."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

import signoria
from signoria.cli import language
from signoria.core.data import OVERLAY
from signoria.core.errors import BadRequest
from signoria.core.game import Game

GameId = Annotated[str, typer.Argument(show_default=False)]
FileName = Annotated[Path, typer.Argument(show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en")]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="DIR")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N")]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]


def spoken(asked_for: str | None) -> str:
    """The language of a command."""
    return language.of_environment() if asked_for is None else language.checked(asked_for)


def lay_over(folder: Path | None) -> None:
    """Take component data from this folder where it has any. To be called before a game is loaded."""
    if folder is not None:
        if not folder.is_dir():
            raise BadRequest("cli-no-such-folder", {"folder": str(folder)})
        os.environ[OVERLAY] = str(folder)


def find_game(name: str, folder: Path | None = None) -> Game:
    lay_over(folder)
    try:
        return signoria.game(name)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        if OVERLAY not in os.environ:
            raise
        # Corrected data may be wrong in more ways than anyone can list.
        fault = f"{type(error).__name__} {error}"
        raise BadRequest("cli-bad-data", {"folder": os.environ[OVERLAY], "error": fault}) from None


def given_options(game: Game, texts: Iterable[str]) -> dict[str, object]:
    """Values are compared as text, in any case: `--option negotiation=off`, `--option teams=true`."""
    known = {(o.name, str(value).lower()): value for o in game.options for value in o.values}
    given: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        given[name] = known.get((name, value.lower()), value)
    game.chosen(given)  # refuses what the game does not know
    return given
