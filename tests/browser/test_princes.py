"""Princes of the Renaissance, played as people play it: by mouse, by keys, through the list, on a phone, in French."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.condottiere import Condottiere
from tests.browser.visitor import Visitors


def test_a_game_by_clicking(visitors: Visitors) -> None:
    livia = Condottiere(visitors.come(viewport={"width": 1280, "height": 800}))
    livia.sit_down("bots2")
    livia.finish(livia.by_pointing)
    assert livia.by_board > livia.by_list
    page, state = livia.page, livia.visitor.state
    assert page.locator(".sum td").all_inner_texts() == [str(score) for score in state["scores"]]
    parts = page.locator("tbody tr:not(.sum)")
    assert parts.count() == 7
    for seat, sheet in enumerate(state["sheet"]):
        shown = [int(row.locator("td").nth(seat).inner_text()) for row in parts.all()]
        assert sorted(shown) == sorted(sheet.values())
    expect(page.locator(".chart svg")).to_be_visible()


def test_a_game_with_the_keyboard_alone(visitors: Visitors) -> None:
    """From the lobby to the score sheet without a pointer."""
    livia = Condottiere(visitors.come())
    page, visitor = livia.page, livia.visitor
    page.goto("/")
    expect(page.locator("option[value=princes]")).to_be_enabled()
    visitor.tab_to(".quick select >> nth=0")
    page.keyboard.type("Princ")
    visitor.tab_to(".quick .main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    livia.finish(livia.by_keys)
    assert visitor.state["ranking"] is not None


def test_a_french_game_of_six_on_a_phone(visitors: Visitors) -> None:
    """Some turns by tapping, with everything that others do in between."""
    livia = Condottiere(visitors.come("fr", phone=True))
    livia.sit_down("bots5")
    page, visitor = livia.page, livia.visitor
    visitor.wait_for_turn()
    while livia.turns < 5 and not visitor.over():
        livia.answer(livia.by_pointing)
        visitor.wait_for_turn()
    assert livia.by_board > livia.by_list
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for tab in page.get_by_role("tab").all():
        tab.tap()
        # no entry of a catalogue is missing, and none is shown by its name
        for name in ("ui-", "princes-"):
            assert name not in page.inner_text("body")


def test_a_finished_game_is_told_again(visitors: Visitors) -> None:
    """Auctions and wars show in the replay as they did at the table."""
    livia = Condottiere(visitors.come())
    livia.sit_down("bots2")
    livia.answer(livia.by_entry)
    livia.visitor.menu("ui-let-bot-play", name="Livia")
    livia.visitor.until(livia.visitor.over)
    livia.page.goto(f"/replay/{livia.visitor.table}")
    livia.page.wait_for_selector("[data-spot]")
    for _ in range(40):
        livia.page.keyboard.press("ArrowRight")
        if livia.page.locator(".auc").count():
            break
    expect(livia.page.locator(".auc")).to_be_visible()
