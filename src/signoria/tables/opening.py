"""How a table begins: who sits where, and its first events."""

from __future__ import annotations

import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from signoria.record import fair
from signoria.tables import commands
from signoria.tables.seats import BOT, OPEN, PERSON, Seat
from signoria.tables.store import Event

ID_BYTES = 12


@dataclass(frozen=True)
class Opening:
    """A table that somebody wants. `position`: where the game goes on from. `quick`: with quick windows."""

    game: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    host: str
    private: bool
    position: dict[str, Any] | None = None
    quick: bool = False

    def events(self, table_id: str) -> list[Event]:
        body = {
            "game": self.game,
            "options": self.options,
            "seats": [
                {"holder": OPEN} if seat["holder"] == PERSON else seat for seat in self.seats
            ],
            "host": self.host,
            "private": self.private,
            "secret": fair.new_secret(),
            "position": self.position,
            "quick": self.quick,
        }
        people = [
            {"seat": number, "person": seat["person"], "name": seat["name"]}
            for number, seat in enumerate(self.seats)
            if seat["holder"] == PERSON
        ]
        now = time.time()
        events = [Event(table_id, 0, "created", body, None, now)]
        return events + [
            Event(table_id, seq, "sat", sat, None, now) for seq, sat in enumerate(people, 1)
        ]


def id_for(command: str) -> str:
    """The id of the table that a command opens: sent again, it finds its table.

    Nobody else can guess it: a command begins with the id of a person, which is a secret.
    """
    return urlsafe_b64encode(blake2b(command.encode(), digest_size=ID_BYTES).digest()).decode()


def seated(person: str, name: str, holders: list[str]) -> list[dict[str, Any]]:
    """The seats from "me", "open" and "bot:<level>"; bots get names that nobody has."""
    me = {"holder": PERSON, "person": person, "name": commands.clean(name, commands.NAME_LENGTH)}
    taken = [str(me["name"])]
    seats: list[dict[str, Any]] = []
    for wanted in holders:
        seats.append(me if wanted == "me" else commands.holder(wanted, taken))
        taken.append(str(seats[-1].get("name", "")))
    if holders.count("me") > 1:
        raise commands.bad_holder("me")
    return seats


def again(seat: Seat) -> dict[str, Any]:
    """The same holder at another table."""
    same = {"holder": seat.holder, "person": seat.person, "name": seat.name}
    return {**same, "bot": seat.bot} if seat.holder == BOT else same
