"""Players made of code. They get the view of their seat, never the position."""

from __future__ import annotations

from signoria.bots.bot import Bot
from signoria.bots.greedy import GreedyBot
from signoria.bots.random import RandomBot
from signoria.core.errors import BadRequest
from signoria.core.game import Game

__all__ = ["BOTS", "Bot", "make"]

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def make(name: str, game: Game, seed: int) -> Bot:
    """The bot of that name, for one seat of a game."""
    if name not in BOTS:
        raise BadRequest("request-no-such-bot", {"bot": name[:40], "bots": ", ".join(BOTS)})
    return BOTS[name](game, seed)
