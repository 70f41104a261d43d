"""Twin worlds: two servers whose tables differ only in what some viewers may not know. Same moves, same bytes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from signoria.tables import Store
from signoria.tables.store import Event
from tests.web import twins
from tests.web.server import Server, Socket, serving

TABLE = "twin-worlds"
SECRET = "5c" * 32
# Each move of the bot is told by itself, and no clock ends a hint: its numbers would differ.
PACE = {"SIGNORIA_PACE": "0.02", "SIGNORIA_WINDOW": "0", "SIGNORIA_PATIENCE": "15"}
PLAYERS = ["anna", "bruno", "dino"]  # and a bot
PEOPLE = [*PLAYERS, "carla"]  # who only looks on
BOT = 3
PROGRAMS = {"anna's program": "anna", "carla's program": "carla"}  # they want facts
IGNORANT = ("anna", "carla", *PROGRAMS)
MOVES = 20
HINTS = 3  # that Anna gets at least, if she is asked so often
KEPT = {"masters": "drop", "princes": "tile"}  # what Bruno gives up face down may differ
SHOWN = {"masters": "play", "renaissance": "attack"}  # and what would rightly show the difference


def lay(database: Path, position: dict[str, Any]) -> None:
    """A table as it would be in the store, with ids, cookies and secret that we know."""
    body = {
        "game": position["game"],
        "options": position["options"],
        "seats": [
            *[{"holder": "open"}] * len(PLAYERS),
            {"holder": "bot", "bot": "random", "name": "Zani"},
        ],
        "host": "anna",
        "private": False,
        "secret": SECRET,
        "position": position,
    }
    sat = [
        Event(TABLE, n, "sat", {"seat": n - 1, "person": who, "name": who.title()}, None, 1.0)
        for n, who in enumerate(PLAYERS, 1)
    ]
    events = [
        Event(TABLE, 0, "created", body, None, 1.0),
        *sat,
        Event(TABLE, 4, "started", {"created": "2026-01-01T00:00:00Z"}, None, 1.0),
        Event(TABLE, 5, "paused", {"seat": 0}, None, 1.0),
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
        for name, person in PROGRAMS.items():
            self.viewers[name] = Socket(f"{address}&facts=1", {"Cookie": f"signoria={person}"})

    async def settled(self) -> None:
        """Until the bot has moved and everybody has heard of it. Of a silent answer nobody hears anything."""
        anna = self.viewers["anna"]
        while True:
            await asyncio.gather(*(viewer.quiet(0.01) for viewer in self.viewers.values()))
            if BOT not in anna.state["waiting"] or anna.hello["paused"]:
                return
            if len(anna.state["waiting"]) == 1:
                await anna.next()
                continue
            try:
                await anna.next(0.2)
            except TimeoutError:
                return

    def asked(self, person: str) -> dict[str, int]:
        """What somebody may answer to what he is asked."""
        return {a["notation"]: a["code"] for a in self.viewers[person].state["actions"]}


def bytes_of(viewer: Socket) -> list[str]:
    """Every byte, but for the time of a chat line."""
    messages = [json.loads(text) for text in viewer.raw]
    for message in messages:
        if message["t"] == "chat":
            message["at"] = 0
    return [json.dumps(message) for message in messages]


def same(one: World, two: World) -> None:
    for person in IGNORANT:
        assert bytes_of(one.viewers[person]) == bytes_of(two.viewers[person])


async def evening(
    folder: Path, positions: tuple[dict[str, Any], ...], play: Any, **settings: str
) -> None:
    """Two servers, one for each position, and the same people at both."""
    how = {**PACE, **settings}
    databases = [folder / "one.db", folder / "two.db"]
    for database, position in zip(databases, positions, strict=True):
        await asyncio.to_thread(lay, database, position)
    with serving(databases[0], 0, **how) as first, serving(databases[1], 0, **how) as second:
        one, two = World(first), World(second)
        async with AsyncExitStack() as lines:
            for viewer in [*one.viewers.values(), *two.viewers.values()]:
                await lines.enter_async_context(viewer)
            for world in (one, two):
                await world.viewers["anna"].until("state")
                await world.settled()
            await both(one, two, "anna", t="pause", paused=False)
            await play(one, two)


WORLDS = [
    (twins.masters, 1, 0),
    (twins.masters, 3, 30),
    (twins.il_principe, 2, 0),
    (twins.il_principe, 5, 40),
    (twins.of_princes, 4, 0),
    (twins.renaissance, 6, 100),
    (twins.artigiano, 7, 40),
]


def test_no_game_is_left_out() -> None:
    assert {worlds(seed, plays)[0]["game"] for worlds, seed, plays in WORLDS} == set(
        signoria.game_ids()
    )


@pytest.mark.parametrize(("worlds", "seed", "plays"), WORLDS)
def test_what_one_may_not_know_changes_no_byte(
    tmp_path: Path, worlds: twins.Worlds, seed: int, plays: int
) -> None:
    positions = worlds(seed, plays)
    game = signoria.game(positions[0]["game"])

    async def play(one: World, two: World) -> None:
        random = Random(seed)
        hints = 0
        for turn in range(MOVES):
            if one.viewers["anna"].state["over"]:
                break
            await a_move(one, two, game.id, random)
            if hints < HINTS and len(one.asked("anna")) > 1:
                await both(one, two, "anna", t="hint")
                hints += 1
            if turn % 6 == 0:
                await both(one, two, "anna", t="undo")
                await both(one, two, "anna", t="hint")
                await both(one, two, "anna", t="why", code=random.randrange(game.actions.size))
                await both(one, two, "anna", t="act", asked=0, codes=[random.randrange(150)])
                await both(one, two, "carla", t="undo")
                await both(one, two, "carla", t="why", code=3)
                await both(one, two, "bruno", t="chat", text="Ciao")
        await one.settled()
        await two.settled()
        same(one, two)
        assert any('"t":"hint"' in text and '"moves"' in text for text in one.viewers["anna"].raw)
        assert len(one.viewers["carla"].raw) > MOVES
        facts = {
            name: any('"facts":' in text for text in one.viewers[name].raw) for name in IGNORANT
        }
        assert [name for name in IGNORANT if facts[name]] == ["anna's program"]
        # The worlds do differ.
        assert bytes_of(one.viewers["bruno"]) != bytes_of(two.viewers["bruno"])

    asyncio.run(evening(tmp_path, positions, play))


async def both(one: World, two: World, person: str, **message: Any) -> None:
    command = f"both{len(one.viewers[person].raw)}-{random_part(message)}"
    for world in (one, two):
        await world.viewers[person].ask(**{"cmd_id": command, **message})
        await world.settled()


def random_part(message: dict[str, Any]) -> str:
    return sha256(json.dumps(message, sort_keys=True).encode()).hexdigest()[:8]


async def a_move(one: World, two: World, game: str, random: Random) -> None:
    """The same move in both worlds; what is given up face down may be another thing in each."""
    for person in PLAYERS:
        choices = [world.asked(person) for world in (one, two)]
        if one.viewers[person].state["asked"] is None or not choices[0]:
            continue
        kept, shown = KEPT.get(game, "-"), SHOWN.get(game, "-")
        common = [n for n in choices[0] if n in choices[1] and not n.startswith(f"{shown} ")]
        secret = [sorted(n for n in choice if n.startswith(f"{kept} ")) for choice in choices]
        picks = [random.choice(common)] * 2 if common else ["", ""]
        if person != "anna" and all(secret) and (not common or random.random() < 0.3):
            picks = [secret[0][0], secret[1][-1]]
        await answer(one, two, person, picks)
        return
    await one.settled()
    await two.settled()


async def answer(one: World, two: World, person: str, picks: Sequence[str | None]) -> None:
    """None: not yet."""
    command = f"move{len(one.viewers[person].raw)}"
    for world, pick in zip((one, two), picks, strict=True):
        if pick is None:
            continue
        viewer = world.viewers[person]
        about = {"asked": viewer.state["asked"], "codes": [world.asked(person)[pick]]}
        said = await viewer.ask(t="act", cmd_id=command, **about)
        assert said["ok"], (pick, said)
        await world.settled()


@pytest.mark.parametrize(
    ("worlds", "answers"),
    [
        (twins.il_principe_sealed, None),  # a card that Bruno offers
        (twins.renaissance_sealed, None),  # war or peace
        (twins.artigiano_sealed, None),  # a mandatory mission
        (twins.princes_sealed, ["veto by tile", "pass"]),
        (twins.princes_sealed, ["veto by tile", None]),  # nobody even sees that Bruno has answered
    ],
)
def test_a_sealed_answer_changes_no_byte_before_all_have_answered(
    tmp_path: Path, worlds: twins.Worlds, answers: list[str | None] | None
) -> None:
    positions = worlds(1, 0)

    async def play(one: World, two: World) -> None:
        cards = sorted(one.asked("bruno"))
        await answer(one, two, "bruno", answers or [cards[0], cards[-1]])
        await answer(one, two, "anna", [sorted(one.asked("anna"))[0]] * 2)
        await both(one, two, "anna", t="hint")
        await both(one, two, "carla", t="why", code=3)
        assert "dino" in [
            PLAYERS[seat] for seat in one.viewers["carla"].state["waiting"] if seat < BOT
        ]
        same(one, two)
        assert bytes_of(one.viewers["bruno"]) != bytes_of(two.viewers["bruno"])

    asyncio.run(evening(tmp_path, positions, play))
