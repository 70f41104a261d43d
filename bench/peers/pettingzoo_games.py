"""PettingZoo classic: the documented AEC loop with random actions from the mask."""

from importlib import import_module
from random import random
from typing import Any

import numpy as np
from worker import Play


def pick(mask: Any, size: int) -> int:
    if mask is None:
        return int(random() * size)
    actions = np.flatnonzero(mask)
    return int(actions[int(random() * len(actions))])


def player(name: str) -> Play:
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            env.reset()
            for agent in env.agent_iter():
                observation, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                seen = observation if isinstance(observation, dict) else info
                env.step(pick(seen.get("action_mask"), env.action_space(agent).n))
                decisions += 1
        return decisions, 0

    return play
