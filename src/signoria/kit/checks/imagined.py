"""Positions imagined from a view."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.core.chance import Random
from signoria.core.state import State
from signoria.kit.checks.asked import same_prompt
from signoria.kit.checks.check import Check
from signoria.kit.checks.sealed import play_answer
from signoria.kit.difference import difference
from signoria.kit.position import Position, Viewer, name, pick

PLAYED_ON = 3  # plays made in an imagined position, to see that it is one


class Imagined(Check):
    """A position imagined from a view has that very view and the same questions and answers for the viewer, keeps the
    game's invariants, and can be played on. (Uniformity is `check_uniform`.)"""

    name = "imagine"

    def look(self, at: Position) -> Iterator[str]:
        self.made += 1
        viewer, seed = at.any_viewer(), at.seed()
        one, other = (at.game.imagine(at.view(viewer), seed) for _ in range(2))
        if one.digest() != other.digest():
            yield f"two positions imagined by {name(viewer)} with the seed {seed} differ"
        yield from self._fits(at, viewer, one)

    def _fits(self, at: Position, viewer: Viewer, world: State) -> Iterator[str]:
        broken = at.game.invariants(world)
        if broken:
            yield f"imagined by {name(viewer)}: broken {', '.join(broken)}"
        answer_again(world, at.state, at.random)
        if world.view(viewer) != at.view(viewer):
            found = difference(at.view(viewer), world.view(viewer))
            yield f"imagined by {name(viewer)}: another view: {found}"
        if viewer is not None:
            yield from self._questions(at, viewer, world)
        self._play_on(at.random, world)
        broken = at.game.invariants(world)
        if broken:
            yield f"imagined by {name(viewer)} and played on: broken {', '.join(broken)}"

    def _questions(self, at: Position, seat: int, world: State) -> Iterator[str]:
        if world.decisions(seat) != at.decisions[seat] or world.commands(seat) != at.commands[seat]:
            yield f"imagined by seat {seat}: legal {world.legal(seat)}, truly {at.legal[seat]}"
        if not same_prompt(world.prompt(seat), at.state.prompt(seat)):
            yield f"imagined by seat {seat}: prompt {world.prompt(seat)}"
        if world.asked(seat) != at.state.asked(seat):
            yield f"imagined by seat {seat}: asked {world.asked(seat)}"

    def _play_on(self, random: Random, world: State) -> None:
        for _ in range(PLAYED_ON):
            if world.over:
                return
            seat = pick(random, list(world.to_act))
            world.play(seat, pick(random, world.decisions(seat)))


def answer_again(world: State, truth: State, random: Random) -> None:
    """In an imagined position sealed answers are handed back to the others: let those who had answered do it again."""
    for seat in set(world.to_act) - set(truth.to_act):
        play_answer(world, seat, random)
