"""All checks. Names, sampling and meaning are listed in docs/design/kit.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from signoria.core.game import Game
from signoria.kit.checks.asked import Asked
from signoria.kit.checks.check import Check
from signoria.kit.checks.codes import codes
from signoria.kit.checks.copies import Copies
from signoria.kit.checks.imagined import Imagined
from signoria.kit.checks.invariants import Invariants
from signoria.kit.checks.journal import Barriers, Events
from signoria.kit.checks.lists import Lists
from signoria.kit.checks.refusals import Refusals
from signoria.kit.checks.results import Results
from signoria.kit.checks.reveals import Reveals
from signoria.kit.checks.sealed import Sealed
from signoria.kit.checks.storage import Storage
from signoria.kit.checks.twins import Twins
from signoria.kit.checks.views import Views

GAME_CHECKS: list[Callable[[Game], Iterator[str]]] = [codes]


def new_checks(reveals: Reveals) -> list[Check]:
    """A fresh set, for one random game; `reveals` is kept over all games of a run."""
    return [
        Lists(),
        Invariants(),
        Results(),
        Asked(),
        Views(),
        Storage(),
        Imagined(),
        Twins(reveals),
        Events(),
        Barriers(),
        Sealed(),
        Refusals(),
        Copies(),  # last: it also finds what the others did to the position
    ]
