"""Stopping and starting again."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.server import serving


def test_a_stop_is_graceful_and_everything_is_there_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        anna = server.guest()
        cookies = dict(anna.http.cookies)
        table = anna.table("me", "bot:random")

        async def play() -> None:
            async with anna.socket(table) as socket:
                await socket.play(Random(4), 12)
                await socket.ask(t="pause", paused=True)
                await socket.quiet()
                stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.to_the_end()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012  # come back
                assert await stopping == 0
                (tmp_path / "seen.json").write_text(json.dumps(socket.seen()))

        asyncio.run(play())
    for line in server.log.read_text().splitlines():
        assert {"at", "level", "from", "message"} <= json.loads(line).keys()
        assert table not in line
    with serving(tmp_path / "tables.db") as again:
        anna = again.guest()
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)
        assert anna.http.get("/api/me").json()["tables"][0]["id"] == table

        async def look() -> None:
            async with anna.socket(table) as socket:
                await socket.quiet()
                assert json.dumps(socket.seen()) == (tmp_path / "seen.json").read_text()
                assert (await socket.ask(t="pause", paused=False))["ok"]
                await socket.play(Random(4))

        asyncio.run(look())
        assert again.stop() == 0


def test_commands_in_flight_are_finished_before_the_end(tmp_path: Path) -> None:
    """Everything acknowledged before a stop is there after it."""
    with serving(tmp_path / "tables.db") as server:
        anna = server.guest()
        cookies = dict(anna.http.cookies)
        table = anna.table("me")
        said: list[str] = []

        async def talk() -> None:
            async with anna.socket(table) as socket:
                for i in range(200):
                    await socket.send(t="chat", text=f"{i}", cmd_id=f"c{i}")
                stopping = asyncio.get_running_loop().run_in_executor(None, server.stop)
                with pytest.raises(ConnectionClosed):
                    await socket.to_the_end()
                assert await stopping == 0
                said.extend(c for c, answer in socket.answers.items() if answer["ok"])

        asyncio.run(talk())
    with serving(tmp_path / "tables.db") as again:
        anna = again.guest()
        anna.http.cookies.clear()
        anna.http.cookies.update(cookies)

        async def look() -> None:
            async with anna.socket(table) as socket:
                await socket.quiet()
                assert {f"c{line['text']}" for line in socket.chat} >= set(said)

        asyncio.run(look())
