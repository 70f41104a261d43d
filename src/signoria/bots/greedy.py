"""A bot that looks one decision ahead and takes what the judge likes best."""

from __future__ import annotations

from signoria.bots.bot import Bot, View
from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.greedy import judged

OPENINGS = ("offer", "swap", "gift")  # first codes of phrases: it makes no offers of its own


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
        return any(game.actions.family_of[code].name not in OPENINGS for code in commands)

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        """What makes its position better at once, an offer accepted above all; an offer that does not is declined."""
        seat = view["viewer"]
        assert isinstance(seat, int)
        family_of = self.game.actions.family_of
        whole = [code for code in commands if family_of[code].name not in OPENINGS]
        if not whole:
            return None
        state = self.game.imagine(view, self._random.next32())
        values = judged(state, seat, whole)
        highest = max(values)
        if highest > self.game.judge(state, seat):
            return whole[values.index(highest)]
        declined = [code for code in whole if family_of[code].name == "decline"]
        return declined[0] if declined else None
