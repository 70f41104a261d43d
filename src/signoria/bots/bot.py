"""What a bot is. It is shown the view of its seat and nothing else."""

from __future__ import annotations

from signoria.core.game import Game

View = dict[str, object]


class Bot:
    """One player of one seat. The same views in the same order and the same seed: the same answers."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, view: View, decisions: list[int]) -> int:
        """One of the codes that answer what its seat is asked."""
        raise NotImplementedError

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        """A standing command to give unasked, or None."""
        return commands[0] if self.game.eager else None
