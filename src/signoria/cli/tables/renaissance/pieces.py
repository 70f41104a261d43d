"""The pieces of Renaissance as text: cities with their owners and walls, cards, ducats, points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.text import Text

from signoria.cli.tables.drawing import Drawing
from signoria.cli.tables.renaissance.land import CITIES, PROVINCES, Land
from signoria.core.errors import Argument
from signoria.games.renaissance.tables import DATA
from signoria.words import say

CARDS: dict[str, Any] = {row["id"]: row for row in DATA.files["cards"]["card"]}
NATIONS: list[str] = [row["id"] for row in DATA.files["components"]["nation"]]

SIGNS = {
    "ducats": ("○", "d", "bright_yellow"),
    "points": ("★", "*", "bold"),
    "garrison": ("·", ".", ""),
    "rampart": ("□", "+", ""),
    "fortress": ("■", "#", ""),
    "mountain": ("▴", "^", "dim"),
    "marsh": ("▾", "_", "dim"),
    "port": ("≈", "~", "bright_blue"),
    "palace": ("⌂", "@", "bold"),
    "artist": ("★", "*", "bold"),
    "plundered": ("!", "!", "bright_red"),
    "times": ("×", "x", "dim"),
    "to": ("→", ">", "dim"),
    "marker": ("◂", "<", "bold"),
}
# The figure says it all; who sees colours finds the cities of a player sooner.
OWNERS = [
    "bright_red",
    "bright_blue",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
]
View = dict[str, Any]
Board = dict[str, Any]


class Pieces(Drawing):
    """`width`: of the terminal, or of the part of it that the map has."""

    def __init__(self, language: str, plain: bool, width: int) -> None:
        super().__init__(SIGNS, language, plain)
        self.width = width

    def row_of(self, parts: Sequence[Text], before: int) -> Text:
        """Things side by side, none of them broken, where `before` columns are taken."""
        return self.packed(parts, self.dot(), self.width - before) if parts else self.nothing()

    # ---------------------------------------------------------------- cities

    def city_sign(self, land: Land, city: str) -> Text:
        """`4■Milan▾⌂★!`: owner and walls, name, ground, palace with its artist, plundered."""
        owner = land.owners.get(city)
        if owner is None:
            text = Text(f"  {self.short_city(city)}", style="dim")
        else:
            style = OWNERS[owner]
            text = Text.assemble((str(owner + 1), f"bold {style}"), self.sign(land.level(city)))
            text.append(self.short_city(city), style=style)
        return text.append_text(self.ground(city)).append_text(self.buildings(land, city))

    def mention(self, land: Land, city: str) -> Text:
        """The same in a line of text, where a free city needs no room for an owner."""
        text = self.city_sign(land, city)
        return text if city in land.owners else text[2:]

    def ground(self, city: str) -> Text:
        """`▴≈`: mountain or marsh, port."""
        row, text = CITIES[city], Text()
        if row["terrain"] != "plain":
            text.append_text(self.sign(row["terrain"]))
        return text.append_text(self.sign("port")) if row["port"] else text

    def buildings(self, land: Land, city: str) -> Text:
        """`⌂★!`: a palace, the artist in it, and whether the city is plundered."""
        marks = [
            name
            for name, there in (
                ("palace", city in land.palaces),
                ("artist", city in land.artists),
                ("plundered", city in land.plundered),
            )
            if there
        ]
        return Text().join([self.sign(mark) for mark in marks])

    def cities(self, names: Iterable[str]) -> str:
        return ", ".join(map(self.short_city, names))

    # ---------------------------------------------------------------- cards and money

    def ducats(self, number: int) -> Text:
        return self.signed(number, "ducats")

    def card_with_points(self, card: str) -> Text:
        """`Cannon 6`: a troop with its combat points."""
        text = Text(self.card(card))
        if points := CARDS[card].get("value_pc"):
            text.append(f" {points}", style="bold")
        return text

    def cards(self, bag: dict[str, int], before: int) -> Text:
        """The cards of a hand, equal ones together."""
        parts = []
        for kind in CARDS:
            if number := bag.get(kind, 0):
                times = Text.assemble(" ", self.sign("times"), str(number))
                parts.append(self.card_with_points(kind) + (times if number > 1 else Text()))
        return self.packed(parts, Text(", "), self.width - before) if parts else self.nothing()

    # ---------------------------------------------------------------- words

    def say(self, key: str, **args: Argument) -> str:
        return say(f"cli-renaissance-{key}", self.language, **args)

    def word(self, kind: str, value: str) -> str:
        """What the game calls a thing: ("level", "rampart"), ("way", "sea")…"""
        return say(f"renaissance-{kind}", self.language, **{kind: value})

    def short_city(self, city: str) -> str:
        return self.say("city", city=city, name=self.word("city", city))

    def province(self, province: str) -> str:
        """Its name, short enough for a map."""
        return self.say("province", province=province)

    def province_of(self, city: str) -> str:
        return self.province(CITIES[city]["province"])

    def progress(self, land: Land, city: str, seat: int, more: int = 0) -> str:
        """`Emilia 1/2`: how many cities of its province a player has, or would have."""
        cities = PROVINCES[CITIES[city]["province"]]["cities"]
        mine = len([one for one in cities if land.owners.get(one) == seat])
        return f"{self.province_of(city)} {mine + more}/{len(cities)}"

    def card(self, card: str) -> str:
        return self.word("card", card)

    def slot(self, name: str) -> str:
        """A card as it fills a slot: hired ones and Milan's own are no cards of a hand."""
        if name in ("hired", "power"):
            return say(f"renaissance-slot-{name}", self.language)
        return self.card(name)

    def nation(self, nation: str | None) -> str:
        return "" if nation is None else self.word("nation", nation)

    def player(self, seat: int) -> str:
        return say("seat-name", self.language, seat=seat + 1)

    def called(self, view: View, seat: int) -> str:
        return self.say("you") if seat == view["viewer"] else self.player(seat)
