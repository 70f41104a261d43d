"""What happened, told in the past tense: one event, two faces (what all who learn of it see, what only some see)."""

from __future__ import annotations

from typing import Final, final

from signoria.core.numbers import i64

SPECTATORS: Final = 8  # the bit after those of eight seats
EVERYONE: Final = 0x1FF


@final
class EventKind:
    """A kind of event: its name, what its numbers are, and whether undo stops at it.

    It is a barrier if it used chance, showed a hidden thing to anybody, carried out another seat's command
    or made another seat owe a decision.
    """

    def __init__(
        self, name: str, fields: list[str], private: list[str] | None = None, barrier: bool = False
    ) -> None:
        self.name = name
        self.fields = fields
        self.private = private or []
        self.barrier = barrier


@final
class Event:
    def __init__(
        self, kind: EventKind, learns: int, sees: int, values: list[int], secrets: list[int]
    ) -> None:
        self.kind = kind
        self.learns = learns  # who learns that it happened: a bit per seat, one for spectators
        self.sees = sees  # who sees the private numbers
        self.values = values
        self.secrets = secrets

    def told_to(self, audience: int) -> dict[str, object] | None:
        """The event as a seat (or SPECTATORS) hears of it; None if it does not."""
        if not (self.learns >> audience) & 1:
            return None
        told: dict[str, object] = {"event": self.kind.name}
        for name, value in zip(self.kind.fields, self.values, strict=True):
            told[name] = value
        if (self.sees >> audience) & 1:
            for name, value in zip(self.kind.private, self.secrets, strict=True):
                told[name] = value
        return told


@final
class Journal:
    """The events since it was attached or last taken."""

    def __init__(self, kinds: list[EventKind]) -> None:
        self.kinds = kinds
        self.events: list[Event] = []

    def add(self, kind: i64, learns: i64, sees: i64, numbers: list[int]) -> None:
        """`numbers`: the open ones, then the private ones; surplus zeros are cut off."""
        known = self.kinds[kind]
        opened = len(known.fields)
        secrets = numbers[opened : opened + len(known.private)]
        self.events.append(Event(known, int(learns), int(sees), numbers[:opened], secrets))

    def take(self) -> list[Event]:
        """All events so far; the journal is empty afterwards."""
        taken = self.events
        self.events = []
        return taken
