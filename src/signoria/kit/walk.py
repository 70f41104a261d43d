"""One random game: who plays what depends on nothing but the game, its seats, its seed and its options."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.journal import Journal
from signoria.core.state import State
from signoria.kit.position import Play, Position, pick

COMMAND_RARITY = 20  # a standing command is taken with probability 1/20
CONSIDERED = 6  # actions compared by a player that wants to do well


class Style(Enum):
    """How a random player chooses. Each reaches positions that the others do not."""

    ANY = "any legal action with equal chance"
    FAMILY = "a family of actions first, so that rare actions come up as often as common ones"
    BEST = "the best of a few actions by the game's judge, so that games go deep"


class Walk:
    """Goes from position to position. The style is drawn with the seed, unless it is given."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, object],
        style: Style | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.random = Random(-1 - seed)
        drawn = list(Style)[int(self.random.below(len(Style)))]
        self.style = style or drawn
        self.here = self._position(game.new(seats, seed, **options), 0, None, False)

    def choose(self) -> tuple[int, int]:
        """The next play: a seat and its code."""
        here = self.here
        commands = [(seat, code) for seat in here.seats for code in here.commands[seat]]
        if commands and not self.random.below(COMMAND_RARITY):
            return self._command(commands)
        seat = pick(self.random, list(here.to_act))
        codes = here.decisions[seat]
        if len(codes) == 1 or self.style is Style.ANY:
            return seat, pick(self.random, codes)
        if self.style is Style.FAMILY:
            return seat, self._by_family(codes)
        return seat, self._best(seat, codes)

    def _command(self, commands: list[tuple[int, int]]) -> tuple[int, int]:
        """By family: there are many offers to begin for each one to accept."""
        family = self._family([code for _, code in commands])
        chosen = [each for each in commands if self._offset(each[1]) == family]
        return chosen[int(self.random.below(len(chosen)))]

    def _by_family(self, codes: list[int]) -> int:
        family = self._family(codes)
        return pick(self.random, [code for code in codes if self._offset(code) == family])

    def _family(self, codes: list[int]) -> int:
        return pick(self.random, sorted({self._offset(code) for code in codes}))

    def _offset(self, code: int) -> int:
        return self.game.actions.family_of[code].offset

    def _best(self, seat: int, codes: list[int]) -> int:
        considered = sorted({pick(self.random, codes) for _ in range(CONSIDERED)})
        return max(considered, key=lambda code: self._value(seat, code))

    def _value(self, seat: int, code: int) -> float:
        after = self.here.state.copy()
        after.play(seat, code)
        return self.game.judge(after, seat)

    def go(self, seat: int, code: int) -> Play:
        """Play on a copy; the position left behind stays as it was."""
        before = self.here
        after = before.state.copy()
        after.journal = Journal(self.game.events)
        after.play(seat, code)
        play = Play(before, seat, code, after.journal.take())
        kept = play.command or before.speaking
        answered = before.answered if kept else _still_answered(before, after)
        before.came_by = None  # or the whole game would stay in memory
        self.here = self._position(after, before.step + 1, play, answered)
        return play

    def _position(self, state: State, step: int, came_by: Play | None, answered: bool) -> Position:
        # Chance of its own for each step: what the checks draw does not change the game.
        random = Random(self.seed << 20 | step)
        return Position(self.game, state, step, random, came_by, answered)


def _still_answered(before: Position, after: State) -> bool:
    """Do answers lie in a sealed frame after this decision? If it was the last one, what follows may
    be another sealed frame, which asks seats again."""
    return before.state.sealed and after.sealed and set(after.to_act) <= set(before.to_act)
