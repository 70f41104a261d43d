"""A real server: its own process, its own SQLite file, real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import signoria

RUN = """
import sys
from pathlib import Path
from signoria.web.server import run
from signoria.web.settings import from_environment
settings = from_environment()
settings.port = int(sys.argv[1])
run(settings, lambda address: print(address, flush=True))
"""
_ids = itertools.count()


class Server:
    def __init__(self, database: Path, port: int = 0, **environment: str) -> None:
        env = {**os.environ, "SIGNORIA_DB": str(database), "SIGNORIA_PACE": "0.005", **environment}
        env.setdefault("SIGNORIA_REQUESTS", "100000")
        env.setdefault("SIGNORIA_COMMANDS", "100000")
        self.guests: list[Guest] = []
        self.log = database.with_suffix(".log")
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", RUN, str(port)], env=env, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().decode().strip()
        assert self.address, self.log.read_text()
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As if the power failed."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(20)
        for guest in self.guests:
            guest.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def guest(self, name: str = "Anna") -> Guest:
        self.guests.append(Guest(self, name))
        return self.guests[-1]

    def metric(self, name: str) -> float:
        text = httpx.get(f"{self.address}/metrics").text
        lines = [line for line in text.splitlines() if line.startswith(name)]
        return sum(float(line.rpartition(" ")[2]) for line in lines)


@contextmanager
def serving(database: Path, port: int = 0, **environment: str) -> Iterator[Server]:
    server = Server(database, port, **environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Guest:
    """A browser: a cookie, calls, sockets."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=20)
        assert self.http.get("/api/me").status_code == 200
        self.http.put("/api/me", json={"name": name})

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def table(self, *seats: str, game: str = "masters", **about: Any) -> str:
        made = self.post("/api/tables", game=game, seats=list(seats), **about)
        return str(made["id"])

    def socket(self, table: str, port: int | None = None, **query: object) -> Socket:
        """`port`: of a proxy in between."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{port or self.server.port}/ws/tables/{table}?{asked}"
        return Socket(address, {"Cookie": cookie})


class Socket:
    """A viewer that remembers everything it was sent."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address, self.headers = address, headers
        self.hello: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.line: ClientConnection

    async def __aenter__(self) -> Socket:
        self.line = await connect(
            self.address, additional_headers=self.headers, compression=None, max_size=None
        )
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.line.close()

    async def next(self, seconds: float = 20) -> dict[str, Any]:
        """The next message, taken note of."""
        text = await asyncio.wait_for(self.line.recv(), seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        kind = message["t"]
        if kind == "hello":
            self.hello = message
        elif kind == "told":
            self._learn(message)
        elif kind == "state":
            self._learn(message)
            self.state = {k: v for k, v in message.items() if k != "told"}
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "ack":
            self.answers[message["cmd_id"]] = message
        return message

    def _learn(self, message: dict[str, Any]) -> None:
        first = message["n"] - len(message["told"]) + 1
        self.told = [told for told in self.told if told["n"] < first] + message["told"]

    async def until(self, kind: str, seconds: float = 20) -> dict[str, Any]:
        while (message := await self.next(seconds))["t"] != kind:
            pass
        return message

    async def quiet(self, seconds: float = 0.1) -> None:
        """Hear whatever comes until nothing does; the server has answered twice by then, however slow it is."""
        for _ in range(2):
            await self.line.send('{"t":"ping"}')
            await self.until("pong")
        self.raw = [text for text in self.raw if text != '{"t":"pong"}']
        try:
            while True:
                await self.next(seconds)
        except TimeoutError:
            pass

    async def to_the_end(self) -> None:
        """Hear whatever comes until the line is closed: ConnectionClosed."""
        while True:
            await self.next()

    async def send(self, **message: Any) -> str:
        command = message.setdefault("cmd_id", f"c{next(_ids)}")
        await self.line.send(json.dumps(message))
        return str(command)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """A command and its acknowledgement."""
        command = await self.send(**message)
        while command not in self.answers:
            await self.next()
        return self.answers[command]

    async def act(self, code: int, **more: Any) -> dict[str, Any]:
        return await self.ask(t="act", asked=self.state["asked"], codes=[code], **more)

    async def play(self, random: Random, plays: int = 10_000) -> int:
        """Random moves whenever it is asked, until the game is over or so many moves are made."""
        made = 0
        while not self.state:
            await self.next()
        while not self.state["over"] and made < plays:
            if self.state["actions"] and self.state["asked"] is not None:
                standing = signoria.game(self.hello["game"]).actions.standing
                codes = [a["code"] for a in self.state["actions"] if a["code"] < standing]
                code = random.choice(codes)
                asked = self.state["asked"]
                answer = await self.act(code)
                assert answer["ok"], answer
                made += 1
                while self.state["asked"] == asked and not self.state["over"]:
                    await self.next()
            else:
                await self.next()
        return made

    def seen(self) -> dict[str, Any]:
        """What the page shows."""
        return {"hello": self.hello, "state": self.state, "told": self.told}


def wait_until(true: Any, seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)
