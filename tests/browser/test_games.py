"""Whole games, played as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitors


@pytest.mark.essential
def test_a_solo_game_by_clicking(visitors: Visitors) -> None:
    livia = visitors.come()
    livia.sit_down("alone")
    livia.finish(livia.by_pointing)
    assert livia.by_board > 5 * livia.by_list
    page = livia.page
    total = page.locator(".sum td")
    assert total.all_inner_texts() == [str(livia.state["scores"][0])]
    expect(page.locator(".where")).to_contain_text(livia.say("ui-finished"))
    expect(page.locator(".chart svg")).to_be_visible()


@pytest.mark.essential
def test_a_game_with_the_keyboard_alone(visitors: Visitors) -> None:
    """From the lobby to the score sheet without a pointer."""
    livia = visitors.come()
    page = livia.page
    page.goto("/")
    livia.tab_to(".quick select >> nth=1")
    page.keyboard.type("nobody")
    expect(page.get_by_label(livia.say("ui-lobby-company"))).to_have_value("alone")
    livia.tab_to(".quick .main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    livia.finish(livia.by_keys)
    assert livia.state["ranking"] is not None


def test_a_game_through_the_list_of_actions_alone(visitors: Visitors) -> None:
    livia = visitors.come(viewport={"width": 1280, "height": 800})
    livia.sit_down("alone")
    livia.finish(livia.by_list_entry)
    assert livia.by_board == 0


@pytest.mark.essential
def test_a_french_game_against_a_bot(visitors: Visitors) -> None:
    livia = visitors.come("fr")
    livia.sit_down("bots1")
    livia.answer(livia.by_pointing)
    livia.wait_for_turn()
    assert livia.prompt().startswith("Livia, ")
    livia.finish(livia.by_pointing)
    page = livia.page
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(livia.button("ui-sheet-again")).to_have_text("Rejouer")
    # no entry of a catalogue is missing, and none is shown by its name
    assert "ui-" not in page.inner_text("body")
    assert "masters-" not in page.inner_text("body")


@pytest.mark.essential
def test_a_game_on_a_phone(visitors: Visitors) -> None:
    livia = visitors.come(phone=True)
    livia.sit_down("alone")
    livia.finish(livia.by_pointing)
    assert livia.by_board > 3 * livia.by_list
    assert livia.page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.essential
def test_two_people_play_each_other(visitors: Visitors) -> None:
    """One at a desk in English, one with a phone in French; each sees what the other did, in their own words."""
    livia, bruno = visitors.come(), visitors.come("fr", phone=True)
    livia.sit_down("friends1")
    link = livia.page.get_by_label(livia.say("ui-invite-link")).input_value()
    bruno.page.goto(link)
    bruno.page.get_by_label(bruno.say("ui-lobby-name")).fill("Bruno")
    bruno.press(bruno.button("ui-sit-here"))
    livia.press(livia.button("ui-start"))
    while not livia.over():
        for person in (livia, bruno):
            person.until(lambda: livia.over() or livia.my_turn() or bruno.my_turn())
            if person.my_turn():
                person.answer(person.by_pointing)
    for person in (livia, bruno):
        person.page.wait_for_selector(".fin")
        shown = person.page.locator(".sum td").all_inner_texts()
        assert shown == [str(score) for score in livia.state["scores"]]
    winner = livia.state["ranking"].index(1)
    name = ("Livia", "Bruno")[winner]
    assert (
        livia.page.locator(".win h2")
        .inner_text()
        .startswith(livia.say("ui-sheet-wins", name=name, count=1))
    )
    assert (
        bruno.page.locator(".win h2")
        .inner_text()
        .startswith(bruno.say("ui-sheet-wins", name=name, count=1))
    )
