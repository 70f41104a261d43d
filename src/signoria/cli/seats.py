"""Who sits where: people and bots."""

from __future__ import annotations

from signoria.core.errors import BadRequest
from signoria.words import say

HUMAN = "human"


def read_seats(text: str) -> list[str]:
    """`human,greedy` -> who plays each seat, in order."""
    players = [player.strip().lower() for player in text.split(",")]
    check_players(players)
    return players


def check_players(players: list[str]) -> None:
    bots = [player for player in players if player != HUMAN]
    if bots:
        from signoria.bots import BOTS

        for bot in bots:
            if bot not in BOTS:
                known = ", ".join([HUMAN, *BOTS])
                raise BadRequest("cli-no-such-player", {"player": bot[:40], "players": known})


def names(players: list[str], language: str) -> list[str]:
    """What the players are called in the log."""
    return [say("seat-name", language, seat=seat + 1) for seat in range(len(players))]


def title(players: list[str], seat: int, viewer: int | None, language: str) -> str:
    """A name with what one wants to know of it: you, or which bot."""
    name = names(players, language)[seat]
    if seat == viewer:
        return say("cli-seat-you", language, name=name)
    if players[seat] != HUMAN:
        return say("cli-seat-bot", language, name=name, bot=say(f"bot-{players[seat]}", language))
    return name
