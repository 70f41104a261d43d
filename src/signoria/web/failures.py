"""Every refusal leaves the server in one form: a sentence, its id and arguments, and the rule if a rule forbids it."""

from __future__ import annotations

import logging

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as StarletteHTTPException

from signoria.core.errors import IllegalAction, SignoriaError
from signoria.tables import messages
from signoria.tables.errors import Busy, NotAllowed, NotFound, TableError
from signoria.tables.store import StoreError
from signoria.words import LANGUAGES

log = logging.getLogger(__name__)


def status_of(error: SignoriaError) -> int:
    if isinstance(error, NotFound):
        return 404
    if isinstance(error, NotAllowed):
        return 403
    if isinstance(error, Busy):
        return 429
    if isinstance(error, StoreError):
        return 503
    if isinstance(error, TableError | IllegalAction):
        return 409
    return 400


def language_of(request: Request) -> str:
    """The language a browser asks for; pages name it themselves on the socket."""
    wanted = request.query_params.get("lang") or request.headers.get("accept-language", "")
    return "fr" if wanted.lower().startswith("fr") else LANGUAGES[0]


def answer(request: Request, status: int, error: SignoriaError) -> JSONResponse:
    return JSONResponse({"error": messages.refusal(error, language_of(request))}, status)


def install(app: FastAPI) -> None:
    @app.exception_handler(SignoriaError)
    async def refused(request: Request, error: SignoriaError) -> JSONResponse:
        if isinstance(error, StoreError):
            log.error("not saved", exc_info=error)
        return answer(request, status_of(error), error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        return answer(request, 400, TableError("web-bad-request", {"where": where[:80]}))

    @app.exception_handler(StarletteHTTPException)
    async def plain(request: Request, error: HTTPException) -> JSONResponse:
        keys = {401: "web-no-session", 404: "web-not-found", 405: "web-not-found"}
        key = keys.get(error.status_code)
        said = TableError(key) if key else TableError("web-bad-request", {"where": "body"})
        response = answer(request, error.status_code, said)
        response.headers.update(error.headers or {})
        return response
