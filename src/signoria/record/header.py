"""The first line of a record: which game it is, by which rules, and how it began."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import signoria
from signoria.core.chance import chance_from_key
from signoria.core.errors import BadPosition, BadRecord, BadRequest
from signoria.core.game import Game
from signoria.core.state import State
from signoria.record.fair import Proof, read_proof

KIND = "record"
FORMAT = 1


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass
class Header:
    """A game begins from a seed, from a source of chance (for secret ones), or from a position.

    `fair` proves that its chance followed from what was promised before the start.
    """

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    start: tuple[str, Any]  # ("seed", int), ("chance", key) or ("position", dump)
    players: list[str]  # who sits there: "human" or the name of a bot
    created: str = field(default_factory=now)
    fair: Proof | None = None

    def fields(self) -> dict[str, Any]:
        proof = {} if self.fair is None else {"fair": self.fair.fields()}
        return {
            "signoria": KIND,
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "seats": self.seats,
            "options": self.options,
            self.start[0]: self.start[1],
            "players": self.players,
            "created": self.created,
            **proof,
        }

    def find_game(self) -> Game:
        """The game of this record, if it is played here by the same rules and data."""
        if self.game not in signoria.game_ids(preparing=True):
            raise BadRecord("record-unknown-game", {"game": self.game[:40]})
        game = signoria.game(self.game)
        if self.rules != game.rules_version:
            raise BadRecord("record-other-rules", {"game": game.title, "version": self.rules})
        if self.data != game.data_digest:
            raise BadRecord("record-other-data", {"game": game.title})
        return game

    def begin(self) -> State:
        """The position before the first play."""
        game = self.find_game()
        kind, value = self.start
        try:
            if kind == "position":
                state = game.load(value)
            elif kind == "chance":
                state = game.begin(self.seats, chance_from_key(value), self.options)
            else:
                state = game.new(self.seats, value, **self.options)
        except (BadPosition, BadRequest):
            raise BadRecord("record-bad-header") from None
        if state.seats != self.seats:
            raise BadRecord("record-bad-header")
        return state


def read_header(fields: dict[str, Any]) -> Header:
    if fields.get("signoria") != KIND:
        raise BadRecord("record-not-a-record")
    if fields.get("format") != FORMAT:
        raise BadRecord("record-other-format", {"format": str(fields.get("format"))[:20]})
    starts = [name for name in ("seed", "chance", "position") if name in fields]
    try:
        header = Header(
            _of(str, fields["game"]),
            _of(int, fields["rules"]),
            _of(str, fields["data"]),
            _of(int, fields["seats"]),
            _of(dict, fields["options"]),
            (starts[0], fields[starts[0]]),
            [_of(str, name) for name in _of(list, fields["players"])],
            _of(str, fields["created"]),
        )
        _of({"seed": int, "chance": str, "position": dict}[starts[0]], fields[starts[0]])
    except (KeyError, IndexError, TypeError):
        raise BadRecord("record-bad-header") from None
    if "fair" in fields:
        header.fair = read_proof(fields["fair"], header.seats, _chance_of(*header.start))
    names = [*header.players, header.created]
    if header.fields() != fields or len(header.players) != header.seats:
        raise BadRecord("record-bad-header")
    if not all(name.isprintable() and len(name) <= 40 for name in names):
        raise BadRecord("record-bad-header")
    return header


def _chance_of(kind: str, value: Any) -> str:
    """The key of the chance a game begins with; a seed is no secret and proves nothing."""
    key = value.get("chance") if kind == "position" else value
    return key if isinstance(key, str) else ""


def _of(kind: type, value: Any) -> Any:
    """A value that must be of a type; True is no number."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise TypeError
    return value
