"""Illegal actions are refused with a reason and change nothing."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.errors import IllegalAction
from signoria.kit.checks.check import Check
from signoria.kit.position import Position, pick

SAMPLED = 4  # codes asked about in each position, of one seat drawn at random
SAID = 8  # positions of which one has a refusal put into words, on average: that is the slow part
LANGUAGES = ("en", "fr")


class Refusals(Check):
    """`why_not` is None exactly for legal codes and names a rule for the others; `play` refuses for the same rule."""

    name = "refusals"

    def look(self, at: Position) -> Iterator[str]:
        size = at.game.actions.size
        seat = int(at.random.below(len(at.seats)))
        asked = [(seat, at.any_code()) for _ in range(SAMPLED)]
        asked += [(one, pick(at.random, at.legal[one])) for one in at.seats if at.legal[one]]
        asked += [(0, -1), (0, size), (-1, 0), (len(at.seats), 0)]
        for seat, code in asked:
            self.made += 1
            yield from self._ask(at, seat, code)
        if not at.random.below(SAID):
            yield from self._sentence(at)
        if not at.untouched():
            yield "asking why not, or a refused play, changed the position"

    def _ask(self, at: Position, seat: int, code: int) -> Iterator[str]:
        refusal = at.state.why_not(seat, code)
        if seat in at.seats and code in at.legal[seat]:
            if refusal is not None:
                yield f"seat {seat}: code {code} is legal and refused: {refusal}"
            return
        if refusal is None:
            yield f"seat {seat}: code {code} is not legal and not refused"
            return
        if not refusal.rule or not refusal.message.key:
            yield f"seat {seat}: code {code} is refused without a reason: {refusal}"
        try:
            at.state.play(seat, code)
        except IllegalAction as error:
            if error.rule != refusal.rule or error.message.key != refusal.message.key:
                yield f"seat {seat}: code {code}: why_not {refusal}, play {error.rule}"
        else:
            yield f"seat {seat}: code {code} is not legal and was played"

    def _sentence(self, at: Position) -> Iterator[str]:
        code = at.any_code()
        refusal = at.state.why_not(0, code)
        if refusal is not None:
            error = IllegalAction(refusal)
            if not all(error.sentence(language) for language in LANGUAGES):
                yield f"seat 0: code {code}: an empty sentence for {refusal}"
