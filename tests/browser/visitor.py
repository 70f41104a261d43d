"""A person with a browser: opens pages, reads what the server sends, and acts only as a person can."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket

from signoria.words import say
from tests.browser.advice import advice

CHIPS = {"store", "pay", "white", "resource"}
STEPS = {"produce", "resource", "pay"}  # played as they are picked
LETTERS = {
    "keep": "K", "line": "M", "buy": "B", "produce": "P", "play": "L", "drop": "D", "resource": "R",
    "store": "S", "pay": "Y", "white": "W", "pass": "E",
}  # fmt: skip
SEAL = "[data-seal]"
A_FRAME = "new Promise((seen) => requestAnimationFrame(() => setTimeout(() => setTimeout(seen))))"
CHOICE = "() => JSON.stringify(document.querySelector('[data-asked]')?.dataset ?? null)"


@contextmanager
def gathering(browser: Browser, address: str) -> Iterator[Visitors]:
    """People with a browser each. A page that complains in its console fails the test."""
    here = Visitors(browser, address)
    try:
        yield here
        assert here.complaints == []
    finally:
        here.leave()


class Visitors:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []
        self._here: list[Visitor] = []

    def come(self, language: str = "en", phone: bool = False, **about: Any) -> Visitor:
        about.setdefault(
            "viewport", {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
        )
        about.setdefault("reduced_motion", "reduce")
        context = self.browser.new_context(
            base_url=self.address,
            locale="fr-FR" if language == "fr" else "en-GB",
            has_touch=phone,
            is_mobile=phone,
            **about,
        )
        context.set_default_timeout(60_000)
        visitor = Visitor(context.new_page(), language, phone, self.complaints)
        self._here.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self._here:
            visitor.page.context.close()


class Visitor:
    def __init__(self, page: Page, language: str, phone: bool, complaints: list[str]) -> None:
        self.page, self.language, self.phone = page, language, phone
        self.hello: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.told: dict[int, dict[str, Any]] = {}
        self.by_board = self.by_list = 0
        self._answered: set[int] = set()  # the questions that the page has sent an answer to
        self._asked_in: dict[str, int] = {}
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: (
                complaints.append(line.text) if line.type in ("error", "warning") else None
            ),
        )

    def _listen(self, socket: WebSocket) -> None:
        if "/ws/tables/" in socket.url:
            socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))
            socket.on("framesent", lambda frame: self._note(json.loads(frame)))

    def _note(self, message: dict[str, Any]) -> None:
        if message["t"] == "act":
            self._answered.add(message["asked"])
            self._asked_in[message["cmd_id"]] = message["asked"]

    def _hear(self, message: dict[str, Any]) -> None:
        if message["t"] == "hello":
            if message["table"] != self.hello.get("table"):
                self._answered.clear()
            self.hello = message
        elif message["t"] == "state":
            self.state = message
            self.told.update((told["n"], told) for told in message["told"])
        elif message["t"] == "ack" and not message["ok"]:
            self._answered.discard(self._asked_in.get(message["cmd_id"], -1))

    # ------------------------------------------------------------------ looking

    def say(self, key: str, **args: int | str) -> str:
        """The words on the page, in this person's language."""
        return say(key, self.language, **args)

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def until(self, true: Any, seconds: float = 60) -> None:
        for _ in range(int(seconds * 100)):
            if true():
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"it never came true; asked: {self.state.get('prompt')}")

    def prompt(self) -> str:
        return self.page.locator(".said" if self.phone else ".prompt p").inner_text()

    def settle(self) -> None:
        """List and chronicle are drawn a frame and a task after the board (`later.svelte.ts`): until then the list of
        the question before is there."""
        self.page.evaluate(A_FRAME)

    def chronicle(self) -> list[str]:
        self.settle()
        return self.page.locator(".log p").all_inner_texts()

    @property
    def table(self) -> str:
        return self.page.url.split("/tables/")[1].split("?")[0]

    def over(self) -> bool:
        return bool(self.state.get("over"))

    def my_turn(self) -> bool:
        """Is the question that the server asked last on the page, and not answered yet? Of two
        picks that make one answer the page sends the second one by itself."""
        asked = self.state.get("asked")
        if asked is None or not self.state["actions"]:
            return False
        drawn = self.page.locator(f'[data-asked="{asked}"]').count() == 1
        return drawn and asked not in self._answered

    def wait_for_turn(self) -> None:
        self.until(lambda: self.over() or self.my_turn())
        self.settle()

    # ------------------------------------------------------------------ arriving

    def sit_down(self, company: str, name: str = "Livia") -> None:
        """From the lobby to a table."""
        self.page.goto("/")
        self.page.get_by_label(self.say("ui-lobby-name")).fill(name)
        self.page.get_by_label(self.say("ui-lobby-company")).select_option(company)
        self.press(self.button("ui-lobby-sit"))
        self.page.wait_for_url(re.compile("/tables/"))

    def press(self, what: Locator | str) -> None:
        place = self.page.locator(what) if isinstance(what, str) else what
        if self.phone:
            place.tap()
        else:
            place.click()

    def menu(self, key: str, **args: int | str) -> None:
        """One entry of the table's menu."""
        self.press(self.button("ui-menu"))
        self.press(self.page.get_by_role("dialog").get_by_text(self.say(key, **args), exact=True))

    def hint(self) -> None:
        """Ask for one, and wait until it tells what it rests on."""
        if self.phone:
            self.menu("ui-hint")
        else:
            self.press(self.button("ui-hint"))
        self.page.wait_for_selector("[data-thought]")

    # ------------------------------------------------------------------ acting

    def answer(self, how: Any) -> None:
        """Wait for the question, answer it well; `how` is one of the ways below."""
        self.wait_for_turn()
        if self.over():
            return
        codes = advice(self.state)
        action = next(a for a in self.state["actions"] if a["code"] == codes[0])
        before = self.state["asked"]
        how(codes, action)
        self.until(lambda: self.over() or self.state.get("asked") != before)

    def finish(self, how: Any) -> None:
        while not self.over():
            self.answer(how)
            self.wait_for_turn()
        self.page.wait_for_selector(".fin")

    def _chosen(self) -> str | None:
        return self.page.locator("[data-asked]").get_attribute("data-chosen")

    def _pick(self, what: Locator | str) -> None:
        """Press what changes the choice, and see it changed: a tap becomes a click a moment later."""
        before = self._choice()
        self.press(what)
        self.until(lambda: self._choice() != before)

    def _choice(self) -> tuple[object, ...]:
        return self.page.evaluate(CHOICE), len(self._answered)

    def _seal(self, family: str, many: bool) -> None:
        if many or family not in STEPS:
            self.press(SEAL)

    def by_pointing(self, codes: list[int], action: dict[str, Any]) -> None:
        """On the board: the places that the action lights, then the seal; chips for amounts."""
        family, many = action["family"], len(codes) > 1
        if family in CHIPS:
            for code in codes:
                if many or self._chosen() != str(code):
                    self._pick(f'.chip[data-code="{code}"]')
            self.by_board += 1
            return self._seal(family, many)
        if family == "keep":
            first = action["code"] - action["params"][0]
            view = self.state["view"]
            hand = {int(card[1:]) - 1: card for card in view["boards"][view["viewer"]]["hand"]}
            lights = [f"leader-{hand[code - first]}" for code in codes]
        else:
            lights = action["lights"]
        if family in STEPS:
            lights = lights[:1]
        for light in lights:
            if not many and self._chosen() == str(action["code"]):
                break
            self._turn_to(light)
            self._pick(f'[data-spot="{light}"]')
        if many or family in STEPS or self._chosen() == str(action["code"]):
            self.by_board += 1
            return self._seal(family, many)
        return self.by_list_entry(codes, action)

    def _turn_to(self, light: str) -> None:
        """On a phone: the tab that has this place."""
        if not self.phone:
            return
        tab = {"market": "market", "deck": "cards"}.get(light.split("-", maxsplit=1)[0], "board")
        if not self.page.locator(f'[data-spot="{light}"]').count():
            self.press(f"#tab-{tab}")

    def wait_for_list(self) -> None:
        """The list is drawn a frame after the question."""
        asked = self.page.locator("[data-asked]").first.get_attribute("data-asked")
        self.page.wait_for_selector(f'.acts[data-lists="{asked}"] :is([data-code], [data-family])')

    def by_list_entry(self, codes: list[int], action: dict[str, Any]) -> None:
        """In the list of actions, and nowhere on the board."""
        self.by_list += 1
        page, family = self.page, action["family"]
        if self.phone and not page.locator(".acts").count():
            self.press(self.button("ui-show-list"))
        self.wait_for_list()
        shut = page.locator(f'.acts [data-family="{family}"][aria-expanded=false]')
        if shut.count():
            self.press(shut)
        sent = len(self._answered)
        for code in codes:
            if len(codes) > 1 or self._chosen() != str(code):
                self._pick(f'.acts [data-code="{code}"]')
        if len(self._answered) == sent:  # else it was played as it was picked
            self._seal(family, len(codes) > 1)

    def by_keys(self, codes: list[int], action: dict[str, Any]) -> None:
        """Letters, digits, Enter; Tab where there are more than nine."""
        keyboard, family = self.page.keyboard, action["family"]
        if len(codes) == 1 and self._chosen() == str(codes[0]):
            keyboard.press("Enter")
            return
        if family == "pass":
            keyboard.press("E")
            keyboard.press("Enter")
            return
        self.pick_by_keys(codes, LETTERS[family])
        if len(codes) > 1 or family not in STEPS:
            keyboard.press("Enter")

    def pick_by_keys(self, codes: list[int], letter: str) -> None:
        """The letter of a family that is shut, then the key that stands on each entry."""
        keyboard = self.page.keyboard
        if not self.page.locator(f'.acts [data-code="{codes[0]}"]').count():
            keyboard.press(letter)
        for code in codes:
            entry = f'.acts [data-code="{code}"]'
            self.page.wait_for_selector(entry)
            key = self.page.locator(f"{entry} .key")
            if key.count():
                keyboard.press(key.inner_text())
            else:
                self.tab_to(entry)
                keyboard.press("Enter")

    def tab_to(self, selector: str) -> None:
        for _ in range(150):
            self.page.keyboard.press("Tab")
            if self.page.locator(selector).evaluate("place => place === document.activeElement"):
                return
        raise AssertionError(f"the keyboard does not reach {selector}")
