"""One table: a fold over its durable events, and nothing else."""

from __future__ import annotations

from typing import Any

import signoria
from signoria.core.errors import IllegalAction
from signoria.core.game import Game
from signoria.core.journal import EVERYONE, SPECTATORS
from signoria.core.state import State
from signoria.record import Course, Recorder, Step, fair
from signoria.tables.audience import Audience, Note
from signoria.tables.errors import TableError
from signoria.tables.seats import OPEN, PERSON, Seat
from signoria.tables.store import Event

WAITING = "waiting"
PLAYING = "playing"
OVER = "over"
CLOSED = "closed"

SILENT = {"played", "undone", "redone", "chat"}  # events of which others may hear nothing


class Table:
    def __init__(self, created: Event) -> None:
        body = created.body
        self.id = created.table
        self.game: Game = signoria.game(body["game"])
        self.options = self.game.chosen(body["options"])
        self.seats = [Seat(**seat) for seat in body["seats"]]
        self.host: str = body["host"]
        self.private: bool = body["private"]
        self.quick: bool = body.get("quick", False)  # questions without a choice are skipped openly
        self.secret: str = body["secret"]
        self.position: dict[str, object] | None = body["position"]  # where a continued game begins
        self.status = WAITING
        self.paused = False
        self.course: Course | None = None
        self.recorder: Recorder | None = None
        self.audiences = [Audience(seat) for seat in range(len(self.seats))]
        self.spectators = Audience(SPECTATORS)
        self.rematch: str | None = None
        self.seq = 0  # of the last event
        self.changed = created.at
        self.answered: set[str] = {created.command} if created.command else set()
        self._withdrawn = [0] * len(self.seats)  # decisions undone: `asked` is never used twice
        self._undone: list[list[int]] = [[] for _ in self.seats]  # what redo plays, the next last
        self._numbers: dict[int, list[list[int]]] = {}  # step -> what each audience heard of it
        self._spans = {span.name: 0 for span in self.game.spans}  # how many have ended

    # ---------------------------------------------------------------- asking

    @property
    def commitment(self) -> str:
        return fair.commitment(self.secret)

    @property
    def proof(self) -> fair.Proof:
        return fair.prove(self.secret, [seat.nonce for seat in self.seats])

    @property
    def state(self) -> State:
        if self.course is None:
            raise TableError("table-not-started")
        return self.course.state

    @property
    def plays(self) -> int:
        """Those that everybody knows of."""
        return sum(bool(numbers[-1]) for numbers in self._numbers.values())

    def seat_of(self, person: str | None) -> int | None:
        for number, seat in enumerate(self.seats):
            if seat.holder == PERSON and seat.person == person:
                return number
        return None

    def audience(self, seat: int | None) -> Audience:
        return self.spectators if seat is None else self.audiences[seat]

    def free_seats(self) -> int:
        return sum(seat.holder == OPEN for seat in self.seats)

    def asked(self, seat: int) -> int | None:
        """Number of the decision a seat owes; unlike the engine's, never used again after an undo."""
        asked = self.state.asked(seat)
        return None if asked is None else asked + self._withdrawn[seat]

    def undoable(self, seat: int) -> Step | None:
        """The step this seat may take back now."""
        if self.status != PLAYING or self.course is None:
            return None
        steps = self.course.undoable(seat) or self.course.answers(seat)
        return steps[-1] if steps else None

    def redoable(self, seat: int) -> int | None:
        """The code this seat may play again now."""
        codes = self._undone[seat]
        if self.status != PLAYING or not codes or self.state.why_not(seat, codes[-1]) is not None:
            return None
        return codes[-1]

    def span(self, name: str) -> int:
        """The number of a stretch of the game that is under way; 0 for the whole game."""
        return self._spans.get(name, 0)

    # ---------------------------------------------------------------- folding

    def fold(self, event: Event) -> None:
        """Take in the next event. It was checked before it was written."""
        self.seq = event.seq
        if event.command is not None:
            self.answered.add(event.command)
        known = self._public()
        getattr(self, f"_on_{event.kind}")(**event.body)
        if event.kind not in SILENT or self._public() != known:
            self.changed = event.at

    def _public(self) -> tuple[int, int]:
        """What everybody has heard: a sealed answer or a private offer is no change that others may notice."""
        return self.spectators.n, len(self.spectators.said)

    def _on_sat(self, seat: int, person: str, name: str) -> None:
        self.seats[seat] = Seat(PERSON, person, name)

    def _on_left(self, seat: int) -> None:
        self.seats[seat] = Seat(OPEN)

    def _on_seat_set(self, seat: int, **holder: Any) -> None:
        self.seats[seat] = Seat(**holder)

    def _on_nonce(self, seat: int, nonce: str) -> None:
        self.seats[seat].nonce = nonce

    def _on_started(self, created: str) -> None:
        self.recorder = Recorder(
            self.game,
            len(self.seats),
            options=self.options,
            names=[seat.name for seat in self.seats],
            position=self.position,
            fair=self.proof,
            created=created,
        )
        self.course = Course(self.recorder.header.begin())
        self.status = PLAYING

    def _on_played(self, seat: int, codes: list[int]) -> None:
        self._undone[seat].clear()
        for code in codes:
            self._play(seat, code)

    def _play(self, seat: int, code: int) -> None:
        course, recorder = self._under_way()
        asked = None if code >= self.game.actions.standing else course.state.asked(seat)
        step = course.play(seat, code)
        recorder.play(seat, code, asked)
        self._numbers[step.n] = [audience.hear(step.events) for audience in self._everybody()]
        for span in self.game.spans:
            self._spans[span.name] += sum(event.kind.name in span.events for event in step.events)

    def _on_undone(self, seat: int) -> None:
        course, recorder = self._under_way()
        step = self.undoable(seat)
        assert step is not None
        taken, asides = [step], []
        if step in course.undoable(seat):
            asides = course.after(step)
            taken += [one for aside in asides for one in aside]
            to = course.before(step)
            course.undo(to)
            recorder.undo(to)
        else:
            course.withdraw(step.n)
            recorder.withdraw(step.n)
        self._withdrawn[seat] += 2
        self._undone[seat].append(step.code)
        # Who heard nothing of a play hears nothing of its undo.
        heard = [self._numbers.pop(one.n) for one in taken]
        for at, audience in enumerate(self._everybody()):
            gone = [number for numbers in heard for number in numbers[at]]
            if gone or audience.number == seat:
                audience.note(Note("table-undone", seat, gone))
        self._say_again(asides)

    def _say_again(self, asides: list[list[Step]]) -> None:
        """Offers and answers made since an undone play stay, unless they make no sense without it."""
        for aside in asides:
            trial = self.state.copy()
            try:
                for step in aside:
                    trial.play(step.seat, step.code)
            except IllegalAction:
                continue
            for step in aside:
                self._play(step.seat, step.code)

    def _on_redone(self, seat: int) -> None:
        code = self._undone[seat].pop()
        self._note("table-redone", seat)
        self._play(seat, code)

    def _on_ended(self) -> None:
        _, recorder = self._under_way()
        recorder.end(self.state)
        self.status = OVER

    def _on_chat(self, heard: int = EVERYONE, **said: object) -> None:
        """Each audience counts its lines: a common number would show that somebody whispered."""
        if heard != EVERYONE:
            said["private"] = True
        for audience in self._everybody():
            if (heard >> audience.number) & 1:
                audience.said.append({"n": len(audience.said) + 1, **said})

    def _on_paused(self, seat: int) -> None:
        self.paused = True
        self._note("table-paused-by", seat)

    def _on_resumed(self, seat: int) -> None:
        self.paused = False
        self._note("table-resumed", seat)

    def _on_bot_took(self, seat: int, bot: str) -> None:
        self.seats[seat].bot = bot
        self._note("table-bot_took", seat)

    def _on_bot_gave_back(self, seat: int) -> None:
        self.seats[seat].bot = None
        self._note("table-bot_gave_back", seat)

    def _on_rematch(self, table: str) -> None:
        self.rematch = table

    def _on_closed(self) -> None:
        self.status = CLOSED

    # ---------------------------------------------------------------- helpers

    def _under_way(self) -> tuple[Course, Recorder]:
        assert self.course is not None
        assert self.recorder is not None
        return self.course, self.recorder

    def _everybody(self) -> list[Audience]:
        return [*self.audiences, self.spectators]

    def _note(self, event: str, seat: int) -> None:
        for audience in self._everybody():
            audience.note(Note(event, seat))


def fold(events: list[Event]) -> Table:
    """A table from all its events."""
    table = Table(events[0])
    for event in events[1:]:
        table.fold(event)
    return table
