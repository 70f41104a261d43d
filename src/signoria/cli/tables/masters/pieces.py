"""The pieces of Masters as text: resources, cards, Leaders. Shapes differ, so that colour is never needed."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from signoria.cli.tables.drawing import Drawing
from signoria.core.errors import Argument
from signoria.games.masters.tables import DATA
from signoria.words import say

BOARD, _cards = DATA.files["board"], DATA.files["cards"]
CARDS: dict[str, Any] = {row["id"]: row for row in _cards["development"]}
LEADERS: dict[str, Any] = {row["id"]: row for row in _cards["leader"]}
RESOURCES = [row["id"] for row in BOARD["resource"] if row["storable"]]
LEVELS = ["I", "II", "III"]

SIGNS = {
    "coin": ("●", "c", "bright_yellow"),
    "stone": ("■", "s", "grey66"),
    "servant": ("▲", "v", "magenta"),
    "shield": ("▼", "d", "bright_blue"),
    "faith": ("†", "+", "bright_red"),
    "white": ("○", "o", ""),
    "any": ("?", "?", "bold"),
    "points": ("★", "*", "bold"),
    "to": ("→", ">", "dim"),
    "free": ("·", ".", "dim"),
    "left": ("◂", "<", "dim"),
    "up": ("▴", "^", "dim"),
}
INKS = {"green": "green", "blue": "bright_blue", "yellow": "bright_yellow", "purple": "magenta"}


class Pieces(Drawing):
    def __init__(self, language: str, plain: bool) -> None:
        super().__init__(SIGNS, language, plain)

    # ---------------------------------------------------------------- things

    def goods(self, amounts: dict[str, int], tight: bool = False) -> Text:
        """`2● 1■`; a dash for nothing."""
        order = [*RESOURCES, "any", "faith"]
        parts = [Text.assemble(str(amounts[n]), self.sign(n)) for n in order if amounts.get(n)]
        return Text("" if tight else " ").join(parts) if parts else self.nothing()

    def production(self, effect: dict[str, Any], tight: bool = False) -> Text:
        arrow = Text.assemble(" ", self.sign("to"), " ")
        taken, given = self.goods(effect["input"], tight), self.goods(effect["output"], tight)
        return Text.assemble(taken, arrow, given)

    def card_name(self, name: str) -> Text:
        return Text(name, style=f"bold {INKS[CARDS[name]['color']]}")

    def card(self, name: str) -> Text:
        """A Development card in one line: points, cost, production."""
        card = CARDS[name]
        line = Text.assemble(self.card_name(name), " ", self.points(card["vp"]), "  ")
        line.append_text(self.goods(card["cost"])).append("  ")
        return line.append_text(self.production(card["effect"]))

    def leader(self, name: str, with_condition: bool = False) -> Text:
        row = LEADERS[name]
        line = Text.assemble((name, "bold"), " ", self.points(row["vp"]), "  ", self._power(row))
        if with_condition:
            line.append(f"  {self.say('needs')} ", style="dim").append_text(self._condition(row))
        return line

    def _power(self, row: dict[str, Any]) -> Text:
        sign = self.sign(row["resource"])
        if row["kind"] == "discount":
            return Text.assemble(f"{self.say('discount')} −{row['effect']['amount']}", sign)
        if row["kind"] == "depot":
            return Text.assemble(f"{self.say('depot')} +{row['effect']['capacity']}", sign)
        if row["kind"] == "marble":
            return Text.assemble(self.sign("white"), f" = {row['effect']['amount']}", sign)
        return self.production(row["effect"])

    def _condition(self, row: dict[str, Any]) -> Text:
        need = row["requirement"]
        if need["op"] == "own_resources":
            return self.goods({need["resource"]: need["count"]})
        parts = []
        for card in need["cards"]:
            level = f" {LEVELS[card['level'] - 1]}" if "level" in card else ""
            text = f"{card['count']} {self.colour(card['color'])}{level}"
            parts.append(Text(text, style=INKS[card["color"]]))
        return Text(" + ").join(parts)

    def shelf(self, content: list[str], room: int) -> Text:
        signs = [self.sign(resource) for resource in content]
        signs += [self.sign("free")] * (room - len(content))
        return Text.assemble(("[", "dim"), Text(" ").join(signs), ("]", "dim"))

    # ---------------------------------------------------------------- words

    def say(self, key: str, **args: Argument) -> str:
        return say(f"cli-masters-{key}", self.language, **args)

    def name(self, key: str) -> str:
        return say(f"masters-name-{key}", self.language)

    def colour(self, colour: str) -> str:
        return say("masters-colour", self.language, colour=colour)

    def thing(self, name: str) -> str:
        if name == "faith":
            return self.name("faith")
        return say("masters-resource", self.language, resource=name)
