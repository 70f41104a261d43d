"""Who is asked, and the lists of legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from signoria.kit.checks.check import Check
from signoria.kit.checks.codes import round_trip
from signoria.kit.position import Position


class Lists(Check):
    """Sorted, unique, decisions then commands; something to answer for who is asked, only commands for the others."""

    name = "lists"

    def look(self, at: Position) -> Iterator[str]:
        self.made += 1
        if list(at.to_act) != [seat for seat in at.seats if seat in at.to_act]:
            yield f"to_act is {at.to_act}"
        if at.state.over != (not at.to_act):
            yield f"over is {at.state.over} and to_act is {at.to_act}"
        if len(at.to_act) > 1 and not at.state.sealed:
            yield f"to_act is {at.to_act} and the question is not sealed"
        for seat in at.seats:
            yield from self._seat(at, seat)

    def _seat(self, at: Position, seat: int) -> Iterator[str]:
        decisions, commands, legal = at.decisions[seat], at.commands[seat], at.legal[seat]
        if legal != decisions + commands:
            yield f"seat {seat}: legal {legal} is not decisions {decisions} + commands {commands}"
        if any(a >= b for a, b in pairwise(legal)):
            yield f"seat {seat}: legal {legal} is not sorted and unique"
        if legal and not 0 <= min(legal) <= max(legal) < at.game.actions.size:
            yield f"seat {seat}: legal {legal} has codes that do not exist"
        if any(code < at.game.actions.standing for code in commands):
            yield f"seat {seat}: commands {commands} are not all standing commands"
        yield from self._question(at, seat)
        for code in legal:
            yield from round_trip(at.game, code)

    def _question(self, at: Position, seat: int) -> Iterator[str]:
        asked = seat in at.to_act
        prompt = at.state.prompt(seat)
        if asked and not at.decisions[seat]:
            yield f"seat {seat} is asked and has no answer"
        if not asked and at.decisions[seat]:
            yield f"seat {seat} is not asked and has decisions {at.decisions[seat]}"
        if at.state.over and at.legal[seat]:
            yield f"seat {seat} has legal actions {at.legal[seat]} after the end"
        if asked != (prompt is not None) or asked != (at.state.asked(seat) is not None):
            yield f"seat {seat}: prompt {prompt}, asked {at.state.asked(seat)}, to_act {at.to_act}"
        if prompt is not None and prompt.kind not in at.game.prompts:
            yield f"seat {seat}: the prompt {prompt.kind!r} is not one of the game's"
