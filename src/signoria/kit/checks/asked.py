"""The number of the decision a seat owes."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.state import Prompt
from signoria.kit.checks.check import Check
from signoria.kit.position import Play, Position


class Asked(Check):
    """It changes only when the decision does, and an answered number never comes back."""

    name = "asked"

    def __init__(self) -> None:
        super().__init__()
        self.answered: set[tuple[int, int]] = set()

    def look(self, at: Position) -> Iterator[str]:
        play = at.came_by
        if play is None:
            return
        self.made += 1
        before = play.before.state
        for seat in at.seats:
            was, now = before.asked(seat), at.state.asked(seat)
            answered = seat == play.seat and not play.command
            if answered and was is not None:
                self.answered.add((seat, was))
            if now is not None and (seat, now) in self.answered:
                yield f"{play}: seat {seat} is asked number {now} again, which it has answered"
            elif was is not None and now is not None and not answered:
                yield from self._kept(play, at, seat, was, now)

    def _kept(self, play: Play, at: Position, seat: int, was: int, now: int) -> Iterator[str]:
        """The seat owed a decision, and owes one after a play that did not answer it."""
        old, new = play.before.state.prompt(seat), at.state.prompt(seat)
        if same_prompt(old, new) and was != now:
            yield f"{play}: asked({seat}) went from {was} to {now}, the question is the same"
        if old is not None and new is not None and old.kind != new.kind and was == now:
            yield f"{play}: seat {seat} is asked {new.kind} in place of {old.kind}, number {now}"


def same_prompt(one: Prompt | None, other: Prompt | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.kind == other.kind and one.args == other.args
