"""Whatever plays without a click: bots, which see the view of their seat and act like anybody else, and orders."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from signoria.bots import BOTS
from signoria.bots.following import Thought
from signoria.core.errors import SignoriaError
from signoria.tables import playing
from signoria.tables.commands import Changes
from signoria.tables.errors import TableError
from signoria.tables.forethought import Forethought, seed
from signoria.tables.live import Live
from signoria.tables.standing import only_answer
from signoria.tables.store import StoreError
from signoria.tables.table import PLAYING, Table
from signoria.tables.thinking import Thinkers

if TYPE_CHECKING:
    from signoria.tables.service import Service

log = logging.getLogger(__name__)
RETRY_SECONDS = 1.0  # after a move that could not be saved
SLOWEST_ORDER = 3.0  # times the pace: an order does not give itself away by its quickness


@dataclass(frozen=True, slots=True)
class Advice:
    """The answer to a question, and the lines of play behind it. They are for whoever asked, and for nobody else."""

    asked: int | None
    code: int
    lines: list[Thought]


class Robots:
    """`pace`: seconds a bot takes before it moves, whatever it holds, so that people can follow.

    `window`: seconds that a moment to react lasts at least, for whoever answers.
    """

    def __init__(self, service: Service, thinkers: Thinkers, pace: float, window: float) -> None:
        self.service = service
        self.thinkers = thinkers
        self.forethought = Forethought(thinkers)
        self.pace = pace
        self.window = window
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.forethought.close()

    def busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    def look(self, live: Live) -> None:
        """Something changed at a table: if a bot or an order has something to play there, it gets to work."""
        self.forethought.look(live.table)
        table_id = live.table.id
        if table_id in self._tasks or self._next(live) is None:
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
        while (following := self._next(live)) is not None:
            due, seat, asked = following
            if due > time.monotonic():
                await asyncio.sleep(due - time.monotonic())
                continue  # much may have changed
            try:
                await (self._move(live, seat) if asked else self._volunteer(live, seat))
            except StoreError as error:
                log.warning("a move was not saved", exc_info=error)
                await asyncio.sleep(RETRY_SECONDS)
            except SignoriaError as error:  # what was legal when it was chosen is not any more
                log.info("a move came too late", exc_info=error)

    def _next(self, live: Live) -> tuple[float, int, bool] | None:
        """When the next move without a click is due, whose, and is it asked for?"""
        table = live.table
        if table.status != PLAYING or table.paused:
            return None
        seats = [
            seat
            for seat in table.state.to_act
            if table.seats[seat].bot is not None or live.standing.code(table, seat) is not None
        ]
        due = [(self._due(live, seat), seat, True) for seat in seats]
        return min([*due, *self._volunteers(live)], default=None)

    def _volunteers(self, live: Live) -> list[tuple[float, int, bool]]:
        """Bots that want to think about a standing command: an offer was made to them, say."""
        table = live.table
        if table.game.actions.standing == table.game.actions.size:
            return []
        return [
            (live.stirred + self.pace, seat, False)
            for seat, who in enumerate(table.seats)
            if who.bot is not None
            and live.offered.get(seat) != table.seq
            and BOTS[who.bot].cares(table.game, table.state.commands(seat))
        ]

    def _due(self, live: Live, seat: int) -> float:
        owed = live.owed[seat]
        if only_answer(live.table, seat) is not None:
            return owed.since
        if owed.window:
            return owed.since + self.window
        slow = 1.0 if live.table.seats[seat].bot else 1.0 + owed.chance * (SLOWEST_ORDER - 1)
        followed = 0.0 if live.table.state.sealed else live.moved  # nobody follows sealed answers
        return max(owed.since, followed) + self.pace * slow

    async def _move(self, live: Live, seat: int) -> None:
        table = live.table
        window = live.owed[seat].window
        about: dict[str, Any] = {"seat": seat, "asked": table.asked(seat)}
        decide: Callable[..., Changes] = playing.act_as_ordered
        if table.seats[seat].bot is not None:
            if (code := await self.forethought.choice(table, seat)) is None:
                return
            decide = playing.act_for_bot
            about["code"] = code
        await self.service.do(table.id, secrets.token_hex(16), decide, **about)
        if not window:
            live.moved = time.monotonic()

    async def _volunteer(self, live: Live, seat: int) -> None:
        table, state = live.table, live.table.state
        live.offered[seat] = table.seq
        bot = table.seats[seat].bot
        assert bot is not None
        about = f"{seat} unasked {table.audiences[seat].n}"
        code = await self.thinkers.volunteer(
            bot, table.game, seed(table, about), state.view(seat), state.commands(seat)
        )
        if code is not None:
            command = secrets.token_hex(16)
            await self.service.do(table.id, command, playing.command_for_bot, seat=seat, code=code)

    async def advice(self, live: Live, seat: int) -> Advice:
        """A hint for a seat. Asked again, also while it is thought about, it is the same one."""
        about = live.table.asked(seat), live.table.audiences[seat].n
        known = live.advised.get(seat)
        if known is None or known[0] != about:
            known = live.advised[seat] = about, asyncio.create_task(self._advice(live.table, seat))
        advice: Advice | None = await asyncio.shield(known[1])
        if advice is None:
            if live.advised.get(seat) is known:
                del live.advised[seat]
            raise TableError("table-no-hint")
        return advice

    async def _advice(self, table: Table, seat: int) -> Advice | None:
        """What a Grand Master would do at a seat, and what he thought of, from the seat's own view."""
        asked, decisions = table.asked(seat), table.state.decisions(seat)
        if len(decisions) == 1:
            return Advice(asked, decisions[0], [])
        drawn = seed(table, f"{seat} {asked}")
        view = table.state.view(seat)
        found = await self.thinkers.advise(table.game, drawn, view, decisions)
        return None if found is None else Advice(asked, *found)
