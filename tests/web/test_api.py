"""Calls over HTTP: tables, finished games, limits and headers."""

from __future__ import annotations

import asyncio
import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from signoria.record import read
from signoria.record.replaying import follow
from signoria.tables import messages
from signoria.web.replay import patch
from tests.web.server import Guest, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("server") / "tables.db", SIGNORIA_WINDOW="0") as running:
        yield running


@pytest.fixture(scope="module", params=["masters", "il_principe", "princes", "renaissance"])
def finished(server: Server, request: pytest.FixtureRequest) -> tuple[Guest, str]:
    """A game of four seats that is over."""
    anna = server.guest()
    table = anna.table("me", "bot:random", "bot:random", "bot:random", game=request.param)

    async def game() -> None:
        async with anna.socket(table) as socket:
            await socket.play(Random(3))

    asyncio.run(game())
    return anna, table


def test_every_level_can_be_asked_to_sit_down(server: Server) -> None:
    anna = server.guest()
    listed = anna.http.get("/api/bots").json()
    levels = [bot["id"] for bot in listed]
    assert levels[:4] == ["grandmaster", "master", "journeyman", "apprentice"]
    assert anna.http.get("/api/bots?lang=fr").json()[2]["name"] == "Compagnon"
    by_game = {game["id"]: game["ratings"] for game in anna.http.get("/api/games").json()}
    for bot in listed:
        rated = {game: bots[bot["id"]] for game, bots in by_game.items() if bot["id"] in bots}
        assert bot["ratings"] == rated
    seats = [f"bot:{level}" for level in levels[1:]]
    table = anna.table("me", *seats, game="princes", start=False)
    changed = anna.http.post(
        f"/api/tables/{table}/seat", json={"seat": 5, "holder": f"bot:{levels[0]}"}
    )
    assert [seat["bot"] for seat in changed.json()["seats"]] == [None, *levels[1:5], levels[0]]
    assert len({seat["name"] for seat in changed.json()["seats"]}) == 6
    refused = anna.http.post(
        f"/api/tables/{table}/seat", json={"seat": 5, "holder": "bot:deep-blue"}
    )
    assert refused.status_code == 400
    assert "journeyman" in refused.json()["error"]["text"]


def test_health_games_words_and_metrics(server: Server) -> None:
    get = server.guest().http.get
    assert get("/health").json()["status"] == "ok"
    (masters,) = [game for game in get("/api/games").json() if game["id"] == "masters"]
    assert masters["seats"] == [1, 4]
    parts = get("/api/games/masters")
    assert parts.json().keys() == {
        *("id", "title", "files", "labels", "families", "standing", "answers", "ratings")
    }
    assert len(parts.content) < 100_000
    assert get("/api/games/chess").status_code == 404
    for language in ("en", "fr"):
        text = get(f"/api/words/{language}").text
        assert "masters-prompt-turn" in text
        assert "table-stale" in text
        assert "cli-" not in text
    assert get("/api/words/it").status_code == 404
    assert server.metric("signoria_tables ") >= 0
    assert "signoria_command_seconds_bucket" in get("/metrics").text


def test_a_table_from_the_lobby_to_the_start(server: Server) -> None:
    anna, bruno = server.guest(), server.guest("Bruno")
    table = anna.table("me", "open", "open")
    shown = bruno.http.get(f"/api/tables/{table}").json()
    assert shown["you"] is None
    assert [seat["holder"] for seat in shown["seats"]] == ["person", "open", "open"]
    assert bruno.post(f"/api/tables/{table}/sit", seat=2)["you"] == 2
    assert bruno.post(f"/api/tables/{table}/sit", seat=1, nonce="b")["you"] == 1
    assert anna.http.post(f"/api/tables/{table}/start", json={}).status_code == 409
    anna.post(f"/api/tables/{table}/seat", seat=2, holder="bot:greedy")
    bruno.post(f"/api/tables/{table}/leave")
    bruno.post(f"/api/tables/{table}/sit", seat=1, cmd_id="once")
    bruno.post(f"/api/tables/{table}/sit", seat=1, cmd_id="once")
    assert anna.post(f"/api/tables/{table}/start")["status"] == "playing"
    assert table in [one["id"] for one in bruno.http.get("/api/me").json()["tables"]]
    assert anna.post(f"/api/tables/{table}/pause")["paused"]
    assert not anna.post(f"/api/tables/{table}/pause")["paused"]
    assert anna.post(f"/api/tables/{table}/takeover", seat=1, bot="random")["seats"][1]["bot"]
    assert bruno.post(f"/api/tables/{table}/takeover", seat=1, bot=None)["seats"][1]["bot"] is None


def test_private_tables_are_found_by_their_link_only(server: Server) -> None:
    anna, bruno = server.guest(), server.guest("Bruno")
    table = anna.table("me", "open", private=True)
    assert table not in [one["id"] for one in bruno.http.get("/api/tables").json()]
    assert bruno.post(f"/api/tables/{table}/sit", seat=1)["you"] == 1
    assert len(table) >= 16


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": ["me"]}, "request-no-such-game"),
        ({"game": "masters", "seats": ["me"] * 5}, "request-bad-seats"),
        ({"game": "masters", "seats": ["me", "me"]}, "table-bad-holder"),
        ({"game": "masters", "seats": ["bot:genius"]}, "table-bad-holder"),
        ({"game": "masters", "seats": ["me"], "options": {"x": 1}}, "request-no-such-option"),
        ({"game": "masters", "seats": "me"}, "web-bad-request"),
        ({"game": "masters", "seats": ["me"], "more": 1}, "web-bad-request"),
    ],
)
def test_a_table_that_cannot_be(server: Server, body: dict[str, Any], key: str) -> None:
    anna = server.guest()
    for language in ("fr", "en"):
        answer = anna.http.post(f"/api/tables?lang={language}", json=body)
        assert answer.status_code == 400
        error = answer.json()["error"]
        assert error["key"] == key
        assert error["text"] not in ("", key)


# ---------------------------------------------------------------- finished games


def test_a_replay_shows_what_each_saw_and_stays_small(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    record = read(anna.http.get(f"/api/tables/{table}/record").content)
    steps = follow(record).steps
    for viewer in ("all", "watch", "0", "3"):
        answer = anna.http.get(f"/api/tables/{table}/replay", params={"as": viewer, "lang": "fr"})
        assert len(gzip.compress(answer.content)) < 150 * len(steps)  # as it travels
        replay = answer.json()
        assert len(replay["frames"]) == len(steps) + 1
        state = record.header.begin()
        view = replay["frames"][0]["view"]
        for frame, step in zip(replay["frames"][1:], steps, strict=True):
            state.play(step.seat, step.code)
            view = patched(view, frame["patch"])
        seat = int(viewer) if viewer.isdigit() else None
        all_seen = viewer == "all"
        true = messages.open_view(state, None) if all_seen else messages.shown_to(state, seat)
        expected = json.loads(
            json.dumps({k: v for k, v in true.items() if k not in ("asked", "stack")})
        )
        assert view == expected
        numbers = [told["n"] for frame in replay["frames"] for told in frame["told"]]
        assert numbers == list(range(1, len(numbers) + 1))
    hidden = anna.http.get(f"/api/tables/{table}/replay", params={"as": "watch"}).json()["frames"]
    if record.header.game == "masters":
        assert [frame["action"] for frame in hidden[1:9]] == [None] * 8  # Leaders kept in secret
    assert anna.http.get(f"/api/tables/{table}/replay?as=9").status_code == 400
    assert anna.http.get(f"/api/tables/{table}/replay?as=4").status_code == 400


def patched(view: Any, changes: list[Any]) -> Any:
    view = json.loads(json.dumps(view))
    for path, *value in changes:
        *way, last = path
        at = view
        for key in way:
            at = at[key]
        if value:
            at[last] = value[0]
        else:
            del at[last]
    return view


def test_patches_lead_from_one_to_the_other() -> None:
    random = Random(1)

    def thing(depth: int) -> Any:
        if depth == 0 or random.random() < 0.3:
            return random.choice([1, 2, "a", None, []])
        if random.random() < 0.5:
            return [thing(depth - 1) for _ in range(random.randrange(3))]
        return {key: thing(depth - 1) for key in random.sample("abcd", random.randrange(4))}

    for _ in range(500):
        old, new = {"x": thing(4)}, {"x": thing(4)}
        assert patched(old, patch(old, new)) == new


def test_a_record_dropped_on_the_page(server: Server, finished: tuple[Guest, str]) -> None:
    anna, table = finished
    record = anna.http.get(f"/api/tables/{table}/record").text
    plain = {"content-type": "text/plain"}
    mine = anna.http.post("/api/replay?as=all", content=record, headers=plain).json()
    theirs = anna.http.get(f"/api/tables/{table}/replay?as=all").json()
    assert mine["frames"] == theirs["frames"]
    within_a_line = record.index("\n", len(record) // 2) - 3
    half = anna.http.post("/api/replay", content=record[:within_a_line], headers=plain)
    assert (half.status_code, half.json()["error"]["key"]) == (400, "record-half-line")
    altered = record.replace('"seat":1', '"seat":2', 1)
    assert anna.http.post("/api/replay", content=altered, headers=plain).status_code == 400
    assert anna.http.post("/api/replay", content=b"\xff\xfe", headers=plain).status_code == 400


def test_going_on_from_a_moment_has_a_chance_of_its_own(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    record = anna.http.get(f"/api/tables/{table}/record").text
    seats = ["me", "bot:greedy", "bot:greedy", "bot:random"]
    made = anna.post(f"/api/tables/{table}/continue", at=20, seats=seats)
    again = anna.post("/api/tables/record/continue", at=20, seats=seats, record=record)
    assert made["id"] != again["id"]

    async def finish() -> None:
        async with anna.socket(again["id"]) as socket:
            await socket.play(Random(1))

    asyncio.run(finish())
    new = read(anna.http.get(f"/api/tables/{again['id']}/record").content)
    old = read(record.encode())
    follow(new)
    assert new.header.fair is not None
    assert old.header.fair is not None
    assert new.header.start[0] == "position"
    assert new.header.fair.key() != old.header.fair.key()
    late = anna.http.post(f"/api/tables/{table}/continue", json={"at": 99_999, "seats": seats})
    assert late.json()["error"]["key"] == "web-no-such-moment"
    few = anna.http.post(f"/api/tables/{table}/continue", json={"at": 3, "seats": ["me"]})
    assert few.status_code == 400


def test_a_rematch(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    first = anna.post(f"/api/tables/{table}/rematch")
    assert anna.post(f"/api/tables/{table}/rematch") == first
    assert anna.http.get(f"/api/tables/{first['id']}").json()["status"] == "playing"


# ---------------------------------------------------------------- safety


def test_the_cookie_is_long_hidden_from_scripts_and_hashed_at_rest(tmp_path: Path) -> None:
    for https, name in (("0", "signoria"), ("1", "__Host-signoria")):
        database = tmp_path / f"{https}.db"
        with serving(database, SIGNORIA_HTTPS=https) as server:
            answer = httpx.get(f"{server.address}/api/me")
            cookie = answer.headers["set-cookie"]
            token = cookie.partition("=")[2].partition(";")[0]
            assert cookie.startswith(f"{name}=")
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert "Path=/" in cookie
            assert ("Secure" in cookie) == (https == "1")
            assert len(token) * 6 >= 128
            assert ("strict-transport-security" in answer.headers) == (https == "1")
            assert server.stop() == 0
        assert token.encode() not in database.read_bytes()
        assert token not in server.log.read_text()


def test_every_answer_has_the_security_headers(server: Server) -> None:
    http = server.guest().http
    for path in ("/health", "/api/games", "/api/tables/none", "/nowhere", "/static/none.js"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_other_sites_cannot_act(server: Server) -> None:
    anna = server.guest()
    body = {"game": "masters", "seats": ["me"]}
    evil = anna.http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert (evil.status_code, evil.json()["error"]["key"]) == (403, "web-foreign")
    own = anna.http.post("/api/tables", json=body, headers={"origin": server.address})
    assert own.status_code == 201
    assert httpx.post(f"{server.address}/api/tables", json=body).status_code == 401


def test_large_bodies_are_refused(server: Server) -> None:
    anna = server.guest()
    large = anna.http.post("/api/replay", content=b"x" * 2_000_001)
    assert (large.status_code, large.json()["error"]["key"]) == (413, "web-too-large")

    def endless() -> Any:
        for _ in range(300):
            yield b"x" * 10_000

    unmeasured = anna.http.post("/api/replay", content=endless())
    assert (unmeasured.status_code, unmeasured.json()["error"]["key"]) == (413, "web-too-large")
    assert anna.http.get("/health").status_code == 200
    assert "Traceback" not in server.log.read_text()


def test_too_many_requests_and_commands_are_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path / "t.db", SIGNORIA_REQUESTS="3", SIGNORIA_COMMANDS="5") as server:
        anna = server.guest()
        table = anna.table("me")
        answers = [anna.http.put("/api/me", json={"name": "A"}) for _ in range(20)]
        assert {answer.status_code for answer in answers} == {200, 429}

        async def hurry() -> None:
            async with anna.socket(table) as socket:
                for i in range(40):
                    await socket.send(t="chat", text="!", cmd_id=f"h{i}")
                await socket.quiet()
                keys = [a["error"]["key"] for a in socket.answers.values() if not a["ok"]]
                assert keys
                assert set(keys) == {"web-too-fast"}

        asyncio.run(hurry())


def test_names_are_one_printable_line(server: Server) -> None:
    anna = server.guest("  An\u0000na\n<b>" + "x" * 100)
    name = anna.http.get("/api/me").json()["name"]
    assert name.startswith("An na <b>xx")
    assert len(name) == 24


def test_a_call_sent_again_opens_no_second_table(server: Server) -> None:
    anna, bruno = server.guest(), server.guest("Bruno")
    about = {"game": "masters", "seats": ["me", "bot:random"], "cmd_id": "again"}
    with ThreadPoolExecutor(4) as hands:
        made = list(hands.map(lambda _: anna.post("/api/tables", **about), range(4)))
    assert made == [made[0]] * 4
    assert [table["id"] for table in anna.http.get("/api/me").json()["tables"]] == [made[0]["id"]]
    assert anna.http.get(f"/api/tables/{made[0]['id']}").json()["status"] == "playing"
    assert bruno.post("/api/tables", **about) != made[0]  # an id counts for its person
    assert anna.post("/api/tables", **{**about, "cmd_id": "other"}) != made[0]
    bad = {**about, "seats": ["me", "me"], "cmd_id": "bad"}
    answers = [anna.http.post("/api/tables", json=bad) for _ in range(2)]
    assert answers[0].status_code == answers[1].status_code == 400
    assert answers[0].json() == answers[1].json()


def test_a_rematch_and_a_continuation_sent_again(finished: tuple[Guest, str]) -> None:
    anna, table = finished
    path = f"/api/tables/{table}"
    seats = ["me", "bot:random", "bot:random", "bot:random"]
    first = anna.post(f"{path}/continue", at=20, seats=seats, cmd_id="go on")
    assert anna.post(f"{path}/continue", at=20, seats=seats, cmd_id="go on") == first
    assert anna.post(f"{path}/continue", at=20, seats=seats, cmd_id="and again") != first
    once = anna.post(f"{path}/rematch", cmd_id="rematch")
    assert anna.post(f"{path}/rematch", cmd_id="rematch") == once
    assert anna.http.post(f"{path}/rematch").json() == once  # no body is as good as an empty one
