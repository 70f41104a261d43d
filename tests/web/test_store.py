"""A store that cannot be written: everybody is told so in a sentence, and everything goes on afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from tests.web.server import Guest, Server, serving

BUSY = {"SIGNORIA_BUSY": "0.1", "SIGNORIA_PACE": "0"}


class Locked:
    """Another program has the file for itself."""

    def __init__(self, database: Path) -> None:
        self.db = sqlite3.connect(database, isolation_level=None)

    def __enter__(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def __exit__(self, *_: object) -> None:
        self.db.execute("ROLLBACK")
        self.db.close()


def opened(server: Server, anna: Guest, language: str = "en") -> Any:
    body = {"game": "masters", "seats": ["me"], "cmd_id": "one"}
    return anna.http.post("/api/tables", json=body, params={"lang": language})


def test_a_table_that_cannot_be_saved_is_opened_later(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", 0, **BUSY) as server:
        anna = server.guest("Anna")
        with Locked(tmp_path / "tables.db"):
            refused = opened(server, anna)
            assert refused.status_code == 503
            assert refused.json()["error"]["key"] == "table-store-failed"
            assert "could not be saved" in refused.json()["error"]["text"]
            assert "enregistr" in opened(server, anna, "fr").json()["error"]["text"]
            assert anna.http.get("/api/games").status_code == 200  # whatever needs no writing
        assert opened(server, anna).status_code == 201


def test_a_move_that_cannot_be_saved_has_not_happened_and_can_be_sent_again(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", 0, **BUSY) as server:
        anna = server.guest("Anna")
        table = anna.table("me", "bot:random")

        async def evening() -> None:
            async with anna.socket(table) as line, server.guest("Zoe").socket(table) as other:
                await line.until("state")
                await other.until("state")
                code, asked = line.state["actions"][0]["code"], line.state["asked"]
                move = {"t": "act", "asked": asked, "codes": [code], "cmd_id": "move"}
                shown = line.state
                with Locked(tmp_path / "tables.db"):
                    answer = await line.ask(**move)
                    assert not answer["ok"]
                    assert answer["error"]["key"] == "table-store-failed"
                    assert answer["error"]["text"]
                    await line.quiet()
                    await other.quiet()
                    assert line.state == shown
                del line.answers["move"]
                assert (await line.ask(**move))["ok"]
                await line.until("state")
                assert line.state["asked"] != asked

        asyncio.run(asyncio.wait_for(evening(), 60))
