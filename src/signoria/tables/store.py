"""Append-only events in one SQLite file.

One thread writes. Whatever waits when it is ready goes into one transaction (group commit), and a writer is told only
after the commit: nothing acknowledged is ever lost, and losing the power costs nothing but what was never acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from signoria.core.errors import SignoriaError
from signoria.tables.migrations import migrate

BUSY_SECONDS = 5.0
MOST_TOGETHER = 500  # writes in one transaction


class StoreError(SignoriaError):
    """Nothing was written: the disk is full, the file is locked or read-only. Try again later."""


def failed(error: sqlite3.Error) -> StoreError:
    return StoreError("table-store-failed", {"reason": str(error)})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table, for good. `command`: whose first event it is; unique at its table."""

    table: str
    seq: int
    kind: str
    body: dict[str, Any]
    command: str | None
    at: float


Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.Future[None]]


class Store:
    """`busy_seconds`: how long to wait for another program that has locked the file."""

    def __init__(self, path: Path | str, busy_seconds: float = BUSY_SECONDS) -> None:
        self.path = str(path)
        self.busy_seconds = busy_seconds
        self.commits = 0  # transactions, since this process began
        self.written = 0  # jobs in them
        self.took: Callable[[float], None] = lambda seconds: None  # told how long each job waited
        try:
            self._reader = self._connect()
            migrate(self._reader)
            writer = self._connect()
        except sqlite3.Error as error:
            raise failed(error) from None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, args=(writer,), name="store-writer")
        self._writer.daemon = True
        self._writer.start()

    def close(self) -> None:
        """Finish what is queued, then let go of the file."""
        self._jobs.put(None)
        self._writer.join()
        self._reader.close()

    def _connect(self) -> sqlite3.Connection:
        """Autocommit: transactions are ours. FULL: a commit is on the disk when it returns."""
        db = sqlite3.connect(
            self.path, timeout=self.busy_seconds, isolation_level=None, check_same_thread=False
        )
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        return db

    # ---------------------------------------------------------------- writing

    async def append(self, events: list[Event]) -> None:
        """All of them are durable when this returns; StoreError, and none of them written, otherwise."""
        rows = [(e.table, e.seq, e.kind, json.dumps(e.body), e.command, e.at) for e in events]
        await self.do(
            lambda db: db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", rows)
        )

    async def order(self, table: str, n: int, command: str, body: dict[str, Any]) -> None:
        """A standing answer of a seat, the n-th at its table; durable when this returns."""
        row = (table, n, command, json.dumps(body))
        await self.do(lambda db: db.execute("INSERT INTO standing VALUES (?, ?, ?, ?)", row))

    async def add_person(self, person: str, token_hash: str, name: str) -> None:
        row = (person, token_hash, name)
        await self.do(lambda db: db.execute("INSERT INTO people VALUES (?, ?, ?)", row))

    async def rename(self, person: str, name: str) -> None:
        await self.do(
            lambda db: db.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
        )

    async def do(self, work: Work) -> None:
        """Something written in a transaction."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self._jobs.put((work, done))
        await done
        self.took(time.perf_counter() - began)

    def _write(self, db: sqlite3.Connection) -> None:
        with contextlib.closing(db):
            while (first := self._jobs.get()) is not None:
                batch: list[Job] = [first]
                last = False
                for job in self._waiting():
                    if job is None:
                        last = True
                        break
                    batch.append(job)
                self._commit(db, batch)
                if last:
                    return

    def _waiting(self) -> Iterator[Job | None]:
        for _ in range(MOST_TOGETHER):
            try:
                yield self._jobs.get_nowait()
            except queue.Empty:
                return

    def _commit(self, db: sqlite3.Connection, batch: list[Job]) -> None:
        """All of a batch in one transaction. If one breaks a rule of the schema, each by itself."""
        try:
            _transaction(db, [work for work, _ in batch])
        except sqlite3.IntegrityError as error:
            if len(batch) > 1:
                for job in batch:
                    self._commit(db, [job])
            else:
                _settle(batch, failed(error))
        except sqlite3.Error as error:
            _settle(batch, failed(error))
        else:
            self.commits += 1
            self.written += len(batch)
            _settle(batch, None)

    # ---------------------------------------------------------------- reading

    def events(self, table: str) -> list[Event]:
        query = "SELECT tbl, seq, kind, body, command, at FROM events WHERE tbl = ? ORDER BY seq"
        return [
            Event(tbl, seq, kind, json.loads(body), command, at)
            for tbl, seq, kind, body, command, at in self._read(query, table)
        ]

    def orders(self, table: str) -> list[tuple[str, dict[str, Any]]]:
        """The commands that gave standing answers at a table, and what they ordered."""
        query = "SELECT command, body FROM standing WHERE tbl = ? ORDER BY n"
        return [(command, json.loads(body)) for command, body in self._read(query, table)]

    def waiting(self, after: float, before: float) -> list[str]:
        """Tables created in that time that have neither begun nor been closed, the latest first."""
        query = """
            SELECT tbl FROM events AS made
            WHERE kind = 'created' AND at >= ? AND at < ? AND NOT EXISTS (
                SELECT 1 FROM events AS mark
                WHERE mark.tbl = made.tbl AND mark.kind IN ('started', 'closed'))
            ORDER BY at DESC
        """
        return [row[0] for row in self._read(query, after, before)]

    def tables_of(self, person: str) -> list[str]:
        """Tables that somebody opened or sat down at, the last opened first."""
        query = """
            SELECT tbl FROM events WHERE seq = 0 AND tbl IN (
                SELECT tbl FROM events WHERE kind = 'sat' AND json_extract(body, '$.person') = ?
                UNION
                SELECT tbl FROM events WHERE kind = 'created' AND json_extract(body, '$.host') = ?)
            ORDER BY at DESC
        """
        return [row[0] for row in self._read(query, person, person)]

    def person_of(self, token_hash: str) -> tuple[str, str] | None:
        """The id and name of whoever holds a session."""
        rows = self._read("SELECT id, name FROM people WHERE token_hash = ?", token_hash)
        return rows[0] if rows else None

    def check(self) -> None:
        """StoreError if the file does not answer."""
        self._read("SELECT 1 FROM events LIMIT 1")

    def _read(self, query: str, *values: object) -> list[Any]:
        try:
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise failed(error) from None


def _transaction(db: sqlite3.Connection, works: list[Work]) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        for work in works:
            work(db)
        db.execute("COMMIT")
    except sqlite3.Error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def _settle(batch: list[Job], error: StoreError | None) -> None:
    """Tell those who wait; one call for all of them, as waking the loop is what costs."""

    def settle() -> None:
        for _, done in batch:
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        batch[0][1].get_loop().call_soon_threadsafe(settle)
