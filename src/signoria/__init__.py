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


def game_ids() -> list[str]:
    """The ids of all games."""
    # A set: a compiled game has its source beside it.
    return sorted({path.parent.name for path in Path(__file__).parent.glob("games/*/game.*")})


def game(game_id: str) -> Game:
    """The game of that id."""
    if game_id not in game_ids():
        raise BadRequest(
            "request-no-such-game", {"game": game_id[:40], "games": ", ".join(game_ids())}
        )
    return find(f"signoria.games.{game_id}")
