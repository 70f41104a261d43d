"""A game under way: the state, every play so far, and how far back a seat may go.

A seat may take back its own plays until something was revealed, drawn or handed over to somebody else,
and its answer to a question that several seats answer while one of them still owes his. The course keeps a copy
of the state at the last barrier; undo is a replay from there.

Offers and answers to them, by whomever, are asides: they hinder nobody's undo, or it would show that a private offer
was made, and they are withdrawn, not undone. Only while an offer is being made its maker may take back what was said.
"""

from __future__ import annotations

from dataclasses import dataclass

from signoria.core.errors import BadRequest, IllegalAction
from signoria.core.journal import Event, Journal
from signoria.core.state import State


@dataclass
class Step:
    """A play that counts: the line of the record, who did what, and what came of it."""

    n: int
    seat: int
    code: int
    events: list[Event]
    sealed: bool  # an answer to a question that several seats answer
    aside: bool = False  # a standing command, or a part of one
    begun: bool = False  # of a phrase that goes on with the next step


class Course:
    def __init__(self, start: State) -> None:
        self.state = self._attached(start)
        self.steps: list[Step] = []
        self.n = 0  # lines since the header: undone plays and undos count too
        self._barrier()

    def play(self, seat: int, code: int) -> Step:
        """Carry out a legal action; IllegalAction changes nothing."""
        state = self.state
        owed = state.to_act
        aside = state.speaking or code >= state.game.actions.standing
        sealed = state.sealed and not aside
        state.play(seat, code)
        self.n += 1
        step = Step(self.n, seat, code, self._events(), sealed, aside, state.speaking)
        self.steps.append(step)
        asks_others = any(who not in owed and who != seat for who in state.to_act)
        if (asks_others and not aside) or any(event.kind.barrier for event in step.events):
            self._barrier()
        return step

    def undoable(self, seat: int) -> list[Step]:
        """The plays this seat may take back, the first one first."""
        if unsaid := self._begun():
            return unsaid if unsaid[0].seat == seat else []
        first = len(self.steps)
        while first > self._fixed and (
            self.steps[first - 1].seat == seat or self.steps[first - 1].aside
        ):
            first -= 1
        return [step for step in self.steps[first:] if step.seat == seat and not step.aside]

    def _begun(self) -> list[Step]:
        """The codes of a phrase that is not complete yet."""
        first = len(self.steps)
        while self.state.speaking and self.steps[first - 1].begun and first > self._fixed:
            first -= 1
        return self.steps[first:]

    def after(self, step: Step) -> list[list[Step]]:
        """The asides that came after a step, each with all its codes."""
        later: list[list[Step]] = []
        for aside in self.steps[self.steps.index(step) + 1 :]:
            if not later or not later[-1][-1].begun:
                later.append([])
            later[-1].append(aside)
        return later

    def before(self, step: Step) -> int:
        """The line to go back to in order to take back a step and all after it."""
        index = self.steps.index(step)
        return self.steps[index - 1].n if index else 0

    def undo(self, to: int) -> None:
        """Go back to where the game was after line `to`."""
        kept = [step for step in self.steps if step.n <= to]
        taken_back = self.steps[len(kept) :]
        reached = kept[-1].n if kept else 0
        if (
            not taken_back
            or reached != to
            or taken_back[0] not in self.undoable(taken_back[0].seat)
        ):
            raise BadRequest("record-no-undo")
        self.n += 1
        self.steps = kept
        self._replay(kept)

    def answers(self, seat: int) -> list[Step]:
        """This seat's answers to a question that others still owe an answer; they commute with those of others."""
        if not self.state.sealed:
            return []
        first = len(self.steps)
        while first > self._fixed and (self.steps[first - 1].sealed or self.steps[first - 1].aside):
            first -= 1
        return [step for step in self.steps[first:] if step.seat == seat and step.sealed]

    def withdraw(self, line: int) -> None:
        """Take back the last answer of a seat, whatever others have answered since."""
        found = [step for step in self.steps if step.n == line]
        if not found or self.answers(found[0].seat)[-1:] != found:
            raise BadRequest("record-no-undo")
        kept = [step for step in self.steps if step.n != line]
        try:
            self._replay(kept)
        except IllegalAction:
            raise BadRequest("record-no-undo") from None
        self.n += 1
        self.steps = kept

    def _replay(self, kept: list[Step]) -> None:
        state = self._base.copy()
        for step in kept[self._fixed :]:
            state.play(step.seat, step.code)
        self.state = self._attached(state)

    def _barrier(self) -> None:
        self._fixed = len(self.steps)  # so many steps stay whatever is undone
        self._base = self.state.copy()

    def _events(self) -> list[Event]:
        assert self.state.journal is not None
        return self.state.journal.take()

    @staticmethod
    def _attached(state: State) -> State:
        state.journal = Journal(state.game.events)
        return state
