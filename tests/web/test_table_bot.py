"""The example of docs/bots.md that plays at a table: a process of its own, a real server, real sockets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.web.server import Guest, serving, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"
SHORT = {"masters": ["open"], "il_principe": ["open", "bot:greedy"]}


@contextmanager
def seated(host: Guest, table: str) -> Iterator[subprocess.Popen[str]]:
    """The example on the first seat of a table that is about to start."""
    command = [sys.executable, str(EXAMPLE), f"{host.server.address}/tables/{table}", "Caso"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as it:
        try:
            wait_until(lambda: it.poll() is not None or about(host, table)["seats"][0]["present"])
            yield it
        finally:
            it.kill()


def about(host: Guest, table: str) -> Any:
    return host.http.get(f"/api/tables/{table}").json()


def expect_whole_game(host: Guest, table: str, bot: subprocess.Popen[str]) -> None:
    """Played to its end by the program itself, which was told how it ended."""
    said, complaints = bot.communicate(timeout=60)
    assert bot.returncode == 0, complaints
    found = about(host, table)
    assert (found["status"], found["seats"][0]["name"]) == ("over", "Caso")
    assert found["seats"][0]["bot"] is None
    replay = host.http.get(f"/api/tables/{table}/replay").json()
    assert said.split(" places ")[1].strip() == str(replay["ranking"])


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 80


@pytest.mark.parametrize("game", SHORT)
def test_it_plays_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    with serving(tmp_path / "tables.db") as server:
        host = server.guest()
        table = host.table(*SHORT[game], game=game)
        with seated(host, table) as bot:
            host.post(f"/api/tables/{table}/start")
            expect_whole_game(host, table, bot)


def test_it_slows_down_when_it_is_told_to(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", SIGNORIA_COMMANDS="6") as server:
        host = server.guest()
        table = host.table(*SHORT["masters"])
        with seated(host, table) as bot:
            host.post(f"/api/tables/{table}/start")
            expect_whole_game(host, table, bot)


def test_it_comes_back_when_the_server_does(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", SIGNORIA_PACE="0.05") as server:
        host = server.guest()
        cookies = dict(host.http.cookies)
        table = host.table(*SHORT["il_principe"], game="il_principe")
        with seated(host, table) as bot:
            host.post(f"/api/tables/{table}/start")
            wait_until(lambda: about(host, table)["plays"] >= 10)
            server.kill()
            with serving(tmp_path / "tables.db", server.port) as again:
                assert again.port == server.port
                host = again.guest()
                host.http.cookies.clear()
                host.http.cookies.update(cookies)
                assert about(host, table)["status"] == "playing"
                expect_whole_game(host, table, bot)


def test_it_says_why_it_cannot_sit_down(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        host = server.guest()
        with seated(host, host.table("me", "bot:random")) as bot:
            _, complaints = bot.communicate(timeout=20)
            assert bot.returncode == 1
            assert complaints == "This game has already begun.\n"
