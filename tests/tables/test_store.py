"""The store: durable, ordered, once; and what happens when the file cannot be written."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path
from random import Random

import pytest

from signoria.core.errors import SignoriaError
from signoria.tables import Service, Store, StoreError
from signoria.tables.migrations import MIGRATIONS
from signoria.tables.store import Event
from tests.tables.house import PEOPLE, act, auction, everything, house, pair, play, run, to_bid


def said(seq: int, command: str | None = None, table: str = "t") -> Event:
    return Event(table, seq, "chat", {"text": f"é {seq}"}, command, float(seq))


def test_events_come_back_as_they_were_written(tmp_path: Path) -> None:
    async def write() -> list[Event]:
        store = Store(tmp_path / "tables.db")
        await asyncio.gather(*(store.append([said(2 * i), said(2 * i + 1)]) for i in range(50)))
        assert store.commits < 50  # many writers share a transaction
        store.close()
        return Store(tmp_path / "tables.db").events("t")

    assert asyncio.run(write()) == [said(i) for i in range(100)]


def test_a_place_and_a_command_are_used_once_and_one_cannot_harm_another(tmp_path: Path) -> None:
    async def write() -> None:
        store = Store(tmp_path / "tables.db")
        await store.append([said(0, "a")])
        jobs = [said(0, "b"), said(1, "a"), said(1, "c"), said(0, "a", "other")]
        answers = await asyncio.gather(
            *(store.append([job]) for job in jobs), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [
            StoreError,
            StoreError,
            type(None),
            type(None),
        ]
        assert store.events("t") == [said(0, "a"), said(1, "c")]
        store.close()

    asyncio.run(write())


def test_synchronous_full_and_wal(tmp_path: Path) -> None:
    async def ask() -> None:
        store = Store(tmp_path / "tables.db")
        found: list[object] = []
        await store.do(lambda db: found.append(db.execute("PRAGMA synchronous").fetchone()[0]))
        await store.do(lambda db: found.append(db.execute("PRAGMA journal_mode").fetchone()[0]))
        assert found == [2, "wal"]
        store.close()

    asyncio.run(ask())


# ---------------------------------------------------------------- faults: clear error, then on


async def goes_on(service: Service, break_it: object, mend_it: object) -> None:
    """A game in which the store fails for a while: what fails changes nothing, and the game goes on."""
    table = await pair(service)
    people = {0: "anna", 1: "bruno"}
    await play(service, table, people, Random(1), 10)
    before = everything(table)
    await break_it()  # type: ignore[operator]
    for _ in range(3):
        seat = table.state.to_act[0]
        with pytest.raises(StoreError, match="could not be saved"):
            await act(service, table, people[seat], table.state.decisions(seat)[0])
    assert everything(table) == before
    await mend_it()  # type: ignore[operator]
    await play(service, table, people, Random(1))
    async with house(Path(service.store.path)) as other:
        assert everything(other.get(table.id).table) == everything(table)


def test_a_locked_file(tmp_path: Path) -> None:
    async def evening(service: Service) -> None:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)

        async def lock() -> None:
            other.execute("BEGIN IMMEDIATE")

        async def unlock() -> None:
            other.execute("ROLLBACK")

        await goes_on(service, lock, unlock)
        other.close()

    run(tmp_path / "tables.db", evening, busy=0.05)


def test_bots_and_orders_go_on_when_the_file_is_free_again(tmp_path: Path) -> None:
    """What could not be saved has not happened: the bot tries again, whoever gave an order hears of it."""

    async def evening(service: Service) -> None:
        table = await auction(service)
        bot = to_bid(table)
        other = PEOPLE[(bot + 1) % 3]
        locked = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        locked.execute("BEGIN IMMEDIATE")
        before = everything(table)
        with pytest.raises(StoreError, match="could not be saved"):
            await service.order(table.id, "one", other, "bid_lot", "never", None, "auction")
        table.seats[bot].bot = "random"
        service.robots.look(service.get(table.id))
        await asyncio.sleep(0.3)
        assert everything(table)["digest"] == before["digest"]
        assert service.store.orders(table.id) == []
        locked.execute("ROLLBACK")
        locked.close()
        await service.order(table.id, "one", other, "bid_lot", "never", None, "auction")
        while everything(table)["digest"] == before["digest"]:
            await asyncio.sleep(0.01)
        table.seats[bot].bot = None
        assert table.course is not None
        assert table.course.steps[-1].seat in (bot, (bot + 1) % 3)
        assert len(service.store.orders(table.id)) == 1

    run(tmp_path / "tables.db", evening, busy=0.05)


def test_a_locked_file_keeps_nobody_waiting_for_everybody(tmp_path: Path) -> None:
    """Writers that wait together fail together, not one busy time after the other."""

    async def write() -> None:
        store = Store(tmp_path / "tables.db", 0.2)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        jobs = (store.append([said(seq)]) for seq in range(40))
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(answer, StoreError) for answer in answers)
        other.execute("ROLLBACK")
        other.close()
        assert store.events("t") == []
        store.close()

    asyncio.run(asyncio.wait_for(write(), 4))


@pytest.fixture
def writers(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """The connections of the stores that are opened; the last one writes."""
    opened: list[sqlite3.Connection] = []
    connect = Store._connect

    def kept(store: Store) -> sqlite3.Connection:
        opened.append(connect(store))
        return opened[-1]

    monkeypatch.setattr(Store, "_connect", kept)
    return opened


def test_a_read_only_file(tmp_path: Path, writers: list[sqlite3.Connection]) -> None:
    async def evening(service: Service) -> None:
        writer = writers[-1]

        async def set_to(on: int) -> None:
            writer.execute(f"PRAGMA query_only = {on}")

        await goes_on(service, lambda: set_to(1), lambda: set_to(0))

    run(tmp_path / "tables.db", evening)


def test_a_full_disk(tmp_path: Path, writers: list[sqlite3.Connection]) -> None:
    async def evening(service: Service) -> None:
        writer = writers[-1]

        async def limit(pages: int) -> None:
            writer.execute(f"PRAGMA max_page_count = {pages}")

        async def fill() -> None:
            await limit(1)  # no page more than there are
            size = 4000
            while size > 1:  # to the last byte
                event = Event("filler", size, "chat", {"text": "x" * size}, None, 0.0)
                try:
                    await service.store.append([event])
                    size -= 1
                except StoreError:
                    size //= 2
            with pytest.raises(StoreError, match="full"):
                await service.store.append([Event("filler", 0, "x", {"x": "x" * 9000}, None, 0.0)])

        await goes_on(service, fill, lambda: limit(1_000_000))

    run(tmp_path / "tables.db", evening)


def test_a_folder_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    me = os.geteuid()
    if me == 0:
        os.seteuid(65534)  # root may write everywhere: be nobody for a moment
    try:
        with pytest.raises(StoreError):
            Store(tmp_path / "tables.db")
    finally:
        os.seteuid(me)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is not a database, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        Store(tmp_path / "tables.db")
    with pytest.raises(StoreError):
        Store(tmp_path / "nowhere" / "tables.db")


# ---------------------------------------------------------------- versions of the schema


def test_an_older_file_is_brought_up_to_date_and_keeps_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"

    async def write() -> None:
        store = Store(path)
        await store.append([said(0)])
        store.close()

    asyncio.run(write())
    later = [*MIGRATIONS, "ALTER TABLE people ADD COLUMN colour TEXT;", "CREATE TABLE more (x);"]
    monkeypatch.setattr("signoria.tables.migrations.MIGRATIONS", later)
    store = Store(path)
    assert store.events("t") == [said(0)]
    store.close()
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (len(later),)
    db.execute("SELECT colour FROM people")
    db.close()
    monkeypatch.undo()
    with pytest.raises(SignoriaError, match="newer"):
        Store(path)


def test_half_a_migration_does_not_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.db"
    Store(path).close()
    broken = [*MIGRATIONS, "CREATE TABLE more (x);", "ALTER TABLE nobody ADD COLUMN x;"]
    monkeypatch.setattr("signoria.tables.migrations.MIGRATIONS", broken)
    with pytest.raises(StoreError):
        Store(path)
    monkeypatch.undo()
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert db.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchone() is None
    db.close()
    Store(path).close()
