"""A table in memory: the order of its commands, and who looks on."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from signoria.core.errors import SignoriaError
from signoria.tables.seats import BOT
from signoria.tables.standing import Standing, reacts
from signoria.tables.table import PLAYING, Table

REMEMBERED = 256  # refusals, so that a command sent twice gets its first answer again


@dataclass(frozen=True, slots=True)
class Owed:
    """A decision that a seat owes: its number, since when (on the monotonic clock), and must it last a fixed time?

    `chance`: between 0 and 1, how long an order waits before it answers.
    """

    asked: int
    since: float
    window: bool
    chance: float


@dataclass
class Live:
    table: Table
    standing: Standing = field(default_factory=Standing)
    owed: dict[int, Owed] = field(default_factory=dict)
    moved: float = 0.0  # when a bot or an order moved last, on the monotonic clock
    stirred: float = 0.0  # when the game changed last, on the same clock
    offered: dict[int, int] = field(
        default_factory=dict
    )  # up to when a bot has thought about offers
    advised: dict[int, tuple[object, asyncio.Task[Any]]] = field(
        default_factory=dict
    )  # the last hint of each seat, and what it was about
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: dict[object, Callable[[], None]] = field(default_factory=dict)
    here: Counter[str | None] = field(default_factory=Counter)
    refused: dict[str, SignoriaError] = field(default_factory=dict)
    since: float = field(default_factory=time.monotonic)
    left: dict[str | None, float] = field(default_factory=dict)
    _made: dict[object, bytes] = field(default_factory=dict)
    _made_at: int = -1

    # ---------------------------------------------------------------- who is here

    def watch(self, person: str | None, changed: Callable[[], None]) -> Callable[[], None]:
        """`changed` is called after every change; the answer ends that."""
        key = object()
        self.watchers[key] = changed
        self.here[person] += 1

        def stop() -> None:
            if self.watchers.pop(key, None) is not None:
                self.here[person] -= 1
                self.left[person] = self.since = time.monotonic()
                self.wake()

        return stop

    def present(self, person: str | None) -> bool:
        return self.here[person] > 0

    def presence(self) -> list[bool]:
        """For each seat: is a bot there, or the person who holds it?"""
        return [seat.holder == BOT or self.here[seat.person] > 0 for seat in self.table.seats]

    def away_since(self, person: str | None) -> float:
        """When somebody left, on the monotonic clock; for whoever never came, since the table is in memory."""
        return self.left.get(person, self.since)

    def wake(self) -> None:
        for changed in list(self.watchers.values()):
            changed()

    # ---------------------------------------------------------------- who owes a decision since when

    def notice(self) -> None:
        """Called after every change of the game."""
        table = self.table
        self.stirred = time.monotonic()
        if table.status != PLAYING or table.paused:
            self.owed.clear()  # after a pause everybody has the whole time again
            return
        for seat in table.state.to_act:
            asked = table.asked(seat)
            known = self.owed.get(seat)
            if asked is not None and (known is None or known.asked != asked):
                hides = reacts(table, seat) and not table.quick
                self.owed[seat] = Owed(asked, time.monotonic(), hides, random.random())

    def held(self, seat: int, asked: int | None, window: float) -> float:
        """Seconds until an answer to a moment to react is taken: it lasts so long at least."""
        owed = self.owed.get(seat)
        if owed is None or not owed.window or owed.asked != asked:
            return 0.0
        return owed.since + window - time.monotonic()

    # ---------------------------------------------------------------- what is kept for a while

    def remember(self, command: str, error: SignoriaError) -> None:
        self.refused[command] = error
        if len(self.refused) > REMEMBERED:
            del self.refused[next(iter(self.refused))]

    def once(self, key: object, make: Callable[[], bytes]) -> bytes:
        """Made once and shared by all viewers until the table changes."""
        if self._made_at != self.table.seq:
            self._made, self._made_at = {}, self.table.seq
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]
