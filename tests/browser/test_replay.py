"""Finished games, looked at again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.tables import finished, frames, lend_session
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Guest, Server

DROP = """([place, text]) => {
  const carried = new DataTransfer()
  carried.items.add(new File([text], 'game.jsonl'))
  const drop = new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true })
  document.querySelector(place).dispatchEvent(drop)
}"""


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    return server.guest("Livia")


@pytest.fixture(scope="module")
def game(anna: Guest) -> str:
    return finished(anna, 2)


@pytest.fixture(scope="module")
def last(anna: Guest, game: str) -> int:
    return len(frames(anna, game)) - 1


def expect_moment(livia: Visitor, at: int, last: int) -> None:
    expect(livia.page.locator(".count")).to_have_text(f"{at} / {last}")


@pytest.mark.essential
def test_slider_and_keys(visitors: Visitors, game: str, last: int) -> None:
    livia = visitors.come()
    page = livia.page
    page.goto(f"/replay/{game}")
    expect_moment(livia, 0, last)
    for key, at in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect_moment(livia, at, last)
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    turn = int(page.locator(".count").inner_text().split(" / ")[0])
    assert turn > 1
    page.get_by_label(livia.say("ui-replay-slider")).fill(str(last // 2))
    expect_moment(livia, last // 2, last)
    expect(page).to_have_url(re.compile(rf"/replay/{game}#{last // 2}$"))
    page.get_by_label(livia.say("ui-replay-speed")).select_option("4")
    livia.press(livia.button("ui-replay-play"))
    livia.until(lambda: int(page.locator(".count").inner_text().split(" / ")[0]) > last // 2 + 1)
    livia.press(livia.button("ui-replay-stop"))


def test_a_link_to_a_moment_shows_that_moment(
    visitors: Visitors, anna: Guest, game: str, last: int
) -> None:
    livia = visitors.come("fr", phone=True)
    livia.page.goto(f"/replay/{game}#{last}")
    expect_moment(livia, last, last)
    scores = frames(anna, game)[last]["scores"]
    assert livia.page.locator(".seat .pts").all_inner_texts() == [str(score) for score in scores]


def test_eyes_of_one_seat(visitors: Visitors, game: str, last: int) -> None:
    """Before the Leaders are chosen, all of them are seen with all eyes, and none with a spectator's."""
    livia = visitors.come()
    page = livia.page
    page.goto(f"/replay/{game}")
    expect_moment(livia, 0, last)
    expect(page.locator("[data-spot^=leader-]")).to_have_count(4)
    page.get_by_label(livia.say("ui-replay-as")).select_option("watch")
    expect(page.locator("[data-spot^=leader-]")).to_have_count(0)
    page.get_by_label(livia.say("ui-replay-as")).select_option("1")
    expect(page.locator("[data-spot^=leader-]")).to_have_count(4)


def test_continue_from_here(visitors: Visitors, anna: Guest, game: str, last: int) -> None:
    livia = visitors.come()
    lend_session(anna, livia.page)
    at = next(f["at"] for f in frames(anna, game) if f["at"] > last - 12 and f["waiting"] == [0])
    livia.page.goto(f"/replay/{game}#{at}")
    expect_moment(livia, at, last)
    livia.press(livia.button("ui-replay-continue"))
    livia.page.wait_for_url("**/tables/*")
    livia.wait_for_turn()
    assert livia.state["scores"] == frames(anna, game)[at]["scores"]
    livia.finish(livia.by_pointing)


def test_a_record_is_dropped_on_the_page(
    visitors: Visitors, anna: Guest, game: str, last: int, tmp_path: Path
) -> None:
    record = anna.http.get(f"/api/tables/{game}/record").text
    livia = visitors.come()
    livia.page.goto("/replay")
    livia.page.wait_for_selector(".drop")
    livia.page.evaluate(DROP, [".drop", record])
    expect_moment(livia, 0, last)
    livia.page.keyboard.press("End")
    livia.page.keyboard.press("PageUp")
    livia.press(livia.button("ui-replay-continue"))
    livia.page.wait_for_url("**/tables/*")
    # chosen with the file dialog
    (tmp_path / "game.jsonl").write_text(record)
    livia.page.goto("/replay")
    livia.page.locator("input[type=file]").set_input_files(tmp_path / "game.jsonl")
    expect_moment(livia, 0, last)


def test_a_file_that_is_no_record_is_refused_in_words(visitors: Visitors) -> None:
    livia = visitors.come("fr")
    livia.page.goto("/replay")
    livia.page.wait_for_selector(".drop")
    livia.page.evaluate(DROP, [".drop", "no record"])
    expect(livia.page.get_by_role("alert")).to_be_visible()
    visitors.complaints.clear()  # the browser notes the refusal of the server
