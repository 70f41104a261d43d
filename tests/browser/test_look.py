"""Every screen, in both languages, lights and sizes: no fault of accessibility, nothing too small or too wide."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from signoria.web.pages import STATIC
from tests.browser import stage
from tests.browser.inspecting import AXE, SMALL, faults
from tests.browser.stage import Scene
from tests.browser.tables import finished, in_the_middle, lend_session
from tests.browser.visitor import Visitor, Visitors, gathering
from tests.games.masters.positions import ALL_CARDS, board, position
from tests.web.server import Guest, Server

MOST_SCRIPT = 80_000
GAMES = sorted(path.parent.name for path in AXE.parents[2].glob("src/games/*/face.ts"))


@pytest.fixture(scope="module")
def anna(server: Server) -> Guest:
    return server.guest("Livia")


@pytest.fixture(scope="module")
def places(anna: Guest) -> dict[str, str]:
    """Where each screen is."""
    over = finished(anna, 3)
    table = in_the_middle(anna, 3)
    return {
        "lobby": "/",
        "room": f"/tables/{anna.table('me', 'open', 'bot:greedy')}",
        "leaders": f"/tables/{anna.table('me', 'bot:greedy')}",
        "table": f"/tables/{table}",
        "chosen": f"/tables/{table}",
        "menu": f"/tables/{table}",
        "board of another": f"/tables/{table}",
        "alone": f"/tables/{in_the_middle(anna, 1, 0.4)}",
        "score": f"/tables/{over}",
        "replay": f"/replay/{over}#60",
        "drop": "/replay",
    }


SCREENS = [
    "lobby", "room", "leaders", "table", "chosen", "menu", "board of another", "alone", "score", "replay", "drop",
]  # fmt: skip
READY = {"lobby": ".quick", "room": ".room", "score": ".fin .chart", "drop": ".drop"}


def open_screen(livia: Visitor, name: str, places: dict[str, str]) -> None:
    page = livia.page
    page.goto(places[name])
    page.wait_for_selector(READY.get(name, "[data-spot]"))
    page.evaluate("document.fonts.ready.then(() => null)")  # other letters, other widths
    if name == "chosen":
        livia.wait_for_turn()
        # where nothing else is legal the market is the open family already
        livia.press(livia.page.locator("[data-spot^=market-]:is(.may, .can)").first)
        page.wait_for_selector("[data-seal]")
    elif name == "menu":
        livia.press(livia.button("ui-menu"))
    elif name == "board of another":
        livia.press(page.locator(".seat").nth(1))
        page.wait_for_selector("dialog")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [390, 1280])
def test_no_serious_fault_of_accessibility(
    visitors: Visitors, anna: Guest, places: dict[str, str], language: str, width: int
) -> None:
    assert AXE.exists(), "axe-core is missing: cd ui && npm ci"
    livia = visitors.come(language, phone=width < 500, viewport={"width": width, "height": 844})
    lend_session(anna, livia.page)
    found = []
    for name in SCREENS:
        open_screen(livia, name, places)
        livia.page.evaluate(AXE.read_text())
        found += [f"{name}: {fault}" for fault in faults(livia)]
        livia.page.emulate_media(color_scheme="dark")
        found += [f"{name}, dark: {fault}" for fault in faults(livia)]
        livia.page.emulate_media(color_scheme="light")
        if name == "chosen":
            livia.page.keyboard.press("Escape")
    assert found == []


def test_targets_for_thumbs_and_no_sideways_scroll(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    livia = visitors.come("fr", phone=True, viewport={"width": 360, "height": 740})
    lend_session(anna, livia.page)
    found = []
    for name in SCREENS:
        open_screen(livia, name, places)
        tabs = (
            livia.page.get_by_role("tab").all() if name in ("table", "alone", "replay") else [None]
        )
        for tab in tabs:
            if tab is not None:
                tab.tap()
            found += [f"{name}: {target}" for target in livia.page.evaluate(SMALL)]
            if (wide := livia.page.evaluate("document.documentElement.scrollWidth")) > 360:
                found.append(f"{name} is {wide} wide")
    assert found == []


def test_the_desk_fits_a_small_laptop(
    visitors: Visitors, anna: Guest, places: dict[str, str]
) -> None:
    livia = visitors.come(viewport={"width": 1280, "height": 800})
    lend_session(anna, livia.page)
    for name in ("table", "alone", "leaders"):
        open_screen(livia, name, places)
        assert livia.page.evaluate("document.documentElement.scrollHeight") <= 800, name


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_fullest_board_fits_the_desk(browser: Browser, tmp_path: Path, language: str) -> None:
    """Three cards on a slot, and two Leaders who say in two lines each what they do."""
    slot = [ALL_CARDS[f"green {level}"][0] for level in ("I", "II", "III")]
    livia = board(slots=[slot, [], []], in_play=["L13", "L14"])

    def lay(database: Path) -> None:
        stage.lay(database, ["livia", "bruno"], {"full": Scene(position(boards=[livia]))})

    with (
        stage.opened(tmp_path / "tables.db", lay) as server,
        gathering(browser, server.address) as visitors,
    ):
        page = stage.seated(visitors, "livia", "full", language).page
        page.wait_for_selector("[data-spot]")
        page.evaluate("document.fonts.ready.then(() => null)")
        for width, height in ((1440, 900), (1440, 861), (1440, 800), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollHeight") == height, width


@pytest.mark.essential
@pytest.mark.parametrize("game", GAMES)
def test_the_script_of_a_table_is_small(game: str) -> None:
    """Of a game under way: the room before it and the score sheet after it come when they are needed."""
    manifest = json.loads((STATIC / "manifest.json").read_text())
    found: set[str] = set()

    def follow(name: str) -> None:
        chunk = manifest[name]
        if chunk["file"] in found:
            return
        found.add(chunk["file"])
        for other in chunk.get("imports", []):
            follow(other)

    follow("table.html")
    follow(f"src/games/{game}/face.ts")
    scripts = [(STATIC / file).read_bytes() for file in found if file.endswith(".js")]
    assert sum(len(gzip.compress(script)) for script in scripts) <= MOST_SCRIPT
