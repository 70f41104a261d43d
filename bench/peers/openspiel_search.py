"""OpenSpiel's information-set tree search, written in C++, with random playouts to the end of the game.

Counted are simulations, from a decision in the middle of a random game.
"""

import random

import pyspiel
from worker import Play

MIDDLE = 20  # decisions after which a game is well under way
CURIOSITY = 2.0
FEWEST = 32  # simulations of a search: after one or two it has no answer, and ends the process


def middle(game: pyspiel.Game) -> pyspiel.State:
    """Always the same position."""
    chance = random.Random(1)
    state = game.new_initial_state()
    decisions = 0
    while state.is_chance_node() or decisions < MIDDLE:
        actions = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(chance.choice(actions))
    return state


def player(name: str) -> Play:
    state = middle(pyspiel.load_game(name))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def play(searches: int) -> tuple[int, int]:
        simulations = FEWEST * searches
        pyspiel.ISMCTSBot(1, evaluator, CURIOSITY, simulations).step(state)
        return simulations, 0

    return play
