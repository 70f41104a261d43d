"""Tables at interesting moments, made over the API, and browsers that may sit at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.server import Guest, Server, wait_until

PATIENCE = 120  # a whole game of bots, while other tests use the machine


def lend_session(guest: Guest, page: Page) -> None:
    """The browser becomes this guest."""
    page.context.add_cookies(
        [
            {"name": n, "value": v, "url": guest.server.address}
            for n, v in guest.http.cookies.items()
        ]
    )


def status(guest: Guest, table: str) -> str:
    return str(guest.http.get(f"/api/tables/{table}").json()["status"])


def finished(guest: Guest, seats: int) -> str:
    """A game that bots have played to its end on the guest's seat and on all others."""
    table = guest.table("me", *["bot:greedy"] * (seats - 1))
    guest.post(f"/api/tables/{table}/takeover", seat=0, bot="greedy")
    wait_until(lambda: status(guest, table) == "over", PATIENCE)
    return table


def finished_by_two(server: Server) -> tuple[str, Guest, Guest]:
    anna, bruno = server.guest("Anna"), server.guest("Bruno")
    table = anna.table("me", "open")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    anna.post(f"/api/tables/{table}/start")
    anna.post(f"/api/tables/{table}/takeover", seat=0, bot="greedy")
    bruno.post(f"/api/tables/{table}/takeover", seat=1, bot="greedy")
    wait_until(lambda: status(anna, table) == "over", PATIENCE)
    return table, anna, bruno


def frames(guest: Guest, table: str) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = guest.http.get(f"/api/tables/{table}/replay?as=all").json()[
        "frames"
    ]
    return listed


def in_the_middle(guest: Guest, seats: int, part: float = 0.6) -> str:
    """A table where the guest is to begin a turn after this part of a game."""
    over = finished(guest, seats)
    played = frames(guest, over)
    turns = [
        frame["at"]
        for frame in played
        if frame["waiting"] == [0] and any(told["event"] == "turn_began" for told in frame["told"])
    ]
    at = turns[int(len(turns) * part)]
    holders = ["me", *["bot:greedy"] * (seats - 1)]
    return str(guest.post(f"/api/tables/{over}/continue", at=at, seats=holders)["id"])
