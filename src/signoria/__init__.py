"""Signoria: five Renaissance board games, one rules engine, one list of legal actions."""

from __future__ import annotations

from pathlib import Path

from signoria.core.errors import (
    RENDERER,
    BadPosition,
    BadRecord,
    BadRequest,
    IllegalAction,
    Message,
    SignoriaError,
)
from signoria.core.game import Game, find
from signoria.core.state import Prompt, State

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "Game",
    "IllegalAction",
    "Prompt",
    "SignoriaError",
    "State",
    "game",
    "game_ids",
]


def _in_words(message: Message, language: str) -> str:
    from signoria.words import render  # with the first sentence: catalogues take time to load

    return render(message, language)


RENDERER.render = _in_words


# Games whose rules are done, but not yet the tables at which people play them. Programs may use them.
_PREPARING: set[str] = set()


def game_ids(preparing: bool = False) -> list[str]:
    """The ids of all games that people can play; with `preparing`, those too that only programs can."""
    # A set: a compiled game has its source beside it.
    found = {path.parent.name for path in Path(__file__).parent.glob("games/*/game.*")}
    return sorted(found if preparing else found - _PREPARING)


def game(game_id: str) -> Game:
    """The game of that id."""
    if game_id not in game_ids(preparing=True):
        raise BadRequest(
            "request-no-such-game", {"game": game_id[:40], "games": ", ".join(game_ids())}
        )
    return find(f"signoria.games.{game_id}")
