"""Looking at screens with a rule and with axe: nothing unreadable, too small for a thumb, or out of sight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "ui/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SMALL = """() => [...document.querySelectorAll('button, a, input, select')]
  .filter(e => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.unseen'))
  .map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
  .filter(([_, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([html, box]) => `${html} ${box.width} x ${box.height}`)"""

Show = Callable[[str], None]  # brings the screen of that name


def faults(livia: Visitor) -> list[str]:
    """What axe calls serious or critical."""
    run = "rules => axe.run({ runOnly: rules, resultTypes: ['violations'], preload: false })"
    found: dict[str, Any] = livia.page.evaluate(run, TAGS)
    return [
        f"{fault['impact']} {fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
    ]


def tabs(livia: Visitor) -> list[Locator | None]:
    """On a phone each tab is a screen of its own."""
    return [*livia.page.get_by_role("tab").all()] or [None]


def faults_of(livia: Visitor, names: Iterable[str], show: Show, tabbed: str) -> list[str]:
    """Those of all screens by day and by candle; of the one that is `tabbed` behind every tab."""
    found = []
    for name in names:
        show(name)
        livia.page.evaluate(AXE.read_text())
        for tab in tabs(livia) if name == tabbed else [None]:
            if tab is not None:
                livia.press(tab)
            for light in ("dark", "light"):
                livia.page.emulate_media(color_scheme=light)
                found += [f"{name}, {light}: {fault}" for fault in faults(livia)]
    return found


def too_small_or_wide(livia: Visitor, names: Iterable[str], show: Show, width: int) -> list[str]:
    """Targets that a thumb misses, and screens that must be scrolled sideways."""
    found = []
    for name in names:
        show(name)
        for tab in tabs(livia):
            if tab is not None:
                livia.press(tab)
            found += [f"{name}: {target}" for target in livia.page.evaluate(SMALL)]
            wide = livia.page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                found.append(f"{name} is {wide} wide")
    return found


def out_of_sight(livia: Visitor, names: Iterable[str], show: Show, places: str) -> list[str]:
    """Screens that do not fit a small laptop (1280 x 800), and places on them that lie below its edge."""
    found = []
    for name in names:
        show(name)
        page = livia.page
        if (high := page.evaluate("document.documentElement.scrollHeight")) > 800:
            found.append(f"{name} is {high} high")
        if (wide := page.evaluate("document.documentElement.scrollWidth")) > 1280:
            found.append(f"{name} is {wide} wide")
        for place in page.locator(places).all():
            if place.evaluate("place => place.getBoundingClientRect().bottom") > 800:
                found.append(f"{name}: {place.get_attribute('data-spot')}")
    return found
