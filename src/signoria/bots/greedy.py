"""A bot that looks one decision ahead and takes what the judge likes best."""

from __future__ import annotations

from signoria.bots.bot import Bot, View
from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.greedy import judged


class GreedyBot(Bot):
    """Imagines one position that fits its view, tries every decision in it, and keeps the best."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._random = Random(seed)

    def choose(self, view: View, decisions: list[int]) -> int:
        if len(decisions) == 1:
            return decisions[0]
        seat = view["viewer"]
        assert isinstance(seat, int)
        state = self.game.imagine(view, self._random.next32())
        values = judged(state, seat, decisions)
        highest = max(values)
        best = [code for code, value in zip(decisions, values) if value == highest]
        return best[self._random.below(len(best))]

    @classmethod
    def cares(cls, game: Game, commands: list[int]) -> bool:
        """It makes no offers of its own."""
        return any(not game.actions.family_of[code].opens for code in commands)

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        """What makes its position better at once, an offer accepted above all; an offer that does not is declined."""
        seat = view["viewer"]
        assert isinstance(seat, int)
        family_of = self.game.actions.family_of
        whole = [code for code in commands if not family_of[code].opens]
        if not whole:
            return None
        state = self.game.imagine(view, self._random.next32())
        values = judged(state, seat, whole)
        highest = max(values)
        if highest > self.game.judge(state, seat):
            return whole[values.index(highest)]
        return next((code for code in whole if family_of[code].declines), None)
