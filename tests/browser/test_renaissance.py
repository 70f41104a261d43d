"""Renaissance, played as people play it: by mouse, by keys, on a phone, in French; battles, odds, purchases, swaps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.campaign import lay
from tests.browser.captain import Captain
from tests.browser.stage import opened, seated
from tests.browser.visitor import SEAL, Visitors, gathering


@pytest.fixture(scope="module")
def moments(ready: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server at which all scenes are laid; each is for one test."""
    database = tmp_path_factory.mktemp("campaign") / "tables.db"
    with opened(database, lay, SIGNORIA_WINDOW="0") as running:
        yield running.address


@pytest.fixture
def guests(browser: Browser, moments: str) -> Iterator[Visitors]:
    with gathering(browser, moments) as here:
        yield here


def sums(page: Page) -> list[str]:
    return page.locator(".battle .tot").all_inner_texts()


# ---------------------------------------------------------------- whole games


def test_a_game_by_clicking(visitors: Visitors) -> None:
    livia = Captain(visitors.come(viewport={"width": 1280, "height": 800}))
    livia.sit_down("bots2")
    livia.finish(livia.by_pointing)
    assert livia.by_board > livia.by_list
    page, state = livia.page, livia.visitor.state
    assert page.locator(".sum td").all_inner_texts() == [str(score) for score in state["scores"]]
    years = page.locator("tbody tr:not(.sum)")
    assert years.count() == 6
    for seat, sheet in enumerate(state["sheet"]):
        shown = [int(row.locator("td").nth(seat).inner_text()) for row in years.all()]
        assert shown == [sheet[year] for year in sorted(sheet)]
    expect(page.locator(".chart svg")).to_be_visible()


def test_a_game_with_the_keyboard_alone(visitors: Visitors) -> None:
    """From the lobby to the score sheet without a pointer."""
    livia = Captain(visitors.come())
    page, visitor = livia.page, livia.visitor
    page.goto("/")
    expect(page.locator("option[value=renaissance]")).to_be_enabled()
    visitor.tab_to(".quick select >> nth=0")
    page.keyboard.type("Ren")
    visitor.tab_to(".quick .main")
    page.keyboard.press("Enter")
    page.wait_for_url("**/tables/*")
    livia.finish(livia.by_keys)
    assert visitor.state["ranking"] is not None


def test_a_french_game_on_a_phone(visitors: Visitors) -> None:
    """Two turns by tapping, with everything that others do in between."""
    livia = Captain(visitors.come("fr", phone=True))
    livia.sit_down("bots2")
    page, visitor = livia.page, livia.visitor
    visitor.wait_for_turn()
    while visitor.state["view"]["table"]["turn"] < 3 and not visitor.over():
        livia.answer(livia.by_pointing)
        visitor.wait_for_turn()
    assert livia.by_board > livia.by_list
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    for tab in page.get_by_role("tab").all():
        tab.tap()
        # no entry of a catalogue is missing, and none is shown by its name
        for name in ("ui-", "renaissance-"):
            assert name not in page.inner_text("body")


# ---------------------------------------------------------------- a battle


@pytest.mark.essential
def test_a_battle_is_fought_in_its_panel(guests: Visitors) -> None:
    """Cards, walls, dice and sums of both sides; a Sign of God turns the tie."""
    livia = seated(guests, "livia", "double")
    page = livia.page
    panel = page.locator(".battle")
    expect(panel).to_have_attribute("data-battle", "ravenna")
    assert sums(page) == ["14", "14"]
    expect(panel.locator("[data-side=defender] .lines li").first).to_contain_text("4")
    assert panel.locator(".die svg").count() == 2
    expect(page.locator(".bal")).to_have_text(livia.say("ui-renaissance-lead", side="tie", lead=0))
    livia.press('[data-spot="engaged-cannon"]')
    expect(page.locator('[data-spot="engaged-cannon"]')).to_have_attribute("aria-pressed", "true")
    livia.press(SEAL)
    livia.until(lambda: sums(page) == ["20", "14"])
    elena = seated(guests, "elena", "double")
    elena.wait_for_turn()
    elena.press(SEAL)  # she has no Sign of God: the one answer there is, is chosen
    elena.until(lambda: (elena.state["prompt"] or {}).get("kind") == "save")
    livia.until(lambda: page.locator(".battle").get_attribute("data-over") == "false")
    won = livia.say("ui-renaissance-result", result="taken", name="Livia", city="ravenna")
    expect(page.locator(".bal")).to_have_text(won)


def test_two_cards_are_laid_in_any_order(guests: Visitors) -> None:
    """The stronger one first: they are laid together, and the enemy sees only their backs."""
    livia = seated(guests, "livia", "commit")
    for card in ("cannon", "arquebusiers"):
        livia._pick(f'[data-spot="card-{card}"]')
    livia.press(SEAL)
    livia.until(lambda: (livia.state["prompt"] or {}).get("kind") == "commit_red")
    cards = livia.page.locator("[data-side=attacker] [data-card]")
    shown = {card.get_attribute("data-card") for card in cards.all()}
    assert shown == {"cannon", "arquebusiers"}
    livia.press(SEAL)  # she has no red card: the one answer there is, is chosen
    elena = seated(guests, "elena", "commit")
    backs = elena.page.locator("[data-side=attacker] [data-card=back]")
    expect(backs).to_have_count(2)


def test_a_battle_is_told_step_by_step(guests: Visitors) -> None:
    """Where motion is welcome, what others do is shown one event after the other, also to who only looks on."""
    elena = seated(guests, "elena", "red")
    carla = guests.come(reduced_motion="no-preference")
    carla.page.goto("/tables/red")
    panel = carla.page.locator(".battle")
    expect(panel).to_have_attribute("data-battle", "ravenna")
    livia = seated(guests, "livia", "red")
    livia._pick(".chip.quiet")
    livia.press(SEAL)
    elena.wait_for_turn()
    elena.press(SEAL)  # the one card that she can lay
    elena.until(lambda: (elena.state["prompt"] or {}).get("kind") == "commit_red")
    elena._pick(".chip.quiet")
    before = int(panel.get_attribute("data-step") or 0)
    elena.press(SEAL)
    seen: set[int] = set()

    def rolled() -> bool:
        seen.add(int(panel.get_attribute("data-step") or 0))
        return carla.page.locator(".battle .tot").first.inner_text().isdigit()

    carla.until(rolled)
    assert len(seen - {before}) > 1  # not all at once
    carla.until(lambda: sums(carla.page) == sums(elena.page))


def test_the_last_battle_stays_to_be_read(guests: Visitors) -> None:
    livia = seated(guests, "livia", "taken")
    panel = livia.page.locator(".battle")
    expect(panel).to_have_attribute("data-over", "true")
    assert livia.page.locator("[data-side=attacker] [data-card=engineer]").count() == 1
    livia.press("[data-last-battle]")
    expect(panel).to_have_count(0)
    livia.press("[data-last-battle]")
    expect(panel).to_be_visible()


# ---------------------------------------------------------------- help, purchases, bargains


def test_the_odds_are_shown_only_when_asked_for(guests: Visitors) -> None:
    livia = seated(guests, "livia", "combat")
    page = livia.page
    asked: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda sent: asked.append(str(sent))))
    page.reload()
    livia.until(lambda: page.locator(SEAL).count() == 0 and livia.my_turn())
    page.locator('.acts [data-family="attack"]').click()
    attack = next(a for a in livia.state["actions"] if a["notation"] == "attack ravenna")
    page.locator(f'.acts [data-code="{attack["code"]}"]').click()
    expect(page.locator(".odds")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.locator("[data-odds]").count() == 0
    assert not any('"odds"' in sent for sent in asked)
    page.get_by_role("switch").click()
    expect(page.locator("[data-odds]")).to_be_visible()
    chance = int(page.locator("[data-odds]").get_attribute("data-odds") or -1)
    assert 0 < chance < 100
    page.get_by_role("switch").click()
    expect(page.locator("[data-odds]")).to_have_count(0)


def test_a_hint_of_two_steps_takes_one_seal(guests: Visitors) -> None:
    """The target is pointed at, and the city that attacks is proposed as well."""
    livia = seated(guests, "livia", "raid")
    livia.wait_for_turn()
    livia.press(livia.button("ui-hint"))
    livia.until(lambda: livia.state["prompt"]["kind"] == "attack_from" and livia._chosen())
    assert len(livia.state["actions"]) == 2
    chosen = next(a for a in livia.state["actions"] if str(a["code"]) == livia._chosen())
    cities = (livia.state["prompt"]["args"]["city"], chosen["notation"].removeprefix("from "))
    for city in cities:  # the sentence names both
        assert livia.say("renaissance-city", city=city) in livia.prompt()
    livia.press(SEAL)
    livia.until(lambda: any(told["event"] == "attacked" for told in livia.told.values()))


def test_purchases_are_announced_together(guests: Visitors) -> None:
    """A palace is chosen before the rampart that the rules name first; nothing is bought before all of it is."""
    livia = seated(guests, "livia", "buy")
    page = livia.page
    ducats = livia.state["view"]["boards"][0]["ducats"]
    row = page.locator(".shop .line")
    row.nth(2).get_by_role("button").first.click()
    row.nth(0).get_by_role("button").first.click()
    page.locator("[data-more-cards]").click()
    expect(page.locator(SEAL)).to_contain_text(livia.say("ui-renaissance-buy", total=9))
    expect(page.locator("[data-more-cards]")).to_be_disabled()
    assert livia.state["view"]["boards"][0]["ducats"] == ducats
    livia.press(SEAL)
    livia.until(lambda: livia.state["view"]["boards"][0]["ducats"] == ducats - 9)
    assert "pistoia" in livia.state["view"]["table"]["ramparts"]
    assert "pistoia" in livia.state["view"]["table"]["palaces"]


def test_a_phone_opens_where_the_purchase_is_made(guests: Visitors) -> None:
    livia = seated(guests, "livia", "swap", phone=True)
    for _ in range(2):
        livia.wait_for_turn()
        assert livia.state["prompt"]["kind"] == "buy"
        expect(livia.page.locator("#tab-battle")).to_have_attribute("aria-selected", "true")
        expect(livia.page.locator("[data-more-cards]")).to_be_visible()
        livia.page.reload()


def test_pointing_at_a_city_puts_it_into_the_basket(guests: Visitors) -> None:
    """A rampart, a palace instead, nothing again; there is one seal, and it says what it costs."""
    livia = seated(guests, "livia", "shop")
    page = livia.page
    city = page.locator('.map [data-spot="city-pistoia"]')
    pressed = page.locator(".shop .site[aria-pressed=true]")
    for building, total in ((0, 4), (2, 3), (None, 0)):
        livia.press(city)
        expect(pressed).to_have_count(0 if building is None else 1)
        if building is not None:
            row = page.locator(".shop .line").nth(building)
            expect(row.locator("[aria-pressed=true]")).to_have_text("Pistoia")
        expect(page.locator(SEAL)).to_contain_text(livia.say("ui-renaissance-buy", total=total))
    livia.press(city)
    livia.press('.map [data-spot="city-lucca"]')
    expect(pressed).to_have_count(2)
    third = page.locator('.map [data-spot="city-siena"]')  # would be too dear
    expect(third).to_have_attribute("aria-disabled", "true")
    livia.press(SEAL)
    livia.until(lambda: livia.state["view"]["boards"][0]["ducats"] == 1)
    assert {"pistoia", "lucca"} <= set(livia.state["view"]["table"]["ramparts"])


def test_a_battle_is_shown_where_the_story_begins_in_its_middle(guests: Visitors) -> None:
    """As at a table that goes on from a moment of another one: the panel is read from the view."""
    livia = seated(guests, "livia", "resumed")
    page = livia.page
    assert not any(told["event"] == "attacked" for told in livia.told.values())
    expect(page.locator(".battle")).to_have_attribute("data-battle", "ravenna")
    assert sums(page) == ["14", "14"]
    shown = page.locator("[data-side=attacker] [data-card]")
    assert {card.get_attribute("data-card") for card in shown.all()} == {"knights", "cannon"}
    livia.press('[data-spot="engaged-cannon"]')
    livia.press(SEAL)
    livia.until(lambda: sums(page) == ["20", "14"])


def test_a_swap_is_offered_and_accepted(guests: Visitors) -> None:
    """Livia and Chiara change cities; Bruno hears of it only when it is done."""
    livia, chiara, bruno = (seated(guests, who, "swap") for who in ("livia", "chiara", "bruno"))
    livia.press("[data-swap]")
    livia.page.locator("[data-mine]").select_option("bologna")
    livia.page.locator("[data-his]").select_option("reggio")
    livia.press("[data-send]")
    livia.page.wait_for_selector('[data-answer="withdraw"]')
    chiara.page.wait_for_selector('[data-answer="accept"]')
    assert bruno.page.locator("[data-offer]").count() == 0
    chiara.press('[data-answer="accept"]')
    for one in (livia, chiara, bruno):
        one.until(lambda one=one: "reggio" in one.state["view"]["boards"][0]["cities"])
        expect(one.page.locator("[data-offer]")).to_have_count(0)
    about: dict[str, int | str] = {"city": "bologna", "home": "Reggio"}
    told = bruno.say("ui-renaissance-tale-swapped", seat="Livia", other="Chiara", **about)
    expect(bruno.page.locator(".log")).to_contain_text(told)
    bruno.press("[data-gift]")
    bruno.page.locator("[data-to]").select_option("0")
    bruno.page.locator(".bargain input").fill("2")
    bruno.press("[data-send]")
    livia.until(lambda: livia.state["view"]["boards"][0]["ducats"] == 11)


def test_a_battle_in_french_on_a_phone(guests: Visitors) -> None:
    livia = seated(guests, "livia", "tie", "fr", phone=True)
    page = livia.page
    expect(page.locator("h2", has_text="Bataille de Ravenne")).to_be_visible()
    livia.press(page.locator(".chip", has_text="Canon : 20 à 14".replace(" :", "\u00a0:")))
    livia.press(SEAL)
    livia.until(lambda: sums(page) == ["20", "14"])
