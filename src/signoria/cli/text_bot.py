"""`signoria text-bot`: a language model as a bot. It speaks the line protocol (docs/bots.md) here, and words there."""

from __future__ import annotations

import json
import random
import shlex
import subprocess
import sys
import time
from typing import Annotated, Any

import typer

import signoria
from signoria.cli.observation import described, named
from signoria.cli.options import Lang, spoken
from signoria.core.errors import BadRequest
from signoria.words import say

IN_TIME = 0.9  # of the time for a decision; the rest is for our own answer

Model = Annotated[str, typer.Option("--model", metavar="COMMAND", show_default=False)]
Tries = Annotated[int, typer.Option("--tries", metavar="N", min=1)]


def text_bot(model: Model, tries: Tries = 3, lang: Lang = None) -> None:
    reader = Reader(_command(model), tries, spoken(lang))
    for line in sys.stdin:
        answer = reader.answer(_message(line))
        if answer is not None:
            print(json.dumps(answer), flush=True)
    print(say("cli-text-done", reader.language, **reader.counts), file=sys.stderr)


def _command(model: str) -> list[str]:
    try:
        command = shlex.split(model)
    except ValueError:  # a quotation without an end
        command = []
    if not command:
        raise BadRequest("cli-no-model")
    return command


def _message(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict) or "t" not in message:
        raise BadRequest("cli-text-no-message", {"line": line.strip()[:40]})
    return message


class Reader:
    """Asks the model in words, reads its answer, and asks again if there is no action in it. Chance chooses for a model
    that names none, or takes too long: one slow answer does not cost the game.
    """

    def __init__(self, command: list[str], tries: int, language: str) -> None:
        self.command = command
        self.tries = tries
        self.language = language
        self.counts = {"questions": 0, "again": 0, "late": 0, "chance": 0}
        self._dice = random.Random(0)

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """To a line of the protocol; None if it needs none."""
        if message["t"] == "hello":
            return {"t": "ready", "name": self.command[0]}
        if message["t"] == "choose":
            return {"n": message["n"], "code": self._choose(message)}
        return None

    def _choose(self, question: dict[str, Any]) -> int:
        game = signoria.game(question["view"]["game"])
        codes = [action["code"] for action in question["actions"]]
        text = described(game, question["view"], question["prompt"], codes, self.language)
        self.counts["questions"] += 1
        end = time.monotonic() + IN_TIME * question["seconds"]
        asked = text
        for _ in range(self.tries):
            said = self._said(asked, end - time.monotonic())
            if said is None:
                break
            code = named(game, said, codes)
            if code is not None:
                return code
            self.counts["again"] += 1
            asked = text + say("cli-text-again", self.language, said=said[-200:], count=len(codes))
        self.counts["chance"] += 1
        return int(self._dice.choice(codes))

    def _said(self, text: str, seconds: float) -> str | None:
        """What the model answers, an empty text if it fails; None if it takes longer."""
        try:
            done = subprocess.run(
                self.command,
                input=text.encode(),
                stdout=subprocess.PIPE,
                check=False,
                timeout=max(0.0, seconds),
            )
        except subprocess.TimeoutExpired:
            self.counts["late"] += 1
            return None
        return done.stdout.decode(errors="replace").strip()
