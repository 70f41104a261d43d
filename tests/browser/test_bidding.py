"""The bid pad in a real browser: a bid is one gesture, with the mouse, the keyboard or a thumb."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.inspecting import AXE, SMALL, faults
from tests.browser.stage import opened
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Server
from tests.web.test_standing import TABLE, lay


@pytest.fixture
def server(ready: None, tmp_path: Path) -> Iterator[Server]:
    """The first auction of Il Principe: Anna opens, Bruno and Carla follow; each has 20 coins."""
    with opened(tmp_path / "tables.db", lay) as running:
        yield running


def seated(visitors: Visitors, person: str, language: str = "en", phone: bool = False) -> Visitor:
    return stage.seated(visitors, person, TABLE, language, phone=phone)


def last(visitor: Visitor) -> dict[str, object]:
    return visitor.told[max(visitor.told)]


@pytest.mark.essential
def test_bids_by_keyboard(visitors: Visitors) -> None:
    anna, bruno, carla = (seated(visitors, name) for name in ("anna", "bruno", "carla"))
    anna.wait_for_turn()
    for key in "12":
        anna.page.keyboard.press(key)
    anna.page.keyboard.press("Backspace")
    anna.page.keyboard.press("4")
    expect(anna.page.locator("[data-amount]")).to_have_attribute("data-amount", "14")
    expect(anna.page.locator(".bidpad .said")).to_have_text(
        anna.say("ui-bid-leaves", left=6, purse=20)
    )
    anna.page.keyboard.press("Enter")
    bruno.wait_for_turn()
    assert bruno.state["prompt"]["args"]["highest"] == 14
    bruno.page.keyboard.press("+")  # the smallest raise, at once
    carla.wait_for_turn()
    assert carla.state["prompt"]["args"]["highest"] == 15
    carla.page.keyboard.press("3")  # too little: said, and not sent
    expect(carla.page.locator(".bidpad .said")).to_have_text(
        carla.say("ui-bid-at-least", amount=16)
    )
    carla.page.keyboard.press("Enter")
    carla.page.keyboard.press("p")
    anna.wait_for_turn()
    assert anna.state["prompt"]["args"]["highest"] == 15
    assert last(anna)["event"] == "passed"


def test_bids_with_one_click(visitors: Visitors) -> None:
    anna, bruno, carla = (seated(visitors, name) for name in ("anna", "bruno", "carla"))
    anna.wait_for_turn()
    anna.press("[data-raise]")
    bruno.wait_for_turn()
    bruno.press(bruno.button("ui-bid-more"))
    bruno.press(bruno.button("ui-bid-more"))
    bruno.press("[data-bid]")
    carla.wait_for_turn()
    assert carla.state["prompt"]["args"]["highest"] == 4
    carla.press("[data-pass]")
    anna.wait_for_turn()
    anna.press("[data-bid]")  # the smallest raise is proposed
    bruno.wait_for_turn()
    assert bruno.state["prompt"]["args"]["highest"] == 5


def test_an_order_on_the_phone_bids_on_by_itself_and_can_be_taken_back(visitors: Visitors) -> None:
    anna = seated(visitors, "anna", "fr", phone=True)
    bruno, carla = seated(visitors, "bruno"), seated(visitors, "carla")
    anna.wait_for_turn()
    anna.press("[data-amount]")  # the digits come when the sum is touched
    for digit in "14":
        anna.press(anna.page.locator(".digit", has_text=digit).first)
    expect(anna.page.locator("[data-up-to]")).to_contain_text(anna.say("ui-bid-up-to", amount=14))
    anna.press("[data-up-to]")
    bruno.wait_for_turn()  # Anna has bid 1 by now
    bruno.page.keyboard.press("9")
    bruno.page.keyboard.press("Enter")
    carla.wait_for_turn()
    carla.page.keyboard.press("p")
    bruno.wait_for_turn()
    assert bruno.state["prompt"]["args"]["highest"] == 10
    order = anna.page.locator("[data-order]")
    expect(order).to_contain_text("14")
    assert bruno.page.locator("[data-order]").count() == 0
    anna.press(order.get_by_role("button"))
    expect(order).to_have_count(0)
    bruno.page.keyboard.press("+")
    anna.wait_for_turn()  # asked again
    anna.press("[data-pass]")
    anna.until(lambda: any(told["event"] == "lot_won" for told in anna.told.values()))


def test_never_for_a_round_with_one_click(visitors: Visitors) -> None:
    anna, bruno = seated(visitors, "anna"), seated(visitors, "bruno")
    anna.wait_for_turn()
    anna.press("[data-never=round]")
    bruno.wait_for_turn()
    expect(anna.page.locator("[data-order]")).to_contain_text(anna.say("ui-span-round"))
    assert anna.state["asked"] is None


def test_to_pass_takes_nothing_out_of_the_purse(visitors: Visitors) -> None:
    anna = seated(visitors, "anna")
    anna.wait_for_turn()
    leaving = anna.page.locator("b em:visible")
    expect(leaving).to_contain_text("−")
    drop = next(a["code"] for a in anna.state["actions"] if a["family"] == "pass")
    anna.press(f'.acts [data-code="{drop}"]')
    expect(leaving).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "width", "height"), [("fr", 390, 844), ("en", 360, 640), ("en", 1440, 900)]
)
def test_a_hint_leaves_one_button_of_wax(
    visitors: Visitors, language: str, width: int, height: int
) -> None:
    """What it proposes is sealed; once that is taken back the pad bids again."""
    anna = seated(visitors, "anna", language, width < 500)
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.wait_for_turn()
    wax = anna.page.locator(".btn.main:visible")
    expect(wax).to_have_count(1)
    anna.hint()
    for row in anna.page.locator("[data-thought]").all():
        anna.press(row)
        expect(row).to_have_attribute("aria-pressed", "true")
        expect(wax).to_have_count(1)
        expect(wax).to_have_attribute("data-seal", "")
    anna.press(anna.button("ui-back"))
    expect(wax).to_have_count(1)
    expect(wax).to_have_attribute("data-bid", "")
    anna.press(anna.page.locator("[data-thought]").first)
    anna.press(wax)
    anna.until(lambda: anna.state["asked"] is None)


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("fr", 1280), ("fr", 360)])
def test_the_pad_can_be_seen_reached_and_pressed_by_all(
    visitors: Visitors, language: str, width: int
) -> None:
    anna = seated(visitors, "anna", language, width < 500)
    anna.page.set_viewport_size({"width": width, "height": 800})
    anna.wait_for_turn()
    page = anna.page
    page.evaluate(AXE.read_text())
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light)
        assert faults(anna) == []
    of_pad = SMALL.replace("()", "pad", 1).replace("document", "pad", 1)
    assert page.locator(".bidpad").evaluate(of_pad) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
