"""What one audience has been told.

Each counts for itself: a common number would show a gap where something secret happened.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from signoria.core.journal import Event


@dataclass(frozen=True, slots=True)
class Note:
    """Something the table itself has to say about a seat. `gone`: numbers of events that were taken back."""

    event: str
    seat: int
    gone: list[int] | None = None

    def told_to(self, _: int) -> dict[str, object]:
        told: dict[str, object] = {"event": self.event, "seat": self.seat}
        return told if self.gone is None else {**told, "gone": self.gone}


class Audience:
    """A seat, or the spectators (number SPECTATORS)."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._heard: list[Event | Note] = []
        self.said: list[dict[str, object]] = []  # chat, as this audience counts it

    @property
    def n(self) -> int:
        """The number of the last thing it was told."""
        return len(self._heard)

    def hear(self, events: Iterable[Event]) -> list[int]:
        """Take note of what it may know; the numbers this got."""
        before = self.n
        self._heard += [e for e in events if (e.learns >> self.number) & 1]
        return list(range(before + 1, self.n + 1))

    def note(self, note: Note) -> None:
        self._heard.append(note)

    def told(self, since: int, until: int | None = None) -> list[dict[str, object]]:
        """What it was told after a number, up to another or to now."""
        news: list[dict[str, object]] = []
        for n, heard in enumerate(self._heard[since:until], since + 1):
            told = heard.told_to(self.number)
            assert told is not None
            news.append({"n": n, **told})
        return news
