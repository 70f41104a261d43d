"""Ten thousand bad commands: a clear error each, the table untouched, the server up."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.web.server import Guest, Server, Socket, serving

TRIES = 10_000
AT_ONCE = 50  # commands sent before their answers are read


class Villain:
    """Knows the protocol and all that the page of a seat or a spectator knows."""

    def __init__(self, random: Random, actions: list[int], size: int) -> None:
        self.random = random
        self.legal = list(actions)
        self.size = size
        self.count = 0

    def id(self) -> str:
        self.count += 1
        return f"bad{self.count}"

    def number(self) -> Any:
        edges: list[Any] = [
            -1,
            0,
            1,
            2**31,
            2**63,
            2**64,
            -(2**70),
            1e308,
            0.5,
            True,
            None,
            "1",
            [],
            {},
        ]
        return self.random.choice([*edges, self.random.randrange(-50, 300)])

    def text(self) -> str:
        pieces = [
            "\x00",
            "é",
            "<script>",
            "' OR 1=1",
            "\u202e",
            "x" * 50,
            "table-",
            "{$seat}",
            "💥",
        ]
        return "".join(self.random.choices(pieces, k=self.random.randrange(0, 6)))

    def malformed(self) -> str:
        whole = json.dumps({"t": "act", "cmd_id": self.id(), "asked": 0, "codes": [1]})
        cut = self.random.randrange(len(whole))
        odd = ["", "[]", "null", "1", '"act"', "{}", "[" * 2000, '{"t":' * 500, "\x00", "NaN"]
        return self.random.choice([whole[:cut], whole[:cut] + "\x00" + whole[cut:], *odd])

    def oversized(self) -> str:
        return json.dumps(
            {"t": "chat", "cmd_id": self.id(), "text": "x" * self.random.randrange(4096, 8000)}
        )

    def wrong_types(self) -> str:
        kind = self.random.choice(
            ["act", "undo", "chat", "pause", "takeover", "why", "lang", "x", "", None]
        )
        bad = [self.number() for _ in range(5)]
        message = {"t": kind, "asked": bad[0], "codes": bad[1], "seat": bad[2], "code": bad[3]}
        message |= {"paused": "yes", "bot": 3, "text": 5, "lang": self.text()}
        if kind == "undo" or (kind == "why" and bad[3] in self.legal):
            message["t"] = "what"
        return json.dumps({**message, "cmd_id": self.id()})

    def bad_id(self) -> str:
        odd = ["", "x" * 65, 5, None, [], {}]
        return json.dumps({"t": "act", "asked": 0, "codes": [0], "cmd_id": self.random.choice(odd)})

    def illegal(self, asked: int | None) -> str:
        codes = [c for c in range(-3, self.size + 5) if c not in self.legal]
        message = {"t": "act", "asked": asked, "codes": [self.random.choice(codes)]}
        return json.dumps({**message, "cmd_id": self.id()})

    def stale(self, asked: int | None) -> str:
        wrong = self.random.choice([(asked or 0) + 1, (asked or 0) - 1, None, -1, 10**9])
        code = self.random.choice(sorted(self.legal) or [0])
        return json.dumps({"t": "act", "asked": wrong, "codes": [code], "cmd_id": self.id()})

    def long_phrase(self, asked: int | None) -> str:
        codes = self.random.choices(range(self.size), k=self.random.randrange(3, 40))
        return json.dumps({"t": "act", "asked": asked, "codes": codes, "cmd_id": self.id()})

    def not_theirs(self) -> str:
        odd: list[dict[str, Any]] = [
            {"t": "takeover", "seat": self.random.choice([2, 3, 9, -1]), "bot": None},
            {"t": "takeover", "seat": self.random.choice([0, 1]), "bot": self.text() or "x"},
            {"t": "undo"},
            {"t": "redo"},
            {"t": "start"},
            {"t": "why", "code": self.random.choice([-1, 10**6])},
        ]
        return json.dumps({**self.random.choice(odd), "cmd_id": self.id()})


def test_bad_commands_change_nothing(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        anna, bruno, carla = (server.guest(name) for name in ("Anna", "Bruno", "Carla"))
        table = anna.table("me", "open")
        bruno.post(f"/api/tables/{table}/sit", seat=1)
        anna.post(f"/api/tables/{table}/start")
        asyncio.run(attack(server, [anna, bruno, carla], table))
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


async def attack(server: Server, guests: list[Guest], table: str) -> None:
    random = Random(11)
    async with (
        guests[0].socket(table) as a,
        guests[1].socket(table) as b,
        guests[2].socket(table) as c,
    ):
        for socket in (a, b, c):
            await socket.quiet()
        code = a.state["actions"][0]["code"]
        await a.ask(t="act", asked=a.state["asked"], codes=[code], cmd_id="good")
        for socket in (a, b, c):
            await socket.quiet()
        before = [socket.seen() for socket in (a, b, c)]
        writes = server.metric("signoria_writes_total")
        errors: Counter[str] = Counter()
        done = 0
        while done < TRIES:
            for socket in (a, b, c):
                errors += await volley(socket, random, AT_ONCE)
                done += AT_ONCE
        assert server.metric("signoria_writes_total") == writes  # not one of them was carried out
        again = await a.ask(t="act", asked=0, codes=[code], cmd_id="good")
        assert again["ok"]  # replayed: the first answer, and nothing done
        for socket in (a, b, c):
            await socket.quiet()
        assert [socket.seen() for socket in (a, b, c)] == before
        expected = {"web-bad-message", "table-stale", "table-not-seated", "table-bad-command"}
        assert expected <= errors.keys()
        assert any(key.startswith("masters-") for key in errors)
        async with guests[0].socket(table) as fresh:
            await fresh.quiet()
            assert fresh.seen() == before[0]
            assert (await fresh.act(fresh.state["actions"][0]["code"]))["ok"]


async def volley(socket: Socket, random: Random, shots: int) -> Counter[str]:
    asked = socket.state["asked"]
    villain = Villain(random, [action["code"] for action in socket.state["actions"]], 154)
    villain.count = len(socket.raw) * 1000
    kinds = [
        villain.malformed,
        villain.oversized,
        villain.wrong_types,
        villain.bad_id,
        villain.not_theirs,
    ]
    kinds += [
        lambda: villain.illegal(asked),
        lambda: villain.stale(asked),
        lambda: villain.long_phrase(asked),
    ]
    errors: Counter[str] = Counter()
    sent = [random.choice(kinds)() for _ in range(shots)]
    if socket.hello["you"] is not None:  # her own undo would be right
        sent = [text for text in sent if '"undo"' not in text and '"redo"' not in text]
    for text in sent:
        await socket.line.send(text)
    for _ in sent:
        answer = await socket.next()
        assert answer["t"] == "ack", answer
        assert not answer["ok"], answer
        assert answer["error"]["text"]
        assert answer["error"]["text"] != answer["error"]["key"]
        errors[answer["error"]["key"]] += 1
    return errors
