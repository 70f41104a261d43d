"""Ten thousand bad commands, a part at each game: a clear error each, the table untouched, the server up."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import signoria
from tests.web.server import Guest, Server, Socket, serving

TRIES = 10_000 // len(signoria.game_ids())  # at each game
AT_ONCE = 50  # commands sent before their answers are read


class Villain:
    """Knows the protocol and all that the page of a seat or a spectator knows."""

    def __init__(self, random: Random, actions: list[int], game: signoria.Game) -> None:
        self.random = random
        self.legal = list(actions)
        self.size = game.actions.size
        # what may be said at any time is never too late
        self.answers = [code for code in actions if code < game.actions.standing]
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
            [
                "act",
                "undo",
                "chat",
                "pause",
                "takeover",
                "why",
                "odds",
                "standing",
                "lang",
                "x",
                "",
                None,
            ]
        )
        bad = [self.number() for _ in range(5)]
        message = {"t": kind, "asked": bad[0], "codes": bad[1], "seat": bad[2], "code": bad[3]}
        message |= {"paused": "yes", "bot": 3, "text": 5, "lang": self.text(), "note": bad[4]}
        message |= {"prompt": self.text(), "answer": bad[0], "amount": bad[1], "span": bad[2]}
        good = kind == "undo" or (kind == "odds" and bad[1] == [])
        if good or (kind == "why" and bad[3] in self.legal):
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
        code = self.random.choice(sorted(self.answers) or [0])
        return json.dumps({"t": "act", "asked": wrong, "codes": [code], "cmd_id": self.id()})

    def long_phrase(self, asked: int | None) -> str:
        codes = self.random.choices(range(self.size), k=self.random.randrange(3, 40))
        return json.dumps({"t": "act", "asked": asked, "codes": codes, "cmd_id": self.id()})

    def not_theirs(self) -> str:
        odd: list[dict[str, Any]] = [
            {"t": "takeover", "seat": self.random.choice([6, 9, -1]), "bot": None},
            {"t": "takeover", "seat": self.random.choice([0, 1]), "bot": self.text() or "x"},
            {"t": "undo"},
            {"t": "redo"},
            {"t": "start"},
            {"t": "why", "code": self.random.choice([-1, 10**6])},
        ]
        return json.dumps({**self.random.choice(odd), "cmd_id": self.id()})


def options(game: signoria.Game) -> dict[str, Any]:
    """Where people may bargain, they do: there is more to say."""
    return {"negotiation": "on"} if any(o.name == "negotiation" for o in game.options) else {}


@pytest.mark.parametrize("name", signoria.game_ids())
def test_bad_commands_change_nothing(tmp_path: Path, name: str) -> None:
    game = signoria.game(name)
    with serving(tmp_path / "tables.db") as server:
        # everybody who can sit, and one who looks on
        guests = [server.guest(f"Guest {n}") for n in range(max(2, game.fewest) + 1)]
        sitting = guests[:-1]
        free = ["open"] * (len(sitting) - 1)
        table = guests[0].table("me", *free, game=name, options=options(game))
        for seat, guest in enumerate(sitting[1:], 1):
            guest.post(f"/api/tables/{table}/sit", seat=seat)
        guests[0].post(f"/api/tables/{table}/start")
        asyncio.run(attack(server, guests, table, game))
        assert server.stop() == 0
        assert "Traceback" not in server.log.read_text()


async def attack(server: Server, guests: list[Guest], table: str, game: signoria.Game) -> None:
    random = Random(11)
    async with AsyncExitStack() as open_:
        sockets = [await open_.enter_async_context(guest.socket(table)) for guest in guests]
        await quiet(sockets)
        first = next(socket for socket in sockets if socket.state["actions"])
        code = first.state["actions"][0]["code"]
        asked = first.state["asked"]
        await first.ask(t="act", asked=asked, codes=[code], cmd_id="good")
        await quiet(sockets)
        before = [socket.seen() for socket in sockets]
        writes = server.metric("signoria_writes_total")
        errors: Counter[str] = Counter()
        done = 0
        while done < TRIES:
            for socket in sockets:
                errors += await volley(socket, random, game)
                done += AT_ONCE
        assert server.metric("signoria_writes_total") == writes  # not one of them was carried out
        again = await first.ask(t="act", asked=asked, codes=[code], cmd_id="good")
        assert again["ok"]  # replayed: the first answer, and nothing done
        await quiet(sockets)
        assert [socket.seen() for socket in sockets] == before
        expected = {"web-bad-message", "table-stale", "table-not-seated", "table-bad-command"}
        assert expected <= errors.keys()
        assert any(key.startswith(f"{game.id}-") for key in errors)
        asked_now = next(n for n, socket in enumerate(sockets) if socket.state["asked"] is not None)
        async with guests[asked_now].socket(table) as fresh:
            await fresh.quiet()
            assert fresh.seen() == before[asked_now]
            assert (await fresh.act(fresh.state["actions"][0]["code"]))["ok"]


async def quiet(sockets: list[Socket]) -> None:
    for socket in sockets:
        await socket.quiet()


async def volley(socket: Socket, random: Random, game: signoria.Game) -> Counter[str]:
    asked = socket.state["asked"]
    villain = Villain(random, [action["code"] for action in socket.state["actions"]], game)
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
    sent = [random.choice(kinds)() for _ in range(AT_ONCE)]
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
