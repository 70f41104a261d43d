"""A finished game, moment by moment, as one audience saw it or with all its secrets."""

from __future__ import annotations

from typing import Annotated, Any

import orjson
from fastapi import Query

from signoria import words
from signoria.core.errors import BadRequest
from signoria.core.journal import SPECTATORS, Event
from signoria.core.state import State
from signoria.record import Course, Record, Step, read
from signoria.record.replaying import follow
from signoria.tables import messages

ALL = "all"
WATCH = "watch"
As = Annotated[str, Query(alias="as", pattern=r"^(all|watch|[0-7])$")]
BODY = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
}


def told(
    text: str,
    viewer: str,
    language: str,
    table_id: str | None = None,
    seats: list[dict[str, Any]] | None = None,
) -> bytes:
    """The whole replay. The first frame has the view, the others what changed in it."""
    record = read(text.encode())
    course = follow(record)
    audience = _Audience(viewer, record, language)
    state = course.state
    return orjson.dumps(
        {
            "game": state.game.id,
            "title": state.game.title,
            "table": table_id,
            "as": viewer,
            "seats": seats or [_seat(name) for name in record.header.players],
            "options": record.header.options,
            "over": state.over,
            "fair": None if record.header.fair is None else record.header.fair.fields(),
            "sheet": state.game.score_sheet(state),
            "ranking": state.ranking() if state.over else None,
            "frames": audience.frames(record.header.begin(), course.steps),
        }
    )


def _seat(name: str) -> dict[str, Any]:
    return {"holder": "person", "name": name, "bot": None, "present": False}


class _Audience:
    def __init__(self, viewer: str, record: Record, language: str) -> None:
        self.all = viewer == ALL
        self.seat = int(viewer) if viewer.isdigit() else None
        if self.seat is not None and self.seat >= record.header.seats:
            raise BadRequest("refusal-no-such-seat", {"seat": self.seat + 1})
        self.names = messages.names_of(record.header.players, language)
        self.language = language
        self.n = 0

    def frames(self, state: State, steps: list[Step]) -> list[dict[str, Any]]:
        view = self._view(state)
        frames = [self._frame(state, 0, None) | {"view": view}]
        for at, step in enumerate(steps, 1):
            state.play(step.seat, step.code)
            before, view = view, self._view(state)
            frames.append(self._frame(state, at, step) | {"patch": patch(before, view)})
        return frames

    def _view(self, state: State) -> dict[str, Any]:
        shown = messages.open_view(state, None) if self.all else messages.shown_to(state, self.seat)
        shown.pop("asked", None)
        shown.pop("stack", None)
        return shown

    def _frame(self, state: State, at: int, step: Step | None) -> dict[str, Any]:
        game, codes = state.game, None if step is None else step.code
        return {
            "at": at,
            "seat": None if step is None else step.seat,
            "action": None if codes is None else self._played(game, step),
            "told": [] if step is None else [t for e in step.events if (t := self._told(game, e))],
            "waiting": list(state.to_act),
            "scores": state.scores(),
        }

    def _played(self, game: Any, step: Step | None) -> str | None:
        """What was played; of a hidden choice or a whispered offer only its seat and the all-seeing know."""
        assert step is not None
        unheard = step.aside and not any(self._heard(event) for event in step.events)
        hidden = any(event.secrets for event in step.events) or step.sealed or unheard
        if self.all or self.seat == step.seat or not hidden:
            return str(game.notation(step.code))
        return None

    def _told(self, game: Any, event: Event) -> dict[str, Any] | None:
        heard = self._heard(event)
        if heard is None:
            return None
        self.n += 1
        return {"n": self.n, **heard, "text": words.event(game, heard, self.names, self.language)}

    def _heard(self, event: Event) -> dict[str, Any] | None:
        if not self.all:
            return event.told_to(SPECTATORS if self.seat is None else self.seat)
        full = dict(zip(event.kind.fields, event.values, strict=True))
        secrets = dict(zip(event.kind.private, event.secrets, strict=True))
        return {"event": event.kind.name, **full, **secrets}


def patch(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> list[list[Any]]:
    """What to set, [path, value], and what to take away, [path], to get from one to the other."""
    if old == new:
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [[[*path, key]] for key in old if key not in new]
        come = [[[*path, key], new[key]] for key in new if key not in old]
        both = [patch(old[key], new[key], (*path, key)) for key in new if key in old]
        return gone + come + [change for changes in both for change in changes]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        parts = [patch(a, b, (*path, i)) for i, (a, b) in enumerate(zip(old, new))]
        return [change for changes in parts for change in changes]
    return [[list(path), new]]


def position_at(text: str, at: int) -> tuple[str, dict[str, Any]]:
    """The game and the position after so many plays that were not taken back; a phrase is said to its end."""
    record = read(text.encode())
    course: Course = follow(record)
    state = record.header.begin()
    for number, step in enumerate(course.steps):
        if number >= at and not state.speaking:
            break
        state.play(step.seat, step.code)
    if at > len(course.steps) or state.over:
        raise BadRequest("web-no-such-moment", {"at": at})
    return state.game.id, state.dump()
