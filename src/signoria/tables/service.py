"""Commands to live tables: checked, made durable, acknowledged, published, in that order."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import signoria
from signoria.core.chance import chance_from_seed
from signoria.core.errors import IllegalAction, SignoriaError
from signoria.tables import commands, opening, playing
from signoria.tables import standing as orders
from signoria.tables.analysis import Analyses
from signoria.tables.commands import Changes
from signoria.tables.errors import NotFound, TableError
from signoria.tables.live import Live
from signoria.tables.robots import Advice, Robots
from signoria.tables.standing import Standing
from signoria.tables.store import Event, Store
from signoria.tables.table import OVER, PLAYING, WAITING, Table, fold
from signoria.tables.thinking import Thinkers

ABANDONED_SECONDS = 24 * 3600.0  # after which a table that nobody started is closed
PATIENCE_SECONDS = 300.0  # with somebody who is away while others wait
REACTION_SECONDS = 60.0  # in which people may react before a pass is taken for their answer
FORGOTTEN_SECONDS = 600.0  # after which a table that nobody looks at leaves the memory

Answer = TypeVar("Answer")


class Service:
    """All tables of one process. `pace`: seconds a bot takes for a move. `window`: that a moment to react lasts."""

    def __init__(
        self,
        store: Store,
        pace: float = 0.6,
        window: float = 0.0,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.store = store
        self.live: dict[str, Live] = {}
        self.thinkers = thinkers or Thinkers()
        self.robots = Robots(self, self.thinkers, pace, window)
        self.analyses = Analyses(self.thinkers)
        self._opening: dict[str, asyncio.Lock] = {}
        self._under_way: set[asyncio.Future[Any]] = set()

    async def close(self) -> None:
        """Finish what was begun; the bots stop where they are."""
        await self.robots.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        self.thinkers.close()

    # ---------------------------------------------------------------- finding

    def get(self, table_id: str) -> Live:
        """A table, from memory or folded from the store; its bots go on where they were."""
        live = self.live.get(table_id)
        if live is None:
            events = self.store.events(table_id)
            if not events:
                raise NotFound("table-not-found")
            live = Live(fold(events), Standing(self.store.orders(table_id)))
            self.live[table_id] = live
            live.notice()
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
        command: str | None = None,
        quick: bool = False,
    ) -> Table:
        """`holders`: for each seat "me", "open" or "bot:<level>". `position`: where to go on from.

        `quick`: questions without a choice are skipped. `start`: at once, if no seat is open.
        `command`: given twice by the same person, it is the same table.
        """
        game = signoria.game(game_id)
        if position is None:
            game.begin(len(holders), chance_from_seed(0), options or {})
        else:
            options = dict(game.load(position).options)
        seats = opening.seated(person, name, holders)
        wanted = opening.Opening(game_id, options or {}, seats, person, private, position, quick)
        command = f"{person}:{command or secrets.token_hex(16)}"
        table = await self._whole(self._open(command, wanted))
        if start and table.status == WAITING and not table.free_seats():
            await self.do(table.id, f"{command}:start", commands.start, person=person)
        return table

    async def _open(self, command: str, wanted: opening.Opening) -> Table:
        table_id = opening.id_for(command)
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            try:
                return self.get(table_id).table
            except NotFound:
                events = wanted.events(table_id)
                await self.store.append(events)
                self.live[table_id] = Live(fold(events))
                return self.live[table_id].table
            finally:
                self._opening.pop(table_id, None)

    async def do(
        self, table_id: str, command: str, decide: Callable[..., Changes], **about: Any
    ) -> None:
        """Carry out a command of `commands`. Sent twice, it is done once and gets the same answer.

        The viewers of the table are woken when this returns: whoever answers at once answers before they are told.
        """
        live = self.get(table_id)
        await self._to_its_end(live, self._do(live, command, decide, about))

    async def act(
        self,
        table_id: str,
        command: str,
        person: str,
        asked: int | None,
        codes: list[int],
        note: str = "",
    ) -> None:
        """As `do` with `playing.act`; an answer to a moment to react waits until that has lasted its time."""
        live = self.get(table_id)
        seat = live.table.seat_of(person)
        if seat is not None and (left := live.held(seat, asked, self.robots.window)) > 0:
            await asyncio.sleep(left)
        about = {"person": person, "asked": asked, "codes": codes, "note": note}
        await self.do(table_id, command, playing.act, **about)

    async def order(
        self,
        table_id: str,
        command: str,
        person: str,
        prompt: str,
        answer: str,
        amount: int | None,
        span: str,
    ) -> None:
        """A standing answer of a seat to a kind of question. Only this seat will be told of it."""
        live = self.get(table_id)
        about = (prompt, answer, amount, span)
        await self._to_its_end(live, self._order(live, command, person, *about))
        self._publish(live)

    async def _order(
        self,
        live: Live,
        command: str,
        person: str,
        prompt: str,
        answer: str,
        amount: int | None,
        span: str,
    ) -> None:
        async with live.lock:
            if command in live.standing.answered:
                return
            if command in live.refused:
                raise live.refused[command]
            try:
                commands.expect(live.table, PLAYING)
                seat = commands.own_seat(live.table, person)
                order = orders.ordered(live.table, seat, prompt, answer, amount, span)
            except SignoriaError as error:
                live.remember(command, error)
                raise
            await self.store.order(live.table.id, live.standing.n + 1, command, order.as_row())
            live.standing.take(command, order)

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
        live.notice()

    async def _to_its_end(self, live: Live, work: Coroutine[Any, Any, Answer]) -> Answer:
        """As `_whole`; what changed is published, also when whoever asked has gone away."""
        before = live.table.seq
        try:
            return await self._whole(work, lambda _: self._publish(live))
        finally:
            if live.table.seq != before:
                self._publish(live)

    async def _whole(
        self,
        work: Coroutine[Any, Any, Answer],
        gone: Callable[[asyncio.Future[Any]], object] | None = None,
    ) -> Answer:
        """Whoever asked may go away: what is written must also become true in memory. Then `gone` is called."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
            if gone is not None:
                task.add_done_callback(gone)
            raise

    def _publish(self, live: Live) -> None:
        live.wake()
        self.robots.look(live)

    async def rematch(self, table_id: str, person: str, command: str | None = None) -> str:
        """A new table with the same seats, the order turned by one. Asked twice, it is the same one."""
        live = self.get(table_id)
        name_of_it = f"{person}:{command or secrets.token_hex(16)}"
        return await self._to_its_end(live, self._rematch(live, person, name_of_it))

    async def _rematch(self, live: Live, person: str, command: str) -> str:
        table = live.table
        async with live.lock:
            if command in live.refused:
                raise live.refused[command]
            try:
                commands.expect(table, OVER)
                commands.own_seat(table, person)
            except SignoriaError as error:
                live.remember(command, error)
                raise
            if table.rematch is None:
                seats = [opening.again(seat) for seat in table.seats[1:] + table.seats[:1]]
                wanted = opening.Opening(
                    table.game.id, table.options, seats, person, table.private, quick=table.quick
                )
                new = await self._open(f"{table.host}:{table.id}:rematch", wanted)
                await self._keep(live, command, [("rematch", {"table": new.id})])
                if all(seat.person in (None, person) for seat in new.seats):
                    await self.do(new.id, secrets.token_hex(16), commands.start, person=person)
        assert table.rematch is not None
        return table.rematch

    # ---------------------------------------------------------------- asking

    async def hint(self, table_id: str, person: str) -> Advice:
        """What a Grand Master would do and expects, from the seat's own view: for this person alone."""
        live = self.get(table_id)
        seat = commands.playing_seat(live.table, person)
        if seat not in live.table.state.to_act:
            raise TableError("table-not-asked")
        return await self.robots.advice(live, seat)

    def odds(self, table_id: str, person: str, codes: list[int]) -> int | None:
        """What these actions promise, from the seat's own view."""
        table = self.get(table_id).table
        seat = commands.playing_seat(table, person)
        return table.game.odds(table.state.view(seat), codes)

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

    async def close_windows(self, seconds: float = REACTION_SECONDS) -> None:
        """A pass for those who have not reacted for so long while others wait for them."""
        before = time.monotonic() - seconds
        for live in list(self.live.values()):
            for seat, asked in playing.overdue(live, before):
                about = {"seat": seat, "asked": asked, "before": before}
                await self.do(live.table.id, secrets.token_hex(16), playing.let_pass, **about)

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
