"""Twin worlds: equal in all that a viewer may know, different elsewhere. While both are played alike,
nothing the viewer is shown may differ, until a play rightly shows a hidden thing."""

from __future__ import annotations

from collections.abc import Iterator

import orjson

from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.journal import Event, Journal
from signoria.core.state import State
from signoria.kit.checks.check import Check
from signoria.kit.checks.reveals import Reveals
from signoria.kit.difference import difference
from signoria.kit.position import Play, Position, View, Viewer, audience, name, told

ALIVE = 2  # twins at a time, each of another viewer
LIFE = 24  # plays after which a twin makes room for a new one, on average
REFUSED = 3  # codes whose refusal is compared


class Twins(Check):
    """Twins of some viewers, seats or spectators, drawn at random. What is compared: the view, and for a seat its
    prompt, number, decisions, commands, refusals and the judge's value; and after each play the
    events it is told of.

    A twin ends where a play shows the difference: by an event that is a barrier, or by being an action
    that the twin does not have. In the second case, if no event is a barrier, the play has shown
    nothing hidden by the game's own word: so, if the twin has actions of that family at all, one of
    them must look exactly alike.
    """

    name = "twins"

    def __init__(self, reveals: Reveals) -> None:
        super().__init__()
        self.reveals = reveals
        self.twins: dict[Viewer, State] = {}

    def look(self, at: Position) -> Iterator[str]:
        if at.came_by is not None:
            for viewer, twin in list(self.twins.items()):
                del self.twins[viewer]
                if at.random.below(LIFE):
                    yield from self._follow(at, viewer, twin, at.came_by)
        for _ in range(ALIVE - len(self.twins)):
            viewer = at.any_viewer()
            if viewer not in self.twins and not at.answered and not at.state.over:
                yield from self._begin(at, viewer)

    def _begin(self, at: Position, viewer: Viewer) -> Iterator[str]:
        self.made += 1
        twin = at.state.copy()
        twin.redeal(-1 if viewer is None else viewer, Random(at.seed()))
        found = compared(at, twin, viewer)  # with another future, too: nobody sees that
        if found:
            yield f"{name(viewer)} can tell the position from its twin: {found}"
            return
        twin.chance = at.state.chance
        if twin.digest() != at.digest:  # or there is nothing hidden
            self.twins[viewer] = twin

    def _follow(self, at: Position, viewer: Viewer, twin: State, play: Play) -> Iterator[str]:
        self.made += 1
        if play.code in twin.legal(play.seat):
            yield from self._same(at, viewer, twin, play)
        else:
            yield from self._alike(at, viewer, twin, play)

    def _same(self, at: Position, viewer: Viewer, twin: State, play: Play) -> Iterator[str]:
        """The same action in both worlds."""
        events = _played(at.game, twin, play.seat, play.code)
        seen = compared(at, twin, viewer)
        heard = difference(told(play.events, viewer), told(events, viewer))
        if heard:
            event = _first_other(play.events, events, viewer)
            if event.kind.barrier:
                self.reveals.note(event.kind.name, traced=seen != "")
            else:
                yield f"{play}: {name(viewer)} hears what it may not know: {heard}"
        elif seen:
            yield f"{play}: {name(viewer)} sees what it may not know: {seen}"
        else:
            self.twins[viewer] = twin

    def _alike(self, at: Position, viewer: Viewer, twin: State, play: Play) -> Iterator[str]:
        """An action that the twin does not have: one of the same family that looks alike. A pick that the
        viewer does not notice at all, in the middle of a move of several, cannot tell him anything."""
        if not told(play.events, viewer) and not compared(play.before, at.state, viewer):
            return
        family_of = at.game.actions.family_of
        family = family_of[play.code]
        codes = [code for code in twin.legal(play.seat) if family_of[code] is family]
        for code in codes:
            trial = twin.copy()
            heard = told(_played(at.game, trial, play.seat, code), viewer)
            if heard == told(play.events, viewer) and not compared(at, trial, viewer):
                self.twins[viewer] = trial
                return
        if codes and not play.barrier:
            yield f"{play}: {name(viewer)} can tell it from {family.name} {codes} of a twin"


def _played(game: Game, world: State, seat: int, code: int) -> list[Event]:
    journal = world.journal = Journal(game.events)
    world.play(seat, code)
    return journal.take()


def _first_other(events: list[Event], others: list[Event], viewer: Viewer) -> Event:
    """The first event that the viewer does not hear in the same way in both worlds."""
    mine, theirs = _heard(events, viewer), _heard(others, viewer)
    for one, other in zip(mine, theirs, strict=False):
        if told([one], viewer) != told([other], viewer):
            return other if one.kind.barrier else one
    return max(mine, theirs, key=len)[min(len(mine), len(theirs))]


def _heard(events: list[Event], viewer: Viewer) -> list[Event]:
    return [event for event in events if event.told_to(audience(viewer)) is not None]


def compared(at: Position, twin: State, viewer: Viewer) -> str:
    """The first thing the viewer sees that differs; "" if there is none."""
    view = twin.view(viewer)
    if orjson.dumps(view) != at.text(viewer):  # every byte, the order of keys too
        return difference(at.view(viewer), view) or "the order of keys"
    if viewer is None:
        return ""
    true, other = _asked(at.game, at.state, viewer), _asked(at.game, twin, viewer)
    if true != other:
        return difference(true, other)
    for _ in range(REFUSED):
        code = at.any_code()
        one, two = str(at.state.why_not(viewer, code)), str(twin.why_not(viewer, code))
        if one != two:
            return f"why_not {code}: {one} / {two}"
    return ""


def _asked(game: Game, state: State, seat: int) -> View:
    prompt = state.prompt(seat)
    return {
        "prompt": None if prompt is None else [prompt.kind, prompt.args],
        "asked": state.asked(seat),
        "decisions": state.decisions(seat),
        "commands": state.commands(seat),
        "judge": game.judge(state, seat),
    }
