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
    """The games of one match that are over, by block and rotation. Without a path they are only remembered."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self.played: dict[tuple[int, int], Played] = {}
        self._path = path
        if path is None:
            return
        if path.exists():
            self._read(match, path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._write(match.header())

    def add(self, played: Played) -> None:
        self.played[played.block, played.rotation] = played
        if self._path is not None:
            self._write(asdict(played))

    def _write(self, value: dict[str, Any]) -> None:
        assert self._path is not None
        with self._path.open("ab") as file:
            file.write(json.dumps(value).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def _read(self, match: Match, path: Path) -> None:
        content = path.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):  # killed in the middle of a line
            os.truncate(path, whole)
        lines = content[:whole].splitlines()
        try:
            header, *games = [json.loads(line) for line in lines]
            known = [Played(**game) for game in games]
        except (ValueError, TypeError):
            raise BadRequest("arena-bad-file", {"file": str(path)}) from None
        if header != json.loads(json.dumps(match.header())):
            raise BadRequest("arena-other-match", {"file": str(path)})
        self.played = {(game.block, game.rotation): game for game in known}
