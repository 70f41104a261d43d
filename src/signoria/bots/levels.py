"""The levels that people choose from. How strong they are is measured: docs/strength."""

from __future__ import annotations

from typing import ClassVar

from signoria.bots.bot import View
from signoria.bots.greedy import GreedyBot
from signoria.bots.search import Budget, SearchBot
from signoria.core.game import Game

ADVISER = "grandmaster"  # whom a person asks for a hint
LINES = 3  # of play that a hint tells
PASS = 0  # nobody overlooks that he may pass


class Apprentice(GreedyBot):
    """Takes what looks best of what it notices: half of what it may do."""

    def choose(self, view: View, decisions: list[int]) -> int:
        noticed = [code for code in decisions if code == PASS or self._random.below(2)]
        return super().choose(view, noticed or decisions)


class Level(SearchBot):
    """Thinks as long as its level does. How much more thought makes a better player differs between games."""

    usual: ClassVar[int]  # iterations
    instead: ClassVar[dict[str, int]] = {}  # in these games

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.budget = Budget(self.instead.get(game.id, self.usual))


class Journeyman(Level):
    usual = 10
    instead: ClassVar[dict[str, int]] = {"masters": 1, "renaissance": 1}


class Master(Level):
    usual = 60
    instead: ClassVar[dict[str, int]] = {"masters": 10}


class GrandMaster(Level):
    usual = 800
