"""How a game at this terminal begins: from a seed, a position or a record."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from pathlib import Path

from signoria.cli.options import given_options
from signoria.cli.places import last_unfinished, new_file
from signoria.cli.seats import read_seats
from signoria.cli.session import Session, begin, resume
from signoria.core.errors import BadPosition, BadRequest
from signoria.core.game import Game
from signoria.record import Recorder

LAST = "last"  # instead of the name of a file: the game left last
USUAL_SEATS = 2  # a person and a bot, or more bots where a game needs them


@dataclass
class Wish:
    """What the command line asks for."""

    game: Game
    seats: str | None
    seed: int | None
    options: list[str]  # name=value
    position: Path | None
    save: Path | None

    def new(self) -> Session:
        dump = None if self.position is None else read_position(self.game, self.position)
        players = read_seats(self._usual_seats(dump) if self.seats is None else self.seats)
        seed = random_seed() if self.seed is None else self.seed
        if dump is None:
            self.game.new(len(players), seed, **self._options())  # refuses before there is a file
        elif len(players) != dump["seats"]:
            found = int(str(dump["seats"]))
            raise BadRequest("cli-other-seats", {"seats": len(players), "found": found})
        recorder = Recorder(self.game, len(players), seed, self._options(), players, position=dump)
        return begin(recorder, self.save or new_file(self.game.id))

    def another(self, players: list[str]) -> Session:
        """A new game of the same people."""
        recorder = Recorder(self.game, len(players), random_seed(), self._options(), players)
        return begin(recorder, new_file(self.game.id))

    def resumed(self, name: str) -> tuple[Session, bool]:
        """Go on with a record; True if a half-written line had to be cut off."""
        path = last_unfinished(self.game.id) if name == LAST else Path(name)
        if path is None:
            raise BadRequest("cli-nothing-to-resume", {"game": self.game.title})
        return resume(self.game, path)

    def _usual_seats(self, dump: dict[str, object] | None) -> str:
        """A position says how many sit there."""
        seats = max(USUAL_SEATS, self.game.fewest) if dump is None else int(str(dump["seats"]))
        return ",".join(["human", *["greedy"] * (seats - 1)])

    def _options(self) -> dict[str, object]:
        return self.game.chosen(given_options(self.game, self.options))


def random_seed() -> int:
    return secrets.randbits(32)


def read_position(game: Game, path: Path) -> dict[str, object]:
    """A dump from a file, checked."""
    try:
        dump = json.loads(path.read_bytes().decode())
    except (ValueError, RecursionError):
        raise BadPosition("cli-position-not-json", {"file": str(path)}) from None
    if not isinstance(dump, dict):
        raise BadPosition("cli-position-not-json", {"file": str(path)})
    return game.load(dump).dump()
