"""Bots that think ahead: one tree search, and how long it may take."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.bots.bot import View
from signoria.bots.greedy import GreedyBot
from signoria.core.game import Game
from signoria.core.line import Line
from signoria.core.policy import TO_THE_END, Policy
from signoria.core.search import Search

_WHATEVER = 1_000_000_000  # iterations: more than any time allows


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: iterations, or milliseconds of processor time if there are any.

    Only iterations make the same choice on every machine.
    """

    iterations: int = _WHATEVER
    milliseconds: int = 0


class SearchBot(GreedyBot):
    """Walks through the games that may follow, each time with other secrets, and takes what it came back to most."""

    budget = Budget(1_000)
    policy: Policy | None = None  # how it thinks; without one, as the game advises

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._search: Search | None = None
        self._chosen = 0

    def choose(self, view: View, decisions: list[int]) -> int:
        if len(decisions) == 1:
            return decisions[0]
        search = self._search
        if search is None or not search.follow(self._chosen, view):
            policy = self.policy or self.game.policy
            search = self._search = Search(self.game, view, self._random.next32(), policy)
        if self.budget.milliseconds:
            search.grow(self.budget.iterations, self.budget.milliseconds / 1000, of_processor=True)
        else:
            search.grow(self.budget.iterations, self.patience)
        self._chosen = search.best()
        return self._chosen

    def explain(self) -> list[Line]:
        """What it thought of each action when it chose last, the chosen one first."""
        return self._search.lines() if self._search is not None else []


class PlayoutBot(SearchBot):
    """Plays imagined games to their end, and learns from them which moves are good. The judge gives his first
    opinion of what can be done, as in every search, but has no say in what is played after it: a measure for what the
    knowledge in judges and outlooks is worth (docs/strength/tried.md).
    """

    policy = Policy(TO_THE_END, breadth=3, by_averages=True)
