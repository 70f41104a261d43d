"""Signoria: Masters with four seats, through the public API and inside the compiled layer."""

import sys
from importlib import import_module
from itertools import count
from random import random

import subjects
from worker import Play

SEATS = 4


def require(compiled: bool) -> None:
    """Refuses to measure the interpreted engine as the compiled one, or the reverse."""
    files = [
        getattr(module, "__file__", None) or ""
        for name, module in list(sys.modules.items())
        if name.startswith("signoria.core.")
    ]
    found = any(file.endswith((".so", ".pyd")) for file in files)
    if found != compiled:
        raise ImportError("the engine is compiled" if found else "the engine is not compiled")


def api() -> Play:
    game = import_module("signoria").game("masters")
    seeds = count()

    def play(games: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(games):
            state = game.new(SEATS, next(seeds))
            while not state.over:
                seat = state.to_act[0]
                codes = state.legal(seat)
                state.play(seat, codes[int(random() * len(codes))])
                decisions += 1
        return decisions, 0

    return play


def inside() -> Play:
    state = import_module("signoria").game("masters").new(SEATS, 0)
    playouts = import_module("signoria.core.playout").playouts
    seeds = count()

    def play(games: int) -> tuple[int, int]:
        return playouts(state, games, next(seeds)), 0

    return play


def player(name: str) -> Play:
    play = inside() if name == subjects.INSIDE.game else api()
    require(compiled=name != subjects.INTERPRETED.game)
    return play
