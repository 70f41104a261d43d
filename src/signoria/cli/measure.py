"""Measuring the engine: decisions per second, the price of a copy, the size of a state."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter

from signoria.core import state as engine
from signoria.core.game import Game
from signoria.core.playout import copies, playouts, redeals
from signoria.core.policy import TO_THE_END, Policy
from signoria.core.search import Search
from signoria.core.state import State

REPEATS = 7
SHORTEST = 0.1  # seconds of one repeat
KEPT = 20_000  # copies kept at once to weigh them
MIDDLE = 60  # plays after which a game is well under way
FULL = Policy(TO_THE_END, breadth=1)  # a search whose every iteration plays a game to its end


def measure(game: Game, advance: Callable[[int], None]) -> dict[str, object]:
    """All figures of one game with all its seats; `advance` is called after each of them."""
    figures: dict[str, object] = {"game": game.id, "seats": game.most, "compiled": compiled()}
    here = position(game)
    view = here.view(here.to_act[0])
    weight = bytes_per_state(here)  # first: memory freed by other work would hide the growth
    root = game.new(game.most, 0)
    subjects: list[tuple[str, Callable[[int], int], bool]] = [
        ("inside_decisions_per_s", lambda n: playouts(root, n, 1), True),
        ("api_decisions_per_s", lambda n: api_playouts(game, n), True),
        ("copy_us", lambda n: _copy(here, n), False),
        ("imagine_us", lambda n: len([game.imagine(view, seed) for seed in range(n)]), False),
        ("redeal_us", lambda n: _redeal(here.copy(), n), False),
        ("search_iterations_per_s", lambda n: Search(game, view, 1, FULL).grow(n), True),
    ]
    for name, work, as_rate in subjects:
        rate = per_second(work)
        figures[name] = round(rate) if as_rate else round(1e6 / rate, 3)
        advance(1)
    figures["bytes_per_state"] = weight
    return figures


STEPS = 6


def compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def position(game: Game) -> State:
    """A position in the middle of a random game."""
    state, random = game.new(game.most, 0), Random(0)
    for _ in range(MIDDLE):
        seat = state.to_act[0]
        state.play(seat, random.choice(state.decisions(seat)))
    return state


def api_playouts(game: Game, games: int) -> int:
    """Random games as any Python program would play them."""
    random, decisions = Random(0).random, 0
    for seed in range(games):
        state = game.new(game.most, seed)
        while not state.over:
            seat = state.to_act[0]
            codes = state.legal(seat)
            state.play(seat, codes[int(random() * len(codes))])
            decisions += 1
    return decisions


def per_second(work: Callable[[int], int]) -> float:
    """The best of several short runs: whatever else the machine does can only make one slower.

    `work(n)` does something n times and says how much it did.
    """
    times, rates = 1, []
    while _timed(work, times)[0] < SHORTEST:
        times *= 2
    for _ in range(REPEATS):
        seconds, done = _timed(work, times)
        rates.append(done / seconds)
    return max(rates)


def _timed(work: Callable[[int], int], times: int) -> tuple[float, int]:
    gc.collect()
    begun = perf_counter()
    done = work(times)
    return perf_counter() - begun, done


def _copy(state: State, times: int) -> int:
    copies(state, times)
    return times


def _redeal(state: State, times: int) -> int:
    redeals(state, 0, times, 1)
    return times


def bytes_per_state(state: State) -> int | None:
    """How much the process grows for each copy it keeps, as the operating system counts.

    So nothing is overlooked, whoever allocated it. None where the system does not tell.
    """
    kept: list[State | None] = [None] * KEPT
    gc.collect()
    before = resident()
    if before is None:
        return None
    for i in range(KEPT):
        kept[i] = state.copy()
    after = resident()
    assert after is not None
    return round((after - before) / KEPT)


def resident() -> int | None:
    """Bytes of memory that this process uses."""
    statm = Path("/proc/self/statm")
    try:
        import resource
    except ImportError:
        return None
    if statm.exists():
        return int(statm.read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
