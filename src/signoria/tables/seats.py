"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

OPEN = "open"
PERSON = "person"
BOT = "bot"


@dataclass(slots=True)
class Seat:
    """`bot` plays the seat if it is set: for a bot's own seat, or for a person who is away."""

    holder: str = OPEN
    person: str | None = None
    name: str = ""
    bot: str | None = None
    nonce: str = ""

    def as_json(self, present: bool) -> dict[str, Any]:
        """As anybody may see it."""
        return {"holder": self.holder, "name": self.name, "bot": self.bot, "present": present}
