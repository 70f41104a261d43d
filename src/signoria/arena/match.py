"""What is played: blocks of one deal each, in which every bot sits on every seat once."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

import signoria
from signoria.bots import Bot, make
from signoria.bots.match import play_game
from signoria.core.game import Game


@dataclass(frozen=True)
class Match:
    """`bots`: one for each seat; the same name may come several times. Block n has the seed `seed` + n."""

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def header(self) -> dict[str, Any]:
        """What a file of results begins with: results of another match do not belong in it."""
        game = signoria.game(self.game)
        return {
            "signoria": "arena",
            "format": 1,
            **asdict(self),
            "bots": list(self.bots),
            "rules": game.rules_version,
            "data": game.data_digest,
        }


@dataclass(frozen=True)
class Played:
    """One game. `places` and `scores` are those of the listed bots, wherever they sat.

    `crashed`: the bot that raised an error instead of choosing; it has the last place and all others the first.
    """

    block: int
    rotation: int
    places: list[int]
    scores: list[int]
    decisions: int
    digest: str
    cut: bool = False
    crashed: str = ""

    def shares(self) -> list[float]:
        """First places; who ties shares."""
        firsts = self.places.count(1)
        return [1 / firsts if place == 1 else 0.0 for place in self.places]


def play(match: Match, block: int, rotation: int) -> Played:
    """The bots moved on by `rotation` seats."""
    seats = len(match.bots)
    seed = match.seed + block
    listed = [(seat - rotation) % seats for seat in range(seats)]  # which bot sits there
    game = signoria.game(match.game)
    bots = [_Watched(make(match.bots[i], game, _seed(seed, rotation, i))) for i in listed]
    try:
        result = play_game(game, bots, seed, match.options)
    except Exception:
        return _broken_off(match, block, rotation, [bots[listed.index(i)] for i in range(seats)])
    places, scores = [0] * seats, [0] * seats
    for seat, i in enumerate(listed):
        side = result.sides[seat]
        places[i] = result.ranking[side]
        scores[i] = result.scores[side]
    return Played(block, rotation, places, scores, result.decisions, result.digest, cut=result.cut)


def _broken_off(match: Match, block: int, rotation: int, bots: list[_Watched]) -> Played:
    """A game that an error ended is counted as well: it is lost for the bot that made it."""
    guilty = [bot.thinking for bot in bots]
    places = [len(bots) if it and len(bots) > 1 else 1 for it in guilty]
    if len(bots) == 1:
        places = [2]  # lost against nobody
    names = [name for name, it in zip(match.bots, guilty) if it]
    return Played(
        block, rotation, places, [0] * len(bots), 0, "", crashed=", ".join(names) or match.game
    )


class _Watched(Bot):
    """A bot of which one knows whether it is thinking."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.thinking = False
        self.game: Game = bot.game

    def choose(self, view: dict[str, object], decisions: list[int]) -> int:
        self.thinking = True
        code = self.bot.choose(view, decisions)
        self.thinking = code not in decisions
        return code

    def volunteer(self, view: dict[str, object], commands: list[int]) -> int | None:
        self.thinking = True
        code = self.bot.volunteer(view, commands)
        self.thinking = code is not None and code not in commands
        return code


def _seed(seed: int, rotation: int, bot: int) -> int:
    """Each bot of each game draws numbers of its own."""
    text = f"{seed} {rotation} {bot}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
