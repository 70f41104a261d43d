"""What a match is asked to be: read, and refused before anything is played."""

from __future__ import annotations

import errno
import os
import shutil

from signoria.arena.sprt import Sprt
from signoria.bots import Bot, kind
from signoria.bots.outside import OutsideBot
from signoria.core.errors import BadRequest


def bot_names(text: str) -> tuple[str, ...]:
    """The names of our bots are read in any case; a command is as it was written."""
    given = (name.strip() for name in text.split(","))
    names = tuple(name if name.startswith("cmd:") else name.lower() for name in given)
    for name in names:
        _check(kind(name))
    return names


def _check(bot: type[Bot]) -> None:
    """A command that was mistyped would lose every game."""
    if issubclass(bot, OutsideBot) and shutil.which(bot.command[0]) is None:
        error = os.strerror(errno.ENOENT)
        raise BadRequest("bot-no-program", {"bot": bot.name, "error": error})


def sprt_of(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 <= low < high <= 1:
        raise BadRequest("cli-bad-sprt", {"given": text[:40]})
    return Sprt(low, high)
