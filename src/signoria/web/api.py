"""REST for tables. Playing itself goes over the socket."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse

import signoria
from signoria import words
from signoria.bots.ratings import ratings
from signoria.core.errors import BadRequest
from signoria.tables import commands, levels
from signoria.tables.errors import NotFound
from signoria.tables.live import Live
from signoria.tables.service import Service
from signoria.tables.table import PLAYING
from signoria.web import models, replay
from signoria.web.components import components
from signoria.web.sessions import Person, anybody, somebody, welcome

MOST_LISTED = 50
FAILURES: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Failure} for status in (400, 401, 403, 404, 409, 413, 429, 503)
}
router = APIRouter(prefix="/api", responses=FAILURES)


def text_of(media: str) -> dict[int | str, dict[str, Any]]:
    """For the description of a call that answers with text, and refuses like the others."""
    return {200: {"content": {media: {"schema": {"type": "string"}}}}}


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


Somebody = Annotated[Person, Depends(somebody)]
Anybody = Annotated[Person | None, Depends(anybody)]
Tables = Annotated[Service, Depends(service_of)]
Language = Literal["en", "fr"]


def summary(live: Live, person: str | None) -> models.TableSummary:
    table = live.table
    you = table.seat_of(person)
    waiting = list(table.state.view(None)["to_act"]) if table.status == PLAYING else []  # type: ignore[call-overload]
    seats = [who.as_json(here) for who, here in zip(table.seats, live.presence(), strict=True)]
    return models.TableSummary(
        id=table.id,
        game=table.game.id,
        title=table.game.title,
        status=table.status,
        paused=table.paused,
        private=table.private,
        seats=[models.SeatSummary(**seat) for seat in seats],
        you=you,
        host=table.host == person,
        waiting=waiting,
        your_turn=you in waiting,
        plays=table.plays,
        commitment=table.commitment,
        changed=table.changed,
    )


# ---------------------------------------------------------------- games and words


@router.get("/games")
async def games() -> list[models.GameSummary]:
    found = [signoria.game(game_id) for game_id in signoria.game_ids()]
    return [
        models.GameSummary(
            id=game.id,
            title=game.title,
            seats=(game.fewest, game.most),
            seat_counts=list(game.seat_counts),
            options=[models.GameOption(name=o.name, values=o.values) for o in game.options],
            windows=any(answers.window for answers in game.answers.values()),
            rules_version=game.rules_version,
            ratings=ratings(game.id),
        )
        for game in found
    ]


@router.get("/games/{game_id}")
async def game(game_id: str) -> Response:
    """The components of a game, for drawing them, and what its numbers mean."""
    if game_id not in signoria.game_ids():
        known = ", ".join(signoria.game_ids())
        raise NotFound("request-no-such-game", {"game": game_id[:40], "games": known})
    return _json(components(signoria.game(game_id)), {"cache-control": "public, max-age=300"})


@router.get("/words/{language}", responses=text_of("text/plain"))
async def catalogue(language: str) -> PlainTextResponse:
    """The catalogues of pages, tables and games, as Fluent text."""
    if language not in words.LANGUAGES:
        raise NotFound("web-no-such-language", {"language": language[:20]})
    text = words.source(language)
    return PlainTextResponse(text, headers={"cache-control": "public, max-age=300"})


@router.get("/bots")
async def bots(lang: Language = "en") -> list[models.BotSummary]:
    """Who may be asked to sit down: the four levels, the strongest first, and two for comparison.

    By game, how strong they are (Elo, with its 95 % interval).
    """
    rated = {game_id: ratings(game_id) for game_id in signoria.game_ids()}
    return [
        models.BotSummary(
            id=bot,
            name=words.say(f"bot-{bot}", lang),
            about=words.say(f"bot-{bot}-about", lang),
            ratings={game_id: bots[bot] for game_id, bots in rated.items() if bot in bots},
        )
        for bot in levels.LEVELS
    ]


# ---------------------------------------------------------------- people


@router.get("/me")
async def me(request: Request, response: Response, tables: Tables) -> models.Me:
    """Who this browser is; a new guest gets a session."""
    person = await welcome(request, response)
    return _me(tables, person.id, person.name)


@router.put("/me")
async def rename(body: models.Rename, person: Somebody, tables: Tables) -> models.Me:
    name = commands.clean(body.name, commands.NAME_LENGTH)
    await tables.store.rename(person.id, name)
    return _me(tables, person.id, name)


def _me(tables: Service, person: str, name: str) -> models.Me:
    mine = [summary(live, person) for live in tables.tables_of(person, MOST_LISTED)]
    return models.Me(name=name, tables=mine)


# ---------------------------------------------------------------- tables


@router.get("/tables")
async def listed(person: Anybody, tables: Tables) -> list[models.TableSummary]:
    """Tables that anybody may join or watch."""
    who = None if person is None else person.id
    return [summary(live, who) for live in tables.listed(MOST_LISTED)]


@router.post("/tables", status_code=201)
async def create(body: models.NewTable, person: Somebody, tables: Tables) -> models.Created:
    name = person.name if body.name is None else body.name
    table = await tables.create(
        person.id,
        name,
        body.game,
        body.seats,
        body.options,
        body.private,
        start=body.start,
        command=body.cmd_id,
        quick=body.quick,
    )
    return _created(table.id)


@router.get("/tables/{table_id}")
async def one(table_id: str, person: Anybody, tables: Tables) -> models.TableSummary:
    return summary(tables.get(table_id), None if person is None else person.id)


@router.post("/tables/{table_id}/sit")
async def sit(
    table_id: str, body: models.Sit, person: Somebody, tables: Tables
) -> models.TableSummary:
    about = {"name": body.name or person.name, "seat": body.seat, "nonce": body.nonce or ""}
    return await _do(tables, table_id, person, body, commands.sit, **about)


@router.post("/tables/{table_id}/leave")
async def leave(
    table_id: str, body: models.Command, person: Somebody, tables: Tables
) -> models.TableSummary:
    return await _do(tables, table_id, person, body, commands.leave)


@router.post("/tables/{table_id}/seat")
async def set_seat(
    table_id: str, body: models.SetSeat, person: Somebody, tables: Tables
) -> models.TableSummary:
    about = {"seat": body.seat, "wanted": body.holder}
    return await _do(tables, table_id, person, body, commands.set_seat, **about)


@router.post("/tables/{table_id}/nonce")
async def nonce(
    table_id: str, body: models.Nonce, person: Somebody, tables: Tables
) -> models.TableSummary:
    return await _do(tables, table_id, person, body, commands.give_nonce, nonce=body.nonce)


@router.post("/tables/{table_id}/start")
async def start(
    table_id: str, body: models.Start, person: Somebody, tables: Tables
) -> models.TableSummary:
    return await _do(tables, table_id, person, body, commands.start, nonce=body.nonce or "")


@router.post("/tables/{table_id}/pause")
async def pause(
    table_id: str, body: models.Pause, person: Somebody, tables: Tables
) -> models.TableSummary:
    return await _do(tables, table_id, person, body, commands.pause, paused=body.paused)


@router.post("/tables/{table_id}/takeover")
async def take_over(
    table_id: str, body: models.TakeOver, person: Somebody, tables: Tables
) -> models.TableSummary:
    about = {"seat": body.seat, "bot": body.bot}
    return await _do(tables, table_id, person, body, commands.take_over, **about)


@router.post("/tables/{table_id}/rematch")
async def rematch(
    table_id: str, person: Somebody, tables: Tables, body: models.Command | None = None
) -> models.Created:
    command = None if body is None else body.cmd_id
    return _created(await tables.rematch(table_id, person.id, command))


async def _do(
    tables: Service, table_id: str, person: Person, body: models.Command, decide: Any, **about: Any
) -> models.TableSummary:
    command = f"{person.id}:{body.cmd_id or secrets.token_hex(16)}"
    await tables.do(table_id, command, decide, person=person.id, **about)
    return summary(tables.get(table_id), person.id)


def _created(table_id: str) -> models.Created:
    return models.Created(id=table_id, link=f"/tables/{table_id}")


# ---------------------------------------------------------------- finished games


@router.get("/tables/{table_id}/record", responses=text_of("application/jsonl"))
async def record(table_id: str, tables: Tables) -> PlainTextResponse:
    """The record, once the game is over: it holds every secret."""
    return PlainTextResponse(
        tables.record(table_id),
        media_type="application/jsonl",
        headers={"content-disposition": 'attachment; filename="signoria.jsonl"'},
    )


@router.get("/tables/{table_id}/replay")
async def replay_table(
    table_id: str, tables: Tables, lang: Language = "en", viewer: replay.As = replay.ALL
) -> Response:
    live = tables.get(table_id)
    text = tables.record(table_id)
    seats = [who.as_json(here) for who, here in zip(live.table.seats, live.presence(), strict=True)]
    return _json(replay.told(text, viewer, lang, table_id, seats))


@router.post("/replay", openapi_extra=replay.BODY)
async def replay_record(
    request: Request, lang: Language = "en", viewer: replay.As = replay.ALL
) -> Response:
    """A record dropped on the page, as text."""
    return _json(replay.told((await request.body()).decode(errors="replace"), viewer, lang))


@router.post("/tables/{table_id}/continue", status_code=201)
async def go_on(
    table_id: str, body: models.Continue, person: Somebody, tables: Tables
) -> models.Created:
    """A new table from a moment of a finished game; `table_id` is "record" with a record in the body."""
    text = tables.record(table_id) if body.record is None else body.record
    game_id, position = replay.position_at(text, body.at)
    if len(body.seats) != position["seats"]:
        raise BadRequest("web-bad-request", {"where": "seats"})
    table = await tables.create(
        person.id,
        person.name,
        game_id,
        body.seats,
        position=position,
        private=True,
        start=True,
        command=body.cmd_id,
    )
    return _created(table.id)


def _json(content: bytes, headers: dict[str, str] | None = None) -> Response:
    return Response(content, media_type="application/json", headers=headers)
