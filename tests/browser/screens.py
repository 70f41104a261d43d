"""The pictures of the README, taken from a real server: `python -m tests.browser.screens` (needs Pillow)."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

from tests.browser import campaign, castles
from tests.browser.chromium import launched, missing
from tests.browser.prince import Prince
from tests.browser.scenes import lay
from tests.browser.stage import seated
from tests.browser.tables import finished, in_the_middle, lend_session
from tests.browser.visitor import Visitor, Visitors
from tests.web.server import Guest, serving

FOLDER = Path(__file__).parents[2] / "docs" / "screens"


def take(livia: Visitor, name: str) -> None:
    livia.page.mouse.move(2, 2)
    livia.page.wait_for_timeout(1_500)  # pieces have landed, traces have faded
    path = FOLDER / f"{name}.png"
    livia.page.screenshot(path=path)
    # 256 colours chosen from the picture itself, dithered: gradients stay smooth, the file is a third
    picture = Image.open(path).convert("RGB")
    palette = picture.quantize(256, Image.Quantize.MEDIANCUT, kmeans=2)
    picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def come(visitors: Visitors, guest: Guest, address: str, **about: object) -> Visitor:
    livia = visitors.come(**about)  # type: ignore[arg-type]
    lend_session(guest, livia.page)
    livia.page.goto(address)
    return livia


def at_a_choice(visitors: Visitors, guest: Guest) -> str:
    """A table in the middle of a game, where several cards may be bought and something may be produced."""
    livia = visitors.come()
    lend_session(guest, livia.page)
    for attempt in range(10):
        table = f"/tables/{in_the_middle(guest, 3, 0.4 + attempt % 5 * 0.05)}"
        livia.state = {}
        livia.page.goto(table)
        for step in range(40):
            livia.answer(livia.by_list_entry)
            livia.wait_for_turn()
            families = [action["family"] for action in livia.state["actions"]]
            if step > 7 and families.count("buy") > 1 and "produce" in families:
                return table
    raise AssertionError("ten games without such a choice")


def at_an_auction(visitors: Visitors, guest: Guest) -> str:
    """A table of Il Principe in its fourth round, some lots sold, and somebody has bid before Livia."""
    visitor = visitors.come()
    lend_session(guest, visitor.page)
    livia = Prince(visitor)
    for _ in range(10):
        seats = ["me", *["bot:greedy"] * 3]
        table = f"/tables/{guest.post('/api/tables', game='il_principe', seats=seats)['id']}"
        visitor.state = {}
        visitor.page.goto(table)
        while not visitor.over():
            visitor.wait_for_turn()
            prompt, view = visitor.state["prompt"], visitor.state["view"]
            if prompt and prompt["kind"] == "bid_lot" and view["table"]["round"] >= 4:
                lots, cards = view["table"]["lots"], view["boards"][0]["in_hand"]
                if prompt["args"]["highest"] and 2 <= len(lots) <= 3 and cards > 4:
                    return table
            livia.answer(livia.by_entry)
    raise AssertionError("ten games without such an auction")


def choose(livia: Visitor) -> None:
    """A card is chosen and not yet bought."""
    livia.wait_for_turn()
    if livia.phone:
        livia.press("#tab-cards")
    livia.press(livia.page.locator("[data-spot^=deck-].may").last)


def main() -> None:
    if reason := missing():
        sys.exit(reason)
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.db", SIGNORIA_PACE="0") as server,
        launched() as browser,
    ):
        visitors = Visitors(browser, server.address)
        guest = server.guest("Livia")
        for name in ("Bruno", "Chiara"):
            server.guest(name).table("me", "open", "open")
        over = finished(guest, 3)
        table = at_a_choice(visitors, guest)
        desk = {"viewport": {"width": 1440, "height": 900}}
        take(come(visitors, guest, "/", **desk), "lobby")
        for name, scheme in (("table", "light"), ("table-dark", "dark")):
            livia = come(visitors, guest, table, color_scheme=scheme, **desk)
            choose(livia)
            take(livia, name)
        livia = come(visitors, guest, table, viewport={"width": 1280, "height": 800})
        choose(livia)
        if "--more" in sys.argv:
            take(livia, "laptop")
        phone = come(visitors, guest, table, phone=True, device_scale_factor=2)
        choose(phone)
        take(phone, "phone")
        livia = come(visitors, guest, f"/tables/{over}", **desk)
        livia.page.wait_for_selector(".fin .chart svg")
        take(livia, "score")
        auction = at_an_auction(visitors, guest)
        for name, scheme in (("il_principe", "light"), ("il_principe-dark", "dark")):
            livia = come(visitors, guest, auction, color_scheme=scheme, **desk)
            livia.wait_for_turn()
            take(livia, name)
        phone = come(visitors, guest, auction, phone=True, device_scale_factor=2)
        phone.wait_for_turn()
        phone.press("#tab-map")
        take(phone, "il_principe-phone")
    princes()


def princes() -> None:
    """An auction of Princes by day and by candle, a war, and a turn on the phone, in French."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        lay(database)
        with serving(database, SIGNORIA_PACE="0") as server, launched() as browser:
            visitors = Visitors(browser, server.address)
            desk: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
            for name, scene, scheme in (
                ("princes", "bid", "light"),
                ("princes-dark", "bid", "dark"),
                ("princes-war", "bribe", "light"),
            ):
                livia = seated(visitors, "livia", scene, color_scheme=scheme, **desk)
                livia.wait_for_turn()
                take(livia, name)
            phone = seated(visitors, "livia", "turn", "fr", phone=True, device_scale_factor=2)
            phone.wait_for_turn()
            take(phone, "princes-phone")
    renaissance()


def renaissance() -> None:
    """A battle of Renaissance by day and by candle, purchases in French, and the map on the phone."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        campaign.lay(database)
        with serving(database, SIGNORIA_PACE="0") as server, launched() as browser:
            visitors = Visitors(browser, server.address)
            desk: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
            for name, scene, scheme, language in (
                ("renaissance", "double", "light", "en"),
                ("renaissance-dark", "double", "dark", "en"),
                ("renaissance-buy", "buy", "light", "fr"),
            ):
                livia = seated(visitors, "livia", scene, language, color_scheme=scheme, **desk)
                livia.wait_for_turn()
                take(livia, name)
            phone = seated(visitors, "livia", "combat", phone=True, device_scale_factor=2)
            phone.wait_for_turn()
            phone.press("#tab-map")
            take(phone, "renaissance-phone")
    artigiano()


def artigiano() -> None:
    """A pillage of Artigiano by day and by candle, and a turn on the phone, in French."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        castles.lay(database)
        with serving(database, SIGNORIA_PACE="0") as server, launched() as browser:
            visitors = Visitors(browser, server.address)
            desk: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
            for name, scheme in (("artigiano", "light"), ("artigiano-dark", "dark")):
                livia = seated(visitors, "livia", "steal", color_scheme=scheme, **desk)
                livia.wait_for_turn()
                livia.press('[data-spot="cell-1-8"]')
                take(livia, name)
            phone = seated(visitors, "livia", "turn", "fr", phone=True, device_scale_factor=2)
            phone.wait_for_turn()
            phone.press('[data-spot="card-pillage-st5"]')
            take(phone, "artigiano-phone")


if __name__ == "__main__":
    main()
