"""Analyses of finished games, told line by line while they are being made."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from signoria.record import read
from signoria.tables import messages
from signoria.tables.analysis import Analyses, Finished, Moment, turning_points
from signoria.tables.errors import TableError
from signoria.tables.table import OVER
from signoria.web import replay
from signoria.web.api import FAILURES, Language, Somebody, Tables, text_of

MEDIA = "application/jsonl"
Seat = Annotated[int, Query(ge=0, le=7)]
router = APIRouter(prefix="/api", responses=FAILURES)


@router.post(
    "/tables/{table_id}/analysis", response_class=StreamingResponse, responses=text_of(MEDIA)
)
async def analyse_table(
    table_id: str, seat: Seat, person: Somebody, tables: Tables, lang: Language = "en"
) -> StreamingResponse:
    """A seat of a finished game, judged by what it could know: lines of JSON as they come."""
    if tables.get(table_id).table.status != OVER:
        raise TableError("table-no-analysis")
    return _answer(tables.analyses, tables.record(table_id), seat, person.id, lang)


@router.post(
    "/analysis",
    response_class=StreamingResponse,
    responses=text_of(MEDIA),
    openapi_extra=replay.BODY,
)
async def analyse_record(
    request: Request, seat: Seat, person: Somebody, tables: Tables, lang: Language = "en"
) -> StreamingResponse:
    """The same for a record dropped on the page, as text."""
    text = (await request.body()).decode(errors="replace")
    return _answer(tables.analyses, text, seat, person.id, lang)


def _answer(
    analyses: Analyses, text: str, seat: int, visitor: str, language: str
) -> StreamingResponse:
    game = Finished(read(text.encode()), seat)
    analyses.expect_leisure(visitor)
    return StreamingResponse(_told(analyses, game, visitor, language), media_type=MEDIA)


async def _told(
    analyses: Analyses, game: Finished, visitor: str, language: str
) -> AsyncIterator[bytes]:
    """Without a last line, `end`, it was broken off."""
    yield _line("begin", seat=game.seat, last=game.last)
    moments: list[Moment] = []
    async with aclosing(analyses.moments(game, visitor)) as judged:
        async for moment in judged:
            if moment is not None:
                moments.append(moment)
                yield _line("moment", **moment.told())
                continue
            names = messages.names_of(game.record.header.players, language)
            points = [game.in_words(one, names, language) for one in turning_points(moments)]
            yield _line("end", value=game.result, turning_points=points)


def _line(kind: str, **about: Any) -> bytes:
    return orjson.dumps({"t": kind, **about}) + b"\n"
