"""Analyses over HTTP: a real server, a real store, real processes that think."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from signoria import words
from signoria.core.state import State
from signoria.record import read
from tests.record.played import played
from tests.tables.blunders import BLUNDERS, recorded
from tests.web.server import Guest, Server, serving, wait_until

PLAIN = {"content-type": "text/plain"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("server") / "tables.db", SIGNORIA_WINDOW="0") as running:
        yield running


@pytest.fixture(scope="module", params=[("masters", 2), ("artigiano", 2)])
def finished(server: Server, request: pytest.FixtureRequest) -> tuple[Guest, str]:
    """A short game that is over: Anna has played at random."""
    game, seats = request.param
    anna = server.guest()
    table = anna.table("me", *["bot:greedy"] * (seats - 1), game=game)

    async def evening() -> None:
        async with anna.socket(table) as socket:
            await socket.play(Random(3))

    asyncio.run(evening())
    return anna, table


def analysed(guest: Guest, path: str, **about: Any) -> list[dict[str, Any]]:
    answer = guest.http.post(path, timeout=120, **about)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/jsonl"
    return [json.loads(line) for line in answer.text.splitlines()]


def test_an_analysis_from_its_first_line_to_its_last(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    path = f"/api/tables/{table}/analysis?seat=0&lang=fr"
    begin, *moments, end = lines = analysed(anna, path)
    frames = anna.http.get(f"/api/tables/{table}/replay?as=0").json()["frames"]
    assert begin == {"t": "begin", "seat": 0, "last": len(frames) - 1}
    assert [line["t"] for line in moments] == ["moment"] * len(moments)
    for moment in moments:
        assert frames[moment["at"] + 1]["seat"] == 0
        assert 0 in frames[moment["at"]]["waiting"]
        assert moment["value"] is None or 0 <= moment["value"] <= 1
    ats = [moment["at"] for moment in moments]
    assert ats == sorted(set(ats))
    assert 0 <= end["value"] <= 1
    points = end["turning_points"]
    assert len(points) <= 3
    for point in points:
        found = moments[ats.index(point["at"])]
        assert (point["value"], point["lost"]) == (found["value"], found["lost"])
        assert point["lost"] >= 3 * point["noise"]
        assert point["played"]["notation"] == frames[point["at"] + 1]["action"]
        assert point["played"]["label"] != point["preferred"]["label"]
    # asked again, also with the record in the body, nothing is thought about twice and nothing is different
    assert analysed(anna, path) == lines
    record = anna.http.get(f"/api/tables/{table}/record").text
    again = analysed(anna, "/api/analysis?seat=0&lang=fr", content=record, headers=PLAIN)
    assert again == lines
    assert read(record.encode()).end is not None


@pytest.mark.parametrize(("position", "blunder"), BLUNDERS)
def test_a_terrible_move_is_a_turning_point(
    server: Server, position: Callable[[], State], blunder: str
) -> None:
    about = {"content": recorded(position, blunder), "headers": PLAIN}
    seat = position().to_act[0]
    lines = analysed(server.guest(), f"/api/analysis?seat={seat}&lang=en", **about)
    point = lines[-1]["turning_points"][0]
    assert (point["at"], point["played"]["notation"]) == (0, blunder)
    assert point["lost"] >= max(0.03, 3 * point["noise"])
    assert point["preferred"]["label"] != point["played"]["label"]


def test_seats_are_judged_apart(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    ats = [
        {line["at"] for line in analysed(anna, f"/api/tables/{table}/analysis?seat={seat}")[1:-1]}
        for seat in (0, 1)
    ]
    assert all(ats)
    assert not ats[0] & ats[1]


def test_it_comes_line_by_line_and_ends_when_nobody_listens(server: Server) -> None:
    """The begin of an analysis; then the visitor goes away, and comes back."""
    recorder, _ = played(seed=11)
    anna = server.guest()
    about: dict[str, Any] = {"content": recorder.text(), "headers": PLAIN}
    with anna.http.stream("POST", "/api/analysis?seat=0", **about) as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["t"] == "begin"
        assert json.loads(next(lines))["t"] == "moment"
        assert server.metric("signoria_analyses ") == 1
    wait_until(lambda: server.metric("signoria_analyses ") == 0)
    assert analysed(anna, "/api/analysis?seat=0", **about)[-1]["t"] == "end"


def test_live_tables_go_on_meanwhile(server: Server) -> None:
    recorder, _ = played(seed=12)
    anna = server.guest()
    table = anna.table("me", "bot:greedy")

    async def evening() -> None:
        async with httpx.AsyncClient(
            base_url=server.address, cookies=anna.http.cookies, timeout=120
        ) as http:
            about: dict[str, Any] = {"content": recorder.text(), "headers": PLAIN}
            thinking = asyncio.create_task(http.post("/api/analysis?seat=1", **about))
            async with anna.socket(table) as socket:
                assert await socket.play(Random(3), 20) == 20
            assert json.loads((await thinking).text.splitlines()[-1])["t"] == "end"

    asyncio.run(evening())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_that_is_not_over_is_refused_in_one_sentence(server: Server, language: str) -> None:
    anna = server.guest()
    table = anna.table("me", "bot:greedy")
    recorder, _ = played(plays=30)
    answers = [
        anna.http.post(f"/api/tables/{table}/analysis?seat=0&lang={language}"),
        anna.http.post(
            f"/api/analysis?seat=0&lang={language}", content=recorder.text(), headers=PLAIN
        ),
    ]
    for answer in answers:
        assert answer.status_code == 409
        assert answer.json()["error"]["text"] == words.say("table-no-analysis", language)


def test_what_cannot_be_analysed_is_refused(finished: tuple[Guest, str], server: Server) -> None:
    anna, table = finished
    post = anna.http.post
    assert post(f"/api/tables/{table}/analysis?seat=2").status_code == 400
    assert post(f"/api/tables/{table}/analysis?seat=9").status_code == 400
    assert post(f"/api/tables/{table}/analysis").status_code == 400
    assert post("/api/tables/nowhere/analysis?seat=0").status_code == 404
    assert post("/api/analysis?seat=0", content="no record", headers=PLAIN).status_code == 400
    stranger = httpx.post(f"{server.address}/api/tables/{table}/analysis?seat=0")
    assert stranger.status_code == 401
    foreign = {"origin": "https://elsewhere.example"}
    assert post(f"/api/tables/{table}/analysis?seat=0", headers=foreign).status_code == 403
