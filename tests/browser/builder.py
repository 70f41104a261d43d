"""A person at a table of Artigiano: simple plans, carried out by pointing, by keys, or in the list of actions."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.visitor import SEAL, Visitor

LETTERS = {
    "place": "B", "act": "A", "special": "S", "stock": "K", "mission": "M", "card": "C", "cell": "L",
    "seat": "W", "side": "W", "slot": "O", "flank": "F", "double": "X", "yes": "Y", "discard": "D", "pass": "P",
}  # fmt: skip
LIKED = ["place", "special", "act", "mission", "card", "cell", "seat", "side", "slot", "flank"]
LET_BE = {"offer", "swap", "rearrange", "follow", "drop", "cancel", "answer"}


def plan(state: dict[str, Any]) -> dict[str, Any]:
    """Build whatever fits; play and store the rest; haggle with nobody."""
    actions = [a for a in state["actions"] if a["family"] != "claim"]
    of = {a["family"]: a for a in reversed(actions)}
    if state["prompt"]["kind"] in LET_BE and "pass" in of:
        return dict(of["pass"])
    return dict(next((of[family] for family in LIKED if family in of), actions[0]))


class Builder:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.by_board = self.by_list = 0

    # ------------------------------------------------------------------ at the table

    def sit_down(self, company: str, *options: str, name: str = "Livia") -> None:
        """From the lobby to a table, with options of the game ticked."""
        visitor = self.visitor
        self.page.goto("/")
        self.page.get_by_label(visitor.say("ui-lobby-name")).fill(name)
        self.page.locator(".quick select").first.select_option("artigiano")
        self.page.get_by_label(visitor.say("ui-lobby-company")).select_option(company)
        for option in options:
            self.page.get_by_label(visitor.say(f"ui-artigiano-option-{option}")).check()
        visitor.press(visitor.button("ui-lobby-sit"))
        self.page.wait_for_url(re.compile("/tables/"))

    def answer(self, how: Any) -> None:
        """Wait for the question and answer it; `how` is one of the ways below."""
        visitor = self.visitor
        visitor.wait_for_turn()
        if visitor.over():
            return
        before = visitor.state["asked"]
        how(plan(visitor.state))
        visitor.until(lambda: visitor.over() or visitor.state.get("asked") != before)

    def finish(self, how: Any) -> None:
        while not self.visitor.over():
            self.answer(how)
            self.visitor.wait_for_turn()
        self.page.wait_for_selector(".fin")

    # ------------------------------------------------------------------ ways to answer

    def by_pointing(self, action: dict[str, Any]) -> None:
        """On the board: the place that the answer lights, then the seal."""
        visitor, code = self.visitor, str(action["code"])
        if visitor._chosen() != code and not self._has_none(action):
            if action["lights"]:
                self._point(action["lights"][0])
                self.by_board += 1
            self._pick_more("[data-spot].can")
            if visitor._chosen() != code and not self._picks():
                self._way(action)
        visitor.press(SEAL)

    def _picks(self) -> str:
        """What is picked of an answer that has several parts."""
        return self.page.locator("[data-asked]").get_attribute("data-picks") or ""

    def _has_none(self, action: dict[str, Any]) -> bool:
        """Several may be picked, or none, which can be sealed at once."""
        return action["family"] == "pass" and self.page.locator(SEAL).count() == 1

    def _pick_more(self, places: str) -> None:
        """An answer of several parts is whole when it can be sealed."""
        while self._picks() and not self.page.locator(SEAL).count():
            self.visitor._pick(self.page.locator(places).first)

    def _point(self, light: str) -> None:
        place = self.page.locator(f'[data-spot="{light}"]').first
        if self.visitor.phone and not place.count():
            self._turn_to(light)
        if self.page.locator(f'[data-spot="{light}"]').count():
            self.visitor._pick(place)

    def _turn_to(self, light: str) -> None:
        """On a phone: the tab that has this place."""
        tabs = {"card": "hand", "cell": "castle", "stoc": "castle", "miss": "missions"}
        self.visitor.press(f"#tab-{tabs.get(light[:4], 'others')}")

    def _way(self, action: dict[str, Any]) -> None:
        """What no place stands for, or stands for with something else: a chip beside the question."""
        chip = self.page.locator(f'.chip[data-code="{action["code"]}"]')
        if chip.count():
            self.visitor._pick(chip)
        elif self.visitor.phone and action["family"] == "pass":
            self.visitor._pick(self.page.locator(".go .btn:not(.quiet):not(.main)").last)
        else:
            self.in_the_list(action)

    def in_the_list(self, action: dict[str, Any]) -> None:
        entry = f'.acts [data-code="{action["code"]}"]'
        if self.visitor.phone and not self.page.locator(".acts").count():
            self.visitor.press(self.visitor.button("ui-show-list"))
        self.visitor.wait_for_list()
        if not self.page.locator(entry).count():
            self.visitor.press(f'.acts [data-family="{action["family"]}"]')
        self.visitor._pick(entry)
        self.by_list += 1

    def by_entry(self, action: dict[str, Any]) -> None:
        """In the list of actions, and nowhere on the board."""
        if self.visitor._chosen() != str(action["code"]) and not self._has_none(action):
            self.in_the_list(action)
            self._pick_more(".acts [data-code]:not(.pick)")
        self.visitor.press(SEAL)

    def by_keys(self, action: dict[str, Any]) -> None:
        """Letters, digits, Enter; Tab where there are more than nine."""
        keyboard, code = self.page.keyboard, action["code"]
        if self._has_none(action):
            keyboard.press("Enter")
            return
        if self.visitor._chosen() != str(code):
            entry = f'.acts [data-code="{code}"]'
            if action["family"] == "pass":
                keyboard.press("P")
            else:
                if not self.page.locator(entry).count():
                    keyboard.press(LETTERS[action["family"]])
                self.page.wait_for_selector(entry)
                if self.visitor._chosen() != str(code):
                    self._digit(code, entry)
                while self._picks() and not self.page.locator(SEAL).count():
                    more = self.page.locator(".acts [data-code]:not(.pick)").first
                    other = int(more.get_attribute("data-code") or 0)
                    self._digit(other, f'.acts [data-code="{other}"]')
        if not self._picks():
            self.page.wait_for_selector(f'[data-chosen="{code}"]')
        keyboard.press("Enter")

    def _digit(self, code: int, entry: str) -> None:
        shown: list[int] = self.page.eval_on_selector_all(
            ".acts .sub [data-code], .acts .flat:only-child [data-code]",
            "entries => entries.map(entry => Number(entry.dataset.code))",
        )
        if code in shown[:9]:
            self.page.keyboard.press(str(shown.index(code) + 1))
        else:
            self.visitor.tab_to(entry)
            self.page.keyboard.press("Enter")
