"""The pieces of Artigiano as text: materials by letter and value, castles as rows of cells."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from signoria.cli.tables.drawing import Drawing
from signoria.core.game import Game
from signoria.games.artigiano.tables import BOARDS, CARDS, DATA, SPECIAL_NAMES
from signoria.words import card, name, say

Row = dict[str, Any]
View = dict[str, Any]
_data = DATA.files["cards"]
COPIES: dict[str, Row] = {row["id"]: row for row in CARDS}
MISSIONS: dict[str, Row] = {
    row["mission"].replace("_", "-"): row for row in _data["card"] if "mission" in row
}
SPECIALS: dict[str, Row] = {row["special"]: row for row in CARDS if "special" in row}
CASTLES: dict[str, Row] = {row["id"]: row for row in BOARDS}
HALF = 31  # half a cell and its joint, in the unit of the boards
HALF_WIDTH = 4  # the same in letters

SIGNS = {
    "foundation": ("▬", "f", "yellow"),
    "stone": ("▦", "s", ""),
    "tile": ("▲", "t", "bright_red"),
    "points": ("★", "*", "bold"),
    "up": ("✓", "+", "bold green"),
    "royal": ("♛", "R", "magenta"),
    "princely": ("✎", "P", "cyan"),
    "marker": ("◂", "<", "bold"),
}


class Pieces(Drawing):
    def __init__(self, game: Game, language: str, plain: bool) -> None:
        super().__init__(SIGNS, language, plain)
        self.game = game

    # ---------------------------------------------------------------- words

    def word(self, key: str, **args: int | str) -> str:
        return say(f"artigiano-name-{key}", self.language, **args)

    def called(self, copy: str) -> str:
        return name(self.game, "card", copy, self.language)

    def special(self, special: str) -> str:
        return name(self.game, "special", special, self.language)

    def mission(self, mission: str) -> str:
        return name(self.game, "mission", mission, self.language)

    def described(self, copy: str) -> str:
        return card(self.game, copy, self.language)

    def castle_name(self, board: str) -> str:
        return say("artigiano-board", self.language, board=board)

    # ---------------------------------------------------------------- castles

    def value(self, view: View, side: int, cell: int) -> int | None:
        """The current value of what stands on a cell."""
        copy = view["sides"][side]["cells"][cell]
        if copy is None:
            return None
        row = COPIES[copy]
        if "special" in row:
            return _amount(row["special"], "stand_in", "value")
        on = [
            special
            for special, at in view["table"]["in_play"].items()
            if at == ["cell", side, cell]
        ]
        return int(row["value"]) + sum(_amount(special, "value_bonus", "amount") for special in on)

    def worth(self, view: View, side: int) -> int:
        return sum(
            self.value(view, side, cell) or 0 for cell in range(len(view["sides"][side]["cells"]))
        )

    def castle(self, view: View, side: int) -> list[Text]:
        """Storey by storey from the top: number of the cell, its kind, the value on it."""
        cells = CASTLES[view["sides"][side]["board"]]["cell"]
        left = min(cell["x"] for cell in cells)
        storeys = []
        for storey in sorted({cell["row"] for cell in cells}, reverse=True):
            line = Text()
            for number, cell in enumerate(cells):
                if cell["row"] == storey:
                    start = round((cell["x"] - left) / HALF) * HALF_WIDTH
                    line.append(" " * max(0, start - line.cell_len))
                    line.append_text(self._cell(view, side, number, cell["kind"]))
            storeys.append(line)
        return storeys

    def _cell(self, view: View, side: int, number: int, kind: str) -> Text:
        value = self.value(view, side, number)
        where = Text(f"{number + 1:>2}", style="dim")
        if value is None:
            return Text.assemble(where, (":", "dim"), self.sign(kind), ("   ", "dim"))
        return Text.assemble(
            where, ("[", "bold"), self.sign(kind), (f"{value:>2}", "bold"), ("]", "bold")
        )


def _amount(special: str, op: str, field: str) -> int:
    abilities: list[Row] = _data["special"][special]["abilities"]
    return sum(int(ability[field]) for ability in abilities if ability["op"] == op)


assert set(SPECIALS) == set(SPECIAL_NAMES)
