"""Bots at live tables: they see the view of their seat, take a moment, and act like anybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from signoria.bots import make
from signoria.tables import commands
from signoria.tables.live import Live
from signoria.tables.store import StoreError
from signoria.tables.table import PLAYING, Table

if TYPE_CHECKING:
    from signoria.tables.service import Service

log = logging.getLogger(__name__)
RETRY_SECONDS = 1.0  # after a move that could not be saved


class Robots:
    """`pace`: seconds a bot takes before it moves, whatever it holds, so that people can follow."""

    def __init__(self, service: Service, pace: float) -> None:
        self.service = service
        self.pace = pace
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    def look(self, live: Live) -> None:
        """Something changed at a table: if a bot owes a decision there, it gets to work."""
        table_id = live.table.id
        if table_id in self._tasks or _next_bot(live.table) is None:
            return
        task = asyncio.create_task(self._play(live))
        self._tasks[table_id] = task
        task.add_done_callback(lambda _: self._done(live))

    def _done(self, live: Live) -> None:
        """A change may have come while the task was ending: look once more."""
        task = self._tasks.pop(live.table.id)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("bots stopped", exc_info=error)
        else:
            self.look(live)

    async def _play(self, live: Live) -> None:
        while _next_bot(live.table) is not None:
            await asyncio.sleep(self.pace)
            if (seat := _next_bot(live.table)) is None:
                return
            about = {"asked": live.table.asked(seat), "code": choice(live.table, seat)}
            try:
                await self.service.do(
                    live.table.id, secrets.token_hex(16), commands.act_for_bot, seat=seat, **about
                )
            except StoreError as error:
                log.warning("a bot's move was not saved", exc_info=error)
                await asyncio.sleep(RETRY_SECONDS)


def choice(table: Table, seat: int, level: str | None = None) -> int:
    """What a bot does at a seat, by default the one that plays it. A bot that fails plays at random."""
    state = table.state
    decisions = state.decisions(seat)
    if len(decisions) == 1:
        return decisions[0]
    seed = table.seq * 16 + seat  # the same table at the same moment gets the same answer
    name = level or table.seats[seat].bot or "random"
    try:
        return make(name, table.game, seed).choose(state.view(seat), decisions)
    except Exception:
        log.exception("bot failed", extra={"bot": name})
        return make("random", table.game, seed).choose(state.view(seat), decisions)


def _next_bot(table: Table) -> int | None:
    if table.status != PLAYING or table.paused:
        return None
    return next((seat for seat in table.state.to_act if table.seats[seat].bot is not None), None)
