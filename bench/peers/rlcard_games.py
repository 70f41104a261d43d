"""RLCard: its environments stepped with random legal actions."""

from random import random

import rlcard
from worker import Play


def player(name: str) -> Play:
    env = rlcard.make(name)

    def play(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(random() * len(actions))])
                decisions += 1
        return decisions, 0

    return play
