"""A bot in plain Python: it speaks the line protocol of docs/bots.md and needs nothing but Python.

    signoria arena masters --bots "cmd:python examples/bot.py,random"

It prefers what other people would call progress, by the first word of an action, and draws lots among equals.
"""

from __future__ import annotations

import json
import random
import sys

LIKED = [
    "build",
    "buy",
    "produce",
    "play",
    "accept",
    "bid",
    "auction",
    "market",
    "expand",
    "attack",
]
DISLIKED = ["pass", "drop", "decline"]
dice = random.Random(1)


def liking(action: dict[str, object]) -> int:
    verb = str(action["action"]).split()[0]
    return len(LIKED) - LIKED.index(verb) if verb in LIKED else -(verb in DISLIKED)


def choose(actions: list[dict[str, object]]) -> object:
    best = max(map(liking, actions))
    return dice.choice([action["code"] for action in actions if liking(action) == best])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        answer: dict[str, object] | None = None
        if message["t"] == "hello":
            answer = {"t": "ready", "name": "progress", "commands": False}
        elif message["t"] == "choose":
            answer = {"n": message["n"], "code": choose(message["actions"])}
        elif message["t"] == "error":
            print(
                message["text"], file=sys.stderr
            )  # whoever runs the arena is shown the last lines
        elif message["t"] == "over":
            return
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
