"""Positions as JSON and as pickles."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import orjson

from signoria.core.state import State
from signoria.kit.checks.check import Check
from signoria.kit.difference import difference
from signoria.kit.position import Position

STORED = 4  # positions of which one is stored, on average
RELOADED = 16  # plays after which the position that plays along is loaded anew, on average


class Storage(Check):
    """dump -> JSON text -> load, and pickle, give the same position; and a loaded position plays along for a while,
    so that something forgotten by dump and digest alike shows in what follows."""

    name = "storage"

    def __init__(self) -> None:
        super().__init__()
        self.along: State | None = None

    def look(self, at: Position) -> Iterator[str]:
        yield from self._play_along(at)
        if self.along is None or not at.random.below(STORED):
            yield from self._store(at)

    def _store(self, at: Position) -> Iterator[str]:
        self.made += 1
        dump = at.state.dump()
        loaded = at.game.load(orjson.loads(orjson.dumps(dump)))
        if loaded.digest() != at.digest:
            yield f"dump and load change the digest; the dumps: {_differ(dump, loaded)}"
        elif loaded.dump() != dump:
            yield f"dump, load, dump: {_differ(dump, loaded)}"
        elif [loaded.legal(seat) for seat in at.seats] != at.legal:
            yield "a loaded position has other legal actions"
        pickled = pickle.loads(pickle.dumps(at.state))
        if pickled.digest() != at.digest:
            yield f"pickling changes the digest; the dumps: {_differ(dump, pickled)}"
        if self.along is None or not at.random.below(RELOADED // STORED):
            self.along = loaded

    def _play_along(self, at: Position) -> Iterator[str]:
        play, along = at.came_by, self.along
        if play is None or along is None:
            return
        self.along = None  # if what follows fails, begin anew
        along.play(play.seat, play.code)
        if [along.legal(seat) for seat in at.seats] != at.legal:
            yield f"{play}: a loaded position goes on with other legal actions"
        elif along.digest() != at.digest:
            yield f"{play}: a loaded position goes on otherwise: {_differ(at.state.dump(), along)}"
        else:
            self.along = along


def _differ(dump: dict[str, object], other: State) -> str:
    return difference(dump, other.dump()) or "the same"
