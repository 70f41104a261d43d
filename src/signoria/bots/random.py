"""A bot that knows the rules and nothing else."""

from __future__ import annotations

from signoria.bots.bot import Bot, View
from signoria.core.chance import Random
from signoria.core.game import Game


class RandomBot(Bot):
    """Every decision with equal chance."""

    quick = True

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._random = Random(seed)

    def choose(self, view: View, decisions: list[int]) -> int:
        return decisions[self._random.below(len(decisions))]
