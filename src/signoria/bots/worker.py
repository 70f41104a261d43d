"""A process in which bots think: a question per line of standard input, the answer on a line of standard output."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
import traceback
from typing import Any

import signoria
from signoria.bots import hindsight, make
from signoria.bots.following import Thought, thought
from signoria.bots.search import SearchBot

LEAST_PATIENCE = 0.05  # seconds, however long the question had to wait


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it ends it by closing its input
    if hasattr(os, "nice"):
        os.nice(5)  # the tables come first
    for line in sys.stdin.buffer:
        try:
            answer = _answer(json.loads(line))
        except Exception:
            answer = {"error": traceback.format_exc()}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


def _answer(asked: dict[str, Any]) -> dict[str, Any]:
    game = signoria.game(asked["game"])
    if "played" in asked:
        return hindsight.work(game, asked)
    bot = make(asked["bot"], game, asked["seed"])
    bot.patience = max(LEAST_PATIENCE, asked["until"] - time.monotonic())  # one clock for all
    if "commands" in asked:
        return {"code": bot.volunteer(asked["view"], asked["commands"])}
    answer: dict[str, Any] = {"code": bot.choose(asked["view"], asked["decisions"])}
    if "lines" in asked and isinstance(bot, SearchBot):
        lines = bot.explain()[: asked["lines"]]
        thoughts = [thought(game, asked["view"], line) for line in lines]
        answer["lines"] = [_told(one) for one in thoughts if one.moves]
    return answer


def _told(thought: Thought) -> dict[str, Any]:
    moves = [[move.seat, move.code, move.asked.kind, move.asked.args] for move in thought.moves]
    return {"value": thought.value, "share": thought.share, "moves": moves}


if __name__ == "__main__":
    main()
