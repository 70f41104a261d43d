"""The screens of Artigiano in both languages, lights and sizes: nothing too small, too wide or unreadable."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.inspecting import faults_of, out_of_sight, too_small_or_wide
from tests.browser.tables import frames, lend_session, status
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Guest, Server, wait_until


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    return server.guest("Livia")


def moments(guest: Guest, seats: int, **options: bool) -> dict[str, str]:
    """A table at which the guest begins a turn, after half of a game that bots have played; and that game."""
    holders = ["me", *["bot:random"] * (seats - 1)]
    table = guest.post("/api/tables", game="artigiano", seats=holders, options=options)["id"]
    guest.post(f"/api/tables/{table}/takeover", seat=0, bot="random")
    wait_until(lambda: status(guest, table) == "over", 120)
    turns = [
        frame["at"]
        for frame in frames(guest, table)
        if frame["waiting"] == [0] and any(told["event"] == "turn_began" for told in frame["told"])
    ]
    at = turns[len(turns) * 2 // 3]
    made = guest.post(f"/api/tables/{table}/continue", at=at, seats=holders)["id"]
    return {"turn": f"/tables/{made}", "score": f"/tables/{table}", "replay": f"/replay/{table}#80"}


@pytest.fixture(scope="module")
def places(anna: Guest) -> dict[str, str]:
    first = anna.post("/api/tables", game="artigiano", seats=["me", "bot:random"])["id"]
    teams = moments(anna, 4, teams=True)
    return moments(anna, 4) | {"missions": f"/tables/{first}", "teams": teams["turn"]}


def open_screen(livia: Visitor, places: dict[str, str], name: str) -> None:
    livia.page.goto(places[name])
    livia.page.wait_for_selector(".fin .chart" if name == "score" else "[data-spot]")
    if name == "turn":
        livia.wait_for_turn()
        tab = livia.page.locator("#tab-hand")
        if tab.count():
            livia.press(tab)
        livia.press(livia.page.locator("[data-spot^=card-]:is(.can, .may)").first)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault_of_accessibility(
    visitors: Visitors, anna: Guest, places: dict[str, str], language: str, width: int
) -> None:
    livia = visitors.come(language, phone=width < 500, viewport={"width": width, "height": 844})
    lend_session(anna, livia.page)
    show = partial(open_screen, livia, places)
    assert faults_of(livia, places, show, tabbed="turn") == []


def test_targets_for_thumbs_and_no_sideways_scroll(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    livia = visitors.come("fr", phone=True, viewport={"width": 360, "height": 740})
    lend_session(anna, livia.page)
    show = partial(open_screen, livia, places)
    assert too_small_or_wide(livia, places, show, 360) == []


def test_the_desk_fits_a_small_laptop(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    """With four castles, in the longer language."""
    livia = visitors.come("fr", viewport={"width": 1280, "height": 800})
    lend_session(anna, livia.page)
    show = partial(open_screen, livia, places)
    names = places.keys() - {"score", "replay"}
    assert out_of_sight(livia, names, show, "[data-spot^=cell-], [data-spot^=card-]") == []
