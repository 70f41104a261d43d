"""What is played: blocks of one deal each, in which every bot sits on every seat once."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any

import signoria
from signoria.arena.guarded import Guarded
from signoria.bots.match import play_game
from signoria.bots.outside import SECONDS


@dataclass(frozen=True)
class Match:
    """`bots`: one for each seat; the same name may come several times. Block n has the seed `seed` + n.

    `seconds`: for each decision of a program of somebody else.
    """

    game: str
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    seconds: float = SECONDS

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

    `crashed`: which of them did not play on. Their seats were played at random to the end, and they have the last
    place: that costs nobody else anything.
    """

    block: int
    rotation: int
    places: list[int]
    scores: list[int]
    decisions: int
    digest: str
    cut: bool = False
    crashed: list[int] = field(default_factory=list)
    reason: str = field(default="", compare=False, repr=False)  # of the first crash, for people
    message: dict[str, object] | None = field(
        default=None, compare=False, repr=False
    )  # in no language

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
    bots = [Guarded(match.bots[i], game, _seed(seed, rotation, i), match.seconds) for i in listed]
    result = play_game(game, bots, seed, match.options)
    ranking = [result.ranking[result.sides[seat]] for seat in range(seats)]
    places, scores = [0] * seats, [0] * seats
    for seat, i in enumerate(listed):
        places[i] = ranking[seat]
        scores[i] = result.scores[result.sides[seat]]
    crashed = sorted(i for seat, i in enumerate(listed) if bots[seat].reason)
    failed = next((bot for bot in bots if bot.reason), None)
    return Played(
        block,
        rotation,
        without(crashed, places),
        scores,
        result.decisions,
        result.digest,
        result.cut,
        crashed,
        failed.reason if failed else "",
        failed.message if failed else None,
    )


def without(crashed: list[int], places: list[int]) -> list[int]:
    """The places of the others among themselves; who crashed is last, behind all of them.

    The first place may be nobody's: alone, one can lose against the game (MAS-SOL-15).
    """
    others = [place for i, place in enumerate(places) if i not in crashed]
    last = max(2, len(places))
    return [
        last if i in crashed else min(places) + sum(other < place for other in others)
        for i, place in enumerate(places)
    ]


def _seed(seed: int, rotation: int, bot: int) -> int:
    """Each bot of each game draws numbers of its own."""
    text = f"{seed} {rotation} {bot}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")
