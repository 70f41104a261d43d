"""Playing a match: one game after the other, or on several processes, with the same results."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from itertools import islice
from multiprocessing import get_context, parent_process

from signoria.arena.file import Results
from signoria.arena.match import Match, Played, play
from signoria.arena.sprt import Sprt
from signoria.core.errors import SignoriaError

Progress = Callable[[int], None]
AHEAD = 2  # games that wait for each process


class WorkerLost(SignoriaError):
    """A process that played was ended by somebody else."""


def run(
    match: Match,
    blocks: int,
    results: Results,
    workers: int = 1,
    sprt: Sprt | None = None,
    progress: Progress = lambda games: None,
) -> list[list[Played]]:
    """Complete blocks in order; with a test only as many as it takes to decide.

    What counts does not depend on the number of processes: blocks are looked at in order, and those played beyond a
    decision are left out.
    """
    seats = len(match.bots)
    wanted = [(block, rotation) for block in range(blocks) for rotation in range(seats)]
    missing = [at for at in wanted if at not in results.played]
    progress(len(wanted) - len(missing))
    count, decided = _counted(results, 0, blocks, seats, sprt)
    if missing and not decided:
        results.prepare()
        for played in _games(match, iter(missing), workers):
            results.add(played)
            progress(1)
            count, decided = _counted(results, count, blocks, seats, sprt)
            if decided:
                break
    return _blocks(results, count, seats)


def complete(
    match: Match, blocks: int, results: Results, sprt: Sprt | None = None
) -> list[list[Played]]:
    """What `run` would give if it had to end now."""
    seats = len(match.bots)
    return _blocks(results, _counted(results, 0, blocks, seats, sprt)[0], seats)


def result_hash(blocks: list[list[Played]]) -> str:
    """The same for the same games, however they were played."""
    digest = blake2b(digest_size=16)
    for block in blocks:
        for game in block:
            digest.update(f"{game}\n".encode())
    return digest.hexdigest()


def _games(match: Match, missing: Iterator[tuple[int, int]], workers: int) -> Iterator[Played]:
    if workers == 1:
        for block, rotation in missing:
            yield play(match, block, rotation)
        return
    spawn = get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_begin) as pool:
        try:
            running: set[Future[Played]] = set()
            while True:
                for block, rotation in islice(missing, AHEAD * workers - len(running)):
                    running.add(pool.submit(_played, match, block, rotation))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from sorted((f.result() for f in done), key=lambda g: (g.block, g.rotation))
        except BrokenProcessPool:
            raise WorkerLost("arena-worker-lost") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _played(match: Match, block: int, rotation: int) -> Played:
    """On Ctrl-C a process of the pool ends the programs that play in its game, and then itself, without a word."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return play(match, block, rotation)
    except KeyboardInterrupt:
        os._exit(1)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def _begin() -> None:
    """A process of the pool would wait for ever for a parent that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _blocks(results: Results, count: int, seats: int) -> list[list[Played]]:
    return [[results.played[block, r] for r in range(seats)] for block in range(count)]


def _counted(
    results: Results, count: int, blocks: int, seats: int, sprt: Sprt | None
) -> tuple[int, bool]:
    """How many blocks count, in order, and whether a test is decided by them; `count` of them are known to."""
    while count < blocks and all((count, r) in results.played for r in range(seats)):
        count += 1
        if sprt is not None and sprt.decision(_blocks(results, count, seats)):
            return count, True
    return count, False
