"""Memory does not grow with play: a million decisions leave the process as large as it was."""

from __future__ import annotations

import subprocess
import sys

import pytest

import signoria

PLAY = """
import sys
import signoria
from signoria.cli.measure import api_playouts, compiled, resident
from signoria.core.playout import playouts

game = signoria.game(sys.argv[1])
decisions = 1_000_000 if compiled() else 50_000  # interpreted, a million takes a minute

def play(wanted):
    played = seed = 0
    while played < wanted:
        seed += 1
        played += playouts(game.new(game.most, seed), 20, seed)
    played = 0
    while played < wanted:
        played += api_playouts(game, 20)

play(decisions // 10)
before = resident()
play(decisions)
print(resident() - before)
"""


@pytest.mark.parametrize("game", signoria.game_ids(preparing=True))
def test_a_million_decisions_leave_no_memory_behind(game: str) -> None:
    """As many inside the engine as through the public API; in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 2_000_000
