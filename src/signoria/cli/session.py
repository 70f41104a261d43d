"""One game at this terminal: its course, its record on the disk, and the bots that play along."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from signoria.cli.seats import HUMAN, check_players
from signoria.core.errors import BadRequest, IllegalAction
from signoria.core.game import Game
from signoria.core.state import State
from signoria.record import Course, Recorder, RecordFile, Step, load
from signoria.record.file import write_new
from signoria.record.replaying import follow

if TYPE_CHECKING:
    from signoria.bots import Bot


class Session:
    """Every play is on the disk before it counts, so that nothing is lost whatever happens."""

    def __init__(self, recorder: Recorder, course: Course, file: RecordFile) -> None:
        self.recorder = recorder
        self.course = course
        self.file = file
        self.game: Game = recorder.game
        self.players = recorder.header.players
        self._bots: dict[int, Bot] = {}
        recorder.on_line = file.append
        self._close_record()

    @property
    def state(self) -> State:
        return self.course.state

    @property
    def path(self) -> Path:
        return self.file.path

    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    # ---------------------------------------------------------------- playing

    def play(self, seat: int, code: int) -> Step:
        refusal = self.state.why_not(seat, code)
        if refusal is not None:
            raise IllegalAction(refusal)
        standing = code >= self.game.actions.standing
        self.recorder.play(seat, code, None if standing else self.state.asked(seat))
        step = self.course.play(seat, code)
        self._close_record()
        return step

    def _close_record(self) -> None:
        """Enter the result once the game is over."""
        if self.state.over and not self.recorder.ended:
            self.recorder.end(self.state)
            self.file.settle()

    def undo(self, seat: int, everything: bool = False) -> list[Step]:
        """Take back the last play of a seat, or all it may; what was taken back."""
        steps = self.course.undoable(seat)
        if not everything:
            steps = steps[-1:]
        if not steps:
            raise BadRequest("cli-no-undo")
        to = self.course.before(steps[0])
        self.recorder.undo(to)
        self.course.undo(to)
        return steps

    # ---------------------------------------------------------------- bots

    def bot_plays(self, seat: int) -> None:
        """The decision of a seat that a bot plays."""
        self.play(seat, self.choice(seat, self._bot(seat)))
        self.bots_volunteer()

    def bots_volunteer(self) -> None:
        """Whatever the bots do unasked after a play: they answer offers, say. Until none of them wants anything."""
        bots = [seat for seat, player in enumerate(self.players) if player != HUMAN]
        wanted = True
        while wanted:
            wanted = False
            for seat in bots:
                commands = self.state.commands(seat)
                code = (
                    self._bot(seat).volunteer(self.state.view(seat), commands) if commands else None
                )
                if code is not None:
                    self.play(seat, code)
                    wanted = True

    def choice(self, seat: int, bot: Bot) -> int:
        """What a bot would decide in this seat; it sees what the seat sees."""
        decisions = self.state.decisions(seat)
        return decisions[0] if len(decisions) == 1 else bot.choose(self.state.view(seat), decisions)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            from signoria.bots import make
            from signoria.bots.bot import PATIENCE

            # Another seed after each resume, or a random bot would repeat itself.
            self._bots[seat] = make(self.players[seat], self.game, 100 * self.recorder.n + seat)
            self._bots[seat].patience = PATIENCE
        return self._bots[seat]

    # ---------------------------------------------------------------- the file

    def save_copy(self, path: Path) -> None:
        write_new(path, self.recorder.text())

    def close(self) -> None:
        """Leave the record on the disk, also if somebody deleted it meanwhile."""
        if not self.path.exists():
            write_new(self.path, self.recorder.text())
        self.file.settle()
        self.file.close()


def begin(recorder: Recorder, path: Path) -> Session:
    """A new game, recorded in a new file."""
    course = Course(recorder.header.begin())
    write_new(path, recorder.text())
    return Session(recorder, course, RecordFile(path))


def resume(game: Game, path: Path) -> tuple[Session, bool]:
    """A game to go on with; True if a half-written last line had to be cut off."""
    file = RecordFile(path)
    try:
        record = load(path, mending=True)
        if record.header.game != game.id:
            raise BadRequest("cli-other-game", {"file": str(path), "game": record.header.game[:40]})
        check_players(record.header.players)
        course = follow(record, mending=True)
        file.mend(record.half, record.open_end)
    except BaseException:
        file.close()
        raise
    recorder = Recorder.continuing(game, record)
    return Session(recorder, course, file), bool(record.half)
