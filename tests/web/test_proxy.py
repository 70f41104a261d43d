"""Bad lines: dropped, delayed, half-open. Afterwards the page shows what a fresh load shows."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.web.server import Guest, Socket, serving

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Proxy:
    """Carries bytes between client and server, and does it badly."""

    def __init__(self, port: int, random: Random) -> None:
        self.target = port
        self.random = random
        self.trouble = "none"
        self.left = 0
        self.lines: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> Proxy:
        self.server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port: int = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for line in list(self.lines):
            line.transport.abort()
        await asyncio.sleep(0.05)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.lines |= {writer, forth}
        dead = asyncio.Event()
        self.left = self.random.randrange(8, 30)  # pieces that this line still carries
        await asyncio.gather(self._pump(reader, forth, dead), self._pump(back, writer, dead))
        for line in (writer, forth):
            line.transport.abort()
            self.lines.discard(line)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, dead: asyncio.Event
    ) -> None:
        try:
            while data := await reader.read(1 << 16):
                self.left -= 1
                if self.trouble == "half-open" and self.left < 0:
                    dead.set()
                if dead.is_set():
                    continue  # swallowed from now on: neither side is told
                if self.trouble == "drop" and self.left < 0:
                    writer.write(data[: len(data) // 2])  # in the middle of a message
                    await writer.drain()
                    return
                if self.trouble == "delay":
                    await asyncio.sleep(self.random.uniform(0, 0.05))
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            if not dead.is_set():
                writer.close()


class Client:
    """As the page does it: one socket after the other, from the last number on, resending what was not answered."""

    def __init__(self, guest: Guest, table: str, random: Random) -> None:
        self.guest, self.table, self.random = guest, table, random
        self.socket: Socket | None = None
        self.known: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.open: dict[str, dict[str, Any]] = {}
        self.moves = 0
        self.lines = 0

    async def play(self, port: int, moves: int) -> None:
        """Until so many moves are made and each of them was answered."""
        while (self.moves < moves or self.open) and not self.known.get("over"):
            with contextlib.suppress(
                ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError
            ):
                await self._line(port, moves)

    async def _line(self, port: int, moves: int) -> None:
        self.lines += 1
        last = self.known.get("n", 0)
        async with (
            asyncio.timeout(10),
            self.guest.socket(self.table, port, **{"from": last}) as socket,
        ):
            while not socket.state:
                self.heard(await socket.next(1))
            for message in self.open.values():
                await socket.send(**message)
            while (self.moves < moves or self.open) and not socket.state["over"]:
                if not self.open and self.moves < moves and socket.state["actions"]:
                    self.moves += 1
                    code = self.random.choice(socket.state["actions"])["code"]
                    message = {"t": "act", "asked": socket.state["asked"], "codes": [code]}
                    self.open[f"p{self.moves}"] = {**message, "cmd_id": f"p{self.moves}"}
                    await socket.send(**self.open[f"p{self.moves}"])
                self.heard(await socket.next(1))

    def heard(self, message: dict[str, Any]) -> None:
        if message["t"] == "state":
            self.known = {k: v for k, v in message.items() if k != "told"}
            self.told += [told for told in message["told"] if told["n"] > len(self.told)]
        elif message["t"] == "ack":
            self.open.pop(message["cmd_id"], None)


@pytest.mark.parametrize("trouble", ["drop", "delay", "half-open"])
def test_disconnecting_costs_nothing(tmp_path: Path, trouble: str) -> None:
    with serving(tmp_path / "tables.db") as server:
        anna = server.guest()
        table = anna.table("me", "bot:random")

        async def evening() -> None:
            random = Random(len(trouble))
            client = Client(anna, table, random)
            async with Proxy(server.port, random) as proxy:
                proxy.trouble = trouble
                await asyncio.wait_for(client.play(proxy.port, 15), 90)
            assert trouble == "delay" or client.lines > 1
            async with anna.socket(table) as direct:  # let the bot come to its end
                await direct.until("state")
                await direct.ask(t="pause", paused=True)
            async with anna.socket(table, **{"from": client.known["n"]}) as last:  # what it missed
                client.heard(await last.until("state"))
            async with anna.socket(table) as fresh:
                await fresh.until("state")
            assert client.known == fresh.state
            assert client.told == fresh.told

        asyncio.run(evening())
