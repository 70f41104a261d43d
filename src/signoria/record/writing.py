"""Writing a record, line by line."""

from __future__ import annotations

from collections.abc import Callable

from signoria.core.game import Game
from signoria.core.state import State
from signoria.record.entries import End, Entry, Play, Undo, Withdrawal
from signoria.record.fair import Proof
from signoria.record.header import Header, now
from signoria.record.line import FIRST, sealed
from signoria.record.reading import Record


class Recorder:
    """Collects the lines of a record; `on_line` is told each one as it comes."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | None = None,
        options: dict[str, object] | None = None,
        names: list[str] | None = None,
        *,
        position: dict[str, object] | None = None,
        fair: Proof | None = None,
        created: str | None = None,
    ) -> None:
        """`fair`: where the chance comes from, instead of a seed or of the chance of the position."""
        players = names or ["human"] * seats
        chosen = game.chosen(options or {})
        self.header = Header(
            game.id,
            game.rules_version,
            game.data_digest,
            seats,
            chosen,
            _start(seed, position, fair),
            players,
            created or now(),
            fair,
        )
        self.game = game
        self.on_line: Callable[[str], None] | None = None
        self.lines: list[str] = []
        self.ended = False
        self._hash = FIRST
        self._add(self.header.fields())

    @classmethod
    def continuing(cls, game: Game, record: Record) -> Recorder:
        """Goes on with a record that was read."""
        recorder = cls.__new__(cls)
        recorder.header, recorder.game, recorder.on_line = record.header, game, None
        recorder.lines, recorder.ended = list(record.lines), record.end is not None
        recorder._hash = record.hash
        return recorder

    @property
    def n(self) -> int:
        """Lines after the header."""
        return len(self.lines) - 1

    def text(self) -> str:
        return "".join(f"{line}\n" for line in self.lines)

    def play(self, seat: int, code: int, asked: int | None) -> None:
        self._enter(Play(self.n + 1, seat, asked, self.game.notation(code)))

    def undo(self, to: int) -> None:
        self._enter(Undo(self.n + 1, to))

    def withdraw(self, line: int) -> None:
        self._enter(Withdrawal(self.n + 1, line))

    def end(self, state: State) -> None:
        """The result of a game that is over."""
        self._enter(End(self.n + 1, state.scores(), state.ranking(), state.digest()))
        self.ended = True

    def _enter(self, entry: Entry) -> None:
        self._add(entry.fields())

    def _add(self, fields: dict[str, object]) -> None:
        line, seal = sealed(fields, self._hash)
        if self.on_line is not None:
            self.on_line(line)  # first: a line that cannot be kept is not part of the record
        self.lines.append(line)
        self._hash = seal


def _start(
    seed: int | None, position: dict[str, object] | None, fair: Proof | None
) -> tuple[str, object]:
    if position is None:
        return ("seed", seed) if fair is None else ("chance", fair.key())
    return "position", position if fair is None else {**position, "chance": fair.key()}
