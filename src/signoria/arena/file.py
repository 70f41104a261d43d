"""Results on the disk, a line for each game as soon as it is over: whoever is killed goes on where he was."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from signoria.arena.match import Match, Played
from signoria.core.errors import BadRequest


class Results:
    """The games of one match that are over, by block and rotation. Without a path they are only remembered.

    A file is only read until there is something to add: one that belongs to somebody else stays as it was.
    """

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.played: dict[tuple[int, int], Played] = {}
        self._match = match
        self._path = path
        self._whole = 0  # bytes of the file that are whole lines
        if path is not None and path.exists():
            self._read(path)

    def prepare(self) -> None:
        """For games to come: a place that cannot be written to is refused before hours of play."""
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.truncate(self._whole)  # killed in the middle of a line
        if self._whole == 0:
            self._write(self._match.header())

    def add(self, played: Played) -> None:
        self.played[played.block, played.rotation] = played
        self._write(asdict(played))

    def _write(self, value: dict[str, Any]) -> None:
        if self._path is None:
            return
        with self._path.open("ab") as file:
            file.write(_line(value))
            file.flush()
            os.fsync(file.fileno())

    def _read(self, path: Path) -> None:
        content = path.read_bytes()
        if _line(self._match.header()).startswith(content):  # killed before there was any game
            return
        self._whole = content.rfind(b"\n") + 1
        try:
            header, *lines = [json.loads(line) for line in content[: self._whole].splitlines()]
            games = [Played(**line) for line in lines]
            foreign = header["signoria"] != "arena"
        except (ValueError, TypeError, KeyError):
            foreign = True
        if foreign:
            raise BadRequest("arena-bad-file", {"file": str(path)})
        if header != json.loads(json.dumps(self._match.header())):
            raise BadRequest("arena-other-match", {"file": str(path)})
        if not all(self._could_be(game) for game in games):
            raise BadRequest("arena-bad-file", {"file": str(path)})
        self.played = {(game.block, game.rotation): game for game in games}

    def _could_be(self, game: Any) -> bool:
        """What was read is a game of this match, as far as one can see."""
        seats = len(self._match.bots)
        rows = (game.places, game.scores)
        return (
            type(game.block) is type(game.decisions) is int
            and game.rotation in range(seats)
            and all(isinstance(row, list) and len(row) == seats for row in rows)
            and all(type(number) is int for row in rows for number in row)
            and isinstance(game.crashed, list)
            and set(range(seats)).issuperset(game.crashed)
        )


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value).encode() + b"\n"
