"""The analysis of a finished game: its curve over the slider, its turning points by click and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.inspecting import AXE, SMALL, faults
from tests.browser.tables import finished, lend_session
from tests.browser.test_replay import DROP, expect_moment
from tests.browser.visitor import Visitor, Visitors
from tests.record.played import played
from tests.web.server import Guest, Server

CURVE = ".curve svg"


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    return server.guest("Livia")


@pytest.fixture(scope="module")
def record() -> str:
    """A game played at random: there is something to be said about it."""
    return played(seats=2, seed=8, undo=0)[0].text()


def analysed(livia: Visitor, record: str) -> None:
    """The record dropped on the page, and the analysis asked for and waited for."""
    page = livia.page
    page.goto("/replay")
    page.wait_for_selector(".drop")
    page.evaluate(DROP, [".drop", record])
    livia.press(livia.button("ui-analysis-start"))
    page.wait_for_selector(".point", timeout=180_000)


def points(livia: Visitor) -> list[int]:
    """The moments of the turning points, as the list names them."""
    texts = livia.page.locator(".point b").all_inner_texts()
    return [int(re.findall(r"\d+", text)[0]) for text in texts]


@pytest.mark.essential
@pytest.mark.parametrize("language", ["en", "fr"])
def test_turning_points_by_click_and_by_keys(
    visitors: Visitors, record: str, language: str
) -> None:
    livia = visitors.come(language, viewport={"width": 1280, "height": 800})
    page = livia.page
    analysed(livia, record)
    last = int(page.locator(".count").inner_text().split(" / ")[1])
    assert page.evaluate("document.activeElement.matches('.analysis')")
    found = points(livia)
    assert 1 <= len(found) <= 3
    assert found == sorted(found)
    status = page.locator(".analysis [role=status]")
    expect(status).to_have_text(livia.say("ui-analysis-points", count=len(found), name="human"))
    expect(page.locator(CURVE)).to_have_attribute("aria-label", re.compile("human"))
    page.locator(".point").first.click()
    expect_moment(livia, found[0], last)
    expect(page.locator(".point").first).to_have_attribute("aria-current", "step")
    page.locator(".point").last.focus()
    page.keyboard.press("Enter")
    expect_moment(livia, found[-1], last)
    # the curve is a slider for the pointer; near a mark it means the mark
    box = page.locator(CURVE).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 1, box["y"] + 40)
    expect_moment(livia, 0, last)
    mark = page.locator(f"{CURVE} circle").first.bounding_box()
    assert mark is not None
    page.mouse.click(mark["x"] + mark["width"] / 2 + 6, mark["y"] + 5)
    expect_moment(livia, found[0], last)
    # moment over moment: the thumb of the slider stands under the line
    slider = page.get_by_label(livia.say("ui-replay-slider")).bounding_box()
    assert slider is not None
    assert (round(slider["x"]), round(slider["width"])) == (round(box["x"]), round(box["width"]))
    livia.press(livia.button("ui-analysis-hide"))
    expect(page.locator(".analysis")).to_have_count(0)
    expect(livia.button("ui-analysis-start")).to_be_focused()
    expect(page.get_by_label(livia.say("ui-replay-slider"))).to_be_visible()


@pytest.mark.parametrize(
    ("language", "width"), [("en", 1280), ("fr", 1280), ("en", 390), ("fr", 390)]
)
def test_the_analysis_can_be_read_and_touched_by_all(
    visitors: Visitors, record: str, language: str, width: int
) -> None:
    livia = visitors.come(language, phone=width < 500, viewport={"width": width, "height": 844})
    analysed(livia, record)
    page = livia.page
    page.evaluate(AXE.read_text())
    found = []
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        found += [f"{light}: {fault}" for fault in faults(livia)]
    if width < 500:
        found += page.evaluate(SMALL)
    assert found == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_another_seat_and_a_table_of_ones_own(visitors: Visitors, anna: Guest) -> None:
    """The seat that is looked at comes first; another one is chosen in the analysis itself."""
    table = finished(anna, 2)
    livia = visitors.come()
    lend_session(anna, livia.page)
    page = livia.page
    page.goto(f"/replay/{table}")
    livia.press(livia.button("ui-analysis-start"))
    whose = page.get_by_label(livia.say("ui-analysis-seat"))
    expect(whose).to_have_value("0")
    page.wait_for_selector(".analysis .found", timeout=180_000)
    whose.select_option("1")
    expect(page.locator(".analysis progress")).to_be_visible()
    page.wait_for_selector(".analysis .found", timeout=180_000)
    expect(page.locator(CURVE)).not_to_have_attribute("aria-label", re.compile("Livia"))


def test_from_the_end_of_a_game_to_its_analysis(visitors: Visitors, anna: Guest) -> None:
    """One press on the score sheet; and what the keys are on there has no frame around it."""
    livia = visitors.come("fr")
    lend_session(anna, livia.page)
    livia.page.goto(f"/tables/{finished(anna, 2)}")
    livia.press(livia.page.get_by_role("link", name=livia.say("ui-analysis-start")))
    home = livia.page.locator(".analysis")
    expect(home).to_be_focused()
    expect(home).to_have_css("outline-style", "none")
    expect(livia.page.get_by_label(livia.say("ui-analysis-seat"))).to_have_value("0")


def test_what_breaks_off_can_be_taken_up_again(visitors: Visitors, record: str) -> None:
    livia = visitors.come("fr")
    page = livia.page
    page.goto("/replay")
    page.wait_for_selector(".drop")
    page.evaluate(DROP, [".drop", record])
    begun = '{"t":"begin","seat":0,"last":100}\n'
    page.route("**/api/analysis?*", lambda route: route.fulfill(body=begun))
    livia.press(livia.button("ui-analysis-start"))
    alert = page.locator(".analysis").get_by_role("alert")
    expect(alert).to_contain_text(livia.say("ui-analysis-broken-off"))
    page.unroute("**/api/analysis?*")
    livia.press(alert.get_by_role("button"))
    page.wait_for_selector(".point", timeout=180_000)
