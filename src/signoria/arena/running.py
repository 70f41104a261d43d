"""Playing a match: one game after the other, or on several processes, with the same results."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import blake2b
from itertools import islice
from multiprocessing import get_context, parent_process

from signoria.arena.file import Results
from signoria.arena.match import Match, Played, play
from signoria.arena.sprt import Sprt

Progress = Callable[[int], None]
AHEAD = 2  # games that wait for each process


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
    progress(sum(at in results.played for at in wanted))
    missing = [at for at in wanted if at not in results.played]
    if missing:
        results.prepare()
    counted = 0
    for played in _games(match, iter(missing), workers):
        results.add(played)
        progress(1)
        while counted < blocks and _complete(results, counted, seats):
            counted += 1
            if sprt is not None and sprt.decision(_blocks(results, counted, seats)):
                return _blocks(results, counted, seats)
    return _blocks(results, _decided(results, blocks, seats, sprt), seats)


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
    with ProcessPoolExecutor(workers, mp_context=spawn, initializer=_end_with_parent) as pool:
        try:
            running: set[Future[Played]] = set()
            while True:
                for block, rotation in islice(missing, AHEAD * workers - len(running)):
                    running.add(pool.submit(play, match, block, rotation))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from sorted((f.result() for f in done), key=lambda g: (g.block, g.rotation))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _end_with_parent() -> None:
    """A process of the pool would wait for ever for a parent that was killed."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _complete(results: Results, block: int, seats: int) -> bool:
    return all((block, rotation) in results.played for rotation in range(seats))


def _blocks(results: Results, count: int, seats: int) -> list[list[Played]]:
    return [[results.played[block, r] for r in range(seats)] for block in range(count)]


def _decided(results: Results, blocks: int, seats: int, sprt: Sprt | None) -> int:
    """How many blocks count, in order."""
    for count in range(1, blocks + 1):
        if not _complete(results, count - 1, seats):
            return count - 1
        if sprt is not None and sprt.decision(_blocks(results, count, seats)):
            return count
    return blocks
