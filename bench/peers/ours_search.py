"""Signoria's search with random playouts to the end of the game, every iteration dealt anew, all seats taken.

Counted are iterations, from a decision in the middle of a random game.
"""

from importlib import import_module

from ours import require
from worker import Play


def player(name: str) -> Play:
    game = import_module("signoria").game(name)
    measuring = import_module("signoria.cli.measure")
    search = import_module("signoria.core.search").Search
    here = measuring.position(game)
    view = here.view(here.to_act[0])
    require(compiled=True)

    def play(iterations: int) -> tuple[int, int]:
        return search(game, view, 1, measuring.FULL).grow(iterations), 0

    return play
