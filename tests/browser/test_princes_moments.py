"""Moments of Princes in a real browser: targets, wars, offers, orders, and windows to react."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import BRUNO, LIVIA, lay
from tests.browser.stage import opened, seated
from tests.browser.visitor import SEAL, Visitor, Visitors
from tests.web.server import Server


@pytest.fixture
def server(ready: None, tmp_path: Path) -> Iterator[Server]:
    with opened(tmp_path / "tables.db", lay) as running:
        yield running


FROZEN: dict[str, int | str] = {
    "stage": "frozen",
    "prize": "flo_lorenzo_medici",
    "least": 17,
    "currency": "gold",
}


def funds(visitor: Visitor, seat: int) -> tuple[int, int]:
    board = visitor.state["view"]["boards"][seat]
    return board["gold"], board["influence"]


def heard(visitor: Visitor, event: str) -> list[dict[str, object]]:
    return [told for told in visitor.told.values() if told["event"] == event]


def test_a_war_is_declared_by_pointing_at_two_towers(visitors: Visitors) -> None:
    """What is chosen so far shows, and every step can be taken back."""
    livia = seated(visitors, "livia", "turn")
    livia.wait_for_turn()
    livia.press('[data-spot="city-rome"]')
    asked = livia.say("ui-princes-attack-whom", city="rome")
    expect(livia.page.locator(".prompt p")).to_contain_text(asked)
    expect(livia.page.locator(SEAL)).to_have_count(0)
    livia.press('[data-spot="city-milan"]')
    expect(livia.page.locator(SEAL)).to_be_visible()
    livia.page.keyboard.press("Escape")  # the defender again
    expect(livia.page.locator(".prompt p")).to_contain_text(asked)
    livia.page.keyboard.press("Escape")
    expect(livia.page.locator('[data-spot="city-rome"].sel')).to_have_count(0)
    livia.press('[data-spot="city-rome"]')
    livia.press('[data-spot="city-venice"]')
    livia.press(SEAL)
    livia.until(lambda: bool(heard(livia, "war_declared")))
    expect(livia.page.locator(".war")).to_be_visible()
    assert heard(livia, "war_declared")[0]["city"] == 3


def test_a_theft_is_aimed_at_a_name(visitors: Visitors) -> None:
    """The tile, then the victim, who is called by his name and not by a number."""
    livia = seated(visitors, "livia", "turn")
    livia.wait_for_turn()
    livia.press('[data-spot="treachery-steal_influence"]')
    expect(livia.page.locator('.acts [aria-expanded=true][data-family="steal"]')).to_be_visible()
    expect(livia.page.locator(".acts .sub")).to_contain_text("Bruno")
    livia.press(livia.page.locator(".seat").nth(BRUNO))  # a seat that may be aimed at
    livia.press(SEAL)
    livia.until(lambda: bool(heard(livia, "stolen")))
    assert funds(livia, LIVIA) == (23, 9)


@pytest.mark.essential
def test_an_offer_is_made_and_accepted(visitors: Visitors) -> None:
    livia, bruno = (
        seated(visitors, "livia", "bargain"),
        seated(visitors, "bruno", "bargain", "fr", phone=True),
    )
    page = livia.page
    livia.press("[data-bargain]")
    livia.press(f'[data-to="{BRUNO}"]')
    gold, influence = livia.say("princes-name-gold"), livia.say("princes-name-influence")
    page.get_by_role("spinbutton", name=gold).first.fill("3")
    page.get_by_role("spinbutton", name=influence).last.fill("2")
    page.locator(".bargain .note").fill("and no veto")
    livia.press("[data-send]")
    offer = bruno.page.locator(f'[data-offer="{LIVIA}-{BRUNO}-0"]')
    expect(offer).to_contain_text("and no veto")
    bruno.press(offer.locator("[data-answer=accept]"))
    livia.until(lambda: bool(heard(livia, "traded")))
    assert (funds(livia, LIVIA), funds(livia, BRUNO)) == ((20, 9), (34, 3))
    expect(page.locator("[data-offer]")).to_have_count(0)


def test_banking_works_at_any_time(visitors: Visitors) -> None:
    """In the middle of an auction, with one press."""
    livia = seated(visitors, "livia", "bid")
    livia.wait_for_turn()
    livia.press(livia.page.locator(".bank button").nth(2))
    livia.until(lambda: bool(heard(livia, "banked")))
    assert funds(livia, LIVIA) == (20, 10)
    expect(livia.page.locator(".bank button")).to_have_count(0)


def test_a_sealed_order_bids_on_by_itself(visitors: Visitors) -> None:
    livia, bruno = seated(visitors, "livia", "bid", phone=True), seated(visitors, "bruno", "bid")
    livia.wait_for_turn()
    livia.press("[data-amount]")
    for digit in "20":
        livia.press(livia.page.locator(".digit", has_text=digit).first)
    livia.press("[data-up-to]")
    bruno.wait_for_turn()  # Livia has bid 16 by now
    assert bruno.state["prompt"]["args"]["least"] == 17
    bruno.page.keyboard.press("+")
    bruno.until(lambda: bruno.state["view"]["auction"]["highest"] == 18)
    assert bruno.page.locator("[data-order]").count() == 0
    expect(livia.page.locator("[data-order]")).to_contain_text("20")
    bruno.wait_for_turn()
    bruno.page.keyboard.press("p")
    livia.until(lambda: bool(heard(livia, "won")))
    assert "flo_lorenzo_medici" in livia.state["view"]["boards"][LIVIA]["tiles"]


def test_a_chosen_bid_is_on_the_pad_until_another_is_written(visitors: Visitors) -> None:
    """One button of wax: the seal, then that of the pad."""
    livia = seated(visitors, "livia", "bid")
    livia.wait_for_turn()
    page = livia.page
    wax, written = page.locator(".btn.main:visible"), page.locator("[data-amount]")
    livia.wait_for_list()
    livia.press('.acts [data-family="amount"]')
    livia.press(page.locator(".acts .sub [data-code]").nth(1))
    expect(page.locator(".prompt p")).to_contain_text("bid 17 gold?")
    expect(written).to_have_attribute("data-amount", "17")
    expect(wax).to_have_attribute("data-seal", "")
    livia.press(livia.button("ui-bid-more"))
    expect(written).to_have_attribute("data-amount", "18")
    expect(wax).to_have_attribute("data-bid", "")
    livia.press(wax)
    livia.until(lambda: livia.state["view"]["auction"]["highest"] == 18)


def test_to_pass_takes_nothing_out_of_the_purse(visitors: Visitors) -> None:
    livia = seated(visitors, "livia", "bid")
    livia.wait_for_turn()
    leaving = livia.page.locator("dd em:visible")
    expect(leaving).to_have_text("−16")
    drop = next(a["code"] for a in livia.state["actions"] if a["family"] == "pass")
    livia.press(f'.acts [data-code="{drop}"]')
    expect(leaving).to_have_count(0)


def test_a_bidder_is_frozen_before_the_bid(visitors: Visitors) -> None:
    livia = seated(visitors, "livia", "freeze")
    livia.wait_for_turn()
    livia.page.keyboard.press("f")  # it can hit one bidder only, who is chosen with that
    expect(livia.page.locator(".chip", has_text="Bruno")).to_have_attribute("aria-pressed", "true")
    livia.press(SEAL)
    livia.until(lambda: livia.state["view"]["auction"]["frozen"] == [BRUNO])
    frozen = livia.say("ui-princes-bidder", state="frozen")
    expect(livia.page.locator(f'[data-bidder="{BRUNO}"]')).to_contain_text(frozen)
    livia.wait_for_turn()
    livia.press("[data-bid]")
    livia.until(lambda: livia.state["view"]["auction"]["highest"] == 16)
    bruno = seated(visitors, "bruno", "freeze", "fr")
    bruno.wait_for_turn()  # he has a tile in hand, and may still freeze somebody before he passes
    assert bruno.prompt().endswith(bruno.say("ui-princes-prompt-bid", **FROZEN))
    assert not bruno.page.locator("[data-bid]").count()


def test_no_veto_for_the_decade_is_one_press(visitors: Visitors) -> None:
    """An answer for all windows of a kind; nobody else sees it."""
    livia = seated(visitors, "livia", "veto", "fr", phone=True)
    livia.wait_for_turn()
    expect(livia.page.locator(".chip").first).to_be_visible()
    livia.press("[data-never=decade]")
    expect(livia.page.locator('[data-order="veto"]')).to_be_visible()
    livia.until(lambda: livia.state["asked"] is None)


def test_a_troop_is_bribed_and_the_dice_are_shown(visitors: Visitors) -> None:
    livia = seated(visitors, "livia", "bribe")
    livia.wait_for_turn()
    livia.press('[data-spot="bribe-1-cavalry"]')
    livia.press(SEAL)
    livia.until(lambda: bool(heard(livia, "bribed")))
    livia.wait_for_turn()  # nothing is left but to go on
    livia.press(SEAL)
    bruno = seated(visitors, "bruno", "bribe")
    bruno.wait_for_turn()
    bruno.press(SEAL)
    livia.until(lambda: bool(heard(livia, "attacked")))
    if livia.my_turn():  # a war that is over gives way to one's turn; its line lays it out again
        livia.press("[data-last-war]")
    expect(livia.page.locator(".clash").first).to_be_visible()
    expect(livia.page.locator(".clash .die").first).to_have_attribute("aria-label", "5")


def test_the_dice_are_rolled_again(visitors: Visitors) -> None:
    livia = seated(visitors, "livia", "reroll")
    livia.wait_for_turn()
    livia.press(livia.page.locator(".chip").first)
    livia.until(lambda: livia._chosen() is not None)
    livia.press(SEAL)
    livia.until(lambda: bool(heard(livia, "rerolled")))
