"""`signoria play`: a game at this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from signoria.cli import exits
from signoria.cli.beginning import Wish
from signoria.cli.desk import Desk
from signoria.cli.keyboard import EndOfInput, Keyboard
from signoria.cli.options import Chosen, DataFolder, GameId, Lang, Seed, find_game, spoken
from signoria.cli.orders import Leave
from signoria.cli.places import resume_command
from signoria.cli.screen import Screen
from signoria.cli.session import Session
from signoria.core.errors import BadRequest

Players = Annotated[str | None, typer.Option("--seats", metavar="PLAYER,…")]
Resume = Annotated[str | None, typer.Option("--resume", metavar="FILE")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE")]
Position = Annotated[Path | None, typer.Option("--position", metavar="FILE")]


def play(
    game: GameId,
    seats: Players = None,
    seed: Seed = None,
    lang: Lang = None,
    resume: Resume = None,
    save: Save = None,
    position: Position = None,
    option: Chosen = None,
    data: DataFolder = None,
) -> None:
    language = spoken(lang)
    wish = Wish(find_game(game, data), seats, seed, option or [], position, save)
    if resume is None:
        session, mended = wish.new(), False
    elif any(given is not None for given in (seats, seed, save, position, option)):
        raise BadRequest("cli-resume-alone")
    else:
        session, mended = wish.resumed(resume)
    while True:
        screen = Screen(session.game, session.players, language)
        if mended:
            screen.tell("cli-mended")
        if not _play(session, screen):
            return
        language = screen.language
        session, mended = wish.another(session.players), False


def _play(session: Session, screen: Screen) -> bool:
    """One game; True if the person wants another one."""
    keyboard = Keyboard(screen.console)
    try:
        _greet(session, screen)
        Desk(session, screen, keyboard).play_on()
        screen.result(session.state)
        screen.tell("cli-recorded", file=str(session.path))
        return False
    except Leave as leave:
        _say_kept(session, screen)
        return leave.order == "new"
    except EndOfInput:
        _say_kept(session, screen)
        raise typer.Exit(exits.OK if keyboard.live else exits.UNFINISHED) from None
    except KeyboardInterrupt:
        typer.echo(_kept(session, screen, "cli-interrupted-game"), err=True)
        raise typer.Exit(exits.INTERRUPTED) from None
    finally:
        session.close()


def _greet(session: Session, screen: Screen) -> None:
    screen.console.rule(session.game.title, style="bold", align="left")
    if session.people():
        screen.tell("cli-greeting")


def _say_kept(session: Session, screen: Screen) -> None:
    screen.console.print(_kept(session, screen, "cli-kept"), soft_wrap=True)


def _kept(session: Session, screen: Screen, key: str) -> str:
    command = resume_command(session.game.id, session.path)
    return screen.say(key, file=str(session.path), command=command)
