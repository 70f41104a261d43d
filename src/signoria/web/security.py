"""Headers, origins and limits: bad input harms nobody."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers
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

        refusal = self._refusal(Request(scope))
        if refusal is not None:
            status, error = refusal
            await _drain(receive)
            await answer(Request(scope), status, error)(scope, receive, with_headers)
        else:
            await self.app(scope, _limited(receive), with_headers)

    def _refusal(self, request: Request) -> tuple[int, SignoriaError] | None:
        if request.method in SAFE:
            return None
        if not same_origin(request, self.settings):
            return 403, TableError("web-foreign")
        if _length(request.headers) > LARGEST_BODY:
            return 413, TableError("web-too-large")
        if not self._allowance(request).take():
            return 429, TableError("web-too-fast")
        return None

    def _allowance(self, request: Request) -> Allowance:
        address = request.client.host if request.client else ""
        if len(self.allowances) > ADDRESSES:
            self.allowances.clear()
        return self.allowances.setdefault(address, Allowance(self.settings.requests_per_second))


async def _drain(receive: Receive) -> None:
    """Hear a refused body out, within reason: whoever is still sending would not hear the answer."""
    seen, more = 0, True
    while more and seen < 10 * LARGEST_BODY:
        message = await receive()
        seen += len(message.get("body", b""))
        more = message.get("more_body", False)


def _length(headers: Headers) -> int:
    said = headers.get("content-length", "")
    return int(said) if said.isdigit() else 0


def _limited(receive: Receive) -> Receive:
    """Bodies without a length are cut off when they grow too large."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        return message if seen <= LARGEST_BODY else {"type": "http.disconnect"}

    return counted


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
