"""The pages of the client: built by Vite into `static`, the same for everybody; what differs comes over the API."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, HTTPException
from fastapi.responses import FileResponse
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER = "public, max-age=31536000, immutable"  # names of built files carry a hash
STATIC = Path(__file__).resolve().with_name("static")  # beside the source, not in the compiled tree
router = APIRouter(include_in_schema=False)


def _page(name: str) -> FileResponse:
    path = STATIC / name
    if not path.is_file():
        raise HTTPException(404)
    return FileResponse(path, headers={"cache-control": "no-cache"})


@router.get("/")
async def lobby() -> FileResponse:
    return _page("lobby.html")


@router.get("/tables/{table_id}")
async def table(table_id: str) -> FileResponse:
    return _page("table.html")


@router.get("/replay")
@router.get("/replay/{table_id}")
async def replay(table_id: str = "") -> FileResponse:
    return _page("replay.html")


class Built(StaticFiles):
    """What Vite built. Only `assets` have names of their own for each version."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        assets = path.startswith("assets") and response.status_code == 200
        response.headers["cache-control"] = FOREVER if assets else "no-cache"
        return response
