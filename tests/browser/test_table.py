"""One table, whatever happens to it: reloads, restarts, second thoughts, people who come and go."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from signoria.words import say
from tests.browser.inspecting import AXE, faults
from tests.browser.tables import finished_by_two, in_the_middle, lend_session
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Server, serving


def begin_alone(visitors: Visitors, company: str = "alone") -> Visitor:
    """In the first turn, the Leaders chosen."""
    livia = visitors.come()
    livia.sit_down(company)
    while not livia.state or livia.state["view"]["table"]["turn"] == 0 or not livia.my_turn():
        livia.answer(livia.by_pointing)
        livia.wait_for_turn()
    return livia


def take_a_line(livia: Visitor) -> None:
    """The first line of the market whose marbles have to be stored, so that the turn stays open."""
    livia.press('[data-spot="market-row-1"]')
    livia.press("[data-seal]")
    livia.until(lambda: livia.my_turn() and livia.state["prompt"]["kind"] != "turn")


def two_at_a_table(visitors: Visitors, server: Server) -> tuple[Visitor, Visitor]:
    anna, bruno = server.guest("Livia"), server.guest("Bruno")
    table = anna.table("me", "open")
    bruno.post(f"/api/tables/{table}/sit", seat=1)
    anna.post(f"/api/tables/{table}/start")
    pair = visitors.come(), visitors.come("fr", phone=True)
    for guest, visitor in zip((anna, bruno), pair):
        lend_session(guest, visitor.page)
        visitor.page.goto(f"/tables/{table}")
        visitor.page.wait_for_selector("[data-spot]")
    return pair


@pytest.mark.essential
def test_reload_in_mid_turn(visitors: Visitors) -> None:
    livia = begin_alone(visitors)
    take_a_line(livia)
    before = livia.prompt(), livia.chronicle(), livia.state["actions"], livia.state["view"]
    livia.state = {}
    livia.page.reload()
    livia.wait_for_turn()
    expect(livia.page.locator(".log p").first).to_be_visible()
    assert (
        livia.prompt(),
        livia.chronicle(),
        livia.state["actions"],
        livia.state["view"],
    ) == before
    livia.answer(livia.by_pointing)


@pytest.mark.essential
def test_restart_of_the_server_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    """The power fails between a choice and its seal: the page says so, keeps the seal, and goes on by itself."""
    with serving(tmp_path / "tables.db", SIGNORIA_PACE="0") as first:
        visitors = Visitors(browser, first.address)
        livia = begin_alone(visitors)
        take_a_line(livia)
        story, asked = livia.chronicle(), livia.state["asked"]
        first.kill()
        expect(livia.page.get_by_text(livia.say("ui-reconnecting"))).to_be_visible()
        assert livia.page.locator("[data-spot]").count() > 20  # the board stays
        livia.press("[data-seal]")
    with serving(tmp_path / "tables.db", first.port, SIGNORIA_PACE="0"):
        expect(livia.page.get_by_text(livia.say("ui-reconnecting"))).to_be_hidden(timeout=20_000)
        livia.until(lambda: livia.state["asked"] != asked)  # sealed once, after the restart
        livia.wait_for_turn()
        assert livia.chronicle()[-len(story) + 1 :] == story[1:]
        livia.answer(livia.by_pointing)
        visitors.leave()


def test_taking_back_and_playing_again(visitors: Visitors) -> None:
    livia = begin_alone(visitors)
    before = livia.chronicle()
    market = livia.page.locator("[data-spot^=market-]").all_inner_texts()
    take_a_line(livia)
    livia.until(lambda: len(livia.chronicle()) == len(before) + 1)
    taken = livia.chronicle()
    livia.press(livia.button("ui-undo"))
    livia.until(lambda: livia.state["prompt"]["kind"] == "turn" and livia.my_turn())
    livia.until(lambda: livia.chronicle() == before)
    assert livia.page.locator("[data-spot^=market-]").all_inner_texts() == market
    livia.press(livia.button("ui-redo"))
    livia.until(lambda: livia.state["prompt"]["kind"] != "turn" and livia.my_turn())
    livia.until(lambda: livia.chronicle() == taken)
    livia.page.keyboard.press(
        "Escape"
    )  # what the game proposes is let go first, then the step is taken back
    livia.page.keyboard.press("Escape")
    livia.until(lambda: livia.state["prompt"]["kind"] == "turn")


def test_a_hint_proposes_and_does_not_play(visitors: Visitors) -> None:
    livia = begin_alone(visitors)
    asked = livia.state["asked"]
    livia.press(livia.button("ui-hint"))
    expect(livia.page.locator("[data-seal]")).to_be_visible()
    assert livia.state["asked"] == asked
    livia.press("[data-seal]")
    livia.until(lambda: livia.state["asked"] != asked)


@pytest.mark.essential
def test_a_hint_tells_what_it_rests_on(visitors: Visitors, server: Server) -> None:
    """Up to three lines of play, in both languages, on a desk and on a small phone, until the question changes."""
    guest = server.guest("Livia")
    table = in_the_middle(guest, 2, 0.3)
    small = visitors.come("fr", phone=True, viewport={"width": 360, "height": 740})
    for livia in (small, visitors.come()):
        lend_session(guest, livia.page)
        livia.page.goto(f"/tables/{table}")
        livia.wait_for_turn()
        thoughts = livia.page.get_by_role("region", name=livia.say("ui-hint-thoughts"))
        expect(thoughts).to_have_count(0)
        livia.hint()
        expect(thoughts).to_be_visible()
        rows = thoughts.get_by_role("button")
        assert 2 <= rows.count() <= 3
        expect(rows.first).to_have_attribute("aria-pressed", "true")
        expect(rows.first).to_have_attribute("data-thought", livia._chosen() or "")
        expect(rows.first).to_contain_text("%")
        assert livia.page.evaluate("document.documentElement.scrollWidth") <= (
            360 if livia.phone else 1440
        )
        livia.page.evaluate(AXE.read_text())
        for light in ("dark", "light"):
            livia.page.emulate_media(color_scheme=light)
            assert faults(livia) == []
    livia.tab_to("[data-thought] >> nth=1")
    livia.page.keyboard.press("Enter")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(rows.nth(1)).to_have_attribute("data-thought", livia._chosen() or "")
    asked = livia.state["asked"]
    livia.press("[data-seal]")
    livia.until(lambda: livia.state["asked"] != asked)
    expect(thoughts).to_have_count(0)


def test_why_something_cannot_be_done(visitors: Visitors) -> None:
    livia = begin_alone(visitors)
    # nobody can pay for it in the first turn
    livia.page.locator('[data-spot="deck-green-III"]').click(force=True)
    expect(livia.page.locator(".tip")).to_contain_text("(")
    assert livia.state["prompt"]["kind"] == "turn"


def test_pause_by_menu(visitors: Visitors, server: Server) -> None:
    livia, bruno = two_at_a_table(visitors, server)
    livia.menu("ui-pause")
    expect(bruno.page.locator(".said")).to_have_text(bruno.say("ui-paused"))
    bruno.until(lambda: not bruno.state["actions"])
    bruno.menu("ui-resume")
    bruno.wait_for_turn()
    livia.wait_for_turn()


def test_a_bot_plays_for_somebody_away_and_hands_the_seat_back(
    visitors: Visitors, server: Server
) -> None:
    livia, bruno = two_at_a_table(visitors, server)
    address = bruno.page.url
    bruno.page.goto("about:blank")
    livia.until(lambda: not livia.hello["seats"][1]["present"])
    livia.menu("ui-let-bot-play", name="Bruno")
    livia.until(lambda: livia.hello["seats"][1]["bot"] == "greedy")
    for _ in range(3):
        livia.answer(livia.by_pointing)
    livia.wait_for_turn()  # Bruno's seat has played meanwhile
    bruno.page.goto(address)
    bruno.page.wait_for_selector("[data-spot]")
    bruno.menu("ui-take-back", name="Bruno")
    livia.until(lambda: livia.hello["seats"][1]["bot"] is None)
    bruno.until(lambda: not bruno.page.get_by_role("dialog").count())
    while not bruno.my_turn():
        livia.answer(livia.by_pointing)
        livia.until(lambda: livia.my_turn() or bruno.my_turn())
    bruno.answer(bruno.by_pointing)


def test_chat_is_plain_text(visitors: Visitors, server: Server) -> None:
    livia, bruno = two_at_a_table(visitors, server)
    said = "Ciao <b>Bruno</b> <img src=x onerror=alert(1)>"
    livia.page.get_by_label(livia.say("ui-chat-say")).fill(said)
    livia.page.keyboard.press("Enter")
    bruno.press("#tab-chronicle")
    expect(bruno.page.get_by_role("log")).to_contain_text(said)
    bruno.page.get_by_label(bruno.say("ui-chat-say")).fill("Ça va ?")
    bruno.press(bruno.button("ui-chat-send"))
    expect(livia.page.get_by_role("log")).to_contain_text("Bruno Ça va ?")


def test_a_spectator_sees_the_board_and_no_secret(visitors: Visitors, server: Server) -> None:
    livia, _ = two_at_a_table(visitors, server)
    zeno = visitors.come()
    zeno.page.goto(f"/tables/{livia.table}")
    zeno.page.wait_for_selector("[data-spot]")
    expect(zeno.page.get_by_text(zeno.say("ui-watching"))).to_be_visible()
    assert zeno.page.locator("[data-spot^=leader-]").count() == 0
    assert zeno.page.locator(".may, .can, .sel, [data-seal]").count() == 0
    hand = livia.state["view"]["boards"][0]["hand"]
    assert len(hand) == 4
    assert not any(json.dumps(card) in json.dumps(zeno.state) for card in hand)
    livia.answer(livia.by_pointing)
    zeno.until(lambda: zeno.state["waiting"] == livia.state["waiting"])


def test_rematch(visitors: Visitors, server: Server) -> None:
    table, *guests = finished_by_two(server)
    pair = visitors.come(), visitors.come(phone=True)
    for guest, visitor in zip(guests, pair):
        lend_session(guest, visitor.page)
        visitor.page.goto(f"/tables/{table}")
        visitor.press(visitor.button("ui-sheet-again"))
        visitor.until(lambda visitor=visitor: table not in visitor.page.url)
    one, two = pair
    assert one.table == two.table
    for visitor in pair:
        visitor.page.wait_for_selector("[data-spot], .room")


def test_language_and_light_change_without_a_reload(visitors: Visitors, server: Server) -> None:
    anna = server.guest("Livia")
    livia = visitors.come()
    lend_session(anna, livia.page)
    livia.page.goto(f"/tables/{in_the_middle(anna, 3)}")
    livia.answer(livia.by_pointing)
    livia.wait_for_turn()
    page = livia.page
    page.evaluate("window.same = true")
    english, chronicle = livia.prompt(), livia.chronicle()
    page.locator(".speak[lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("region", name=say("ui-prompt", "fr"))).to_be_visible()
    assert livia.prompt() != english
    assert livia.chronicle() != chronicle
    page.get_by_role("button", name=say("ui-theme-candle", "fr")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.locator(".speak[lang=en]").click()
    livia.until(lambda: livia.prompt() == english)
    assert livia.chronicle() == chronicle
    assert page.evaluate("window.same")
    page.reload()
    livia.wait_for_turn()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")  # and it is remembered


def test_a_seat_for_whoever_comes_first_is_offered_in_the_lobby(visitors: Visitors) -> None:
    livia, bruno = visitors.come(), visitors.come("fr", phone=True)
    livia.sit_down("anybody")
    livia.page.wait_for_selector(".room")
    bruno.page.goto("/")
    bruno.press(bruno.page.locator(f'a[href="/tables/{livia.table}"]'))
    bruno.page.get_by_label(bruno.say("ui-lobby-name")).fill("Bruno")
    bruno.press(bruno.button("ui-sit-here"))
    livia.press(livia.button("ui-start"))
    livia.wait_for_turn()
    bruno.wait_for_turn()


def test_how_well_bots_play_is_chosen_for_all_and_for_one(visitors: Visitors) -> None:
    livia = visitors.come()
    page = livia.page
    page.goto("/")
    page.get_by_label(livia.say("ui-lobby-company")).select_option("mixed")
    page.get_by_label(livia.say("ui-lobby-level")).select_option("random")
    livia.press(livia.button("ui-lobby-sit"))
    page.wait_for_selector(".room")
    livia.until(lambda: [seat["bot"] for seat in livia.hello["seats"]] == [None, None, "random"])
    seat = page.get_by_label(livia.say("ui-seat-for", number=2))
    seat.select_option("bot:greedy")
    livia.until(
        lambda: [seat["bot"] for seat in livia.hello["seats"]] == [None, "greedy", "random"]
    )
    livia.press(livia.button("ui-start"))
    livia.wait_for_turn()
