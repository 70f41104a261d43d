"""Commands to live tables: checked, made durable, acknowledged, published, in that order."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import signoria
from signoria.core.chance import chance_from_seed
from signoria.core.errors import BadRequest, IllegalAction, SignoriaError
from signoria.record import fair
from signoria.tables import commands, levels
from signoria.tables.commands import Changes
from signoria.tables.errors import NotFound, TableError
from signoria.tables.live import Live
from signoria.tables.robots import Robots, choice
from signoria.tables.seats import BOT, OPEN, PERSON, Seat
from signoria.tables.store import Event, Store
from signoria.tables.table import OVER, PLAYING, Table, fold

ABANDONED_SECONDS = 24 * 3600.0  # after which a table that nobody started is closed
PATIENCE_SECONDS = 300.0  # with somebody who is away while others wait
FORGOTTEN_SECONDS = 600.0  # after which a table that nobody looks at leaves the memory

Answer = TypeVar("Answer")


class Service:
    """All tables of one process. `pace`: seconds a bot takes for a move."""

    def __init__(self, store: Store, pace: float = 0.6) -> None:
        self.store = store
        self.live: dict[str, Live] = {}
        self.robots = Robots(self, pace)
        self._under_way: set[asyncio.Future[Any]] = set()

    async def close(self) -> None:
        """Finish what was begun; the bots stop where they are."""
        await self.robots.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    # ---------------------------------------------------------------- finding

    def get(self, table_id: str) -> Live:
        """A table, from memory or folded from the store; its bots go on where they were."""
        live = self.live.get(table_id)
        if live is None:
            events = self.store.events(table_id)
            if not events:
                raise NotFound("table-not-found")
            live = self.live[table_id] = Live(fold(events))
            self.robots.look(live)
        return live

    def listed(self, most: int) -> list[Live]:
        """Tables that are no secret and still open, or played while somebody looks on; the latest first."""
        now = time.time()
        waiting = [
            self.get(table_id) for table_id in self.store.waiting(now - ABANDONED_SECONDS, now)
        ]
        playing = [
            live for live in self.live.values() if live.table.status == PLAYING and live.watchers
        ]
        shown = [live for live in [*waiting, *playing] if not live.table.private]
        return sorted(shown, key=lambda live: -live.table.changed)[:most]

    def tables_of(self, person: str, most: int) -> list[Live]:
        """The last tables that somebody opened or sits at, the latest first."""
        lives = [self.get(table_id) for table_id in self.store.tables_of(person)[:most]]
        own = [x for x in lives if person == x.table.host or x.table.seat_of(person) is not None]
        return sorted(own, key=lambda live: -live.table.changed)

    # ---------------------------------------------------------------- changing

    async def create(
        self,
        person: str,
        name: str,
        game_id: str,
        holders: list[str],
        options: dict[str, Any] | None = None,
        private: bool = False,
        position: dict[str, Any] | None = None,
        start: bool = False,
    ) -> Table:
        """`holders`: for each seat "me", "open" or "bot:<level>". `position`: where to go on from.

        `start`: at once, if no seat is open.
        """
        game = signoria.game(game_id)
        if position is None:
            game.begin(len(holders), chance_from_seed(0), options or {})
        else:
            options = dict(game.load(position).options)
        me = {
            "holder": PERSON,
            "person": person,
            "name": commands.clean(name, commands.NAME_LENGTH),
        }
        taken = [str(me["name"])]
        seats = []
        for wanted in holders:
            seats.append(me if wanted == "me" else commands.holder(wanted, taken))
            taken.append(str(seats[-1].get("name", "")))
        if holders.count("me") > 1:
            raise BadRequest("table-bad-holder", {"holder": "me"})
        table = await self._create(game_id, options or {}, seats, person, private, position)
        if start and not table.free_seats():
            await self.do(table.id, secrets.token_hex(16), commands.start, person=person)
        return table

    async def _create(
        self,
        game_id: str,
        options: dict[str, Any],
        seats: list[dict[str, Any]],
        host: str,
        private: bool,
        position: dict[str, Any] | None,
    ) -> Table:
        body = {
            "game": game_id,
            "options": options,
            "seats": [{"holder": OPEN} if seat["holder"] == PERSON else seat for seat in seats],
            "host": host,
            "private": private,
            "secret": fair.new_secret(),
            "position": position,
        }
        table_id, now = secrets.token_urlsafe(12), time.time()
        people = [
            {"seat": number, "person": seat["person"], "name": seat["name"]}
            for number, seat in enumerate(seats)
            if seat["holder"] == PERSON
        ]
        events = [Event(table_id, 0, "created", body, None, now)]
        events += [Event(table_id, seq, "sat", sat, None, now) for seq, sat in enumerate(people, 1)]
        await self.store.append(events)
        self.live[table_id] = Live(fold(events))
        return self.live[table_id].table

    async def do(
        self, table_id: str, command: str, decide: Callable[..., Changes], **about: Any
    ) -> None:
        """Carry out a command of `commands`. Sent twice, it is done once and gets the same answer.

        The viewers of the table are woken when this returns: whoever answers at once answers before they are told.
        """
        live = self.get(table_id)
        await self._to_its_end(live, self._do(live, command, decide, about))

    async def _do(
        self, live: Live, command: str, decide: Callable[..., Changes], about: dict[str, Any]
    ) -> None:
        async with live.lock:
            if command in live.table.answered:
                return
            if command in live.refused:
                raise live.refused[command]
            try:
                changes = decide(live, **about)
            except SignoriaError as error:
                live.remember(command, error)
                raise
            await self._keep(live, command, changes)

    async def _keep(self, live: Live, command: str, changes: Changes) -> None:
        """Durable first, then true."""
        if not changes:
            return
        first, now = live.table.seq + 1, time.time()
        events = [
            Event(live.table.id, first + i, kind, body, None if i else command, now)
            for i, (kind, body) in enumerate(changes)
        ]
        await self.store.append(events)
        for event in events:
            live.table.fold(event)

    async def _to_its_end(self, live: Live, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Whoever asked may go away: what is written must also become true in memory, and be published."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        before = live.table.seq
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            task.add_done_callback(lambda _: self._publish(live))
            raise
        finally:
            if live.table.seq != before:
                self._publish(live)

    def _publish(self, live: Live) -> None:
        live.wake()
        self.robots.look(live)

    async def rematch(self, table_id: str, person: str) -> str:
        """A new table with the same seats, the order turned by one. Asked twice, it is the same one."""
        live = self.get(table_id)
        return await self._to_its_end(live, self._rematch(live, person))

    async def _rematch(self, live: Live, person: str) -> str:
        table = live.table
        async with live.lock:
            commands.expect(table, OVER)
            commands.own_seat(table, person)
            if table.rematch is None:
                seats = [_again(seat) for seat in table.seats[1:] + table.seats[:1]]
                new = await self._create(
                    table.game.id, table.options, seats, person, table.private, None
                )
                await self._keep(live, secrets.token_hex(16), [("rematch", {"table": new.id})])
                if all(seat.person in (None, person) for seat in new.seats):
                    await self.do(new.id, secrets.token_hex(16), commands.start, person=person)
        assert table.rematch is not None
        return table.rematch

    # ---------------------------------------------------------------- asking

    def hint(self, table_id: str, person: str) -> int:
        """What the greedy bot would do, from the seat's own view."""
        table = self.get(table_id).table
        seat = commands.playing_seat(table, person)
        if seat not in table.state.to_act:
            raise TableError("table-not-asked")
        return choice(table, seat, levels.STAND_IN)

    def why_not(self, table_id: str, person: str, code: int) -> IllegalAction | None:
        table = self.get(table_id).table
        refusal = table.state.why_not(commands.own_seat(table, person), code)
        return None if refusal is None else IllegalAction(refusal)

    def record(self, table_id: str) -> str:
        """The record of a finished game: it holds every secret."""
        table = self.get(table_id).table
        commands.expect(table, OVER)
        assert table.recorder is not None
        return table.recorder.text()

    # ---------------------------------------------------------------- looking on, and after things

    def watch(
        self, table_id: str, person: str | None, changed: Callable[[], None]
    ) -> Callable[[], None]:
        """`changed` is called now and after every change; the answer ends that."""
        live = self.get(table_id)
        stop = live.watch(person, changed)
        live.wake()
        return stop

    async def replace_absent(self, patience: float = PATIENCE_SECONDS) -> None:
        """Bots for those who are away for longer while others wait for them."""
        before = time.monotonic() - patience
        for live in list(self.live.values()):
            if commands.replace_absent(live, before):
                command = secrets.token_hex(16)
                await self.do(live.table.id, command, commands.replace_absent, away_before=before)

    async def close_abandoned(self, seconds: float = ABANDONED_SECONDS) -> None:
        """Tables that nobody started."""
        for table_id in self.store.waiting(0, time.time() - seconds):
            await self.do(table_id, secrets.token_hex(16), commands.close)

    def forget(self, seconds: float = FORGOTTEN_SECONDS) -> None:
        """Let tables go that nobody looks at and nothing happens at; they are in the store."""
        before = time.monotonic() - seconds
        for table_id, live in list(self.live.items()):
            idle = not live.watchers and live.since < before and not live.lock.locked()
            if idle and not self.robots.busy(table_id):
                del self.live[table_id]


def _again(seat: Seat) -> dict[str, Any]:
    again = {"holder": seat.holder, "person": seat.person, "name": seat.name}
    return {**again, "bot": seat.bot} if seat.holder == BOT else again
