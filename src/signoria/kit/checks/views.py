"""Views are JSON."""

from __future__ import annotations

from collections.abc import Iterator

import orjson

from signoria.kit.checks.check import Check
from signoria.kit.difference import difference
from signoria.kit.position import Position, name


class Views(Check):
    """The same after a way through JSON text, and each time it is asked for."""

    name = "views"

    def look(self, at: Position) -> Iterator[str]:
        self.made += 1
        viewer = at.any_viewer()
        view = at.view(viewer)
        read = orjson.loads(at.text(viewer))
        if read != view:
            yield f"view of {name(viewer)} changes in JSON at {difference(view, read)}"
        again = at.state.view(viewer)
        if again != view:
            yield f"two views of {name(viewer)} differ at {difference(view, again)}"
        if not at.untouched():
            yield "looking at the position changed its digest"
