"""A person at a table of Renaissance: simple plans, carried out by pointing, by keys, or in the list."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.visitor import SEAL, Visitor

LETTERS = {
    "nation": "N", "version": "V", "stance": "V", "city": "C", "expand": "X", "attack": "A", "from": "F", "build": "B",
    "number": "N", "yellow": "Y", "artist": "R", "banker": "K", "lure": "L", "lend": "L", "hire": "H", "commit": "C",
    "double": "D", "save": "S", "yes": "Y", "pass": "P",
}  # fmt: skip
SLOTS = [
    "pikemen",
    "arquebusiers",
    "knights",
    "cannon",
    "swiss_regiment",
    "condottiere",
]  # what one may lay first
TABS = {"city": "map", "card": "hand", "engaged": "battle", "nation": "battle"}
IN_REACH = """place => {
  const box = place.getBoundingClientRect()
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return place.contains(top) || (place.dataset.spot.startsWith('city-') && !!top?.closest('.world'))
}"""
MODEST = {"lend", "hire", "commit_red"}  # no offers, nobody hired, no red card


class Captain:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.by_board = self.by_list = 0
        self._attacked = 0  # the turn in which this person has attacked last

    # ------------------------------------------------------------------ at the table

    def sit_down(self, company: str, name: str = "Livia") -> None:
        """From the lobby to a table of Renaissance."""
        visitor = self.visitor
        self.page.goto("/")
        self.page.get_by_label(visitor.say("ui-lobby-name")).fill(name)
        self.page.locator(".quick select").first.select_option("renaissance")
        self.page.get_by_label(visitor.say("ui-lobby-company")).select_option(company)
        visitor.press(visitor.button("ui-lobby-sit"))
        self.page.wait_for_url(re.compile("/tables/"))

    def plan(self) -> list[dict[str, Any]]:
        """The actions of an answer: one, or the two cards of an attack."""
        state = self.visitor.state
        actions: list[dict[str, Any]] = state["actions"]
        kind, view = state["prompt"]["kind"], state["view"]
        of: dict[str, list[dict[str, Any]]] = {}
        for action in actions:
            of.setdefault(action["family"], []).append(action)
        if kind == "combat":
            return [self._march(of, view["table"]["turn"])]
        if kind == "commit" and view["table"]["battle"]["attacker"]["seat"] == view["viewer"]:
            return self._two_cards(view, actions)
        if kind in MODEST:
            return [of["pass"][0] if "pass" in of else actions[0]]
        if kind == "buy":
            return [of["number"][min(2, len(of["number"]) - 1)]]
        if kind == "vote":
            return [actions[view["table"]["turn"] % 2]]
        return [next((a for a in actions if a["family"] != "pass"), actions[0])]

    def _march(self, of: dict[str, list[dict[str, Any]]], turn: int) -> dict[str, Any]:
        """One attack a turn, then what yellow cards there are."""
        if "attack" in of and self._attacked != turn:
            self._attacked = turn
            return of["attack"][0]
        peaceful = [a for a in of.get("yellow", []) if a["notation"] != "play ride"]
        return peaceful[0] if peaceful else of["pass"][0]

    def _two_cards(
        self, view: dict[str, Any], actions: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """The two weakest that may attack, as the page offers them."""
        board = view["boards"][view["viewer"]]
        first = actions[0]["code"] - actions[0]["params"][0]
        cards: list[dict[str, Any]] = []
        for slot, kind in enumerate(SLOTS):
            held = board["hand"].get(kind, 0) - board["spent"].get(kind, 0)
            if kind == "condottiere":
                held = min(held, board["ducats"])
            card = {"code": first + slot, "family": "commit", "lights": [f"card-{kind}"]}
            cards += [card] * held
        return cards[:2]

    def answer(self, how: Any) -> None:
        """Wait for the question and answer it; `how` is one of the ways below."""
        visitor = self.visitor
        visitor.wait_for_turn()
        if visitor.over():
            return
        before = visitor.state["asked"]
        how(self.plan())
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

    def by_pointing(self, actions: list[dict[str, Any]]) -> None:
        """On map, cards and sheets; then the seal."""
        visitor, action = self.visitor, actions[0]
        kind, code = visitor.state["prompt"]["kind"], action["code"]
        if visitor._chosen() == str(code):
            visitor.press(SEAL)
        elif kind == "buy":
            self._buy(action)
        elif len(actions) == 1 and self._chip(code):
            visitor._pick(self._chip(code))
            visitor.press(SEAL)
        elif action["lights"] and self._in_reach(action["lights"][0]):
            sent = len(visitor._answered)
            for one in actions:
                self._turn_to(one["lights"][0])
                self._point_at(one["lights"][0])
            if (
                len(visitor._answered) == sent
            ):  # a target that several cities reach needs no seal yet
                visitor.press(SEAL)
        else:
            return self.by_entry(actions)
        self.by_board += 1
        return None

    def _point_at(self, light: str) -> None:
        """A city is meant by its middle, whatever lies on top of it."""
        place, visitor = self.page.locator(f'[data-spot="{light}"]'), self.visitor
        box = place.bounding_box()
        if box is None or not light.startswith("city-"):
            return visitor._pick(place)
        before = visitor._choice()
        point = self.page.touchscreen.tap if visitor.phone else self.page.mouse.click
        point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        visitor.until(lambda: visitor._choice() != before)
        return None

    def _in_reach(self, light: str) -> bool:
        """What lies outside the part of the map that is shown: then the list is quicker than moving it."""
        self._turn_to(light)
        place = self.page.locator(f'[data-spot="{light}"]')
        place.scroll_into_view_if_needed()
        return bool(place.evaluate(IN_REACH))

    def _chip(self, code: int) -> str:
        """A choice beside the question, or one of the two of a vote."""
        for place in (".chip", ".stance"):
            if self.page.locator(f'{place}[data-code="{code}"]').count():
                return f'{place}[data-code="{code}"]'
        return ""

    def _buy(self, action: dict[str, Any]) -> None:
        """So many cards, and a rampart if there is money left for one."""
        self._turn_to("nation-")
        for _ in range(action["params"][0]):
            self.visitor.press("[data-more-cards]")
        site = self.page.locator("[data-buy]:not(:disabled)")
        if site.count():
            self.visitor.press(site.first)
        self.visitor.press(SEAL)

    def _turn_to(self, light: str) -> None:
        """On a phone: the tab that has this place."""
        if self.visitor.phone and not self.page.locator(f'[data-spot="{light}"]').count():
            self.visitor.press(f"#tab-{TABS[light.split('-', maxsplit=1)[0]]}")

    def by_entry(self, actions: list[dict[str, Any]]) -> None:
        """In the list of actions, and nowhere on the board."""
        self.by_list += 1
        self.visitor.by_list_entry([action["code"] for action in actions], actions[0])

    def by_keys(self, actions: list[dict[str, Any]]) -> None:
        """Letters, digits, Enter; Tab where there are more than nine."""
        visitor, codes = self.visitor, [action["code"] for action in actions]
        if visitor._chosen() != str(codes[0]):
            visitor.pick_by_keys(codes, LETTERS[actions[0]["family"]])
        self.page.keyboard.press("Enter")
