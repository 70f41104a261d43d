"""What Artigiano promises before the seal is what then happens: castles, exchanges, rearrangements; and every question
names the card that asks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.cli.tables.artigiano.pieces import Pieces
from tests.browser.test_artigiano_moments import moments as moments
from tests.browser.test_artigiano_moments import people as people
from tests.browser.test_artigiano_moments import seated, spot
from tests.browser.visitor import SEAL, Visitor, Visitors
from tests.games.artigiano.positions import GAME, kinds

PIECES = Pieces(GAME, "en", True)


def side(livia: Visitor, number: int) -> dict[str, Any]:
    found: dict[str, Any] = livia.state["view"]["sides"][number]
    return found


def values(livia: Visitor) -> list[int]:
    view = livia.state["view"]
    return [PIECES.worth(view, number) for number in range(len(view["sides"]))]


def point(livia: Visitor, places: str) -> None:
    """Places of the board one after the other, or a flank; "!" seals what was pointed at so far."""
    for place in places.split():
        if place == "!":
            before = livia.state["asked"]
            livia.press(SEAL)
            livia.until(lambda asked=before: livia.state["asked"] != asked)
            continue
        livia.wait_for_turn()
        if place in ("left", "right"):
            livia.press(livia.page.locator(".chip").nth(int(place == "right")))
        else:
            spot(livia, place).click()


def promised(livia: Visitor) -> list[tuple[int, int]]:
    """The rows of the panel: what castles are worth, and what they will be."""
    rows = [row.split() for row in livia.page.locator(".pv .r:not(.move) b").all_inner_texts()]
    return sorted((int(before), int(after)) for before, after in rows)


@pytest.mark.parametrize(
    ("scene", "places", "castles"),
    [
        pytest.param("turn", "card-foundation-4", 1, id="build"),
        pytest.param("steal", "cell-1-8", 2, id="pillage"),
        pytest.param("bargain", "cell-0-5 cell-1-4", 2, id="bargain"),
        pytest.param("cannon", "cell-1-8", 1, id="cannon"),
        pytest.param("formation", "cell-2-0 cell-2-2", 1, id="two-at-once"),
        pytest.param("landslide", "cell-0-1", 1, id="landslide-and-blacksmith"),
        pytest.param("ruse", "left", 1, id="left-flank"),
        pytest.param("ruse-2", "right", 1, id="right-flank"),
        pytest.param("vestibule", "card-tile-4", 1, id="vestibule"),
        pytest.param("lintel", "card-foundation-4", 1, id="lintel"),
        pytest.param("special", "cell-1-8", 1, id="master-at-arms"),
        pytest.param("provost", "cell-1-8", 1, id="provost"),
        pytest.param("roofer", "card-tile-4", 1, id="roofer"),
        pytest.param("roofer-2", "card-tile-4 ! cell-0-4", 1, id="roofer-cell"),
        pytest.param("renovator", "cell-0-6 ! card-stone-5", 1, id="renovator"),
    ],
)
def test_castles_become_worth_what_was_promised(
    people: Visitors, scene: str, places: str, castles: int
) -> None:
    livia = seated(people, scene, viewport={"width": 1280, "height": 800})
    before = values(livia)
    point(livia, places)
    rows = promised(livia)
    assert len(rows) == castles
    pending = scene == "roofer" and "!" not in places  # the cell is asked next
    point(livia, "! cell-0-4 !" if pending else "!")
    if scene == "formation":  # sent one after the other
        livia.until(lambda: livia.state["prompt"]["kind"] != "lose")
    after = values(livia)
    changed = [(old, new) for old, new in zip(before, after) if old != new]
    assert rows == sorted(changed)


def test_a_rearrangement_is_drawn_before_it_is_done(people: Visitors) -> None:
    """Lifted in any order, then laid: the castle shows each stone where it will stand."""
    livia = seated(people, "plan")
    old = list(side(livia, 0)["cells"])
    point(livia, "cell-0-7 cell-0-3 cell-0-2 !")
    livia.wait_for_turn()
    assert livia.state["prompt"]["args"] == {"laying": 1}
    spot(livia, "cell-0-3").click()
    expect(livia.page.locator(".pv .move")).to_have_count(1)
    expect(spot(livia, "cell-0-3").locator(".v")).to_have_text("2")
    point(livia, "!")  # for the other two there is one cell each, which is chosen by itself
    expect(livia.page.locator(".pv .move")).to_have_count(2)
    drawn = [spot(livia, f"cell-0-{cell}").locator(".v").inner_text() for cell in (2, 3)]
    for _ in range(2):
        livia.wait_for_turn()
        point(livia, "!")
    now = side(livia, 0)["cells"]
    assert (now[2], now[3]) == (old[3], old[2])
    assert drawn == [str(PIECES.value(livia.state["view"], 0, cell)) for cell in (2, 3)]


@pytest.mark.parametrize(
    ("scene", "places", "theirs"),
    [
        ("sin", "give-siege give-stone-1 take-foundation-4 twin-take-1", None),
        ("revelation", "take-tile-4 give-siege", 1),
    ],
)
def test_an_exchange_of_stocks_is_told_before(
    people: Visitors, scene: str, places: str, theirs: int | None
) -> None:
    livia = seated(people, scene)
    stock = kinds(side(livia, 0)["stock"])
    named = [place.split("-", 1) for place in places.split()]
    gives = [kind for way, kind in named if way == "give"]
    takes = [kind for way, kind in named if way == "take"]
    takes += takes * ("twin" in places)
    point(livia, places)
    panel = livia.page.locator(".pv").last
    for kind in {*gives, *takes}:
        called = (
            livia.say("artigiano-title", title=kind) if kind == "siege" else kind.replace("-", " ")
        )
        expect(panel).to_contain_text(called)
    point(livia, "!")
    for kind in gives:
        stock.remove(kind)
    assert sorted(kinds(side(livia, 0)["stock"])) == sorted(stock + takes)
    if theirs is not None:
        assert any(told["event"] == "stocks_swapped" for told in livia.told.values())


def test_an_offer_is_one_gesture(people: Visitors) -> None:
    livia = seated(people, "square")
    point(livia, "give-tile-4 give-foundation-4")
    assert livia.page.locator(SEAL).count() == 0  # nothing is wanted for it yet
    point(livia, "take-espionage")
    livia.press(SEAL)
    livia.until(lambda: any(told["event"] == "offer_asks" for told in livia.told.values()))
    gives = [told for told in livia.told.values() if told["event"] == "offer_gives"]
    assert len(gives) == 2


@pytest.mark.parametrize(
    ("scene", "places", "gone"),
    [
        ("cleaver", "card-tile-4 card-foundation-4", 2),
        ("grave", "card-tile-4 card-foundation-4 twin-card-1", 3),
        ("cloister", "card-tile-4 card-stone-5", 2),
        ("smuggling", "card-tile-4 card-foundation-4", 2),
    ],
)
def test_several_cards_are_picked_in_any_order(
    people: Visitors, scene: str, places: str, gone: int
) -> None:
    livia = seated(people, scene)
    held = livia.state["view"]["players"][0]["in_hand"]
    point(livia, places)
    expect(livia.page.locator("[data-card] [aria-pressed=true]")).to_have_count(gone)
    livia.press(SEAL)
    livia.until(lambda: livia.state["view"]["players"][0]["in_hand"] == held - gone)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("scene", "title", "who"),
    [
        ("landslide", "landslide", "Bruno"),
        ("ruse", "ruse", "Bruno"),
        ("cleaver", "cleaver", "Bruno"),
        ("siege", "siege", "Bruno"),
        ("confessional", "confessional", "Bruno"),
        ("cannon", "cannon", "Bruno"),
        ("steal", "pillage", "Bruno"),
        ("bargain", "bargain", "Bruno"),
        ("lintel", "lintel", ""),
        ("sin", "sin", ""),
        ("pope", "cannon", "Bruno"),
        ("offered", "village-square", "Bruno"),
    ],
)
def test_a_question_names_the_card_that_asks_and_whom_it_is_about(
    people: Visitors, scene: str, title: str, who: str, language: str
) -> None:
    livia = seated(people, f"{scene}-asked", language=language)
    asked = livia.prompt()
    assert livia.say("artigiano-title", title=title) in asked
    assert who in asked
    assert "{" not in asked


def test_what_a_chosen_cell_leads_to_is_the_question(people: Visitors) -> None:
    livia = seated(people, "steal-asked")
    spot(livia, "cell-1-8").click()
    assert livia.prompt() == "Livia, carry off “tile 4” from Bruno?"
