"""Views are JSON."""

from __future__ import annotations

from collections.abc import Iterator

import orjson

from signoria.kit.checks.check import Check
from signoria.kit.difference import difference
from signoria.kit.position import Position, name


class Views(Check):
    """Each seat's and the spectators': the same after a way through JSON text, and each time it is asked for."""

    name = "views"

    def look(self, at: Position) -> Iterator[str]:
        for viewer in at.viewers:
            self.made += 1
            view = at.view(viewer)
            read = orjson.loads(at.text(viewer))
            if read != view:
                yield f"view of {name(viewer)} changes in JSON at {difference(view, read)}"
        viewer = at.viewers[int(at.random.below(len(at.viewers)))]
        again = at.state.view(viewer)
        if again != at.view(viewer):
            yield f"two views of {name(viewer)} differ at {difference(at.view(viewer), again)}"
        if not at.untouched():
            yield "looking at the position changed its digest"
