"""One WebSocket per viewer: what it is told, and what it asks for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from signoria.core.errors import SignoriaError
from signoria.tables import commands, messages
from signoria.tables.errors import NotFound, TableError
from signoria.tables.live import Live
from signoria.tables.service import Service
from signoria.tables.store import StoreError
from signoria.web.metrics import Metrics, count
from signoria.web.security import LARGEST_MESSAGE, Allowance, same_origin
from signoria.web.sessions import Person, person_of
from signoria.words import LANGUAGES

log = logging.getLogger(__name__)
LONGEST_LOG = 150  # events in one message: who comes late to a long game is not sent it in one lump
CLOSE_FULL = 1013
CLOSE_FOREIGN = 4403
CLOSE_NOT_FOUND = 4404


async def table_socket(socket: WebSocket, table_id: str) -> None:
    app = socket.app
    if not same_origin(socket, app.state.settings):
        await socket.close(CLOSE_FOREIGN)
        return
    await socket.accept()
    service: Service = app.state.service
    if count(service)[2] >= app.state.settings.most_viewers:
        await socket.close(CLOSE_FULL)
        return
    try:
        service.get(table_id)
    except NotFound:
        await socket.close(CLOSE_NOT_FOUND)
        return
    await Viewer(socket, service, table_id, app.state.metrics).serve()


class Viewer:
    """A socket and how far it has been told. Changes only wake it; what it sends is always the present."""

    def __init__(
        self, socket: WebSocket, service: Service, table_id: str, metrics: Metrics
    ) -> None:
        query = socket.query_params
        wanted = query.get("lang", "")
        self.socket = socket
        self.service = service
        self.table_id = table_id
        self.metrics = metrics
        self.person: Person | None = person_of(socket)
        self.allowance = Allowance(socket.app.state.settings.commands_per_second)
        self.reaction: float = socket.app.state.settings.reaction
        self.language: str | None = wanted if wanted in LANGUAGES else None
        self.facts = query.get("facts") == "1"
        self.n = _number(query.get("from"))
        self.chat = _number(query.get("chat"))
        self.changed = asyncio.Event()
        self.sent_hello: dict[str, Any] = {}
        self.sent_state = b""
        self.sent_orders: list[dict[str, Any]] = []
        self.hints: set[asyncio.Task[None]] = set()  # that are thought about

    @property
    def live(self) -> Live:
        return self.service.get(self.table_id)

    @property
    def who(self) -> str | None:
        return None if self.person is None else self.person.id

    async def serve(self) -> None:
        stop = self.service.watch(self.table_id, self.who, self.changed.set)
        telling = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear(await self.socket.receive())
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone, perhaps while it was being answered
        finally:
            stop()
            for task in (telling, *self.hints):
                task.cancel()

    # ---------------------------------------------------------------- telling

    async def _tell(self) -> None:
        """Send whatever is new, each time something changed."""
        try:
            while True:
                await self.changed.wait()
                self.changed.clear()
                await self._news()
        except (WebSocketDisconnect, RuntimeError):
            return  # gone; the listening side cleans up
        except Exception:
            log.exception("telling failed")
            await self.socket.close(1011)

    async def _news(self) -> None:
        table = self.live.table
        name = "" if self.person is None else self.person.name
        hello = messages.hello(table, self.who, name, self.live.presence())
        hello["reaction"] = self.reaction
        if hello != self.sent_hello:
            self.sent_hello = hello
            await self._send(hello)
        if table.course is not None:
            await self._state()
        orders = [
            order.as_json() for order in self.live.standing.of(table, table.seat_of(self.who))
        ]
        if orders != self.sent_orders:
            self.sent_orders = orders
            await self._send({"t": "standing", "orders": orders})
        for said in table.audience(table.seat_of(self.who)).said[self.chat :]:
            self.chat += 1
            await self._send({"t": "chat", **said})

    async def _state(self) -> None:
        """What this viewer may not know must not even cost it a message: equal bytes are not sent again."""
        live = self.live
        table, language = live.table, self.language
        seat = table.seat_of(self.who)
        n = table.audience(seat).n
        since = self.n if self.n <= n else 0
        face = live.once(
            (seat, language, self.facts),
            lambda: orjson.dumps(messages.state(table, seat, language, self.facts)),
        )
        if face == self.sent_state and n == self.n:
            return
        while n - since > LONGEST_LOG:
            part = messages.told(table, seat, since, language, since + LONGEST_LOG)
            since += LONGEST_LOG
            await self._send({"t": "told", "n": since, "told": part})
        told = live.once(
            (seat, language, since, n),
            lambda: orjson.dumps(messages.told(table, seat, since, language, n)),
        )
        self.n, self.sent_state = n, face
        text = b'{"t":"state","n":%d,"told":%b,%b' % (n, told, face[1:])
        await self.socket.send_text(text.decode())

    async def _send(self, message: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(message).decode())

    # ---------------------------------------------------------------- hearing

    async def _hear(self, received: Mapping[str, Any]) -> None:
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        message = _parsed(received.get("text"))
        if message.get("t") == "ping":
            await self._send({"t": "pong"})
            return
        command = message.get("cmd_id")
        if not isinstance(command, str) or not 0 < len(command) <= 64:
            await self._refuse(None, TableError("web-bad-message"))
            return
        if message.get("t") == "hint":  # it takes its time: what comes after it must not wait
            task = asyncio.create_task(self._answer_later(message, command))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
            return
        await self._answer(message, command)

    async def _answer_later(self, message: dict[str, Any], command: str) -> None:
        try:
            await self._answer(message, command)
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone meanwhile
        except Exception:
            log.exception("a hint failed")

    async def _answer(self, message: dict[str, Any], command: str) -> None:
        began = time.perf_counter()
        try:
            if not self.allowance.take():
                raise TableError("web-too-fast")
            await self._obey(message, command)
            n = self.live.table.audience(self.live.table.seat_of(self.who)).n
            await self._send({"t": "ack", "cmd_id": command, "ok": True, "n": n})
        except SignoriaError as error:
            if isinstance(error, StoreError):
                log.error("not saved", exc_info=error)
            await self._refuse(command, error)
        self.metrics.commands.observe(time.perf_counter() - began)

    async def _refuse(self, command: str | None, error: SignoriaError) -> None:
        said = messages.refusal(error, self.language or LANGUAGES[0])
        await self._send({"t": "ack", "cmd_id": command, "ok": False, "error": said})

    async def _obey(self, message: dict[str, Any], command: str) -> None:
        if message.get("t") == "lang":
            self._speak(message.get("lang"))
            return
        if self.person is None:
            raise TableError("web-no-session")
        person = self.person
        match message:
            case {"t": "act", "codes": list(codes), "asked": asked} if _codes(codes, asked):
                own, note = f"{person.id}:{command}", message.get("note", "")
                if not isinstance(note, str):
                    raise TableError("web-bad-message")
                await self.service.act(self.table_id, own, person.id, asked, codes, note)
            case {
                "t": "standing",
                "prompt": str(prompt),
                "answer": str(answer),
                "span": str(span),
                "amount": amount,
            } if amount is None or type(amount) is int:
                own = f"{person.id}:{command}"
                about = (prompt, answer, amount, span)
                await self.service.order(self.table_id, own, person.id, *about)
            case {"t": "undo"}:
                await self._do(command, commands.undo)
            case {"t": "redo"}:
                await self._do(command, commands.redo)
            case {"t": "chat", "text": str(text), "to": int(to)}:
                await self._do(command, commands.chat, name=person.name, text=text, to=to)
            case {"t": "chat", "text": str(text)}:
                await self._do(command, commands.chat, name=person.name, text=text)
            case {"t": "pause", "paused": bool(paused)}:
                await self._do(command, commands.pause, paused=paused)
            case {"t": "takeover", "seat": seat, "bot": str() | None as bot} if type(seat) is int:
                await self._do(command, commands.take_over, seat=seat, bot=bot)
            case {"t": "hint"}:
                advice = await self.service.hint(self.table_id, person.id)
                said = messages.hint(self.live.table.game, advice, self.language)
                await self._send({"t": "hint", "cmd_id": command, **said})
            case {"t": "odds", "codes": list(codes)} if _codes(codes, None):
                chance = self.service.odds(self.table_id, person.id, codes)
                await self._send({"t": "odds", "cmd_id": command, "chance": chance})
            case {"t": "why", "code": code} if type(code) is int:
                if (refusal := self.service.why_not(self.table_id, person.id, code)) is not None:
                    raise refusal
            case _:
                raise TableError("web-bad-message")

    async def _do(self, command: str, decide: Any, **about: Any) -> None:
        """The id of a command counts for its person only: nobody can use up somebody else's."""
        await self.service.do(
            self.table_id, f"{self.who}:{command}", decide, person=self.who, **about
        )

    def _speak(self, language: object) -> None:
        """Another language: everything is told again in it."""
        if not isinstance(language, str) or language not in LANGUAGES:
            raise TableError("web-bad-message")
        self.language = language
        self.n, self.sent_state = 0, b""
        self.changed.set()


def _parsed(text: object) -> dict[str, Any]:
    """A message; what is not one is an empty message."""
    if not isinstance(text, str) or len(text) > LARGEST_MESSAGE:
        return {}
    try:
        message = orjson.loads(text)
    except orjson.JSONDecodeError:
        return {}
    return message if isinstance(message, dict) else {}


def _codes(codes: list[Any], asked: Any) -> bool:
    return all(type(number) is int for number in codes) and (asked is None or type(asked) is int)


def _number(text: str | None) -> int:
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 10 else 0
