"""OpenSpiel inside: its own random bots play whole games in C++.

Only for games without chance, where every move of the finished state is a decision.
"""

from itertools import count

import pyspiel
from worker import Play


def player(name: str) -> Play:
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = count()

    def play(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, next(seeds))
            decisions += state.move_number()
        return decisions, 0

    return play
