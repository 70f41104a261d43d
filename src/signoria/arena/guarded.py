"""A bot whose failure costs it the game, and nobody else."""

from __future__ import annotations

from collections.abc import Callable

from signoria.bots import Bot, RandomBot, make
from signoria.bots.bot import View
from signoria.bots.outside import OutsideBot
from signoria.core.errors import SignoriaError
from signoria.core.game import Game


class Guarded(Bot):
    """Plays like the bot of that name until it fails, then at random.

    `reason`: why it failed, or nothing; `message`: the same, not yet in any language, where it is a sentence.
    """

    def __init__(self, name: str, game: Game, seed: int, seconds: float) -> None:
        super().__init__(game, seed)
        self._bot = make(name, game, seed)
        self._random = RandomBot(game, seed)
        self.reason = ""
        self.message: dict[str, object] | None = None
        if isinstance(self._bot, OutsideBot):
            self._bot.patience = seconds

    def choose(self, view: View, decisions: list[int]) -> int:
        code = self._tried(self._bot.choose, view, decisions)
        return self._random.choose(view, decisions) if code is None else code

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        return self._tried(self._bot.volunteer, view, commands)

    def over(self, scores: list[int], places: list[int]) -> None:
        self._bot.over(scores, places)

    def _tried(
        self, what: Callable[[View, list[int]], int | None], view: View, codes: list[int]
    ) -> int | None:
        if self.reason:
            return None
        try:
            code = what(view, codes)
        except SignoriaError as error:
            self.reason = str(error)
            self.message = {"key": error.message.key, "args": error.message.args}
        except Exception as error:
            self.reason = repr(error)
        else:
            if code is None or code in codes:
                return code
            self.reason = f"{code}?"
        return None
