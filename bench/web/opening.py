"""Opening a table of 500 moves: read from the store, folded, and all of it told to a viewer who knows nothing.

python bench/web/opening.py [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import orjson

from signoria.tables import Service, Store, commands, messages, playing
from signoria.tables.table import PLAYING, Table
from signoria.web.socket import LONGEST_LOG

MOVES = 500
ROUNDS = 20


async def long_game(service: Service) -> Table:
    """Two people who change their minds: every third play is taken back and played again."""
    random = Random(1)
    table = await service.create("a", "Anna", "masters", ["me", "open"])
    await service.do(table.id, "sit", commands.sit, person="b", name="Bruno", seat=1)
    await service.do(table.id, "start", commands.start, person="a")
    count = 0
    while table.seq < MOVES + 3 and table.status == PLAYING:
        seat = random.choice(table.state.to_act)
        person, count = "ab"[seat], count + 1
        about = {"asked": table.asked(seat), "codes": [random.choice(table.state.decisions(seat))]}
        await service.do(table.id, f"m{count}", playing.act, person=person, **about)
        while table.undoable(seat) and table.seq < MOVES + 2 and random.random() < 0.8:
            await service.do(table.id, f"u{table.seq}", commands.undo, person=person)
            await service.do(table.id, f"r{table.seq}", commands.redo, person=person)
    return table


async def measure(folder: Path) -> dict[str, Any]:
    while True:
        store = Store(folder / "tables.db")
        service = Service(store)
        table = await long_game(service)
        if table.seq >= MOVES:
            break
        store.close()
    await service.close()
    took = []
    for _ in range(ROUNDS):
        fresh = Service(store)
        began = time.perf_counter()
        opened = fresh.get(table.id).table
        face = orjson.dumps(messages.state(opened, 0, None))
        told = orjson.dumps(messages.told(opened, 0, 0, None))
        first = max(0, opened.audience(0).n - LONGEST_LOG)  # the parts before come apart
        latest = orjson.dumps(messages.told(opened, 0, first, None))
        took.append((time.perf_counter() - began) * 1000)
        await fresh.close()
    spoken = orjson.dumps(messages.told(opened, 0, 0, "fr"))
    store.close()
    return {
        "events": table.seq,
        "plays_that_count": table.plays,
        "open_ms_median": round(statistics.median(took), 1),
        "open_ms_largest": round(max(took), 1),
        "first_view_message_bytes": len(face) + len(latest),
        "whole_log_bytes": len(told),
        "whole_log_in_words_bytes": len(spoken),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        text = json.dumps(asyncio.run(measure(Path(folder))), indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n")


if __name__ == "__main__":
    main()
