"""Bots of other people: programs in any language that speak the line protocol. See docs/bots.md."""

from __future__ import annotations

from typing import Any, ClassVar

from signoria.bots.bot import Bot, View
from signoria.bots.program import BotFailed, Program
from signoria.core.errors import BadRequest
from signoria.core.game import Game

PROTOCOL = 1
STARTING = 20.0  # seconds until it must be ready
SECONDS = 5.0  # for a choice, where nobody says otherwise
TRIES = 3  # answers to one question that are read


class OutsideBot(Bot):
    """Tells a program what its seat may know and what it may do, and hears what it chooses.

    A program that fails raises BotFailed, and is ended.
    """

    name: ClassVar[str]
    command: ClassVar[list[str]]

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)  # the seed is not told: others are drawn from the same number
        self._program: Program | None = None
        self._questions = 0
        self._wants_commands = False

    def choose(self, view: View, decisions: list[int]) -> int:
        code = self._ask("choose", view, decisions)
        assert code is not None
        return code

    def volunteer(self, view: View, commands: list[int]) -> int | None:
        """Only programs that said they want to be asked are; for others is done what nobody would hold back."""
        if self._program is None or not self._wants_commands:
            return super().volunteer(view, commands)
        return self._ask("volunteer", view, commands)

    def over(self, scores: list[int], places: list[int]) -> None:
        if self._program is not None:
            program, self._program = self._program, None
            try:
                with program.within(self._seconds()):
                    program.tell({"t": "over", "scores": scores, "places": places})
            except BotFailed:
                pass  # it was in a hurry
            program.end()

    # ---------------------------------------------------------------- talking

    def _ask(self, kind: str, view: View, codes: list[int]) -> int | None:
        program = self._program or self._begin(view)
        self._questions += 1
        question: dict[str, Any] = {"t": kind, "n": self._questions, "seconds": self._seconds()}
        question["prompt"] = self._prompt(view)
        notation = self.game.notation
        question["actions"] = [{"code": code, "action": notation(code)} for code in codes]
        question["view"] = view
        try:
            with program.within(self._seconds()):
                program.tell(question)
                return self._answer(program, kind, codes)
        except BotFailed:
            self._program = None
            program.end()
            raise

    def _begin(self, view: View) -> Program:
        program = Program(self.name, self.command)
        hello = {"t": "hello", "protocol": PROTOCOL, "game": self.game.id, "title": self.game.title}
        hello |= {key: view[key] for key in ("rules", "seats", "options")}
        try:
            with program.within(STARTING):
                program.tell({**hello, "seat": view["viewer"], "seconds": self._seconds()})
                ready = program.hear()
            if ready.get("t") != "ready":
                raise BotFailed("bot-nonsense", {"bot": self.name})
        except BotFailed:
            program.end()
            raise
        self._wants_commands = ready.get("commands") is True
        self._program = program
        return program

    def _answer(self, program: Program, kind: str, codes: list[int]) -> int | None:
        for _ in range(TRIES):
            answer = program.hear()
            if answer.get("n") == self._questions:
                code = self._code(answer)
                if code in codes or (code is None and kind == "volunteer"):
                    return code
            refusal = BadRequest("bot-illegal-answer", {"answer": str(answer)[:80]})
            program.tell({"t": "error", "n": self._questions, "text": refusal.sentence("en")})
        raise BotFailed("bot-nonsense", {"bot": self.name})

    def _code(self, answer: dict[str, Any]) -> int | None:
        """By its number or by its notation; -1 if it is neither, None if it is nothing."""
        if isinstance(answer.get("action"), str):
            try:
                return self.game.parse(answer["action"])
            except BadRequest:
                return -1
        code = answer.get("code", -1)
        return code if code is None or type(code) is int else -1

    def _prompt(self, view: View) -> dict[str, Any] | None:
        seat = view["viewer"]
        assert isinstance(seat, int)
        prompt = self.game.imagine(view, 0).prompt(seat)
        return None if prompt is None else {"kind": prompt.kind, "args": prompt.args}

    def _seconds(self) -> float:
        return self.patience or SECONDS
