"""The lines of a record after the first: plays, undos, and the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from signoria.core.errors import BadRecord


@dataclass
class Play:
    n: int
    seat: int
    asked: int | None  # number of the decision it answers; None for a standing command
    action: str  # in notation

    def fields(self) -> dict[str, Any]:
        return {"n": self.n, "seat": self.seat, "asked": self.asked, "action": self.action}


@dataclass
class Undo:
    """The game goes back to where it was after line `to` (0: to its beginning)."""

    n: int
    to: int

    def fields(self) -> dict[str, Any]:
        return {"n": self.n, "undo": self.to}


@dataclass
class Withdrawal:
    """A seat takes its answer of line `line` back although others have answered since."""

    n: int
    line: int

    def fields(self) -> dict[str, Any]:
        return {"n": self.n, "withdraw": self.line}


@dataclass
class End:
    n: int
    scores: list[int]
    ranking: list[int]
    digest: str

    def fields(self) -> dict[str, Any]:
        result = {"scores": self.scores, "ranking": self.ranking, "digest": self.digest}
        return {"n": self.n, "end": result}


Change = Play | Undo | Withdrawal
Entry = Change | End


def read_entry(fields: dict[str, Any], n: int) -> Entry:
    """The n-th line after the header."""
    entry = _entry(fields)
    # Comparing with what would be written shows missing, surplus and misplaced fields.
    if entry is None or entry.n != n or repr(entry.fields()) != repr(fields):
        raise BadRecord("record-bad-line", {"line": n + 1})
    return entry


def _entry(fields: dict[str, Any]) -> Entry | None:
    if any(isinstance(value, bool) for value in fields.values()):
        return None  # Python takes True for a number
    try:
        match fields:
            case {"undo": int(to)}:
                return Undo(fields["n"], to)
            case {"withdraw": int(line)}:
                return Withdrawal(fields["n"], line)
            case {"end": dict(end)}:
                return End(fields["n"], end["scores"], end["ranking"], end["digest"])
            case {"seat": int(seat), "action": str(action), "asked": int() | None as asked}:
                return Play(fields["n"], seat, asked, action)
    except KeyError:
        pass
    return None
