"""Renaissance where fortune turns: what is asked is said in full, and what happened is told, also in the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.fortunes import lay
from tests.browser.inspecting import AXE, faults
from tests.browser.stage import opened, seated
from tests.browser.visitor import SEAL, Visitors
from tests.web.server import Server


@pytest.fixture(scope="module")
def server(ready: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("fortunes") / "tables.db"
    with opened(database, lay, SIGNORIA_WINDOW="0") as running:
        yield running


def year(page: Page) -> Locator:
    return page.locator(".cart .row")


@pytest.mark.essential
def test_a_first_turn_without_a_vote_is_no_vote(visitors: Visitors) -> None:
    """In 1515 it is war from the first turn on, and only the Swiss are asked for their bonus (REN-SET-04)."""
    livia = seated(visitors, "livia", "swiss")
    livia.wait_for_turn()
    assert livia.state["prompt"]["kind"] == "swiss"
    expect(year(livia.page)).to_contain_text(livia.say("ui-renaissance-year-of", state="war"))
    expect(livia.page.locator(".vote p")).to_have_text(livia.say("ui-renaissance-vote-none"))


def test_who_returns_does_so_before_the_vote(visitors: Visitors) -> None:
    """The last year was one of war; this one is not decided. The city is named before the seal."""
    livia = seated(visitors, "livia", "return")
    page = livia.page
    expect(year(page)).to_contain_text(livia.say("ui-renaissance-year-of", state="open"))
    livia.press('.map [data-spot="city-pistoia"]')
    assert livia.prompt() == "Livia, return to Pistoia, with 6 ducats?"
    livia.press(SEAL)
    livia.until(lambda: livia.state["view"]["boards"][0]["cities"] == ["pistoia"])
    assert livia.state["prompt"]["kind"] == "vote"


def test_a_scenario_says_its_name_and_who_leads_what(visitors: Visitors) -> None:
    livia = seated(visitors, "livia", "start", "fr")
    page = livia.page
    expect(year(page)).to_contain_text("1499")
    expect(year(page)).to_contain_text(livia.say("ui-renaissance-scenario-1499"))
    nation = livia.say("renaissance-nation", nation="venice")
    expect(page.locator(".so-far .order li", has_text="Livia")).to_contain_text(nation)
    livia.press('.map [data-spot="city-ferrara"]')
    assert livia.prompt() == "Livia, commencer aussi avec Ferrare ?".replace(" ?", "\u00a0?")


def test_the_card_on_its_way_is_marked(visitors: Visitors) -> None:
    """An artist or a banker: each says what it brings, and the card in the hand is the chosen one."""
    for phone in (False, True):
        livia = seated(visitors, "livia", "call", phone=phone)
        page = livia.page
        livia.wait_for_turn()
        for family in ("artist", "banker"):
            brings = livia.say(f"ui-renaissance-note-{family}")
            entry = page.locator(".chip" if phone else ".acts [data-code]", has_text=brings)
            expect(entry).to_be_visible()
            box = "chip => chip.scrollHeight <= chip.clientHeight + 1"
            assert entry.evaluate(box), family
        if phone:
            livia.press("#tab-hand")
        card = page.locator('[data-spot="card-artist_or_banker"]')
        expect(card).to_have_attribute("aria-pressed", "true")


def test_savonarola_is_told_in_the_hand(visitors: Visitors) -> None:
    """On a phone the story is on another page: what came of the card lies over the map until one goes on."""
    livia = seated(visitors, "livia", "burnt", phone=True)
    page = livia.page
    livia.wait_for_turn()
    assert "siena" not in livia.state["view"]["table"]["palaces"]
    told = livia.say("renaissance-event-palace_burnt", seat="Livia", city="siena")
    expect(page.locator(".news")).to_have_text(told)
    page.locator(".map").tap(position={"x": 40, "y": 200})
    expect(page.locator(".news")).to_have_text("")


def test_nothing_is_unreadable_where_fortune_turns(visitors: Visitors) -> None:
    found = []
    for scene, phone in (("swiss", False), ("start", False), ("call", True), ("burnt", True)):
        livia = seated(visitors, "livia", scene, phone=phone)
        livia.page.evaluate(AXE.read_text())
        for light in ("dark", "light"):
            livia.page.emulate_media(color_scheme=light)
            found += [f"{scene}, {light}: {fault}" for fault in faults(livia)]
        wide = livia.page.evaluate("document.documentElement.scrollWidth")
        assert wide == (390 if phone else 1440), scene
    assert found == []
