"""Players made of code. They get the view of their seat, never the position."""

from __future__ import annotations

import re
import shlex

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.levels import Apprentice, GrandMaster, Journeyman, Master
from signoria.bots.outside import OutsideBot
from signoria.bots.random import RandomBot
from signoria.bots.search import Budget, PlayoutBot, SearchBot
from signoria.core.errors import BadRequest
from signoria.core.game import Game

__all__ = ["BOTS", "Bot", "RandomBot", "kind", "make"]

BOTS: dict[str, type[Bot]] = {  # that people choose from
    "grandmaster": GrandMaster,
    "master": Master,
    "journeyman": Journeyman,
    "apprentice": Apprentice,
    "greedy": GreedyBot,
    "random": RandomBot,
}
_OUTSIDE = "cmd:"
_SEARCHING = {"search": SearchBot, "playouts": PlayoutBot}
_SEARCH = re.compile(rf"({'|'.join(_SEARCHING)})-([1-9][0-9]{{0,8}})(ms)?")


def kind(name: str) -> type[Bot]:
    """The bots of a name. Besides those of the list there are `search-400` and `search-50ms`: so many iterations, or
    milliseconds of processor time, for each decision; `playouts-400` and `playouts-50ms`, which play imagined games
    to their end; and `cmd:COMMAND`, a program of somebody else.
    """
    if name in BOTS:
        return BOTS[name]
    if name.startswith(_OUTSIDE) and (command := _words(name.removeprefix(_OUTSIDE))):
        return type(name, (OutsideBot,), {"name": name, "command": command})
    asked = _SEARCH.fullmatch(name)
    if asked is None:
        known = ", ".join([*BOTS, "search-400", "search-50ms", "playouts-50ms", "cmd:COMMAND"])
        raise BadRequest("request-no-such-bot", {"bot": name[:40], "bots": known})
    number = int(asked[2])
    budget = Budget(milliseconds=number) if asked[3] else Budget(number)
    return type(name, (_SEARCHING[asked[1]],), {"budget": budget})


def _words(command: str) -> list[str]:
    """As a shell would read them; none if a quotation does not end."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name, for one seat of a game."""
    return kind(name)(game, seed)
