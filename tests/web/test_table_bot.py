"""The example of docs/bots.md that plays at a table: a process of its own, a real server, real sockets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from signoria.words import say
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


def imported() -> Any:
    """The example in this process."""
    spec = spec_from_file_location(EXAMPLE.stem, EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


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


def test_it_slows_down_when_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server takes no command at all until the bot has paused three times; then it is there again, with room."""
    example = imported()
    told: list[str] = []
    pauses: list[float] = []
    with ExitStack() as servers:
        server = servers.enter_context(serving(tmp_path / "tables.db", SIGNORIA_COMMANDS="0"))

        def complain(text: str, file: object) -> None:
            assert len(pauses) == len(told), "it was told, and did not pause"
            told.append(text)

        def pause(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 3:
                server.kill()
                servers.enter_context(serving(tmp_path / "tables.db", server.port))

        monkeypatch.setattr(example, "print", complain, raising=False)
        monkeypatch.setattr(example, "time", SimpleNamespace(sleep=pause))
        host = server.guest()
        table = host.table(*SHORT["masters"])
        bot = example.TableBot(f"{server.address}/tables/{table}", "Caso")
        servers.callback(bot.http.close)
        host.post(f"/api/tables/{table}/start")
        bot.play()
        replay = bot.call("GET", f"/api/tables/{table}/replay")
    assert told == [say("web-too-fast", "en")] * 3
    assert len(pauses) == 4  # the last one when the line broke
    assert replay["ranking"] == bot.state["ranking"]
    # what was not taken was said again, and nothing twice
    assert len(replay["frames"]) - 1 == bot.sent - len(pauses)


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
