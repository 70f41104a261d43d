"""Bots think while their pace lasts, so that nobody waits for one after the other; and never about what is past."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from signoria.core.game import Game
from signoria.tables import Service, Store, commands
from signoria.tables.table import Table
from signoria.tables.thinking import Thinkers
from tests.tables.house import act, command

FOREVER = 1000.0  # a pace at which no bot moves as long as a test lasts


class Slow(Thinkers):
    """Remembers what it was asked, and answers when it is told to."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked: list[tuple[int, str]] = []
        self.given_up: list[int] = []
        self.done = asyncio.Event()
        self.broken = False

    async def choose(
        self, bot: str, game: Game, seed: int, view: dict[str, object], decisions: list[int]
    ) -> int:
        seat = view["viewer"]
        assert isinstance(seat, int)
        self.asked.append((seat, bot))
        if self.broken:
            raise ValueError("it cannot think")
        try:
            await self.done.wait()
        except asyncio.CancelledError:
            self.given_up.append(seat)
            raise
        return decisions[0]

    @property
    def seats(self) -> list[int]:
        return sorted(seat for seat, _ in self.asked)


def evening(
    path: Path, what: Callable[[Service, Slow], Awaitable[None]], pace: float = FOREVER
) -> None:
    async def whole() -> None:
        store = Store(path / "tables.db")
        service = Service(store, pace, thinkers=(slow := Slow()))
        try:
            await what(service, slow)
        finally:
            await service.close()
            store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


async def opened(service: Service, bots: int, game: str = "masters") -> Table:
    seats = ["me", *["bot:grandmaster"] * bots]
    table = await service.create("anna", "Anna", game, seats, start=True)
    await a_moment()
    return table


async def a_moment() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_all_who_are_asked_think_at_once_and_before_their_pace_is_over(tmp_path: Path) -> None:
    """Four choose Leaders under seal: three bots think, though none of them is to move yet."""

    async def what(service: Service, slow: Slow) -> None:
        table = await opened(service, 3)
        assert slow.seats == [1, 2, 3]
        assert table.plays == 0

    evening(tmp_path, what)


def test_what_is_thought_is_played_and_thought_once(tmp_path: Path) -> None:
    async def what(service: Service, slow: Slow) -> None:
        table = await opened(service, 1)
        slow.done.set()
        while 1 in table.state.to_act:
            await asyncio.sleep(0.001)
        assert len(slow.asked) == 2  # two Leaders are kept, one after the other

    evening(tmp_path, what, pace=0.0)


def test_a_sealed_answer_of_somebody_else_changes_no_thought(tmp_path: Path) -> None:
    async def what(service: Service, slow: Slow) -> None:
        table = await opened(service, 2)
        await act(service, table, "anna", table.state.decisions(0)[0])
        await a_moment()
        assert slow.seats == [1, 2]
        assert slow.given_up == []

    evening(tmp_path, what)


def test_in_a_pause_nobody_thinks(tmp_path: Path) -> None:
    async def what(service: Service, slow: Slow) -> None:
        table = await opened(service, 1)
        await command(service, table, commands.pause, person="anna", paused=True)
        await a_moment()
        assert slow.given_up == [1]
        await command(service, table, commands.pause, person="anna", paused=False)
        await a_moment()
        assert slow.seats == [1, 1]

    evening(tmp_path, what)


def test_another_bot_thinks_for_itself(tmp_path: Path) -> None:
    """Anna lets a bot play and takes her seat back while it thinks."""

    async def what(service: Service, slow: Slow) -> None:
        table = await opened(service, 1)
        for bot in ("greedy", "master", None):
            await command(service, table, commands.take_over, person="anna", seat=0, bot=bot)
            await a_moment()
        assert slow.asked[1:] == [(0, "greedy"), (0, "master")]
        assert slow.given_up == [0, 0]
        slow.done.set()
        await a_moment()
        assert 0 in table.state.to_act

    evening(tmp_path, what)


def test_a_thought_that_is_given_up_while_it_is_waited_for_stops_no_bot(tmp_path: Path) -> None:
    async def what(service: Service, slow: Slow) -> None:
        table = await opened(service, 1)
        await asyncio.sleep(0.01)  # its pace is over: only the thought is missing
        for paused in (True, False):
            await command(service, table, commands.pause, person="anna", paused=paused)
        slow.done.set()
        while 1 in table.state.to_act:
            await asyncio.sleep(0.001)

    evening(tmp_path, what, pace=0.0)


def test_a_thought_that_broke_is_begun_anew_with_the_next_change(tmp_path: Path) -> None:
    async def what(service: Service, slow: Slow) -> None:
        slow.broken = True
        table = await opened(service, 1)
        slow.broken = False
        await act(service, table, "anna", table.state.decisions(0)[0])
        await a_moment()
        assert slow.seats == [1, 1]

    evening(tmp_path, what)
