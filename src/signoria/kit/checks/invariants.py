"""What the game itself says must hold."""

from __future__ import annotations

from collections.abc import Iterator

from signoria.kit.checks.check import Check
from signoria.kit.position import Position


class Invariants(Check):
    """What the game conserves is conserved."""

    name = "invariants"

    def look(self, at: Position) -> Iterator[str]:
        self.made += 1
        broken = at.game.invariants(at.state)
        if broken:
            yield f"broken after {at.came_by}: {', '.join(broken)}"
