"""Playing over a real socket at a real server."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import signoria
from signoria.core.errors import SignoriaError
from signoria.record import verify
from signoria.web.socket import LONGEST_LOG
from tests.web.server import Server, Socket, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


def test_a_solo_game_is_played_to_its_end_and_its_record_proves_itself(
    server: Server, tmp_path: Path
) -> None:
    anna = server.guest()
    table = anna.table("me")
    assert anna.http.get(f"/api/tables/{table}/record").status_code == 409

    async def game() -> None:
        async with anna.socket(table, lang="fr") as socket:
            await socket.play(Random(3))
            while socket.hello["status"] != "over":
                await socket.next()
            assert socket.state["ranking"]
            assert socket.state["sheet"]
            assert socket.hello["fair"]["secret"]
            assert [told["n"] for told in socket.told] == list(range(1, socket.state["n"] + 1))
            assert all(told["text"] for told in socket.told)

    asyncio.run(game())
    answer = anna.http.get(f"/api/tables/{table}/record")
    (tmp_path / "game.jsonl").write_text(answer.text)
    assert verify(tmp_path / "game.jsonl").kind == "finished"


def test_two_people_two_bots_and_a_spectator(server: Server) -> None:
    anna, bruno, carla = (server.guest(name) for name in ("Anna", "Bruno", "Carla"))
    table = anna.table("me", "open", "bot:random", "bot:greedy")
    listed = anna.http.get("/api/tables").json()
    assert table in [one["id"] for one in listed]
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    assert carla.http.post(f"/api/tables/{table}/start", json={}).status_code == 403
    anna.post(f"/api/tables/{table}/start", nonce="heads")

    async def watch(socket: Socket) -> None:
        while not socket.state.get("over"):
            await socket.next()
            if socket.state and not socket.state["over"]:
                assert socket.state["actions"] == []
                assert "facts" not in socket.state["view"]
                boards = socket.state["view"]["boards"]
                assert all("hand" not in board for board in boards)

    async def game() -> None:
        async with anna.socket(table) as a, bruno.socket(table) as b, carla.socket(table) as c:
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)), watch(c))
            for socket in (a, b, c):
                await socket.quiet()
                assert all("hand" in board for board in socket.state["view"]["boards"])
            assert a.state["scores"] == c.state["scores"]
            assert c.hello["you"] is None

    asyncio.run(game())


def test_a_second_language_is_told_from_the_beginning(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me")

    async def talk() -> None:
        async with anna.socket(table, lang="en") as socket:
            await socket.play(Random(5), 4)
            await socket.quiet()
            english = list(socket.told)
            assert (await socket.ask(t="lang", lang="fr"))["ok"]
            retold = (await socket.until("state"))["told"]
            strip = [{**told, "text": ""} for told in english]
            assert [{**told, "text": ""} for told in retold] == strip
            assert [told["text"] for told in retold] != [told["text"] for told in english]
            assert not (await socket.ask(t="lang", lang="xx"))["ok"]

        async with anna.socket(table) as speechless:
            state = await speechless.until("state")
            for one in (*state["told"], *state["actions"], state["prompt"]):
                assert not {"text", "label"} & one.keys()

    asyncio.run(talk())


def test_on_reconnection_it_gets_what_it_missed(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me")

    async def come_and_go() -> None:
        async with anna.socket(table) as first:
            await first.play(Random(5), 2)
            await first.quiet()
            last = first.state["n"]
            async with anna.socket(table) as other:
                await other.play(Random(6), 6)
                await other.quiet()
            whole = other.told
        async with anna.socket(table, **{"from": last}) as again:
            missed = (await again.until("state"))["told"]
            assert missed == whole[last:]
            assert again.state["view"] == other.state["view"]
        async with anna.socket(table, **{"from": 99_999}) as wrong:
            assert (await wrong.until("state"))["told"] == whole

    asyncio.run(come_and_go())


def test_who_comes_late_to_a_long_game_gets_its_log_in_parts(server: Server) -> None:
    anna = server.guest()

    async def come_late() -> None:
        for _ in range(20):  # chance deals, and some games are short
            table = anna.table("me", "bot:random", "bot:random", "bot:random")
            async with anna.socket(table) as early:
                await early.play(Random(4))
                await early.quiet()
            if len(early.told) > LONGEST_LOG:
                break
        async with anna.socket(table) as late:
            await late.until("state")
            assert late.told == early.told
            assert [told["n"] for told in late.told] == list(range(1, late.state["n"] + 1))
            assert sum('"t":"told"' in text for text in late.raw) >= 1
            assert max(map(len, late.raw)) <= 30_000

    asyncio.run(come_late())


def test_two_tabs_on_one_seat_agree_and_a_move_is_made_once(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me")

    async def tabs() -> None:
        async with anna.socket(table) as left, anna.socket(table) as right:
            await left.until("state")
            await right.until("state")
            random = Random(9)
            for turn in range(40):
                if left.state["over"]:
                    break
                code = random.choice(left.state["actions"])["code"]
                asked = left.state["asked"]
                if turn % 2:  # the same command from both
                    same = {"t": "act", "asked": asked, "codes": [code], "cmd_id": f"same{turn}"}
                    one, two = await asyncio.gather(left.ask(**same), right.ask(**same))
                    assert one["ok"]
                    assert two["ok"]
                else:  # both click by themselves: one is late
                    one, two = await asyncio.gather(
                        left.ask(t="act", asked=asked, codes=[code]),
                        right.ask(t="act", asked=asked, codes=[code]),
                    )
                    assert sorted([one["ok"], two["ok"]]) == [False, True]
                    late = one if two["ok"] else two
                    assert late["error"]["key"] in ("table-stale", "table-not-playing")
                for tab in (left, right):
                    while tab.state["asked"] == asked and not tab.state["over"]:
                        await tab.next()
                assert left.seen() == right.seen()

    asyncio.run(tabs())


def test_chat_is_text_for_all_and_comes_back_after_a_reload(server: Server) -> None:
    anna, carla = server.guest(), server.guest("Carla")
    table = anna.table("me")

    async def talk() -> None:
        async with anna.socket(table) as a, carla.socket(table) as c:
            assert (await a.ask(t="chat", text="  <b>Ciao</b>\u0007\n "))["ok"]
            assert (await c.ask(t="chat", text="Salve"))["ok"]
            assert not (await c.ask(t="chat", text=" \n "))["ok"]
            await a.quiet()
            assert [(m["seat"], m["name"], m["text"]) for m in a.chat] == [
                (0, "Anna", "<b>Ciao</b>"),
                (None, "Carla", "Salve"),
            ]
        async with carla.socket(table, chat=1) as again:
            await again.quiet()
            assert [m["n"] for m in again.chat] == [2]

    asyncio.run(talk())


def test_hint_why_undo_redo_pause_and_takeover(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me")

    async def ask() -> None:
        async with anna.socket(table) as socket:
            await socket.until("state")
            command = await socket.send(t="hint")
            hint = await socket.until("hint")
            assert hint["cmd_id"] == command
            assert hint["code"] in [action["code"] for action in socket.state["actions"]]
            refused = await socket.ask(t="why", code=0)
            assert refused["error"]["rule"].startswith("MAS-")
            assert refused["error"]["text"]
            code = socket.state["actions"][0]["code"]
            assert (await socket.ask(t="why", code=code))["ok"]
            assert not socket.state["can"]["undo"]
            await socket.act(code)
            await socket.until("state")
            assert socket.state["can"]["undo"]
            after = socket.state["view"]
            assert (await socket.ask(t="undo"))["ok"]
            await socket.until("state")
            assert socket.state["can"]["redo"]
            assert (await socket.ask(t="redo"))["ok"]
            await socket.until("state")
            assert {**socket.state["view"], "asked": 0} == {**after, "asked": 0}
            assert (await socket.ask(t="pause", paused=True))["ok"]
            await socket.until("state")
            assert socket.hello["paused"]
            assert socket.state["actions"] == []
            assert (await socket.ask(t="pause", paused=False))["ok"]
            assert (await socket.ask(t="takeover", seat=0, bot="random"))["ok"]
            while not socket.state["over"]:
                await socket.next()

    asyncio.run(ask())


def test_a_hint_tells_the_lines_of_play_behind_it_to_nobody_else(server: Server) -> None:
    anna, bruno = server.guest(), server.guest("Bruno")
    table = anna.table("me", "open")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    anna.post(f"/api/tables/{table}/start")

    async def ask() -> None:
        async with (
            anna.socket(table, lang="fr") as asking,
            anna.socket(table) as speechless,
            bruno.socket(table) as other,
            server.guest("Carla").socket(table) as watching,
        ):
            for socket in (asking, speechless, other, watching):
                await socket.until("state")
            await asking.send(t="hint")
            hint = await asking.until("hint")
            assert hint["asked"] == asking.state["asked"]
            expect_lines(hint, asking.state)
            labels = {action["code"]: action["label"] for action in asking.state["actions"]}
            for line in hint["lines"]:
                assert line["moves"][0]["label"] == labels[line["moves"][0]["code"]]
                assert all(move["label"] for move in line["moves"])
            for socket in (speechless, other, watching):
                await socket.quiet()
                assert not any('"hint"' in text and '"lines"' in text for text in socket.raw)
            await speechless.send(t="hint")
            silent = await speechless.until("hint")
            expect_lines(silent, speechless.state)
            assert not any("label" in move for line in silent["lines"] for move in line["moves"])

    asyncio.run(ask())


def children(server: Server) -> list[int]:
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are listed in /proc")
def test_whoever_waits_for_a_hint_may_play_meanwhile(server: Server) -> None:
    """The process that thinks stands still: nothing else at the table waits for it."""
    anna = server.guest()
    table = anna.table("me")

    async def ask() -> None:
        async with anna.socket(table) as socket:
            await socket.until("state")
            await socket.ask(t="hint")  # now there is a process
            thinkers = children(server)
            assert thinkers
            await socket.act(socket.state["actions"][0]["code"])
            await socket.until("state")
            try:
                for thinker in thinkers:
                    os.kill(thinker, signal.SIGSTOP)
                hints = [await socket.send(t="hint") for _ in range(3)]
                assert (await socket.ask(t="undo"))["ok"]
                await socket.until("state")
                assert (await socket.act(socket.state["actions"][0]["code"]))["ok"]
                assert not socket.answers.keys() & set(hints)
            finally:
                for thinker in thinkers:
                    os.kill(thinker, signal.SIGCONT)
            while not socket.answers.keys() >= set(hints):
                await socket.next()
            assert all(socket.answers[hint]["ok"] for hint in hints)

    asyncio.run(ask())


def expect_lines(hint: dict[str, Any], state: dict[str, Any]) -> None:
    """Up to three, the advised action first, each beginning with a legal answer to what is asked."""
    lines = hint["lines"]
    assert 2 <= len(lines) <= 3
    assert lines[0]["moves"][0]["code"] == hint["code"]
    shares = [line["share"] for line in lines]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) <= 101  # each is rounded
    asked = {key: state["prompt"][key] for key in ("kind", "args")}
    for line in lines:
        assert 0 <= line["value"] <= 100
        first = line["moves"][0]
        assert (first["seat"], first["prompt"]) == (state["view"]["viewer"], asked)
        assert first["code"] in [action["code"] for action in state["actions"]]
        assert len(line["moves"]) <= 4


@pytest.mark.parametrize("game_id", signoria.game_ids())
def test_a_program_that_wants_the_facts_can_imagine_what_it_is_not_told(
    server: Server, game_id: str
) -> None:
    """At every question of some moves: a position that looks to its seat exactly as the table does."""
    anna = server.guest()
    game = signoria.game(game_id)
    table = anna.table("me", "bot:random", "bot:random", game=game_id)

    async def play() -> None:
        async with (
            anna.socket(table, facts=1) as program,
            anna.socket(table) as page,
            server.guest("Carla").socket(table, facts=1) as watching,
        ):
            for seed in range(12):
                await program.play(Random(seed), 1)
                while program.state["asked"] is None and not program.state["over"]:
                    await program.next()
                if program.state["over"]:
                    break
                view, asked = program.state["view"], program.state["asked"]
                world = game.imagine(view, seed)
                assert world.view(0)["facts"] == view["facts"]
                standing = game.actions.standing
                listed = [code for code in codes(program.state) if code < standing]
                assert world.decisions(0) == listed
                while page.state.get("asked") != asked:
                    await page.next()
                assert page.state["view"] == {k: v for k, v in view.items() if k != "facts"}
                with pytest.raises(SignoriaError):
                    game.imagine(page.state["view"], seed)
            await watching.quiet()
            assert not any('"facts":' in text for text in [*page.raw, *watching.raw])

    asyncio.run(play())


def codes(state: dict[str, Any]) -> list[int]:
    """All that is legal, runs written out."""
    return [
        code
        for action in state["actions"]
        for code in range(action["code"], action.get("to", action["code"]) + 1)
    ]


def test_whoever_has_no_session_or_comes_from_elsewhere_is_refused(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me", "open", private=True)

    async def knock() -> None:
        nobody = Socket(f"ws://127.0.0.1:{server.port}/ws/tables/{table}", {})
        async with nobody as socket:
            await socket.until("hello")
            assert socket.hello["you"] is None
            answer = await socket.ask(t="chat", text="hello")
            assert answer["error"]["key"] == "web-no-session"
        foreign = {**anna.socket(table).headers, "Origin": "https://evil.example"}
        with pytest.raises(InvalidStatus):
            async with Socket(anna.socket(table).address, foreign):
                pass
        own = {
            **anna.socket(table).headers,
            "Origin": server.address.replace("localhost", "127.0.0.1"),
        }
        async with Socket(anna.socket(table).address, own) as socket:
            await socket.until("hello")
            assert socket.hello["you"] == 0
        async with anna.socket("nothing") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    asyncio.run(knock())


def test_what_does_not_change_is_not_sent_again(server: Server) -> None:
    """A refused command costs other viewers nothing; a sealed pick costs them no word either."""
    anna, bruno = server.guest(), server.guest("Bruno")
    table = anna.table("me", "open")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    anna.post(f"/api/tables/{table}/start")

    async def sealed() -> None:
        async with anna.socket(table) as a, bruno.socket(table) as b:
            await a.quiet()
            await b.quiet()
            before = len(b.raw)
            assert not (await a.act(0))["ok"]
            assert (await a.act(a.state["actions"][0]["code"]))["ok"]  # the first of two picks
            assert (await a.ask(t="undo"))["ok"]
            await b.quiet()
            assert b.raw[before:] == []

    asyncio.run(sealed())


def test_a_reload_in_mid_turn_shows_the_same(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me")

    async def reload() -> None:
        for moves in (1, 3, 7):
            async with anna.socket(table) as socket:
                await socket.play(Random(moves), moves)
                await socket.quiet()
            async with anna.socket(table) as fresh:
                await fresh.quiet()
                assert json.dumps(fresh.seen()) == json.dumps(socket.seen())

    asyncio.run(reload())


def test_the_acknowledgement_comes_before_the_publication(server: Server) -> None:
    anna = server.guest()
    table = anna.table("me")

    async def order() -> None:
        async with anna.socket(table) as socket:
            await socket.until("state")
            for _ in range(30):
                if not socket.state["over"]:
                    code = socket.state["actions"][0]["code"]
                    await socket.send(t="act", asked=socket.state["asked"], codes=[code])
                    assert (await socket.next())["t"] == "ack"
                    await socket.until("state")
                    await socket.quiet(0.02)

    asyncio.run(order())
