"""Moments of Artigiano that a game by clicking may not meet: victims, claims, cards that lie elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.castles import lay
from tests.browser.visitor import SEAL, Visitor, Visitors, gathering
from tests.web.server import Server, serving


@pytest.fixture(scope="module")
def moments(ready: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("castles") / "tables.db"
    lay(database)
    with serving(database, SIGNORIA_PACE="0") as running:
        yield running


@pytest.fixture
def people(moments: Server, browser: Browser) -> Iterator[Visitors]:
    with gathering(browser, moments.address) as here:
        yield here


def seated(people: Visitors, scene: str, **how: Any) -> Visitor:
    livia = people.come(**how)
    cookie = {"name": "signoria", "value": "livia", "url": people.address}
    livia.page.context.add_cookies([cookie])  # type: ignore[list-item]
    livia.page.goto(f"/tables/{scene}")
    livia.wait_for_turn()
    return livia


def spot(livia: Visitor, name: str) -> Locator:
    return livia.page.locator(f'[data-spot="{name}"]').first


def test_a_victim_is_chosen_by_its_castle_and_a_stone_by_pointing(people: Visitors) -> None:
    """Pillage: whose castle, which stone; what it costs and brings is told before the seal."""
    livia = seated(people, "target")
    spot(livia, "cell-1-0").click()
    expect(spot(livia, "side-1")).to_have_attribute("aria-pressed", "true")
    livia.press(SEAL)
    livia.until(lambda: livia.state["prompt"] and livia.state["prompt"]["kind"] == "steal")
    livia.wait_for_turn()
    spot(livia, "cell-1-8").click()
    expect(livia.page.locator(".pv .r")).to_have_count(2)
    before, after = livia.page.locator(".pv .r b").first.inner_text().split()
    assert int(before) - int(after) == 4
    livia.press(SEAL)
    livia.until(lambda: livia.state["view"]["sides"][1]["cells"][8] is None)


def test_a_mission_that_holds_is_turned_up_by_a_click(people: Visitors) -> None:
    livia = seated(people, "claim")
    assert not livia.state["view"]["sides"][0]["shown"]
    spot(livia, "mission-fifteen-fifteen").click()
    livia.until(lambda: livia.state["view"]["sides"][0]["shown"] == ["fifteen-fifteen"])
    assert livia.state["prompt"]["kind"] == "act"  # the turn goes on


def test_a_mission_is_turned_up_as_soon_as_it_holds(people: Visitors) -> None:
    """The wish outlives a reload: the last foundation makes another mission hold, and up it goes."""
    livia = seated(people, "turn-2")

    def shown() -> list[str]:
        return list(livia.state["view"]["sides"][0]["shown"])

    switch = livia.page.get_by_role("switch", name=livia.say("ui-artigiano-as-soon"))
    expect(switch).to_have_attribute("aria-checked", "false")
    livia.press(switch)
    livia.until(lambda: shown() == ["strozzi-lanterns"])  # it held already
    livia.page.reload()
    livia.wait_for_turn()
    expect(switch).to_have_attribute("aria-checked", "true")
    spot(livia, "card-foundation-4").click()
    livia.press(SEAL)
    livia.until(lambda: sorted(shown()) == ["amboise", "strozzi-lanterns"])
    expect(livia.page.locator(".log")).to_contain_text("turns up")


def test_the_wish_is_for_one_table_only(people: Visitors) -> None:
    livia = seated(people, "store")
    livia.press(livia.page.get_by_role("switch", name=livia.say("ui-artigiano-as-soon")))
    livia.until(lambda: len(livia.state["view"]["sides"][0]["shown"]) == 2)
    livia.page.goto("/tables/claim-2")
    livia.until(lambda: livia.hello["table"] == "claim-2" and livia.my_turn())
    switch = livia.page.get_by_role("switch", name=livia.say("ui-artigiano-as-soon"))
    expect(switch).to_have_attribute("aria-checked", "false")
    assert livia.state["view"]["sides"][0]["shown"] == []


def test_missions_that_hold_when_the_game_ends_are_turned_up_last(people: Visitors) -> None:
    livia = seated(people, "final")
    assert (
        "The game is over" in livia.page.inner_text("body") or "the game is over" in livia.prompt()
    )
    spot(livia, "mission-fifteen-fifteen").click()
    livia.until(
        lambda: not any(a["notation"] == "claim fifteen-fifteen" for a in livia.state["actions"])
    )
    livia.press(SEAL)
    livia.until(lambda: livia.state["prompt"] is None)


def test_cards_of_another_hand_are_laid_out_to_choose_from(people: Visitors) -> None:
    livia = seated(people, "hand")
    tray = livia.page.get_by_role("region", name=livia.say("ui-artigiano-choose-from"))
    expect(tray.locator("[data-spot^=card-].can")).to_have_count(2)
    spot(livia, "card-espionage").click()
    livia.press(SEAL)
    livia.until(lambda: bool(livia.state["prompt"]) and livia.state["prompt"]["kind"] == "give")


def test_cards_turned_up_from_the_draw_pile_are_kept(people: Visitors) -> None:
    livia = seated(people, "top")
    expect(livia.page.locator("[data-spot^=card-].can")).to_have_count(3)
    livia.page.locator("[data-spot^=card-].can").first.click()
    livia.press(SEAL)
    livia.until(lambda: bool(livia.state["prompt"]) and livia.state["prompt"]["kind"] != "keep")


def test_while_the_stock_is_played_its_cards_lie_open(people: Visitors) -> None:
    livia = seated(people, "stock")
    tray = livia.page.get_by_role("region", name=livia.say("ui-artigiano-your-stock"))
    expect(tray.locator("[data-card]")).to_have_count(3)
    expect(livia.page.locator("[data-card]")).to_have_count(3)


def test_what_a_special_card_takes_is_told_before(people: Visitors) -> None:
    livia = seated(people, "special")
    spot(livia, "cell-1-8").click()
    before, after = livia.page.locator(".pv .r b").inner_text().split()
    assert int(before) - int(after) == 2


def test_the_pope_is_asked_about_the_action_announced(people: Visitors) -> None:
    livia = seated(people, "pope", language="fr")
    expect(livia.page.locator(".pv")).to_contain_text("Le canon")
    yes = next(a for a in livia.state["actions"] if a["family"] == "yes")
    livia.page.locator(f'.chip[data-code="{yes["code"]}"]').click()
    livia.press(SEAL)
    livia.until(lambda: any(told["event"] == "cancelled" for told in livia.told.values()))


def test_of_two_like_actions_the_prayer_names_who_played_the_one_meant(people: Visitors) -> None:
    livia = seated(people, "again")
    assert livia.state["prompt"]["kind"] == "this_one"
    assert livia.prompt() == "Livia, “The Prayer”: turn “The Musket” back on Chiara?"
    older = next(a for a in livia.state["actions"] if a["family"] == "pass")
    livia.press(livia.page.locator(f'.chip[data-code="{older["code"]}"]'))
    livia.press(SEAL)
    livia.until(lambda: any(told["event"] == "aimed" for told in livia.told.values()))


def test_like_cards_of_a_common_pile_lie_side_by_side(people: Visitors) -> None:
    """Two stones of the same value came into it: both can be kept by pointing."""
    livia = seated(people, "pool", phone=True)
    tray = livia.page.get_by_role("region", name=livia.say("ui-artigiano-choose-from"))
    expect(tray.locator("[data-card]")).to_have_count(livia.state["view"]["table"]["pool"])
    stones = tray.locator("[data-spot]").filter(has_text="stone 5")
    livia.press(stones.nth(0))
    livia.press(stones.nth(1))
    expect(tray.locator("[aria-pressed=true]")).to_have_count(2)
    livia.press(SEAL)
    livia.until(lambda: livia.state["prompt"]["args"].get("to") != 1)


@pytest.mark.parametrize("phone", [True, False])
def test_cards_in_play_are_chosen_with_their_holders_in_sight(
    people: Visitors, phone: bool
) -> None:
    livia = seated(people, "theirs", phone=phone, language="fr")
    spot(livia, "card-officer").click()
    expect(spot(livia, "card-officer").locator(".mark")).to_have_count(1)
    assert livia.prompt().replace("\xa0", " ") == "Livia, retirer « L’officier » (Bruno) ?"


def test_on_a_phone_the_action_that_may_be_cancelled_is_told_first(people: Visitors) -> None:
    livia = seated(people, "pope-2", phone=True)
    panel, hand = livia.page.locator(".pv").first, livia.page.locator(".hand")
    expect(panel).to_contain_text("The Cannon")
    tops = [place.evaluate("e => e.getBoundingClientRect().top") for place in (panel, hand)]
    assert tops == sorted(tops)
