"""Events that showed hidden things: were they meant to?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

ENOUGH = 4  # revelations without a trace that make a fault


class Reveals:
    """A tally over many games. Whoever is shown a hidden thing finds it in his view afterwards, but for
    rare coincidences. A kind of event whose revelations never leave a trace there tells what it should
    keep to itself, such as a card drawn."""

    def __init__(self) -> None:
        self.traced: Counter[str] = Counter()
        self.untraced: Counter[str] = Counter()

    def note(self, event: str, traced: bool) -> None:
        (self.traced if traced else self.untraced)[event] += 1

    def faults(self) -> Iterator[str]:
        for event, times in self.untraced.items():
            if times >= ENOUGH and not self.traced[event]:
                yield f"{event} told a hidden thing {times} times, and no view ever showed it"
