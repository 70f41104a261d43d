"""Bots think from the moment they are asked, while their pace lasts: who looks on waits for the longer of the two."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from hashlib import blake2b

from signoria.tables.table import PLAYING, Table
from signoria.tables.thinking import Thinkers


@dataclass(slots=True)
class _Thought:
    asked: int | None
    bot: str
    known: int  # events that the seat had heard of when it began
    task: asyncio.Task[int]
    due: bool = False

    def fits(self, table: Table, seat: int) -> bool:
        """Is it about what the seat is asked, and what it knows? What changes once it is due comes too late."""
        if self.task.done() and (self.task.cancelled() or self.task.exception() is not None):
            return False
        same = self.asked == table.asked(seat) and self.bot == table.seats[seat].bot
        return same and (self.due or table.state.sealed or self.known == table.audiences[seat].n)


class Forethought:
    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._thoughts: dict[str, dict[int, _Thought]] = {}

    def look(self, table: Table) -> None:
        """Something changed: who is asked begins to think, all at once; what is not asked any more is given up."""
        thoughts = self._thoughts.setdefault(table.id, {})
        asked = set(_bots_asked(table))
        for seat in [*thoughts]:
            if seat not in asked or not thoughts[seat].fits(table, seat):
                thoughts.pop(seat).task.cancel()
        for seat in asked - thoughts.keys():
            thoughts[seat] = self._begun(table, seat)
        if not thoughts:
            del self._thoughts[table.id]

    async def choice(self, table: Table, seat: int) -> int | None:
        """What the bot of a seat does there; None if it is not asked that any more."""
        self.look(table)
        thought = self._thoughts.get(table.id, {}).get(seat)
        if thought is None:
            return None
        thought.due = True
        await asyncio.wait([thought.task])
        return None if thought.task.cancelled() else thought.task.result()

    async def close(self) -> None:
        tasks = [one.task for thoughts in self._thoughts.values() for one in thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begun(self, table: Table, seat: int) -> _Thought:
        bot, asked, state = table.seats[seat].bot, table.asked(seat), table.state
        assert bot is not None
        about = seed(table, f"{seat} {asked}"), state.view(seat), state.decisions(seat)
        task = asyncio.create_task(self.thinkers.choose(bot, table.game, *about))
        return _Thought(asked, bot, table.audiences[seat].n, task)


def _bots_asked(table: Table) -> list[int]:
    if table.status != PLAYING or table.paused:
        return []
    return [seat for seat in table.state.to_act if table.seats[seat].bot is not None]


def seed(table: Table, about: str) -> int:
    """The same question gets the same answer, whatever happened at the table that the seat knows nothing of."""
    drawn = blake2b(about.encode(), key=bytes.fromhex(table.secret), digest_size=6)
    return int.from_bytes(drawn.digest(), "big")
