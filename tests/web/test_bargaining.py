"""Bargaining and moments to react over real sockets, at Princes: what one may not know changes no byte."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import signoria
from signoria.tables import Store
from signoria.tables.store import Event
from tests.web.server import Server, Socket, serving

GAME = signoria.game("princes")
TABLE = "bargaining"
PEOPLE = ["anna", "bruno", "carla", "dora"]  # and a bot in the fourth seat; dora only looks on
PACE = "0.02"
PRIVATE = [
    GAME.parse(said)
    for said in (
        "offer to seat 2",
        "amount 3",
        "amount 0",
        "amount 0",
        "amount 2",
        "send private for this decade",
    )
]


def lay(database: Path) -> None:
    """The first turn of the first decade, with ids, cookies and secret that we know."""
    state = GAME.new(4, 3, negotiation="on")
    while state.prompt(state.to_act[0]).kind == "family":  # type: ignore[union-attr]
        seat = state.to_act[0]
        state.play(seat, state.decisions(seat)[0])
    bot = {"holder": "bot", "bot": "greedy", "name": "Cosimo"}
    body = {
        "game": "princes",
        "options": dict(state.options),
        "seats": [*[{"holder": "open"}] * 3, bot],
        "host": "anna",
        "private": False,
        "secret": "5c" * 32,
        "position": state.dump(),
    }
    sat = [
        Event(TABLE, n, "sat", {"seat": n - 1, "person": who, "name": who.title()}, None, 1.0)
        for n, who in enumerate(PEOPLE[:3], 1)
    ]
    started = Event(TABLE, 4, "started", {"created": "2026-01-01T00:00:00Z"}, None, 1.0)
    paused = Event(TABLE, 5, "paused", {"seat": 0}, None, 1.0)

    async def write() -> None:
        store = Store(database)
        for person in PEOPLE:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        await store.append([Event(TABLE, 0, "created", body, None, 1.0), *sat, started, paused])
        store.close()

    asyncio.run(write())


class World:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.wars = self.vetoes = 0  # vetoes: that Bruno was asked for
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{TABLE}?lang=fr"
        self.of = {p: Socket(address, {"Cookie": f"signoria={p}"}) for p in PEOPLE}

    async def __aenter__(self) -> World:
        self.lines = AsyncExitStack()
        for viewer in self.of.values():
            await self.lines.enter_async_context(viewer)
        await self.settled()
        await self.of["anna"].ask(t="pause", paused=False, cmd_id="go")
        await self.settled()
        for viewer in self.of.values():
            viewer.raw = []  # who came when is another story
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.lines.aclose()

    async def settled(self) -> None:
        """Until the bot and all orders have moved and everybody has heard of it."""
        while True:
            for _ in range(3):
                await asyncio.gather(*(viewer.quiet(0.03) for viewer in self.of.values()))
            dora = self.of["dora"]
            if dora.hello["paused"] or dora.state["over"]:
                return
            if (
                dora.state["waiting"] != [3] and self.asked()
            ):  # a bot may be slow to answer in silence
                return

    def asked(self, kind: str = "") -> list[str]:
        """Those who owe an answer, to this kind of question."""
        states = [(person, self.of[person].state) for person in PEOPLE[:3]]
        return [
            person
            for person, state in states
            if state["asked"] is not None and kind in ("", state["prompt"]["kind"])
        ]

    async def next_move(self) -> None:
        """Everybody buys treachery first, for nobody is asked for a veto with an empty hand; then there are wars."""
        person = self.asked()[0]
        state = self.of[person].state
        of = {a["family"]: a["code"] for a in reversed(state["actions"])}  # the first of each
        wanted = (
            "treachery"
            if state["view"]["boards"][state["view"]["viewer"]]["in_hand"] == 0
            else "war"
        )
        turn = state["prompt"]["kind"] == "turn"
        code = of[wanted] if turn and wanted in of else min(of.values())
        self.wars += turn and code == of.get("war")
        self.vetoes += state["prompt"]["kind"] == "veto" and person == "bruno"
        about = {"asked": state["asked"], "codes": [code], "cmd_id": f"{person}{state['asked']}"}
        answer = await self.of[person].ask(t="act", **about)
        assert answer["ok"], answer
        await self.settled()

    async def move(self, random: Random, number: int) -> None:
        """Somebody who is asked decides at random; in a silent question in the order of the seats."""
        for person in PEOPLE[:3]:
            state = self.of[person].state
            codes = [a["code"] for a in state["actions"] if a["code"] < GAME.actions.standing]
            if state["asked"] is None or not codes:
                continue
            code = random.choice(codes)
            answer = await self.of[person].ask(
                t="act", asked=state["asked"], codes=[code], cmd_id=f"move{number}"
            )
            assert answer["ok"], answer
            await self.settled()
            return

    def summary(self) -> Any:
        found = self.server.guest("Zoe").http.get(f"/api/tables/{TABLE}").json()
        return {**found, "changed": 0}


async def evening(server: Server, bargaining: bool) -> World:
    async with World(server) as world:
        random = Random(4)
        for number in range(24):
            if bargaining and number % 4 == 0:
                await bargain(world, number)
            await world.move(random, number)
        return world


async def bargain(world: World, number: int) -> None:
    """Anna offers, Bruno declines, and nothing changes hands."""
    anna, bruno = world.of["anna"], world.of["bruno"]
    if PRIVATE[0] not in [a["code"] for a in anna.state["actions"]]:
        return
    about = {"asked": None, "codes": PRIVATE, "note": "spare Venice", "cmd_id": f"offer{number}"}
    if not (await anna.ask(t="act", **about))["ok"]:
        return  # she has not enough any more
    await world.settled()
    (decline,) = [a["code"] for a in bruno.state["actions"] if a["family"] == "decline"]
    answer = await bruno.ask(t="act", asked=None, codes=[decline], cmd_id=f"no{number}")
    assert answer["ok"]
    await world.settled()


def test_what_two_whisper_costs_the_others_no_byte(tmp_path: Path) -> None:
    """In one world Anna and Bruno bargain in private; the bot, Carla and those who look on cannot tell."""
    worlds: list[World] = []
    sums: list[Any] = []
    for bargaining in (True, False):
        database = tmp_path / f"{bargaining}.db"
        lay(database)
        with serving(database, SIGNORIA_PACE=PACE, SIGNORIA_WINDOW="0") as server:
            worlds.append(asyncio.run(evening(server, bargaining)))
            sums.append(worlds[-1].summary())
    one, two = worlds
    for person in ("carla", "dora"):
        assert one.of[person].raw == two.of[person].raw
    assert len(one.of["dora"].raw) > 20
    assert sums[0] == sums[1]
    assert [line["text"] for line in one.of["bruno"].chat]
    assert one.of["carla"].chat == one.of["dora"].chat == []


def test_a_veto_that_is_answered_by_orders_looks_like_one_that_is_not(tmp_path: Path) -> None:
    """In one world Bruno and Carla never veto, by order; in the other they say so each time."""
    worlds: list[World] = []
    for ordered in (True, False):
        database = tmp_path / f"{ordered}.db"
        lay(database)
        with serving(database, SIGNORIA_PACE=PACE, SIGNORIA_WINDOW="0.05") as server:
            worlds.append(asyncio.run(wars(server, ordered)))
    one, two = worlds
    assert one.of["dora"].raw == two.of["dora"].raw
    assert any(told["event"] == "war_declared" for told in one.of["dora"].told)
    assert one.of["anna"].told == two.of["anna"].told
    assert (one.vetoes, two.vetoes > 1) == (0, True)


async def wars(server: Server, ordered: bool) -> World:
    async with World(server) as world:
        if ordered:
            for person in ("bruno", "carla"):
                about = {"prompt": "veto", "answer": "never", "amount": None, "span": "game"}
                assert (await world.of[person].ask(t="standing", **about))["ok"]
        while world.wars < 3 or world.asked("veto"):
            await world.next_move()
        return world
