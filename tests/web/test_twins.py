"""Twin worlds: two servers whose tables differ only in what some viewers may not know. Same moves, same bytes."""

from __future__ import annotations

import asyncio
import copy
import json
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from signoria.tables import Store
from signoria.tables.store import Event
from tests.web.server import Server, Socket, serving

GAME = signoria.game("masters")
TABLE = "twin-worlds"
SECRET = "5c" * 32
PACE = "0.02"  # every move of the bot is told by itself
PEOPLE = ["anna", "bruno", "carla"]  # and a bot; carla only looks on


def worlds(seed: int, plays: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two positions: in the second one Bruno holds other Leaders, from those that nobody was dealt."""
    random = Random(seed)
    state = GAME.new(3, seed)
    while state.sealed:
        seat = random.choice(state.to_act)
        state.play(seat, random.choice(state.decisions(seat)))
    for _ in range(plays):
        seat = state.to_act[0]
        quiet = [
            c
            for c in state.decisions(seat)
            if GAME.actions.family_of[c].name not in ("play", "drop")
        ]
        state.play(seat, random.choice(quiet))
    return twins(state.dump())


def twins(one: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    other = copy.deepcopy(one)
    dealt = {
        name
        for board in one["boards"]
        for pile in ("hand", "gone", "in_play")
        for name in board[pile]
    }
    free = [f"L{n:02d}" for n in range(1, 17) if f"L{n:02d}" not in dealt]
    board = other["boards"][1]
    for pile in ("hand", "gone"):
        board[pile] = sorted(free.pop(0) for _ in board[pile])
    assert GAME.load(one).view(0) == GAME.load(other).view(0)
    assert GAME.load(one).view(None) == GAME.load(other).view(None)
    assert GAME.load(one).view(1) != GAME.load(other).view(1)
    return one, other


def lay(database: Path, position: dict[str, Any]) -> None:
    """A table as it would be in the store, with ids, cookies and secret that we know."""
    body = {
        "game": "masters",
        "options": {},
        "seats": [
            {"holder": "open"},
            {"holder": "open"},
            {"holder": "bot", "bot": "random", "name": "Zani"},
        ],
        "host": "anna",
        "private": False,
        "secret": SECRET,
        "position": position,
    }
    events = [
        Event(TABLE, 0, "created", body, None, 1.0),
        Event(TABLE, 1, "sat", {"seat": 0, "person": "anna", "name": "Anna"}, None, 1.0),
        Event(TABLE, 2, "sat", {"seat": 1, "person": "bruno", "name": "Bruno"}, None, 1.0),
        Event(TABLE, 3, "started", {"created": "2026-01-01T00:00:00Z"}, None, 1.0),
        Event(TABLE, 4, "paused", {"seat": 0}, None, 1.0),
    ]

    async def write() -> None:
        store = Store(database)
        for person in PEOPLE:
            await store.add_person(person, sha256(person.encode()).hexdigest(), person.title())
        await store.append(events)
        store.close()

    asyncio.run(write())


class World:
    def __init__(self, server: Server) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws/tables/{TABLE}?lang=fr"
        self.viewers = {p: Socket(address, {"Cookie": f"signoria={p}"}) for p in PEOPLE}

    async def settled(self) -> None:
        """Until the bot has moved and everybody has heard of it."""
        anna = self.viewers["anna"]
        while True:
            await asyncio.gather(*(viewer.quiet(0.01) for viewer in self.viewers.values()))
            if anna.state["waiting"] != [2] or anna.hello["paused"]:
                return
            await anna.next()


def bytes_of(viewer: Socket) -> list[str]:
    """Every byte, but for the time of a chat line."""
    messages = [json.loads(text) for text in viewer.raw]
    for message in messages:
        if message["t"] == "chat":
            message["at"] = 0
    return [json.dumps(message) for message in messages]


@pytest.mark.parametrize(("seed", "plays"), [(1, 0), (3, 30)])
def test_what_one_may_not_know_changes_no_byte(tmp_path: Path, seed: int, plays: int) -> None:
    databases = [tmp_path / "one.db", tmp_path / "two.db"]
    for database, position in zip(databases, worlds(seed, plays), strict=True):
        lay(database, position)
    with (
        serving(databases[0], SIGNORIA_PACE=PACE) as one,
        serving(databases[1], SIGNORIA_PACE=PACE) as two,
    ):
        asyncio.run(same_evening(World(one), World(two), Random(seed)))


async def same_evening(one: World, two: World, random: Random) -> None:
    async with AsyncExitStack() as lines:
        for viewer in [*one.viewers.values(), *two.viewers.values()]:
            await lines.enter_async_context(viewer)
        await same_moves(one, two, random)


async def same_moves(one: World, two: World, random: Random) -> None:
    for world in (one, two):
        await world.viewers["anna"].until("state")
        await world.settled()
    await both(one, two, "anna", t="pause", paused=False)
    for turn in range(20):
        if one.viewers["anna"].state["over"]:
            break
        await a_move(one, two, random)
        if turn % 6 == 0:
            await both(one, two, "anna", t="undo")
            await both(one, two, "anna", t="hint")
            await both(one, two, "anna", t="why", code=random.randrange(GAME.actions.size))
            await both(one, two, "anna", t="act", asked=0, codes=[random.randrange(200)])
            await both(one, two, "carla", t="undo")
            await both(one, two, "carla", t="why", code=3)
            await both(one, two, "bruno", t="chat", text="Ciao")
    await one.settled()
    await two.settled()
    for person in ("anna", "carla"):
        assert bytes_of(one.viewers[person]) == bytes_of(two.viewers[person])
    assert len(one.viewers["carla"].raw) > 20
    assert bytes_of(one.viewers["bruno"]) != bytes_of(two.viewers["bruno"])  # the worlds do differ


async def both(one: World, two: World, person: str, **message: Any) -> None:
    command = f"both{len(one.viewers[person].raw)}-{random_part(message)}"
    for world in (one, two):
        await world.viewers[person].ask(**{"cmd_id": command, **message})
        await world.settled()


def random_part(message: dict[str, Any]) -> str:
    return sha256(json.dumps(message, sort_keys=True).encode()).hexdigest()[:8]


async def a_move(one: World, two: World, random: Random) -> None:
    """The same move in both worlds; Bruno drops a Leader in both, though another one in each."""
    for person in ("anna", "bruno"):
        states = [world.viewers[person].state for world in (one, two)]
        if not states[0]["actions"]:
            continue
        choices = [{a["notation"]: a["code"] for a in state["actions"]} for state in states]
        common = [name for name in choices[0] if name in choices[1] and not name.startswith("play")]
        drops = [sorted(n for n in choice if n.startswith("drop")) for choice in choices]
        if person == "bruno" and all(drops) and random.random() < 0.3:
            picks = [drops[0][0], drops[1][0]]
        else:
            picks = [random.choice(common)] * 2
        command = f"move{len(one.viewers[person].raw)}"
        for world, state, choice, pick in zip((one, two), states, choices, picks, strict=True):
            answer = await world.viewers[person].ask(
                t="act", asked=state["asked"], codes=[choice[pick]], cmd_id=command
            )
            assert answer["ok"], (pick, answer)
            await world.settled()
        return
    await one.settled()
    await two.settled()
