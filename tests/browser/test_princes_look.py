"""The screens of Princes in both languages, lights and sizes: nothing too small, too wide or unreadable."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.inspecting import faults_of, out_of_sight, too_small_or_wide
from tests.browser.scenes import lay, scenes
from tests.browser.stage import opened, seated
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Server

NAMES = [*scenes(), "family"]
DIFFERENT = ["turn", "bid", "league", "bribe", "family"]  # between them, every part of the boards


@pytest.fixture(scope="module")
def server(ready: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("princes") / "tables.db"
    with opened(database, lay) as running:
        yield running


def at(livia: Visitor, scene: str) -> None:
    livia.state = {}
    livia.page.goto(f"/tables/{scene}")
    livia.wait_for_turn()
    livia.page.evaluate("document.fonts.ready.then(() => null)")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault_of_accessibility(visitors: Visitors, language: str, width: int) -> None:
    size = {"width": width, "height": 844}
    livia = seated(visitors, "livia", "turn", language, phone=width < 500, viewport=size)
    assert faults_of(livia, DIFFERENT, partial(at, livia), tabbed="turn") == []


def test_targets_for_thumbs_and_no_sideways_scroll(visitors: Visitors) -> None:
    size = {"width": 360, "height": 740}
    livia = seated(visitors, "livia", "turn", "fr", phone=True, viewport=size)
    assert too_small_or_wide(livia, NAMES, partial(at, livia), 360) == []


def test_the_desk_fits_a_small_laptop(visitors: Visitors) -> None:
    """In the longer language; every place, and the button that bids, is in sight."""
    livia = seated(visitors, "livia", "turn", "fr", viewport={"width": 1280, "height": 800})
    assert out_of_sight(livia, NAMES, partial(at, livia), "[data-spot], [data-bid]") == []


def test_an_element_explains_itself_and_says_why_not(visitors: Visitors) -> None:
    livia = seated(visitors, "livia", "turn")
    livia.wait_for_turn()
    livia.page.locator('[data-spot="tile-ven_doge"]').click(
        force=True
    )  # owned: it means nothing now
    tip = livia.page.locator("[role=tooltip]")
    expect(tip).to_contain_text(livia.say("princes-refusal-tile-taken"))
    livia.page.hover('[data-spot="city-venice"]')
    expect(tip).to_contain_text("16")


def test_a_spectator_sees_no_hand(visitors: Visitors) -> None:
    watcher = visitors.come()
    watcher.page.goto("/tables/turn")
    expect(watcher.page.locator(".hand .back")).to_have_count(2)
    expect(watcher.page.locator("[data-spot^=treachery-]")).to_have_count(0)
