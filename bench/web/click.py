"""From the click on the seal to the changed picture, in a real browser on loopback, as JSON.

    python -m bench.web.click [clicks]

The time runs inside the page: from the click that seals to the first frame after the board has changed. In between
lie the command, the rules, the synced write, the answer, and the drawing. The hand is a person's: it comes to rest on
what it will press, and it leaves the page alone until the picture has changed, so that nothing else is measured.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.chromium import launched, missing
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import serving

WATCH = """() => {
  window.taken = []
  let clicked = null
  addEventListener('click', () => (clicked = performance.now()), { capture: true })
  new MutationObserver(() => {
    const from = clicked
    clicked = null
    if (from === null) return
    // the first task after the frame that draws the change, ahead of the frames of its animations
    const drawn = () => window.taken.push(performance.now() - from)
    requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }))
  }).observe(document.querySelector('[data-asked]'), { attributes: true, attributeFilter: ['data-asked'] })
}"""


def press_calmly(livia: Visitor, what: Locator | str) -> None:
    place = livia.page.locator(what) if isinstance(what, str) else what
    place.hover()
    time.sleep(0.15)
    livia.page.mouse.down()
    time.sleep(0.08)  # nobody lets go within the frame in which he pressed
    livia.page.mouse.up()
    time.sleep(0.25)


def measure(clicks: int) -> list[float]:
    taken: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", SIGNORIA_PACE="0") as server,
        launched() as browser,
    ):
        visitors = Visitors(browser, server.address)
        while len(taken) < clicks:
            livia = visitors.come(reduced_motion="no-preference")
            livia.sit_down("alone")
            livia.wait_for_turn()
            livia.page.evaluate(WATCH)
            livia.press = partial(press_calmly, livia)  # type: ignore[method-assign]
            while not livia.over() and len(taken) < clicks:
                livia.answer(livia.by_list_entry)
                taken += livia.page.evaluate("window.taken.splice(0)")
            visitors.leave()
    return sorted(taken)


def main() -> None:
    if reason := missing():
        sys.exit(reason)
    taken = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 200)

    def part(share: float) -> float:
        return round(taken[min(len(taken) - 1, int(len(taken) * share))], 1)

    about = {"clicks": len(taken), "p50_ms": part(0.5), "p95_ms": part(0.95), "p99_ms": part(0.99)}
    print(json.dumps({**about, "worst_ms": round(taken[-1], 1), "load": os.getloadavg()[0]}))


if __name__ == "__main__":
    main()
