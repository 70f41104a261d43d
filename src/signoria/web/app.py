"""The application: store, tables, routes, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI
from starlette.websockets import WebSocket

from signoria import words
from signoria.tables.service import Service
from signoria.tables.store import Store
from signoria.tables.thinking import Thinkers
from signoria.web import analysis, api, failures, metrics, pages
from signoria.web.security import Guard
from signoria.web.settings import Settings, from_environment
from signoria.web.socket import table_socket

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
        store = Store(settings.database, settings.busy_seconds)
        thinkers = Thinkers(patience=settings.patience)
        service = Service(store, settings.pace, settings.window, thinkers)
        app.state.store, app.state.service = store, service
        app.state.metrics = metrics.Metrics(service)
        for language in words.LANGUAGES:
            words.source(language)  # reading the catalogues takes a while: not with the first guest
        sweeping = asyncio.create_task(_sweep(service, settings))
        yield
        sweeping.cancel()
        with suppress(asyncio.CancelledError):
            await sweeping
        await service.close()
        store.close()

    app = FastAPI(title="Signoria", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.include_router(api.router)
    app.include_router(analysis.router)
    app.include_router(metrics.router)
    app.include_router(pages.router)
    failures.install(app)
    _describe(app)

    @app.websocket("/ws/tables/{table_id}")
    async def socket(socket: WebSocket, table_id: str) -> None:
        await table_socket(socket, table_id)

    app.add_middleware(Guard, settings=settings)
    app.mount("/static", pages.Built(directory=pages.STATIC, check_dir=False), name="static")
    return app


def _describe(app: FastAPI) -> None:
    """OpenAPI as we answer: what is malformed gets 400 and our form of refusal, not FastAPI's 422."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        schema = described()
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        return schema

    app.openapi = openapi  # type: ignore[method-assign]


async def _sweep(service: Service, settings: Settings) -> None:
    """Now and then: windows that nobody answers, bots for the absent, tables nobody started or looks at."""
    rounds = 0
    while True:
        try:
            await service.close_windows(settings.reaction)
            await service.replace_absent()
            service.forget()
            if rounds % 720 == 0:
                await service.close_abandoned()
        except Exception:
            log.exception("sweeping failed")
        rounds += 1
        await asyncio.sleep(min(settings.sweep_seconds, settings.reaction))
