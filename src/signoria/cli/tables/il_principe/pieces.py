"""The pieces of Il Principe as text: cards, coins, shields. Shapes differ, so that colour is never needed."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from signoria.cli.tables.drawing import Drawing
from signoria.core.errors import Argument
from signoria.games.il_principe.tables import DATA
from signoria.words import say

_board, _cards, _box = (DATA.files[name] for name in ("board", "cards", "components"))
COLOURS: list[str] = _box["color_order"]
CITIES: dict[str, Any] = {row["id"]: row for row in _cards["cities"]}
TOUCHES: dict[str, list[str]] = {row["id"]: row["regions"] for row in _board["cities"]}
REGIONS: list[str] = [row["id"] for row in _board["regions"]]
ROLES: dict[str, Any] = {row["id"]: row for row in _cards["roles"]}
FINAL: dict[str, int] = _box["scoring"]["final"]

SIGNS = {
    "green": ("▲", "g", "green"),
    "white": ("†", "w", ""),
    "red": ("■", "r", "bright_red"),
    "blue": ("◆", "b", "bright_blue"),
    "yellow": ("●", "y", "bright_yellow"),
    "coins": ("○", "c", ""),
    "shields": ("▼", "s", ""),
    "points": ("★", "*", "bold"),
    "to": ("→", ">", "dim"),
    "marker": ("◂", "<", "bold"),
}
Bag = dict[str, int]
Board = dict[str, Any]


class Pieces(Drawing):
    def __init__(self, language: str, plain: bool) -> None:
        super().__init__(SIGNS, language, plain)

    # ---------------------------------------------------------------- things

    def cards(self, bag: Bag) -> Text:
        """`2▲ 1■`; a dash for nothing."""
        parts = [self.signed(bag[colour], colour) for colour in COLOURS if bag.get(colour)]
        return Text(" ").join(parts) if parts else self.nothing()

    def needs(self, city: str, hand: Bag | None) -> Text:
        """`▲ ▲ ■`; in brackets what a hand lacks."""
        signs = []
        for colour, number in CITIES[city]["needs"].items():
            held = number if hand is None else hand.get(colour, 0)
            for card in range(number):
                sign = self.sign(colour)
                signs.append(
                    sign if card < held else Text.assemble(("(", "dim"), sign, (")", "dim"))
                )
        return Text(" ").join(signs)

    def cost(self, city: str, coins: int | None) -> Text:
        """In brackets if the coins do not suffice."""
        cost = CITIES[city]["cost"]
        price = self.signed(cost, "coins")
        if coins is None or coins >= cost:
            return price
        return Text.assemble(("(", "dim"), price, (")", "dim"))

    def gains(self, city: str) -> Text:
        row = CITIES[city]
        return Text.assemble(self.points(row["vp"]), " ", self.signed(row["shields"], "shields"))

    def laid(self, up: int, down: int) -> Text:
        """Cards of a colour before a player: `3 (+1)`, the face-down ones in brackets."""
        if not up and not down:
            return self.nothing()
        return Text.assemble(
            (str(up), "bold" if up else ""), (f" (+{down})" if down else "", "dim")
        )

    # ---------------------------------------------------------------- words

    def say(self, key: str, **args: Argument) -> str:
        return say(f"cli-il_principe-{key}", self.language, **args)

    def name(self, key: str) -> str:
        return say(f"il_principe-name-{key}", self.language)

    def colour(self, colour: str) -> str:
        return say("il_principe-colour", self.language, colour=colour)

    def city(self, city: str) -> str:
        return say("il_principe-city", self.language, city=city)

    def region(self, region: str) -> str:
        return say("il_principe-region", self.language, region=region)

    def role(self, role: str) -> str:
        return say("il_principe-role", self.language, role=role)

    def family(self, family: str | None) -> str:
        return "" if family is None else say("il_principe-family", self.language, family=family)

    def player(self, seat: int) -> str:
        return say("seat-name", self.language, seat=seat + 1)


def standing(boards: list[Board], region: str) -> list[int]:
    """The points that a region would give each player if the game ended now."""
    shields = [board["shields"].get(region, 0) for board in boards]
    points = []
    for mine in shields:
        ahead = len([other for other in shields if other > mine])
        first, second = FINAL["region_first"], FINAL["region_second"]
        points.append(0 if mine == 0 or ahead > 1 else second if ahead else first)
    return points
