"""A process that stays alive and answers "play GAME for so many seconds".

`python worker.py MODULE` reads one JSON object a line ({"game", "seconds"}) and answers each with
one: {"decisions", "chance", "seconds", "cpu"} or {"error"}. MODULE has `player(game)`, which gives
a function that plays whole games at random and returns (decisions, chance events) of all of them.
"""

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter, process_time

Play = Callable[[int], tuple[int, int]]

BATCH_SECONDS = 0.01  # the clock is read about this often, so that reading it costs nothing


def warm(play: Play) -> int:
    """Doubles a number of games until they last long enough, which also warms the caches."""
    games = 1
    while True:
        began = perf_counter()
        play(games)
        if perf_counter() - began >= BATCH_SECONDS:
            return games
        games *= 2


def measure(play: Play, games: int, seconds: float) -> dict[str, float]:
    decisions = chance = 0
    began, cpu = perf_counter(), process_time()
    while perf_counter() - began < seconds:
        more_decisions, more_chance = play(games)
        decisions += more_decisions
        chance += more_chance
    return {
        "decisions": decisions,
        "chance": chance,
        "seconds": perf_counter() - began,
        "cpu": process_time() - cpu,
    }


def sentence(error: Exception) -> str:
    """One line without paths of this machine: it goes into the report."""
    words = [word for word in str(error).split() if "/" not in word]
    return f"{type(error).__name__}: {' '.join(words)}".removesuffix(": ")


def main() -> None:
    # What libraries print must not mix with the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    ready: dict[str, tuple[Play, int]] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        game = asked["game"]
        try:
            if game not in ready:
                play: Play = import_module(sys.argv[1]).player(game)
                ready[game] = play, warm(play)
            answer: dict[str, object] = {**measure(*ready[game], asked["seconds"])}
        except Exception as error:  # whatever a peer raises is this subject's answer
            answer = {"error": sentence(error)}
        print(json.dumps(answer), file=answers)


if __name__ == "__main__":
    main()
