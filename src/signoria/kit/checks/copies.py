"""Copies are independent, and the same play always has the same outcome."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.kit.checks.check import Check
from signoria.kit.position import Position


class Copies(Check):
    """Every legal action applies on a copy and leaves the original alone. The play of the game itself was made on a
    copy with a journal: without one it must come out the same."""

    name = "copies"

    def look(self, at: Position) -> Iterator[str]:
        yield from self._came_by(at)
        if at.state.copy().digest() != at.digest:
            yield "a copy has another digest"
        for seat in at.seats:
            for code in at.legal[seat]:
                self.made += 1
                at.state.copy().play(seat, code)
        if not at.untouched():  # asked once for all of them: it is the dear part
            yield "a legal action played on a copy changed the original"

    def _came_by(self, at: Position) -> Iterator[str]:
        play = at.came_by
        if play is None:
            return
        if not play.before.untouched():
            yield f"{play} on a copy changed the original"
            return
        again = play.before.state.copy()
        again.play(play.seat, play.code)
        if again.digest() != at.digest:
            yield f"{play} had another outcome the second time, without a journal"
