"""A person at a table of Princes of the Renaissance: simple plans, carried out by pointing, by keys, or in the list."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.visitor import SEAL, Visitor

LETTERS = {
    "family": "F", "city_tile": "C", "event": "E", "pope": "O", "war": "W", "buy": "B", "treachery": "T",
    "disband": "D", "steal": "S", "raid": "R", "lucrezia": "L", "alfonso": "A", "start_war": "W", "amount": "B",
    "freeze": "F", "tile": "D", "city": "C", "veto": "V", "league": "L", "bribe": "B", "yes": "Y",
}  # fmt: skip
# What this person does in one turn after the other, if it is possible; then events, so that the game ends.
TURNS = ["buy", "city_tile", "war", "treachery", "event", "buy", "pope", "war", "city_tile"]
CHIPS = {"payment", "alfonso", "reroll", "veto", "league"}
MOST = {"gold": 16, "influence": 3}
TABS = {"city": "cities", "tile": "cities", "family": "house", "own": "house", "treachery": "house"}


def plan(state: dict[str, Any], turn: int) -> dict[str, Any]:
    """The action of an answer."""
    actions: list[dict[str, Any]] = state["actions"]
    kind, args = state["prompt"]["kind"], state["prompt"]["args"]
    of: dict[str, list[dict[str, Any]]] = {}
    for action in actions:
        of.setdefault(action["family"], []).append(action)
    if kind == "turn":
        power = next((f for f in ("steal", "raid", "lucrezia", "alfonso") if f in of), None)
        wanted = TURNS[turn] if turn < len(TURNS) else "event"
        return of[power or (wanted if wanted in of else "event")][0]
    if kind == "bid":
        bids, limit = of.get("amount", []), MOST[args["currency"]]
        if "freeze" in of:
            return of["freeze"][0]
        if bids and (args["least"] <= limit or "pass" not in of):
            return bids[0]
        return of["pass"][0]
    if kind in ("after", "veto"):
        return of["pass"][0]
    return next((a for a in actions if a["family"] not in ("pass", "bank")), actions[0])


class Condottiere:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.by_board = self.by_list = 0
        self.turns = -1

    # ------------------------------------------------------------------ at the table

    def sit_down(self, company: str, name: str = "Livia", negotiation: str = "off") -> None:
        """From the lobby to a table of Princes."""
        visitor = self.visitor
        self.page.goto("/")
        self.page.get_by_label(visitor.say("ui-lobby-name")).fill(name)
        self.page.locator(".quick select").first.select_option("princes")
        self.page.get_by_label(visitor.say("ui-lobby-company")).select_option(company)
        bargaining = self.page.get_by_label(visitor.say("ui-princes-option-negotiation"))
        bargaining.select_option(negotiation)
        visitor.press(visitor.button("ui-lobby-sit"))
        self.page.wait_for_url(re.compile("/tables/"))

    def answer(self, how: Any) -> None:
        """Wait for the question and answer it; `how` is one of the ways below."""
        visitor = self.visitor
        visitor.wait_for_turn()
        if visitor.over():
            return
        if visitor.state["prompt"]["kind"] == "turn":
            self.turns += 1
        action = plan(visitor.state, self.turns)
        before = visitor.state["asked"]
        how(action)
        visitor.until(lambda: visitor.over() or visitor.state.get("asked") != before)

    def until_asked(self, *kinds: str) -> None:
        """Plays on, through the list, until one of these questions comes."""
        self.visitor.wait_for_turn()
        while not self.visitor.over() and self.visitor.state["prompt"]["kind"] not in kinds:
            self.answer(self.by_entry)
            self.visitor.wait_for_turn()

    def finish(self, how: Any) -> None:
        while not self.visitor.over():
            self.answer(how)
            self.visitor.wait_for_turn()
        self.page.wait_for_selector(".fin")

    # ------------------------------------------------------------------ ways to answer

    def by_pointing(self, action: dict[str, Any]) -> None:
        """On the board: the places that the answer lights, one after the other, then the seal."""
        visitor, family = self.visitor, action["family"]
        kind = visitor.state["prompt"]["kind"]
        if family == "amount" and kind == "bid":
            self.by_board += 1
            visitor.press("[data-bid]")
        elif family == "pass" and self.page.locator("[data-pass]").count():
            self.by_board += 1
            visitor.press("[data-pass]")
        elif kind in CHIPS and self.page.locator(f'.chip[data-code="{action["code"]}"]').count():
            self.by_board += 1
            visitor._pick(f'.chip[data-code="{action["code"]}"]')
            visitor.press(SEAL)
        elif action["lights"] and visitor._chosen() != str(action["code"]):
            self.by_board += 1
            for light in action["lights"]:
                self._turn_to(light)
                visitor._pick(self._place(light, action))
            visitor.press(SEAL)
        else:
            self.by_entry(action)

    def _place(self, light: str, action: dict[str, Any]) -> str:
        """Players are aimed at with the chips beside the question."""
        if light.startswith("seat-"):
            return f'.chip[data-code="{action["code"]}"]'
        return f'[data-spot="{light}"]'

    def _turn_to(self, light: str) -> None:
        """On a phone: the tab that has this place."""
        kind = light.split("-", maxsplit=1)[0]
        shown = self.page.locator(f'[data-spot="{light}"]').count() > 0
        if self.visitor.phone and kind != "seat" and not shown:
            self.visitor.press(f"#tab-{TABS.get(kind, 'market')}")

    def by_entry(self, action: dict[str, Any]) -> None:
        """In the list of actions, and nowhere on the board."""
        self.by_list += 1
        self.visitor.by_list_entry([action["code"]], action)

    def by_keys(self, action: dict[str, Any]) -> None:
        """Letters, digits, Enter; Tab where there are more than nine."""
        keyboard, visitor = self.page.keyboard, self.visitor
        code, family = action["code"], action["family"]
        if visitor._chosen() == str(code):
            keyboard.press("Enter")
            return
        pad = self.page.locator("[data-bid]").count() > 0
        if family == "pass":
            keyboard.press("P")  # on the pad it passes at once
            if not pad:
                keyboard.press("Enter")
            return
        if family == "amount" and pad:
            keyboard.press("+")  # the smallest raise
            return
        visitor.pick_by_keys([code], LETTERS[family])
        keyboard.press("Enter")
