"""Events, and where undo must stop."""

from __future__ import annotations

from collections.abc import Iterator

import orjson

from signoria.core.journal import SPECTATORS
from signoria.kit.checks.check import Check
from signoria.kit.position import Play, Position


class Events(Check):
    """Each is of a kind of the game, has a number for each name, and is JSON for everybody who hears of it."""

    name = "events"

    def look(self, at: Position) -> Iterator[str]:
        play = at.came_by
        if play is None:
            return
        for event in play.events:
            self.made += 1
            kind = event.kind
            if kind not in at.game.events:
                yield f"{play}: {kind.name!r} is not one of the game's events"
            if event.sees & ~event.learns:
                yield f"{play}: {kind.name}: somebody sees what he does not learn of"
            for audience in [*at.seats, SPECTATORS]:
                heard = event.told_to(audience)
                if orjson.loads(orjson.dumps(heard)) != heard:
                    yield f"{play}: {kind.name} changes in JSON: {heard}"


class Barriers(Check):
    """A play that used chance, or made another seat owe a decision, has an event at which undo stops. (That hidden
    things are shown only by such events is part of the twin worlds.)"""

    name = "barriers"

    def look(self, at: Position) -> Iterator[str]:
        play = at.came_by
        if play is None:
            return
        self.made += 1
        if (play.command or not play.barrier) and self._used_chance(play, at):
            if play.command:
                yield f"{play}: a standing command used chance"
            if not play.barrier:
                yield f"{play} used chance and no event of it is a barrier: {_names(play)}"
        asked = set(at.to_act) - set(play.before.to_act) - {play.seat}
        owed_before = play.before.speaking  # a phrase only stood above their question
        if asked and not play.barrier and not owed_before:
            yield f"{play} made seats {asked} owe a decision and no event of it is a barrier"

    def _used_chance(self, play: Play, at: Position) -> bool:
        """Does another chance give another outcome? One try, so that now and then it does not."""
        other = play.before.state.copy()
        other.chance = at.random.chance()
        other.play(play.seat, play.code)
        other.chance = at.state.chance
        return other.digest() != at.digest


def _names(play: Play) -> str:
    return ", ".join(event.kind.name for event in play.events) or "no event"
