"""Il Principe, played as people play it: by mouse, by keys, through the list, on a phone, in French."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.prince import Prince
from tests.browser.visitor import Visitors


def test_a_game_by_clicking(visitors: Visitors) -> None:
    livia = Prince(visitors.come(viewport={"width": 1280, "height": 800}))
    livia.sit_down("bots2")
    livia.finish(livia.by_pointing)
    assert livia.by_board > 3 * livia.by_list
    page, state = livia.page, livia.visitor.state
    assert page.locator(".sum td").all_inner_texts() == [str(score) for score in state["scores"]]
    parts = page.locator("tbody tr:not(.sum)")
    assert parts.count() == 6
    for seat, sheet in enumerate(state["sheet"]):
        shown = [int(row.locator("td").nth(seat).inner_text()) for row in parts.all()]
        assert sorted(shown) == sorted(sheet.values())
    expect(page.locator(".chart svg")).to_be_visible()


def test_a_game_with_the_keyboard_alone(visitors: Visitors) -> None:
    """From the lobby to the score sheet without a pointer."""
    livia = Prince(visitors.come())
    page, visitor = livia.page, livia.visitor
    page.goto("/")
    expect(page.locator("option[value=il_principe]")).to_be_enabled()
    visitor.tab_to(".quick select >> nth=0")
    page.keyboard.type("Il P")
    visitor.tab_to(".quick select >> nth=1")
    page.keyboard.type("one bot")
    expect(page.get_by_label(visitor.say("ui-lobby-company"))).to_have_value("bots1")
    visitor.tab_to(".quick .main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    livia.finish(livia.by_keys)
    assert visitor.state["ranking"] is not None
    # two players: no minor roles
    page.keyboard.press("Tab")
    visitor.press(visitor.button("ui-sheet-see-board"))
    expect(page.locator("[data-spot^=role-]")).to_have_count(5)


def test_a_game_through_the_list_of_actions_alone(visitors: Visitors) -> None:
    livia = Prince(visitors.come(viewport={"width": 1280, "height": 800}))
    livia.sit_down("bots1")
    livia.finish(livia.by_entry)
    assert livia.by_board == 0


def test_a_french_game_of_five_on_a_phone(visitors: Visitors) -> None:
    livia = Prince(visitors.come("fr", phone=True))
    livia.sit_down("bots4")
    page = livia.page
    livia.finish(livia.by_pointing)
    assert livia.by_board > 2 * livia.by_list
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    # no entry of a catalogue is missing, and none is shown by its name
    for name in ("ui-", "il_principe-"):
        assert name not in page.inner_text("body")


def test_families_and_open_purses_are_chosen_in_the_lobby(visitors: Visitors) -> None:
    """The options of the game: families by lot, and coins that everybody sees."""
    livia = Prince(visitors.come())
    page, visitor = livia.page, livia.visitor
    page.goto("/")
    page.locator(".quick select").first.select_option("il_principe")
    for option in ("open_money", "random_families"):
        page.get_by_label(visitor.say(f"ui-il_principe-option-{option}")).check()
    visitor.press(visitor.button("ui-lobby-sit"))
    page.wait_for_url("**/tables/*")
    visitor.wait_for_turn()
    assert visitor.state["prompt"]["kind"] == "offer"
    assert all(board["coins"] == 5 for board in visitor.state["view"]["boards"])
    visitor.press(page.locator(".seat").nth(1))
    expect(page.get_by_role("dialog")).to_contain_text(visitor.say("il_principe-coins", coins=5))


def test_offers_and_purses_of_the_others_stay_secret(visitors: Visitors) -> None:
    """Two friends: a sealed offer lies face down, and only one's own coins are shown."""
    livia, bruno = Prince(visitors.come()), Prince(visitors.come("fr"))
    livia.sit_down("friends1")
    link = livia.page.get_by_label(livia.visitor.say("ui-invite-link")).input_value()
    bruno.page.goto(link)
    bruno.visitor.press(bruno.visitor.button("ui-sit-here"))
    livia.visitor.press(livia.visitor.button("ui-start"))
    livia.answer(livia.by_pointing)
    bruno.answer(bruno.by_pointing)
    bruno.visitor.wait_for_turn()
    livia.answer(livia.by_pointing)
    offers = bruno.page.locator(".offers li")
    expect(offers.first.locator(".back")).to_have_count(3)
    expect(offers.nth(1).locator(".bc")).to_have_count(0)
    expect(livia.page.locator(".offers li").first.locator(".bc:not(.back)")).to_have_count(3)
    bruno.visitor.press(bruno.page.locator(".seat").first)
    dialog = bruno.page.get_by_role("dialog")
    expect(dialog).to_contain_text(bruno.visitor.say("ui-il_principe-secret"))
    assert "coins" not in bruno.visitor.state["view"]["boards"][0]


def test_a_reload_in_the_middle_of_an_offer_keeps_the_question(visitors: Visitors) -> None:
    livia = Prince(visitors.come())
    livia.sit_down("bots1")
    livia.answer(livia.by_pointing)
    livia.visitor.wait_for_turn()
    livia.page.locator("[data-spot^=colour-].can").first.click()
    expect(livia.page.locator("[data-seal]")).to_have_count(0)  # three cards make an offer
    livia.page.reload()
    livia.visitor.wait_for_turn()
    assert livia.visitor.state["prompt"]["args"]["left"] == 3
    livia.answer(livia.by_pointing)


def test_a_finished_game_is_told_again(visitors: Visitors) -> None:
    """The replay has no questions of its own: lots and bids are read from what happened."""
    livia = Prince(visitors.come())
    livia.sit_down("bots1")
    livia.finish(livia.by_entry)
    sold = [n for n, told in livia.visitor.told.items() if told["event"] == "lot_opened"]
    assert sold
    livia.page.goto(f"/replay/{livia.visitor.table}")
    livia.page.wait_for_selector("[data-spot]")
    for _ in range(12):
        livia.page.keyboard.press("ArrowRight")
    expect(livia.page.locator(".auc, .lot .ord").first).to_be_visible()
