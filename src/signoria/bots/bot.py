"""What a bot is. It is shown the view of its seat and nothing else."""

from __future__ import annotations

from signoria.core.game import Game

View = dict[str, object]
PATIENCE = 0.8  # seconds that people wait for a bot: they see its answer within one


class Bot:
    """One player of one seat. The same views in the same order and the same seed: the same answers."""

    quick = False  # does it choose without thinking? Others think where they keep nobody waiting
    patience = 0.0  # seconds that somebody will wait for a choice at most; 0: however long it takes

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, view: View, decisions: list[int]) -> int:
        """One of the codes that answer what its seat is asked."""
        raise NotImplementedError

    @classmethod
    def cares(cls, game: Game, commands: list[int]) -> bool:
        """Would it think about giving one of these standing commands?"""
        return game.eager and bool(commands)

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        """A standing command to give unasked, or None."""
        return commands[0] if self.game.eager else None

    def over(self, scores: list[int], places: list[int]) -> None:
        """The game is over: the points and the place of each seat. Both are empty if it was broken off."""
