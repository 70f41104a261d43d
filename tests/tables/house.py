"""A service on a real SQLite file, and people who play at it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import signoria
from signoria.tables import Service, Store, commands, messages, playing
from signoria.tables.store import Event
from signoria.tables.table import OVER, Table

PEOPLE = ("anna", "bruno", "carla")
_ids = itertools.count()


@asynccontextmanager
async def house(
    path: Path, pace: float = 0.0, busy: float = 5.0, window: float = 0.0
) -> AsyncIterator[Service]:
    store = Store(path, busy)
    service = Service(store, pace, window)
    try:
        yield service
    finally:
        await service.close()
        store.close()


def run(path: Path, what: Callable[[Service], Awaitable[None]], **how: float) -> None:
    """One evening at the house."""

    async def evening() -> None:
        async with house(path, **how) as service:
            await what(service)

    asyncio.run(asyncio.wait_for(evening(), 60))


async def command(service: Service, table: Table, decide: Any, **about: Any) -> None:
    await service.do(table.id, f"c{next(_ids)}", decide, **about)


async def act(service: Service, table: Table, person: str, *codes: int) -> None:
    seat = table.seat_of(person)
    assert seat is not None
    asked = table.asked(seat)
    await command(service, table, playing.act, person=person, asked=asked, codes=list(codes))


async def pair(service: Service, game: str = "masters") -> Table:
    """Anna and Bruno, and a bot where a third is needed, about to begin."""
    third = ["bot:random"] * (signoria.game(game).fewest - 2)
    table = await service.create("anna", "Anna", game, ["me", "open", *third])
    await command(service, table, commands.sit, person="bruno", name="Bruno", seat=1)
    await command(service, table, commands.start, person="anna")
    return table


async def auction(service: Service, people: tuple[str, ...] = PEOPLE) -> Table:
    """Anna, Bruno and Carla at the first auction of Il Principe."""
    table = await service.create(
        people[0],
        people[0].title(),
        "il_principe",
        ["me", *["open"] * (len(people) - 1)],
        {"random_families": True},
    )
    for seat, person in enumerate(people[1:], 1):
        await command(service, table, commands.sit, person=person, name=person.title(), seat=seat)
    await command(service, table, commands.start, person=people[0])
    while table.state.sealed:
        seat = table.state.to_act[0]
        await act(service, table, people[seat], table.state.decisions(seat)[0])
    return table


def to_bid(table: Table) -> int:
    """Whose bid is awaited; somebody's must be."""
    (seat,) = table.state.to_act
    prompt = table.state.prompt(seat)
    assert prompt is not None
    assert prompt.kind == "bid_lot", prompt
    return seat


async def still(service: Service, table: Table) -> None:
    """Until whatever plays by itself has played."""
    await asyncio.sleep(0)
    while service.robots.busy(table.id):
        await asyncio.sleep(0.001)


async def play(
    service: Service, table: Table, people: dict[int, str], random: Random, plays: int = 10_000
) -> None:
    """People make random moves until the game is over or so many plays are made; bots go on by themselves."""
    while table.status != OVER and table.plays < plays:
        asked = [seat for seat in table.state.to_act if seat in people]
        if asked:
            seat = random.choice(asked)
            await act(service, table, people[seat], random.choice(table.state.decisions(seat)))
        else:
            await asyncio.sleep(0.001)


def everything(table: Table) -> dict[str, Any]:
    """All that anybody could be shown of a table, and all its secrets."""
    audiences: list[int | None] = [None, *range(len(table.seats))]
    return {
        "hello": messages.hello(table, None, "", [False] * len(table.seats)),
        "faces": [messages.state(table, seat, "fr") for seat in audiences],
        "told": [messages.told(table, seat, 0, "fr") for seat in audiences],
        "digest": table.state.digest(),
        "record": table.recorder.text() if table.recorder else "",
        "chat": [audience.said for audience in (*table.audiences, table.spectators)],
        "seq": table.seq,
    }


def shown(event: Event) -> tuple[str, dict[str, Any]]:
    return event.kind, event.body
