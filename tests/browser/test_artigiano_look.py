"""The screens of Artigiano in both languages, lights and sizes: nothing too small, too wide or unreadable."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.tables import frames, lend_session, status
from tests.browser.test_look import AXE, SMALL, faults
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


def open_screen(livia: Visitor, name: str, places: dict[str, str]) -> None:
    livia.page.goto(places[name])
    livia.page.wait_for_selector(".fin .chart" if name == "score" else "[data-spot]")
    if name == "turn":
        livia.wait_for_turn()
        tab = livia.page.locator("#tab-hand")
        if tab.count():
            livia.press(tab)
        livia.press(livia.page.locator("[data-spot^=card-]:is(.can, .may)").first)


def tabs(livia: Visitor) -> list[Locator | None]:
    """On a phone each tab is a screen of its own."""
    return [*livia.page.get_by_role("tab").all()] or [None]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault_of_accessibility(
    visitors: Visitors, anna: Guest, places: dict[str, str], language: str, width: int
) -> None:
    livia = visitors.come(language, phone=width < 500, viewport={"width": width, "height": 844})
    lend_session(anna, livia.page)
    found = []
    for name in places:
        open_screen(livia, name, places)
        livia.page.evaluate(AXE.read_text())
        for tab in tabs(livia) if name == "turn" else [None]:
            if tab is not None:
                livia.press(tab)
            found += [f"{name}: {fault}" for fault in faults(livia)]
            livia.page.emulate_media(color_scheme="dark")
            found += [f"{name}, dark: {fault}" for fault in faults(livia)]
            livia.page.emulate_media(color_scheme="light")
    assert found == []


def test_targets_for_thumbs_and_no_sideways_scroll(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    livia = visitors.come("fr", phone=True, viewport={"width": 360, "height": 740})
    lend_session(anna, livia.page)
    found = []
    for name in places:
        open_screen(livia, name, places)
        for tab in tabs(livia):
            if tab is not None:
                livia.press(tab)
            found += [f"{name}: {target}" for target in livia.page.evaluate(SMALL)]
            if (wide := livia.page.evaluate("document.documentElement.scrollWidth")) > 360:
                found.append(f"{name} is {wide} wide")
    assert found == []


def test_the_desk_fits_a_small_laptop(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    """With four castles, in the longer language."""
    livia = visitors.come("fr", viewport={"width": 1280, "height": 800})
    lend_session(anna, livia.page)
    for name in places.keys() - {"score", "replay"}:
        open_screen(livia, name, places)
        page = livia.page
        assert page.evaluate("document.documentElement.scrollHeight") <= 800, name
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280, name
        for place in page.locator("[data-spot^=cell-], [data-spot^=card-]").all():
            low = place.evaluate("place => place.getBoundingClientRect().bottom")
            assert low <= 800, (name, place.get_attribute("data-spot"))
