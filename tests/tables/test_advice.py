"""Hints: thought about once, however often they are asked for; and an adviser that fails says so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from signoria.bots.following import Thought
from signoria.core.game import Game
from signoria.tables import Service, Store
from signoria.tables.errors import TableError
from signoria.tables.table import Table
from signoria.tables.thinking import Thinkers
from tests.tables.house import act


class Adviser(Thinkers):
    """Advises the last that is legal, and counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked = 0
        self.fails = False

    async def advise(
        self, game: Game, seed: int, view: dict[str, object], decisions: list[int]
    ) -> tuple[int, list[Thought]] | None:
        self.asked += 1
        await asyncio.sleep(0)
        return None if self.fails else (decisions[-1], [])


def evening(path: Path, what: Callable[[Service, Table, Adviser], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = Store(path / "tables.db")
        service = Service(store, 1000.0, thinkers=(adviser := Adviser()))
        seats = ["me", "bot:random"]
        try:
            table = await service.create("anna", "Anna", "masters", seats, start=True)
            await what(service, table, adviser)
        finally:
            await service.close()
            store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_who_presses_again_and_again_gets_the_same_hint(tmp_path: Path) -> None:
    async def what(service: Service, table: Table, adviser: Adviser) -> None:
        many = await asyncio.gather(*[service.hint(table.id, "anna") for _ in range(20)])
        many.append(await service.hint(table.id, "anna"))
        assert {advice.code for advice in many} == {table.state.decisions(0)[-1]}
        assert adviser.asked == 1

    evening(tmp_path, what)


def test_another_question_has_a_hint_of_its_own(tmp_path: Path) -> None:
    async def what(service: Service, table: Table, adviser: Adviser) -> None:
        first = await service.hint(table.id, "anna")
        await act(service, table, "anna", table.state.decisions(0)[0])
        second = await service.hint(table.id, "anna")
        assert first.asked != second.asked
        assert adviser.asked == 2

    evening(tmp_path, what)


def test_an_adviser_that_fails_says_so_and_can_be_asked_again(tmp_path: Path) -> None:
    async def what(service: Service, table: Table, adviser: Adviser) -> None:
        adviser.fails = True
        for _ in range(2):
            with pytest.raises(TableError, match="once more"):
                await service.hint(table.id, "anna")
        adviser.fails = False
        advice = await service.hint(table.id, "anna")
        assert advice.code == table.state.decisions(0)[-1]
        assert adviser.asked == 3

    evening(tmp_path, what)


def test_who_goes_away_takes_the_hint_from_nobody(tmp_path: Path) -> None:
    """Anna asks in two windows and closes the first."""

    async def what(service: Service, table: Table, adviser: Adviser) -> None:
        windows = [asyncio.create_task(service.hint(table.id, "anna")) for _ in range(2)]
        await asyncio.sleep(0)
        windows[0].cancel()
        assert (await windows[1]).code == table.state.decisions(0)[-1]
        assert adviser.asked == 1

    evening(tmp_path, what)
