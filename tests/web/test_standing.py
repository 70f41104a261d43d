"""Standing answers over real sockets: their seat sees them, and nobody else can tell that they are there."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.tables import Store
from signoria.tables.store import Event
from tests.web.server import Server, Socket, serving

GAME = signoria.game("il_principe")
TABLE = "standing"
PEOPLE = ["anna", "bruno", "carla", "dora"]  # dora only looks on
PACE = "0.02"  # so that every play is told by itself


def position() -> dict[str, Any]:
    """The first auction; Anna opens."""
    for seed in range(100):
        state = GAME.new(3, seed, random_families=True)
        while state.sealed:
            seat = state.to_act[0]
            state.play(seat, state.decisions(seat)[0])
        if state.to_act == (0,):
            dump: dict[str, Any] = state.dump()
            for board in dump["boards"]:
                board["coins"] = 20
            return GAME.load(dump).dump()
    raise AssertionError("Anna never opens")


def lay(database: Path) -> None:
    """A table as it would be in the store, with ids, cookies and secret that we know."""
    body = {
        "game": "il_principe",
        "options": {"open_money": False, "random_families": True},
        "seats": [{"holder": "open"}] * 3,
        "host": "anna",
        "private": False,
        "secret": "5c" * 32,
        "position": position(),
    }
    sat = [
        Event(TABLE, n, "sat", {"seat": n - 1, "person": who, "name": who.title()}, None, 1.0)
        for n, who in enumerate(PEOPLE[:3], 1)
    ]
    started = Event(TABLE, 4, "started", {"created": "2026-01-01T00:00:00Z"}, None, 1.0)

    async def write() -> None:
        store = Store(database)
        for person in PEOPLE:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        await store.append([Event(TABLE, 0, "created", body, None, 1.0), *sat, started])
        store.close()

    asyncio.run(write())


class World:
    def __init__(self, server: Server) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{TABLE}?lang=fr"
        self.of = {p: Socket(address, {"Cookie": f"signoria={p}"}) for p in PEOPLE}

    async def __aenter__(self) -> World:
        self.lines = AsyncExitStack()
        for viewer in self.of.values():
            await self.lines.enter_async_context(viewer)
        await self.settled()
        self.arrival = {person: viewer.raw for person, viewer in self.of.items()}
        for viewer in self.of.values():
            viewer.raw = []  # who came when is another story
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.lines.aclose()

    async def settled(self) -> None:
        for _ in range(4):  # an order waits for up to three times the pace before it answers
            await asyncio.gather(*(viewer.quiet(0.04) for viewer in self.of.values()))

    async def bid(self, person: str, notation: str, command: str) -> None:
        viewer = self.of[person]
        while not viewer.state["actions"]:  # an order of somebody before has yet to be carried out
            await viewer.next()
        code = {a["notation"]: a["code"] for a in viewer.state["actions"]}[notation]
        asked = viewer.state["asked"]
        answer = await viewer.ask(t="act", asked=asked, codes=[code], cmd_id=command)
        assert answer["ok"], answer
        await self.settled()


def order(amount: int | None, answer: str = "up_to", command: str = "order") -> dict[str, Any]:
    about = {"prompt": "bid_lot", "answer": answer, "amount": amount, "span": "auction"}
    return {"t": "standing", "cmd_id": command, **about}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    lay(tmp_path / "tables.db")
    with serving(tmp_path / "tables.db", SIGNORIA_PACE=PACE) as running:
        yield running


def test_its_seat_sees_it_in_every_tab_and_can_take_it_back(server: Server) -> None:
    async def evening() -> None:
        async with World(server) as world:
            bruno = world.of["bruno"]
            other = Socket(bruno.address, bruno.headers)
            async with other:
                assert (await bruno.ask(**order(14)))["ok"]
                told = await other.until("standing")
                given = {"prompt": "bid_lot", "answer": "up_to", "amount": 14, "span": "auction"}
                assert told["orders"] == [given]
                assert (await bruno.until("standing"))["orders"] == [given]
                assert (await bruno.ask(**order(None, "ask", "back")))["ok"]
                assert (await other.until("standing"))["orders"] == []
            await world.bid("anna", "bid 1", "one")
            assert bruno.state["prompt"]["kind"] == "bid_lot"  # he is asked

    asyncio.run(evening())


def test_what_is_no_order_is_refused_and_changes_nothing(server: Server) -> None:
    bad: list[dict[str, Any]] = [
        {"t": "standing"},
        {**order(5), "amount": "5"},
        {**order(5), "amount": True},
        {**order(5), "span": None},
        {**order(5), "prompt": "x" * 3000},
        {**order(5), "answer": "always"},
    ]

    async def evening() -> None:
        async with World(server) as world:
            for n, message in enumerate(bad):
                answer = await world.of["bruno"].ask(**{**message, "cmd_id": f"bad{n}"})
                assert not answer["ok"]
                assert answer["error"]["text"]
            assert not (await world.of["dora"].ask(**order(5)))["ok"]
            await world.bid("anna", "bid 1", "one")
            assert world.of["bruno"].state["prompt"]["kind"] == "bid_lot"

    asyncio.run(evening())


def test_an_order_outlives_the_server(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    lay(database)

    async def first(server: Server) -> None:
        async with World(server) as world:
            assert (await world.of["bruno"].ask(**order(14)))["ok"]

    async def second(server: Server) -> None:
        async with World(server) as world:
            assert any('"t":"standing"' in text for text in world.arrival["bruno"])
            await world.bid("anna", "bid 5", "one")
            assert "bid_made" in json.dumps(world.of["dora"].told[-1:])
            assert world.of["dora"].told[-1]["coins"] == 6

    with serving(database, SIGNORIA_PACE=PACE) as server:
        asyncio.run(first(server))
        server.kill()
    with serving(database, SIGNORIA_PACE=PACE) as server:
        asyncio.run(second(server))


def test_twin_worlds_that_differ_in_an_order_send_the_others_the_same_bytes(tmp_path: Path) -> None:
    """In one world Bruno has ordered "up to 8", in the other "up to 11": what he plays is the same, up to 8."""
    databases = [tmp_path / "one.db", tmp_path / "two.db"]
    for database in databases:
        lay(database)

    async def evening(server: Server, amount: int) -> World:
        async with World(server) as world:
            await world.of["bruno"].ask(**order(amount))
            await world.settled()
            await world.bid("anna", "bid 2", "one")  # Bruno: 3
            await world.bid("carla", "bid 4", "two")
            await world.bid("anna", "bid 5", "three")  # Bruno: 6
            await world.bid("carla", "pass", "four")
            await world.bid("anna", "bid 7", "five")  # Bruno: 8
            await world.of["anna"].ask(t="why", code=3, cmd_id="six")
            await world.of["anna"].ask(t="undo", cmd_id="seven")
            await world.of["carla"].ask(t="hint", cmd_id="eight")
            await world.bid("anna", "pass", "nine")  # he has won
            await world.settled()
        return world

    with (
        serving(databases[0], SIGNORIA_PACE=PACE) as first,
        serving(databases[1], SIGNORIA_PACE=PACE) as second,
    ):
        one = asyncio.run(evening(first, 8))
        two = asyncio.run(evening(second, 11))
        tables = [
            world.guest("Zoe").http.get(f"/api/tables/{TABLE}").json() for world in (first, second)
        ]
    for person in ("anna", "carla", "dora"):
        assert one.of[person].raw == two.of[person].raw
        assert len(one.of[person].raw) > 8
    assert one.of["bruno"].raw != two.of["bruno"].raw  # the worlds do differ
    assert one.of["dora"].told == two.of["dora"].told
    assert {**tables[0], "changed": 0} == {**tables[1], "changed": 0}
