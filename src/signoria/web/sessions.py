"""Guests: a random cookie is all there is to an account. Only its hash is kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import sha256

from fastapi import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from signoria.tables.commands import NAME_LENGTH, clean
from signoria.tables.store import Store
from signoria.web.settings import Settings

TOKEN_BYTES = 32
YEAR_SECONDS = 365 * 24 * 3600


@dataclass(frozen=True)
class Person:
    id: str
    name: str


def cookie_name(settings: Settings) -> str:
    """Browsers take the __Host- prefix over HTTPS only."""
    return "__Host-signoria" if settings.https else "signoria"


def person_of(connection: HTTPConnection) -> Person | None:
    """Whoever the cookie belongs to."""
    app = connection.app
    token = connection.cookies.get(cookie_name(app.state.settings))
    if not token or len(token) > 200:
        return None
    found = app.state.store.person_of(_hash(token))
    return None if found is None else Person(*found)


async def somebody(request: Request) -> Person:
    """The person of a request; the pages see to it that a browser has a session before it asks for anything."""
    person = person_of(request)
    if person is None:
        raise HTTPException(401)
    return person


async def anybody(request: Request) -> Person | None:
    """The person of a request, if there is one."""
    return person_of(request)


async def welcome(request: Request, response: Response) -> Person:
    """The person of a request, made now if there is none."""
    person = person_of(request)
    if person is None:
        person, token = await new_person(request.app.state.store)
        set_cookie(response, request.app.state.settings, token)
    return person


async def new_person(store: Store, name: str = "") -> tuple[Person, str]:
    token = secrets.token_urlsafe(TOKEN_BYTES)
    person = Person(secrets.token_hex(16), clean(name, NAME_LENGTH))
    await store.add_person(person.id, _hash(token), person.name)
    return person, token


def set_cookie(response: Response, settings: Settings, token: str) -> None:
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=YEAR_SECONDS,
        httponly=True,
        secure=settings.https,
        samesite="lax",
        path="/",
    )


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
