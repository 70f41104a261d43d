"""Plays: by people, by bots, and as ordered. As with all commands the answer is the events they make."""

from __future__ import annotations

from typing import Any

from signoria.core.journal import EVERYONE, Event, Journal
from signoria.core.state import State
from signoria.tables.commands import CHAT_LENGTH, Changes, clean, playing_seat, said_by
from signoria.tables.errors import TableError
from signoria.tables.live import Live
from signoria.tables.seats import PERSON
from signoria.tables.standing import PASS, reacts
from signoria.tables.table import PLAYING, Table

PHRASE_LENGTH = 16


def act(live: Live, person: str, asked: int | None, codes: list[int], note: str = "") -> Changes:
    """One decision, or the codes of a phrase. `asked` is the number of the decision it answers.

    `note`: free words that go with a standing command, to those who hear of it. Nobody is bound by them.
    """
    table = live.table
    seat = playing_seat(table, person)
    changes = played(table, seat, asked, codes)
    _expect_welcome(live, seat, codes)
    said = clean(note, CHAT_LENGTH)
    if not said:
        return changes
    if codes[0] < table.game.actions.standing:
        raise TableError("table-bad-command")
    return [
        *changes,
        ("chat", said_by(table.seats[seat].name, seat, said, *_heard(table, seat, codes))),
    ]


def _heard(table: Table, seat: int, codes: list[int]) -> tuple[int, dict[str, Any] | None]:
    """Who will hear of all that a command brings about, and the last of it as they hear it."""
    _, events = tried(table, seat, codes)
    heard = EVERYONE
    for event in events:
        heard &= event.learns
    return heard, events[-1].told_to(seat) if events else None


def _expect_welcome(live: Live, seat: int, codes: list[int]) -> None:
    """Nobody does to a seat what it has ordered not to be done, such as a gift."""
    table = live.table
    kinds = {about.refuses: kind for kind, about in table.game.answers.items() if about.refuses}
    if codes[0] < table.game.actions.standing or not kinds:
        return
    for event in tried(table, seat, codes)[1]:
        kind, told = kinds.get(event.kind.name), event.told_to(seat)
        if kind is None or told is None:
            continue
        other = told["other"]
        assert isinstance(other, int)
        if table.seats[other].bot is None and live.standing.refuses(table, other, kind):
            raise TableError(f"table-no-{kind}", {"player": table.seats[other].name})


def act_for_bot(live: Live, seat: int, asked: int | None, code: int) -> Changes:
    table = live.table
    if table.status != PLAYING or table.paused or table.seats[seat].bot is None:
        return []  # handed back or stopped meanwhile
    if asked != table.asked(seat):
        return []
    return played(table, seat, asked, [code])


def command_for_bot(live: Live, seat: int, code: int) -> Changes:
    """A standing command that a bot gives unasked; what is not legal any more comes to nothing."""
    table = live.table
    if table.status != PLAYING or table.paused or table.seats[seat].bot is None:
        return []
    return played(table, seat, None, [code]) if code in table.state.commands(seat) else []


def act_as_ordered(live: Live, seat: int, asked: int | None) -> Changes:
    """What a person has ordered to be answered to this question, if it still holds."""
    table = live.table
    if table.status != PLAYING or table.paused or asked != table.asked(seat):
        return []
    code = live.standing.code(table, seat)
    return [] if code is None else played(table, seat, asked, [code])


def overdue(live: Live, before: float) -> list[tuple[int, int]]:
    """People who are asked since then whether they react, while others are here: seat and number of the question."""
    table = live.table
    if table.status != PLAYING or table.paused:
        return []
    here = [who for who in table.seats if who.holder == PERSON and live.present(who.person)]
    found = []
    for seat in table.state.to_act:
        owed, who = live.owed[seat], table.seats[seat]
        others = [other for other in here if other is not who]
        if who.bot is None and others and owed.since <= before and reacts(table, seat):
            found.append((seat, owed.asked))
    return found


def let_pass(live: Live, seat: int, asked: int, before: float) -> Changes:
    """Who does not react passes."""
    if (seat, asked) not in overdue(live, before):
        return []
    return (
        played(live.table, seat, asked, [PASS]) if PASS in live.table.state.decisions(seat) else []
    )


def played(table: Table, seat: int, asked: int | None, codes: list[int]) -> Changes:
    """Tried on a copy: a phrase is played whole or not at all.

    Only its last code may draw, show or hand over: a refusal of what comes after would tell what was drawn.
    """
    if not 0 < len(codes) <= PHRASE_LENGTH:
        raise TableError("table-bad-command")
    standing = codes[0] >= table.game.actions.standing
    if not standing and asked != table.asked(seat):
        raise TableError("table-stale")
    trial, _ = tried(table, seat, codes)
    done: Changes = [("played", {"seat": seat, "codes": codes})]
    return [*done, ("ended", {})] if trial.over else done


def tried(table: Table, seat: int, codes: list[int]) -> tuple[State, list[Event]]:
    """The position after these codes, on a copy, and what happened on the way."""
    trial = table.state.copy()
    trial.journal = journal = Journal(table.game.events)
    command = codes[0] >= table.game.actions.standing
    happened: list[Event] = []
    for at, code in enumerate(codes):
        if any(event.kind.barrier for event in happened) or _handed_over(table, trial, seat):
            raise TableError("table-bad-phrase")
        if at and command and not trial.speaking:
            raise TableError("table-bad-phrase")  # nothing hides behind a command that is complete
        trial.play(seat, code)
        happened += journal.take()
    if trial.speaking:
        raise TableError("table-bad-phrase")  # others would wait for the rest of it
    return trial, happened


def _handed_over(table: Table, trial: Any, seat: int) -> bool:
    before = table.state.to_act
    return any(who != seat and who not in before for who in trial.to_act)
