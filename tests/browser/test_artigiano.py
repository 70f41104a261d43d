"""Artigiano, played as people play it: by mouse, by keys, through the list, on a phone, in French, in teams."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.builder import Builder
from tests.browser.visitor import Visitors


def test_a_game_by_clicking(visitors: Visitors) -> None:
    livia = Builder(visitors.come(viewport={"width": 1280, "height": 800}))
    livia.sit_down("bots2")
    livia.finish(livia.by_pointing)
    assert livia.by_board > 3 * livia.by_list
    page, state = livia.page, livia.visitor.state
    assert page.locator(".sum td").all_inner_texts() == [str(score) for score in state["scores"]]
    parts = page.locator("tbody tr:not(.sum)")
    assert parts.count() == 5
    for seat, sheet in enumerate(state["sheet"]):
        shown = [int(row.locator("td").nth(seat).inner_text()) for row in parts.all()]
        assert sorted(shown) == sorted(sheet.values())
    # the castle that was built is still there to be seen
    livia.visitor.press(livia.visitor.button("ui-sheet-see-board"))
    built = sum(card is not None for card in state["view"]["sides"][0]["cells"])
    expect(page.locator("[data-spot^=cell-0-].built")).to_have_count(built)


def test_a_french_quick_game_with_the_keyboard_alone(visitors: Visitors) -> None:
    livia = Builder(visitors.come("fr"))
    livia.sit_down("bots1", "quick")
    livia.visitor.wait_for_turn()
    expect(livia.page.locator("[data-spot^=cell-0-]")).to_have_count(6)
    livia.finish(livia.by_keys)
    expect(livia.page.locator("html")).to_have_attribute("lang", "fr")
    for name in ("ui-", "artigiano-"):
        assert name not in livia.page.inner_text("body")


def test_a_quick_game_through_the_list_of_actions_alone(visitors: Visitors) -> None:
    livia = Builder(visitors.come(viewport={"width": 1280, "height": 800}))
    livia.sit_down("bots2", "quick")
    livia.finish(livia.by_entry)
    assert livia.by_board == 0


def test_a_french_game_on_a_phone(visitors: Visitors) -> None:
    livia = Builder(visitors.come("fr", phone=True))
    livia.sit_down("bots1", "quick")
    livia.finish(livia.by_pointing)
    assert livia.by_board > 2 * livia.by_list
    assert livia.page.evaluate("document.documentElement.scrollWidth") == 390
    for name in ("ui-", "artigiano-"):
        assert name not in livia.page.inner_text("body")


def test_a_card_is_pointed_at_its_cell_and_sealed_once(visitors: Visitors) -> None:
    """Card, cell, seal: what will come of it is shown before, and it is one command."""
    livia = Builder(visitors.come())
    livia.sit_down("bots1", "quick")
    page, visitor = livia.page, livia.visitor
    for _ in range(60):
        visitor.wait_for_turn()
        state = visitor.state
        places = [a for a in state["actions"] if a["family"] == "place"]
        card = page.locator(f'[data-spot="{places[0]["lights"][0]}"]').first if places else None
        if state["prompt"]["kind"] == "act" and card is not None:
            card.click()
            if page.locator("[data-spot^=cell-0-].can").count() > 1:
                break
        livia.answer(livia.by_entry)
    else:
        raise AssertionError("no card ever fitted two cells")
    cell = page.locator("[data-spot^=cell-0-].can").first
    spot = cell.get_attribute("data-spot")
    cell.click()
    expect(page.locator(f'[data-spot="{spot}"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pv .r b")).to_have_count(1)
    at = int(str(spot).rpartition("-")[2])
    page.locator("[data-seal]").click()
    visitor.until(lambda: visitor.state["view"]["sides"][0]["cells"][at] is not None)


def test_partners_share_a_castle_and_hide_their_hands(visitors: Visitors) -> None:
    livia = Builder(visitors.come())
    livia.sit_down("bots3", "teams")
    livia.visitor.wait_for_turn()
    view = livia.visitor.state["view"]
    assert (len(view["sides"]), len(view["players"])) == (2, 4)
    assert ["hand" in player for player in view["players"]] == [True, False, False, False]
    expect(livia.page.locator(".rival")).to_have_count(1)
    expect(livia.page.locator(".rival .whose")).to_have_count(2)
    expect(livia.page.locator(".seat")).to_have_count(4)
    for _ in range(12):
        livia.answer(livia.by_pointing)
    livia.visitor.press(livia.page.locator(".seat").nth(1))
    expect(livia.page.get_by_role("dialog").locator(".castle")).to_be_visible()
