"""A person at a table of Il Principe: simple plans, carried out by pointing, by keys, or in the list of actions."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.visitor import SEAL, Visitor

COLOURS = ["green", "white", "red", "blue", "yellow"]
LETTERS = {"family": "F", "colour": "O", "build": "B", "lay": "L", "region": "R"}
HIGHEST = 3  # coins this person gives for a lot or a role


def plan(state: dict[str, Any]) -> list[int]:
    """The codes of an answer. The cards of an offer, or the shields of a city, are one answer."""
    actions, kind = state["actions"], state["prompt"]["kind"]
    of = {family: [a for a in actions if a["family"] == family] for family in _families(actions)}
    left = int(state["prompt"]["args"].get("left", 1))
    if kind == "offer":
        hand = state["view"]["boards"][state["view"]["viewer"]]["hand"]
        first = of["colour"][0]["code"] - of["colour"][0]["params"][0]
        cards = [number for number, name in enumerate(COLOURS) for _ in range(hand.get(name, 0))]
        return [first + number for number in cards[:left]]
    if kind in ("bid_lot", "bid_role"):
        cheap = [a["code"] for a in of.get("bid", []) if a["params"][0] < HIGHEST]
        return cheap[:1] or [of["pass"][0]["code"]]
    if kind == "shields":
        regions = [a["code"] for a in of["region"]]
        return [regions[0], regions[-1]] if left > 1 else regions[:1]
    if "build" in of:
        return [of["build"][-1]["code"]]
    if "lay" in of:
        most = max(a["params"][1] for a in of["lay"])
        return [next(a["code"] for a in of["lay"] if a["params"][1] == most)]
    return [actions[0]["code"]]


def _families(actions: list[dict[str, Any]]) -> set[str]:
    return {action["family"] for action in actions}


class Prince:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.by_board = self.by_list = 0

    # ------------------------------------------------------------------ at the table

    def sit_down(self, company: str, name: str = "Livia") -> None:
        """From the lobby to a table of Il Principe."""
        visitor = self.visitor
        self.page.goto("/")
        self.page.get_by_label(visitor.say("ui-lobby-name")).fill(name)
        self.page.locator(".quick select").first.select_option("il_principe")
        self.page.get_by_label(visitor.say("ui-lobby-company")).select_option(company)
        visitor.press(visitor.button("ui-lobby-sit"))
        self.page.wait_for_url(re.compile("/tables/"))

    def answer(self, how: Any) -> None:
        """Wait for the question and answer it; `how` is one of the ways below."""
        visitor = self.visitor
        visitor.wait_for_turn()
        if visitor.over():
            return
        codes = plan(visitor.state)
        family = next(a["family"] for a in visitor.state["actions"] if a["code"] == codes[0])
        before = visitor.state["asked"]
        how(codes, family)
        visitor.until(lambda: visitor.over() or visitor.state.get("asked") != before)

    def finish(self, how: Any) -> None:
        while not self.visitor.over():
            self.answer(how)
            self.visitor.wait_for_turn()
        self.page.wait_for_selector(".fin")

    def lights(self, code: int, family: str) -> str:
        names = {"colour": COLOURS}
        for action in self.visitor.state["actions"]:
            if action["code"] == code and action["lights"]:
                return str(action["lights"][0])
        first = next(a for a in self.visitor.state["actions"] if a["family"] == family)
        return f"{family}-{names[family][code - first['code'] + first['params'][0]]}"

    # ------------------------------------------------------------------ ways to answer

    def by_pointing(self, codes: list[int], family: str) -> None:
        """On the board: the places that the answer lights, then the seal."""
        visitor = self.visitor
        if family in ("bid", "pass"):
            self.at_the_pad(codes, family)
            return
        for code in codes:
            light = self.lights(code, family)
            self._turn_to(light)
            visitor._pick(f'[data-spot="{light}"]')
        if family == "lay" and visitor._chosen() != str(codes[0]):
            visitor._pick(f'.chip[data-code="{codes[0]}"]')
        self.by_board += 1
        visitor.press(SEAL)

    def at_the_pad(self, codes: list[int], family: str) -> None:
        """The buttons of the bid pad: the least raise is proposed; elsewhere pass stands in the list."""
        if self.page.locator("[data-bid]").count():
            self.by_board += 1
            self.visitor.press("[data-bid]" if family == "bid" else "[data-pass]")
        else:
            self.by_entry(codes, family)

    def _turn_to(self, light: str) -> None:
        """On a phone: the tab that has this place."""
        if self.visitor.phone and not self.page.locator(f'[data-spot="{light}"]').count():
            tab = "map" if light.startswith(("region", "city")) else "hand"
            self.visitor.press(f"#tab-{tab}")

    def by_entry(self, codes: list[int], family: str) -> None:
        """In the list of actions, and nowhere on the board."""
        self.by_list += 1
        self.visitor.by_list_entry(codes, {"family": family, "code": codes[0]})

    def by_keys(self, codes: list[int], family: str) -> None:
        """Letters, digits, Enter; Tab where there are more than nine."""
        keyboard, visitor = self.page.keyboard, self.visitor
        if len(codes) == 1 and visitor._chosen() == str(codes[0]):
            keyboard.press("Enter")
            return
        if family == "pass":
            sealed = self.page.locator("[data-bid]").count() == 0  # on the pad P passes at once
            keyboard.press("P")
            if sealed:
                keyboard.press("Enter")
            return
        visitor.pick_by_keys(codes, "B" if family == "bid" else LETTERS[family])
        keyboard.press("Enter")
