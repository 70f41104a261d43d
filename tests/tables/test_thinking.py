"""Bots think elsewhere: the same choice as here, and neither a crash nor a long thought costs anybody a game."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import signoria
from signoria.bots import make
from signoria.tables import Service, Store
from signoria.tables.table import OVER
from signoria.tables.thinking import Thinkers
from tests.tables.house import play

GAME = signoria.game("masters")


@pytest.fixture(scope="module")
def thinkers() -> Iterator[Thinkers]:
    shared = Thinkers(workers=1)
    yield shared
    shared.close()


def ask(thinkers: Thinkers, seed: int = 5, bot: str = "greedy") -> int:
    state = GAME.new(2, seed)
    view, decisions = state.view(0), state.decisions(0)
    return asyncio.run(thinkers.choose(bot, GAME, seed, view, decisions))


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_the_choice_is_the_one_that_would_be_made_here(thinkers: Thinkers, bot: str) -> None:
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


def test_a_bot_without_an_end_is_given_up() -> None:
    thinkers = Thinkers(worker(ANSWER.format("import time; time.sleep(3600)")), 0.2, 1)
    assert ask(thinkers) in GAME.new(2, 5).decisions(0)
    thinkers.close()


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
