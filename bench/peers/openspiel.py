"""OpenSpiel driven from Python; chance events are sampled here too and counted apart.

Run as a program it prints the names of all games that can be driven this way.
"""

import json
from random import random

import pyspiel
from worker import Play


def driven() -> list[str]:
    """Games that load by name alone; simultaneous ones are played turn by turn."""
    mean_field = pyspiel.GameType.Dynamics.MEAN_FIELD
    kinds = pyspiel.registered_games()
    return [it.short_name for it in kinds if it.default_loadable and it.dynamics != mean_field]


def drawn(outcomes: list[tuple[int, float]]) -> int:
    left = random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def player(name: str) -> Play:
    game = pyspiel.load_game_as_turn_based(name)

    def play(games: int) -> tuple[int, int]:
        decisions = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    chance += 1
                    action = drawn(state.chance_outcomes())
                else:
                    decisions += 1
                    actions = state.legal_actions()
                    action = actions[int(random() * len(actions))]
                state.apply_action(action)
        return decisions, chance

    return play


if __name__ == "__main__":
    print(json.dumps(driven()))
