"""What people may do at a table. Each command answers with the events it makes; it changes nothing itself."""

from __future__ import annotations

import time
from typing import Any

from signoria.core.errors import Argument, BadRequest
from signoria.core.journal import EVERYONE
from signoria.record.header import now
from signoria.tables import levels
from signoria.tables.errors import NotAllowed, TableError
from signoria.tables.live import Live
from signoria.tables.seats import BOT, OPEN, PERSON
from signoria.tables.table import PLAYING, WAITING, Table

NAME_LENGTH = 24
CHAT_LENGTH = 400
NONCE_LENGTH = 128

Changes = list[tuple[str, dict[str, Any]]]


def clean(text: str, length: int) -> str:
    """One printable line."""
    return "".join(c if c.isprintable() else " " for c in text).strip()[:length].strip()


def bad_holder(wanted: str) -> BadRequest:
    about: dict[str, Argument] = {"holder": wanted[:40], "bots": ", ".join(levels.LEVELS)}
    return BadRequest("table-bad-holder", about)


def holder(wanted: str, taken: list[str]) -> dict[str, Any]:
    """The holder of a seat from "open" or "bot:<level>". `taken`: the names of those who sit there."""
    kind, _, level = wanted.partition(":")
    if wanted == OPEN:
        return {"holder": OPEN}
    if kind == BOT and level in levels.LEVELS:
        return {"holder": BOT, "bot": level, "name": levels.name(level, taken)}
    raise bad_holder(wanted)


# ---------------------------------------------------------------- before the game


def sit(live: Live, person: str, name: str, seat: int, nonce: str = "") -> Changes:
    table = live.table
    expect(table, WAITING)
    if not 0 <= seat < len(table.seats) or table.seats[seat].holder != OPEN:
        raise TableError("table-seat-taken")
    old = table.seat_of(person)
    changes: Changes = [] if old is None else [("left", {"seat": old})]
    changes.append(("sat", {"seat": seat, "person": person, "name": clean(name, NAME_LENGTH)}))
    return changes + _nonce(seat, nonce)


def leave(live: Live, person: str) -> Changes:
    """Before the start the seat is open again; afterwards a bot takes it, and the person may come back."""
    seat = own_seat(live.table, person)
    if live.table.status == WAITING:
        return [("left", {"seat": seat})]
    if live.table.status == PLAYING and live.table.seats[seat].bot is None:
        return [("bot_took", {"seat": seat, "bot": levels.STAND_IN})]
    return []


def set_seat(live: Live, person: str, seat: int, wanted: str) -> Changes:
    """The host opens a seat or gives it to a bot."""
    table = live.table
    expect(table, WAITING)
    expect_host(table, person)
    if not 0 <= seat < len(table.seats) or table.seats[seat].holder == PERSON:
        raise TableError("table-seat-taken")
    return [("seat_set", {"seat": seat, **holder(wanted, [who.name for who in table.seats])})]


def give_nonce(live: Live, person: str, nonce: str) -> Changes:
    """A seat's own part of the seed."""
    expect(live.table, WAITING)
    return _nonce(own_seat(live.table, person), nonce)


def start(live: Live, person: str, nonce: str = "") -> Changes:
    table = live.table
    expect(table, WAITING)
    expect_host(table, person)
    if free := table.free_seats():
        raise TableError("table-seats-open", {"seats": free})
    seat = table.seat_of(person)
    return [*([] if seat is None else _nonce(seat, nonce)), ("started", {"created": now()})]


def _nonce(seat: int, nonce: str) -> Changes:
    said = clean(nonce, NONCE_LENGTH)
    return [("nonce", {"seat": seat, "nonce": said})] if said else []


# ---------------------------------------------------------------- during the game


def undo(live: Live, person: str) -> Changes:
    seat = playing_seat(live.table, person)
    if live.table.undoable(seat) is None:
        raise TableError("table-no-undo")
    return [("undone", {"seat": seat})]


def redo(live: Live, person: str) -> Changes:
    table = live.table
    seat = playing_seat(table, person)
    code = table.redoable(seat)
    if code is None:
        raise TableError("table-no-redo")
    trial = table.state.copy()
    trial.play(seat, code)
    return [("redone", {"seat": seat}), *([("ended", {})] if trial.over else [])]


def chat(live: Live, person: str, name: str, text: str, to: int | None = None) -> Changes:
    """`to`: a seat that hears it alone, where the game lets people bargain in private."""
    table = live.table
    said = clean(text, CHAT_LENGTH)
    if not said:
        raise TableError("table-empty-chat")
    seat = table.seat_of(person)
    who = clean(name, NAME_LENGTH) if seat is None else table.seats[seat].name
    if to is None:
        return [("chat", said_by(who, seat, said))]
    private = table.options.get("negotiation") == "on"
    if not private or seat is None or seat == to or not 0 <= to < len(table.seats):
        raise TableError("table-no-whisper")
    return [("chat", said_by(who, seat, said, (1 << seat) | (1 << to)))]


def said_by(
    name: str,
    seat: int | None,
    text: str,
    heard: int = EVERYONE,
    about: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """`heard`: the set of those who hear it, if not all. `about`: the event that it goes with."""
    said: dict[str, Any] = {"seat": seat, "name": name, "text": text, "at": round(time.time(), 3)}
    if about is not None:
        said["about"] = about
    return said if heard == EVERYONE else {**said, "heard": heard}


def pause(live: Live, person: str, paused: bool | None) -> Changes:
    """None: the other way round."""
    expect(live.table, PLAYING)
    seat = own_seat(live.table, person)
    if live.table.paused == paused:
        return []
    return [("resumed" if live.table.paused else "paused", {"seat": seat})]


def take_over(live: Live, person: str, seat: int, bot: str | None) -> Changes:
    """A bot for one's own seat or for somebody who is away; None takes one's own seat back."""
    table = live.table
    expect(table, PLAYING)
    mine = own_seat(table, person)
    if not 0 <= seat < len(table.seats) or table.seats[seat].holder != PERSON:
        raise TableError("table-bad-command")
    if seat != mine and (bot is None or live.present(table.seats[seat].person)):
        raise NotAllowed("table-not-yours")
    if bot == table.seats[seat].bot:
        return []
    if bot is None:
        return [("bot_gave_back", {"seat": seat})]
    if bot not in levels.LEVELS:
        raise bad_holder(bot)
    return [("bot_took", {"seat": seat, "bot": bot})]


def replace_absent(live: Live, away_before: float) -> Changes:
    """Bots for those who have been away since then, if somebody who is here waits for their decision."""
    table = live.table
    if table.status != PLAYING or table.paused:
        return []
    people = [seat for seat in table.seats if seat.holder == PERSON]
    if not any(live.present(seat.person) for seat in people):
        return []
    return [
        ("bot_took", {"seat": number, "bot": levels.STAND_IN})
        for number in table.state.to_act
        if (away := table.seats[number]).bot is None
        and not live.present(away.person)
        and live.away_since(away.person) <= away_before
    ]


def close(live: Live) -> Changes:
    return [("closed", {})] if live.table.status == WAITING else []


# ---------------------------------------------------------------- what is expected


def expect(table: Table, status: str) -> None:
    if table.status != status:
        raise TableError(f"table-not-{status}")


def expect_host(table: Table, person: str) -> None:
    if table.host != person:
        raise NotAllowed("table-host-only")


def own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise NotAllowed("table-not-seated")
    return seat


def playing_seat(table: Table, person: str) -> int:
    """The seat of somebody who plays it himself, in a game that goes on."""
    seat = own_seat(table, person)
    expect(table, PLAYING)
    if table.paused:
        raise TableError("table-paused")
    if table.seats[seat].bot is not None:
        raise TableError("table-bot-plays")
    return seat
