"""How a table looks in a terminal: one module per game, all drawn from a view and from nothing else."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from signoria.core.game import Game

View = dict[str, Any]


class Table(Protocol):
    """Draws one game in one language for one width of terminal."""

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        """Everything that lies on the table. `titles`: of the players, by seat."""

    def brief(self, view: View, asked: str) -> RenderableType | None:
        """What one needs for a small step within a turn; None if the step needs the whole table."""

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        """All that belongs to one player."""

    def arranged(self, codes: list[int]) -> list[int]:
        """Actions in the order in which a person wants to read them."""

    def meaning(self, view: View, code: int) -> Text:
        """What an action comes to in this position: its price, its yield."""

    def parts(self, view: View, code: int) -> list[str]:
        """Cards that an action is about."""


def table_of(game: Game, language: str, width: int, plain: bool) -> Table:
    """`plain`: the terminal has letters and figures only."""
    name = f"signoria.cli.tables.{game.id}"
    if find_spec(name) is None:
        return BareTable()
    table: Table = import_module(name).table(game, language, width, plain)
    return table


class BareTable:
    """For a game that nobody has drawn yet: the view itself."""

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        return json.dumps(view, indent=1, ensure_ascii=False)

    def brief(self, view: View, asked: str) -> RenderableType | None:
        return None

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return json.dumps(view["boards"][seat], indent=1, ensure_ascii=False)

    def arranged(self, codes: list[int]) -> list[int]:
        return codes

    def meaning(self, view: View, code: int) -> Text:
        return Text()

    def parts(self, view: View, code: int) -> list[str]:
        return []
