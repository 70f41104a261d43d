"""Headers, origins and limits: bad input harms nobody."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from signoria.core.errors import SignoriaError
from signoria.tables.errors import TableError
from signoria.web.failures import answer
from signoria.web.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none';"
    " form-action 'self'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
LARGEST_BODY = 2_000_000  # a record dropped on the page
LARGEST_MESSAGE = 4_096  # on a socket
SAFE = ("GET", "HEAD", "OPTIONS")
ADDRESSES = 10_000  # remembered at once


class Guard:
    """In front of everything: security headers on every answer; foreign, large and too many requests refused."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.headers = [*HEADERS, STRICT_TRANSPORT] if settings.https else HEADERS
        self.allowances: dict[str, Allowance] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        request = Request(scope)
        if request.method in SAFE:
            await self.app(scope, receive, with_headers)
            return
        body = await _heard_out(receive)
        refusal = self._refusal(request, body)
        if refusal is None:
            await self.app(scope, _again(body, receive), with_headers)
        else:
            await answer(request, *refusal)(scope, receive, with_headers)

    def _refusal(self, request: Request, body: bytes) -> tuple[int, SignoriaError] | None:
        if not same_origin(request, self.settings):
            return 403, TableError("web-foreign")
        if len(body) > LARGEST_BODY:
            return 413, TableError("web-too-large")
        if not self._allowance(request).take():
            return 429, TableError("web-too-fast")
        return None

    def _allowance(self, request: Request) -> Allowance:
        address = request.client.host if request.client else ""
        if len(self.allowances) > ADDRESSES:
            self.allowances.clear()
        return self.allowances.setdefault(address, Allowance(self.settings.requests_per_second))


async def _heard_out(receive: Receive) -> bytes:
    """A whole body, also one to be refused: whoever is still sending would not hear the answer.

    Of one that is too large a byte more than is allowed is kept, and ten times that is heard.
    """
    body, seen, more = b"", 0, True
    while more and seen <= 10 * LARGEST_BODY:
        message = await receive()
        chunk = message.get("body", b"")
        seen += len(chunk)
        body += chunk[: LARGEST_BODY + 1 - len(body)]
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """What was heard, as if it came now."""
    told = False

    async def next_message() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return next_message


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Is a request that changes something, or a socket, from one of our own pages? Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host") or origin in settings.origins


class Allowance:
    """So many a second, and as many again at once."""

    def __init__(self, per_second: float) -> None:
        self.per_second = per_second
        self.left = 2 * per_second
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.left + (now - self.at) * self.per_second, 2 * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
