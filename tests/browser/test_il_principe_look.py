"""The screens of Il Principe in both languages, lights and sizes: nothing too small, too wide or unreadable."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.inspecting import faults_of, out_of_sight, too_small_or_wide
from tests.browser.tables import frames, lend_session, status
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Guest, Server, wait_until

BEGINNINGS = {
    "round_began": "offer", "lot_opened": "bid", "lot_won": "build", "turn_began": "action", "city_built": "shields",
    "roles_returned": "role", "role_opened": "bid for a role",
}  # fmt: skip


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    return server.guest("Livia")


def moments(guest: Guest, seats: int) -> dict[str, str]:
    """Tables at which the guest is asked, after half of a game that bots have played; and that game."""
    holders = ["me", *["bot:greedy"] * (seats - 1)]
    table = guest.post("/api/tables", game="il_principe", seats=holders)["id"]
    guest.post(f"/api/tables/{table}/takeover", seat=0, bot="greedy")
    wait_until(lambda: status(guest, table) == "over")
    found: dict[str, list[int]] = {}
    asked = ""
    for frame in frames(guest, table):
        for told in frame["told"]:
            asked = BEGINNINGS.get(told["event"], asked)
        if 0 in frame["waiting"] and asked:
            found.setdefault(asked, []).append(frame["at"])
    places = {}
    for name, ats in found.items():
        at = ats[len(ats) // 2]
        made = guest.post(f"/api/tables/{table}/continue", at=at, seats=holders)
        places[name] = f"/tables/{made['id']}"
    return places | {"score": f"/tables/{table}", "replay": f"/replay/{table}#80"}


@pytest.fixture(scope="module")
def places(anna: Guest) -> dict[str, str]:
    first = anna.post("/api/tables", game="il_principe", seats=["me", "bot:greedy"])["id"]
    return moments(anna, 5) | {"family": f"/tables/{first}"}


def open_screen(livia: Visitor, places: dict[str, str], name: str) -> None:
    livia.page.goto(places[name])
    livia.page.wait_for_selector(".fin .chart" if name == "score" else "[data-spot]")
    if name in ("offer", "action"):
        livia.wait_for_turn()
        tab = livia.page.locator("#tab-hand")
        if tab.count():
            livia.press(tab)
        livia.press(livia.page.locator("[data-spot^=colour-]:is(.can, .may)").first)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault_of_accessibility(
    visitors: Visitors, anna: Guest, places: dict[str, str], language: str, width: int
) -> None:
    livia = visitors.come(language, phone=width < 500, viewport={"width": width, "height": 844})
    lend_session(anna, livia.page)
    show = partial(open_screen, livia, places)
    assert faults_of(livia, places, show, tabbed="bid") == []


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
    """With five players, in the longer language; the button that bids is in sight."""
    livia = visitors.come("fr", viewport={"width": 1280, "height": 800})
    lend_session(anna, livia.page)
    show = partial(open_screen, livia, places)
    names = places.keys() - {"score", "replay"}
    assert out_of_sight(livia, names, show, "[data-spot], [data-bid]") == []


def test_the_cards_that_will_be_laid_rise(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    """Pointing at a pile means all of it; chips beside the question take fewer."""
    livia = visitors.come()
    lend_session(anna, livia.page)
    livia.page.goto(places["action"])
    livia.wait_for_turn()
    hand = livia.state["view"]["boards"][0]["hand"]
    colour = max(hand, key=hand.__getitem__)
    livia.press(f'[data-spot="colour-{colour}"]')
    raised = livia.page.locator(f'[data-spot="colour-{colour}"] .one.up')
    expect(raised).to_have_count(min(hand[colour], 5))
    if hand[colour] > 1:
        livia.press(livia.page.locator(".chip").first)
        expect(raised).to_have_count(1)
