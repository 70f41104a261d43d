"""The levels that people choose from. How strong they are is measured: docs/strength."""

from __future__ import annotations

from typing import ClassVar

from signoria.bots.bot import View
from signoria.bots.greedy import GreedyBot
from signoria.bots.search import Budget, SearchBot

ADVISER = "grandmaster"  # whom a person asks for a hint
LINES = 3  # of play that a hint tells
PASS = 0  # nobody overlooks that he may pass


class Apprentice(GreedyBot):
    """Takes what looks best of what it notices: half of what it may do."""

    def choose(self, view: View, decisions: list[int]) -> int:
        noticed = [code for code in decisions if code == PASS or self._random.below(2)]
        return super().choose(view, noticed or decisions)


class Journeyman(SearchBot):
    budget: ClassVar[Budget] = Budget(10)


class Master(SearchBot):
    budget: ClassVar[Budget] = Budget(60)


class GrandMaster(SearchBot):
    budget: ClassVar[Budget] = Budget(800)
