"""The server is killed at random moments: nothing acknowledged is lost, nothing is done twice.

Ten rounds; SIGNORIA_CRASHES=100 for the long form (make test-crash).
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

import signoria
from tests.web.server import Guest, Server, Socket

SEATS = {  # at each table; the games take turns
    "masters": ["me", "bot:random"],
    "il_principe": ["me", "bot:random"],
    "princes": ["me", "bot:random", "bot:random"],
    "renaissance": ["me", "bot:random", "bot:random"],
    "artigiano": ["me", "bot:random"],
}
QUICK = {"SIGNORIA_PACE": "0.02", "SIGNORIA_WINDOW": "0"}
ROUNDS = int(os.environ.get("SIGNORIA_CRASHES", "10"))
TABLES = 8


def test_no_game_is_left_out() -> None:
    assert set(SEATS) == set(signoria.game_ids())


class Player:
    """Plays at a table of his own against bots, resends what was not answered, and remembers what was."""

    def __init__(self, guest: Guest, number: int) -> None:
        self.guest = guest
        self.random = Random(number)
        self.cookies = dict(guest.http.cookies)
        game = list(SEATS)[number % len(SEATS)]
        self.table = guest.table(*SEATS[game], game=game)
        self.sent = 0
        self.open: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[str] = []
        self.shown = 0  # the last number of an event that was told
        self.over = False

    async def play(self, port: int) -> None:
        """Until the line breaks or the game is over."""
        headers = {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        address = f"ws://127.0.0.1:{port}/ws/tables/{self.table}"
        try:
            async with Socket(address, headers) as socket:
                await socket.until("state")
                assert socket.state["n"] >= self.shown  # what was shown is still true
                for message in self.open.values():
                    await socket.send(**message)
                await self._moves(socket)
        except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
            pass

    async def _moves(self, socket: Socket) -> None:
        while not socket.state["over"]:
            if not self.open and socket.state["actions"]:
                self.sent += 1
                action = self.random.choice(socket.state["actions"])
                code = self.random.randint(action["code"], action.get("to", action["code"]))
                message = {"t": "act", "asked": socket.state["asked"], "codes": [code]}
                self.open[f"m{self.sent}"] = {**message, "cmd_id": f"m{self.sent}"}
                await socket.send(**self.open[f"m{self.sent}"])
            message = await socket.next(60)
            self.shown = max(self.shown, socket.state["n"])
            if message["t"] == "ack" and message["cmd_id"] in self.open:
                del self.open[message["cmd_id"]]
                if message["ok"]:
                    self.acknowledged.append(message["cmd_id"])
        self.over = True


def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    random = Random(ROUNDS)
    server = Server(database, 0, **QUICK)
    players = [Player(server.guest(f"Guest {i}"), i) for i in range(TABLES)]

    async def evening() -> None:
        nonlocal server
        for _ in range(ROUNDS):
            running = [asyncio.create_task(p.play(server.port)) for p in players if not p.over]
            await asyncio.sleep(random.uniform(0.05, 0.5))
            server.process.kill()
            await asyncio.gather(*running)
            server.kill()
            server = Server(database, 0, **QUICK)
            check(database, players)
        await asyncio.wait_for(
            asyncio.gather(*(p.play(server.port) for p in players if not p.over)), 120
        )

    try:
        asyncio.run(evening())
        check(database, players)
        assert all(player.over for player in players)
        assert sum(len(player.acknowledged) for player in players) > 20 * TABLES
        for player in players:  # folded from the store alone, each game is whole
            assert server.guest().http.get(f"/api/tables/{player.table}/record").status_code == 200
    finally:
        server.kill()


def check(database: Path, players: list[Player]) -> None:
    db = sqlite3.connect(database)
    for player in players:
        query = "SELECT command FROM events WHERE tbl = ? AND command LIKE '%:m%' ORDER BY seq"
        stored = [row[0].partition(":")[2] for row in db.execute(query, (player.table,))]
        assert len(stored) == len(set(stored))  # nothing twice
        assert [
            c for c in stored if c in set(player.acknowledged)
        ] == player.acknowledged  # none lost
        assert set(stored) <= {f"m{i + 1}" for i in range(player.sent)}
        numbers = [
            row[0]
            for row in db.execute(
                "SELECT seq FROM events WHERE tbl = ? ORDER BY seq", (player.table,)
            )
        ]
        assert numbers == list(range(len(numbers)))
    db.close()
