"""The odds of a battle over a real socket: for the seat that asks, at a real server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import signoria
from tests.web.server import Socket, serving

GAME = signoria.game("renaissance")


def test_the_odds_of_an_attack_are_told_to_who_asks(tmp_path: Path) -> None:
    async def play() -> None:
        async with anna.socket(table) as socket, carla.socket(table) as spectator:
            await spectator.until("state")
            attack = await _an_attack(socket)
            command = await socket.send(t="odds", codes=[attack])
            told = await socket.until("odds")
            assert told["cmd_id"] == command
            assert 0 <= told["chance"] <= 100
            await socket.send(t="odds", codes=[0])
            assert (await socket.until("odds"))["chance"] is None
            malformed = await socket.ask(t="odds", codes=["attack"])
            assert malformed["error"]["key"] == "web-bad-message"
            refused = await spectator.ask(t="odds", codes=[attack])
            assert refused["error"]["key"] == "table-not-seated"
            assert not any('"odds"' in line for line in spectator.raw)

    with serving(tmp_path / "tables.db", SIGNORIA_PACE="0", SIGNORIA_WINDOW="0") as server:
        anna, carla = server.guest("Anna"), server.guest("Carla")
        seats = ["me", "bot:random", "bot:random"]
        table = anna.table(*seats, game="renaissance", options={"random_nations": True})
        asyncio.run(play())


async def _an_attack(socket: Socket) -> int:
    """Random moves until a city may be attacked; its code."""
    random = Random(3)
    await socket.until("state")
    for _ in range(500):
        found = [a["code"] for a in socket.state["actions"] if a["family"] == "attack"]
        if found:
            return int(found[0])
        await socket.play(random, 1)
        while socket.state["asked"] is None or not socket.state["actions"]:
            await socket.next()
    raise AssertionError("no attack in 500 moves")
