"""The fixed space of action codes of a game: families with offsets, and a readable name for every code."""

from __future__ import annotations

import itertools
from typing import final

from signoria.core.errors import BadRequest


@final
class Family:
    """Actions of one form. `pattern` names them: each {} takes a label of the next dimension.

    `opens`: each begins a phrase, to be completed by more codes. `declines`: each turns down what somebody offered.
    """

    def __init__(
        self,
        name: str,
        pattern: str,
        dimensions: list[list[str]] | None = None,
        opens: bool = False,
        declines: bool = False,
    ) -> None:
        self.name = name
        self.pattern = pattern
        self.dimensions = dimensions or []
        self.opens = opens
        self.declines = declines
        self.offset = 0
        self.size = 1
        for labels in self.dimensions:
            self.size *= len(labels)


@final
class ActionSpace:
    """All codes of a game in order of its families; from `standing` on they are standing commands."""

    def __init__(self, families: list[Family], standing: list[Family]) -> None:
        self.families = families + standing
        self.names: list[str] = []
        self.family_of: list[Family] = []
        self.parameters: list[list[int]] = []
        for family in self.families:
            family.offset = len(self.names)
            ranges = [range(len(labels)) for labels in family.dimensions]
            for picks in itertools.product(*ranges):
                labels = [names[i] for names, i in zip(family.dimensions, picks, strict=True)]
                self.names.append(family.pattern.format(*labels))
                self.family_of.append(family)
                self.parameters.append(list(picks))
        self.size = len(self.names)
        self.standing = self.size - sum([family.size for family in standing])
        self.codes = {name.lower(): code for code, name in enumerate(self.names)}

    def notation(self, code: int) -> str:
        if not 0 <= code < self.size:
            raise BadRequest(
                "request-no-such-code", {"code": str(code)[:40], "last": self.size - 1}
            )
        return self.names[code]

    def parse(self, text: str) -> int:
        code = self.codes.get(" ".join(text.split()).lower())
        if code is None:
            raise BadRequest("request-no-such-action", {"text": text[:60]})
        return code
