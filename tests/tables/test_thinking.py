"""Bots think elsewhere: the same choice as here, and neither a crash nor a long thought costs anybody a game."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.bots import make
from signoria.tables import Service, Store
from signoria.tables.levels import LEVELS
from signoria.tables.table import OVER
from signoria.tables.thinking import Thinkers
from tests.tables.house import play

GAME = signoria.game("masters")
KILLS = 4


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    shared = Thinkers(workers=1)
    yield shared
    shared.close()


def ask(thinkers: Thinkers, seed: int = 5, bot: str = "greedy") -> int:
    state = GAME.new(2, seed)
    view, decisions = state.view(0), state.decisions(0)
    return asyncio.run(thinkers.choose(bot, GAME, seed, view, decisions))


@pytest.mark.parametrize("bot", ["journeyman", "apprentice", "greedy", "random"])
def test_the_choice_is_the_one_that_would_be_made_here(thinkers: Thinkers, bot: str) -> None:
    thinkers.patience = 60.0
    for seed in range(4):
        state = GAME.new(2, seed)
        here = make(bot, GAME, seed).choose(state.view(0), state.decisions(0))
        assert ask(thinkers, seed, bot) == here


def worker(script: str) -> list[str]:
    return [sys.executable, "-c", script]


ANSWER = "import sys\nfor line in sys.stdin:\n    {}\n"
FAILING = {
    "it crashes": ANSWER.format("sys.exit(1)"),
    "it is killed": ANSWER.format("import os; os.kill(os.getpid(), 9)"),
    "it talks nonsense": ANSWER.format("print('nonsense', flush=True)"),
    "it says something illegal": ANSWER.format("print('{\"code\": 9999}', flush=True)"),
    "it says nothing": ANSWER.format("print('{\"code\": null}', flush=True)"),
    "it complains": ANSWER.format('print(\'{"error": "I cannot"}\', flush=True)'),
    "it cannot even start": "raise SystemExit(3)",
}


@pytest.mark.parametrize("script", FAILING.values(), ids=FAILING)
def test_a_bot_that_fails_plays_at_random(script: str) -> None:
    thinkers = Thinkers(worker(script), workers=1)
    state = GAME.new(2, 5)
    expected = make("random", GAME, 5).choose(state.view(0), state.decisions(0))
    assert [ask(thinkers), ask(thinkers)] == [expected, expected]
    thinkers.close()


@pytest.mark.parametrize("script", FAILING.values(), ids=FAILING)
def test_an_adviser_that_fails_gives_no_advice(script: str) -> None:
    thinkers = Thinkers(worker(script), workers=1)
    state = GAME.new(2, 5)
    advice = asyncio.run(thinkers.advise(GAME, 5, state.view(0), state.decisions(0)))
    assert advice is None  # chance gives no advice
    thinkers.close()


def test_a_bot_without_an_end_is_given_up() -> None:
    thinkers = Thinkers(worker(ANSWER.format("import time; time.sleep(3600)")), 0.2, 1)
    assert ask(thinkers) in GAME.new(2, 5).decisions(0)
    thinkers.close()


SLOW = ANSWER.format(
    "import json, time; asked = json.loads(line); time.sleep(0.1);"
    " print(asked['until'] - time.monotonic(), file=sys.stderr, flush=True);"
    " print(json.dumps({'code': asked['decisions'][0]}), flush=True)"
)


def test_who_waits_for_a_process_has_a_share_of_the_time(capfd: pytest.CaptureFixture[str]) -> None:
    """Three are asked at once, and there is one process: the first must not use up what the others have."""
    thinkers = Thinkers(worker(SLOW), workers=1, patience=60.0)
    state = GAME.new(2, 5)

    async def evening() -> None:
        asked = ("greedy", GAME, 5, state.view(0), state.decisions(0))
        await asyncio.gather(*[thinkers.choose(*asked) for _ in range(3)])

    asyncio.run(evening())
    thinkers.close()
    first, second, third = [float(line) for line in capfd.readouterr().err.split()]
    assert first < 20 < second < 30 < third < 60
    assert not thinkers._waiting


def test_a_process_that_is_killed_in_thought_is_replaced() -> None:
    """kill -9 when the question has been asked and not yet answered: another process finds the same move."""
    thinkers = Thinkers(workers=1)
    state = GAME.new(2, 5)
    here = make("greedy", GAME, 5).choose(state.view(0), state.decisions(0))

    async def evening() -> int:
        await thinkers.choose("greedy", GAME, 5, state.view(0), state.decisions(0))
        (process,) = thinkers._processes
        process.send_signal(signal.SIGSTOP)
        thought = thinkers.choose("greedy", GAME, 5, state.view(0), state.decisions(0))
        waiting = asyncio.create_task(thought)
        await asyncio.sleep(0.1)
        process.kill()
        return await waiting

    assert asyncio.run(evening()) == here
    assert len(thinkers._processes) == 1
    thinkers.close()


def test_a_process_that_was_killed_costs_nobody_a_game(tmp_path: Path) -> None:
    """A real kill -9, again and again, whatever the process is doing."""
    thinkers = Thinkers(workers=1)
    thinkers.patience = 0.0
    killed: set[int] = set()

    async def murders() -> None:
        while len(killed) < KILLS:
            await asyncio.sleep(0.2)
            for process in list(thinkers._processes):
                os.kill(process.pid, signal.SIGKILL)
                killed.add(process.pid)

    async def evening() -> None:
        store = Store(tmp_path / "tables.db")
        service = Service(store, 0.0, thinkers=thinkers)
        seats = ["me", "bot:grandmaster", "bot:apprentice"]
        table = await service.create("anna", "Anna", "masters", seats, start=True)
        murderer = asyncio.create_task(murders())
        await play(service, table, {0: "anna"}, Random(2))
        assert table.status == OVER
        await murderer
        await service.close()
        store.close()

    asyncio.run(asyncio.wait_for(evening(), 120))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_to_the_end(tmp_path: Path, level: str) -> None:
    thinkers = Thinkers(workers=1)
    thinkers.patience = 0.0

    async def evening() -> None:
        store = Store(tmp_path / "tables.db")
        service = Service(store, 0.0, thinkers=thinkers)
        table = await service.create("anna", "Anna", "masters", ["me", f"bot:{level}"], start=True)
        await play(service, table, {0: "anna"}, Random(2))
        assert table.status == OVER
        await service.close()
        store.close()

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_a_program_that_is_missing_costs_no_game(tmp_path: Path) -> None:
    async def evening() -> None:
        store = Store(tmp_path / "tables.db")
        service = Service(store, 0.0, thinkers=Thinkers([str(tmp_path / "nothing")], workers=1))
        table = await service.create("anna", "Anna", "masters", ["me", "bot:greedy"], start=True)
        await play(service, table, {0: "anna"}, Random(2))
        assert table.status == OVER
        await service.close()
        store.close()

    asyncio.run(asyncio.wait_for(evening(), 60))


def test_a_thought_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A bot that never comes to an end, and people who play at the same server meanwhile."""

    async def evening() -> None:
        store = Store(tmp_path / "tables.db")
        thinkers = Thinkers(worker(ANSWER.format("import time; time.sleep(3600)")), 600, 1)
        service = Service(store, 0.0, thinkers=thinkers)
        slow = await service.create("anna", "Anna", "masters", ["me", "bot:greedy"], start=True)
        alone = await service.create("bruno", "Bruno", "masters", ["me"], start=True)
        await play(service, alone, {0: "bruno"}, Random(2))
        assert alone.status == OVER
        assert 1 in slow.state.to_act
        await service.close()
        store.close()

    asyncio.run(asyncio.wait_for(evening(), 60))
