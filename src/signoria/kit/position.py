"""A position of a random game as the checks look at it, and the play that led there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import orjson

from signoria.core.chance import Random
from signoria.core.game import Game
from signoria.core.journal import SPECTATORS, Event
from signoria.core.state import State

Viewer = int | None  # a seat, or None: a spectator
View = dict[str, object]


@dataclass(frozen=True)
class Play:
    """One action of a random game. `before` is the position it was played in, untouched by it."""

    before: Position
    seat: int
    code: int
    events: list[Event]

    @cached_property
    def command(self) -> bool:
        """Was it a standing command, and no answer to what was asked?"""
        return self.code not in self.before.decisions[self.seat]

    @cached_property
    def barrier(self) -> bool:
        """Does undo stop at this play?"""
        return any(event.kind.barrier for event in self.events)

    def __str__(self) -> str:
        return f"seat {self.seat} {self.before.game.notation(self.code)!r}"


class Position:
    """A position, and what the checks ask of it more than once. Nothing changes it: plays are made on copies."""

    def __init__(
        self,
        game: Game,
        state: State,
        step: int,
        random: Random,
        came_by: Play | None,
        answered: bool,
    ) -> None:
        self.game = game
        self.state = state
        self.step = step
        self.random = random
        self.came_by = came_by
        self.answered = answered  # some answers already lie in the sealed frame on top
        self.digest = state.digest()
        self.seats = range(state.seats)
        self.viewers: list[Viewer] = [None, *self.seats]
        self._views: dict[Viewer, View] = {}
        self._texts: dict[Viewer, bytes] = {}

    @cached_property
    def to_act(self) -> tuple[int, ...]:
        return self.state.to_act

    @cached_property
    def speaking(self) -> bool:
        """Is a standing command of several codes under way?"""
        return self.state.speaking

    @cached_property
    def decisions(self) -> list[list[int]]:
        return [self.state.decisions(seat) for seat in self.seats]

    @cached_property
    def commands(self) -> list[list[int]]:
        return [self.state.commands(seat) for seat in self.seats]

    @cached_property
    def legal(self) -> list[list[int]]:
        return [self.state.legal(seat) for seat in self.seats]

    def view(self, viewer: Viewer) -> View:
        if viewer not in self._views:
            self._views[viewer] = self.state.view(viewer)
        return self._views[viewer]

    def text(self, viewer: Viewer) -> bytes:
        """The view as it is sent."""
        if viewer not in self._texts:
            self._texts[viewer] = orjson.dumps(self.view(viewer))
        return self._texts[viewer]

    def untouched(self) -> bool:
        return self.state.digest() == self.digest

    def any_viewer(self) -> Viewer:
        return self.viewers[int(self.random.below(len(self.viewers)))]

    def any_code(self) -> int:
        return int(self.random.below(self.game.actions.size))

    def seed(self) -> int:
        """For something random of its own."""
        return int(self.random.next32())


def told(events: list[Event], viewer: Viewer) -> list[View]:
    """Events as an audience hears of them."""
    heard = [event.told_to(audience(viewer)) for event in events]
    return [event for event in heard if event is not None]


def audience(viewer: Viewer) -> int:
    """The number by which events know a viewer."""
    return SPECTATORS if viewer is None else viewer


def name(viewer: Viewer) -> str:
    return "spectators" if viewer is None else f"seat {viewer}"


def pick(random: Random, codes: list[int]) -> int:
    return codes[int(random.below(len(codes)))]
