"""One run of the command: whatever goes wrong becomes one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from typing import Any

import typer
from typer.exceptions import TyperException

from signoria.cli import exits, language
from signoria.cli.app import command
from signoria.cli.failing import about_file, printable
from signoria.cli.misuse import explain
from signoria.core.errors import BadPosition, BadRecord, SignoriaError
from signoria.words import say


def run(arguments: list[str]) -> int:
    """Carry out a command line; the exit code."""
    _accept_any_byte()
    spoken = language.of_command_line(arguments)
    try:
        code = _invoke(arguments, spoken)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        _hush()
        _complain(say("cli-closed-pipe", spoken))
        return exits.CLOSED_PIPE
    except KeyboardInterrupt:
        _complain(say("cli-interrupted", spoken))
        return exits.INTERRUPTED
    except TyperException as error:
        _complain(explain(error, spoken))
        return exits.BAD_REQUEST
    except SignoriaError as error:
        _complain(error.sentence(spoken))
        bad_file = isinstance(error, BadRecord | BadPosition)
        return exits.BAD_FILE if bad_file else exits.BAD_REQUEST
    except OSError as error:
        _complain(about_file(error, spoken))
        return exits.BAD_FILE


def _invoke(arguments: list[str], spoken: str) -> int:
    try:
        root: Any = command(spoken)
        with root.make_context("signoria", list(arguments)) as context:
            root.invoke(context)
    except typer.Exit as leaving:
        return leaving.exit_code
    return exits.OK


def _complain(sentence: str) -> None:
    try:
        print(printable(sentence), file=sys.stderr, flush=True)
    except OSError:
        _hush()


def _accept_any_byte() -> None:
    """A letter that the terminal cannot show, or bytes that are no text, must not stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _hush() -> None:
    """Nobody listens: let the last flush of the interpreter go nowhere."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
