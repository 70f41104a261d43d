"""The schema of the store, version by version. A file of an older version is brought up to date when it is opened."""

from __future__ import annotations

import sqlite3

from signoria.core.errors import SignoriaError

MIGRATIONS = [
    # The indexes find tables by what happened at them.
    """
    CREATE TABLE events (
        tbl TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        body TEXT NOT NULL,
        command TEXT,
        at REAL NOT NULL,
        PRIMARY KEY (tbl, seq),
        UNIQUE (tbl, command)
    ) WITHOUT ROWID;
    CREATE INDEX tables_created ON events (at) WHERE kind = 'created';
    CREATE INDEX tables_begun ON events (tbl) WHERE kind IN ('started', 'closed');
    CREATE INDEX tables_hosted ON events (json_extract(body, '$.host')) WHERE kind = 'created';
    CREATE INDEX seats_taken ON events (json_extract(body, '$.person')) WHERE kind = 'sat';
    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        token_hash TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
    # What seats have ordered to be answered for them: their own setting, apart from what happens at the table.
    """
    CREATE TABLE standing (
        tbl TEXT NOT NULL,
        n INTEGER NOT NULL,
        command TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (tbl, n),
        UNIQUE (tbl, command)
    ) WITHOUT ROWID;
    """,
]


def migrate(db: sqlite3.Connection) -> None:
    """All missing versions in one transaction: half a migration does not exist."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise SignoriaError("table-store-too-new", {"version": version})
    if version < len(MIGRATIONS):
        steps = " ".join(MIGRATIONS[version:])
        db.executescript(
            f"BEGIN IMMEDIATE; {steps} PRAGMA user_version = {len(MIGRATIONS)}; COMMIT;"
        )
