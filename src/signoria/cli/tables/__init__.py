"""How a table looks in a terminal: one module per game, all drawn from a view and from nothing else."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from signoria.core.game import Game

View = dict[str, Any]


@dataclass(frozen=True)
class Line:
    """A line of the list of actions: one of them, a run of amounts, or several of one sort."""

    codes: list[int]
    first: int | None  # what one types for the first of them, the others follow; None: its notation


class Table(Protocol):
    """Draws one game in one language for one width of terminal."""

    # Examples for the page of help, as one types them.
    action_to_ask_about: str
    card_to_ask_about: str

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        """Everything that lies on the table. `titles`: of the players, by seat."""

    def brief(self, view: View, asked: str) -> RenderableType | None:
        """What one needs for a small step within a turn; None if the step needs the whole table."""

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        """All that belongs to one player."""

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        """Actions in the order in which a person wants to read them, with their numbers. `asked`: what is asked."""

    def label(self, view: View, line: Line) -> Text | None:
        """What a line says of all its actions; None: as each of them is called."""

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        """The action that a person means by a number, be it legal or not; None if there is none."""

    def meaning(self, view: View, code: int) -> Text:
        """What an action comes to in this position: its price, its yield."""

    def parts(self, view: View, code: int) -> list[str]:
        """Cards that an action is about."""

    def title(self, card: str) -> str:
        """What a card is called."""


def one_by_one(codes: list[int]) -> list[Line]:
    return [Line([code], number) for number, code in enumerate(codes, 1)]


def line_of(lines: list[Line], number: int) -> int | None:
    """The action of a number in a list."""
    for line in lines:
        if line.first is not None and 0 <= number - line.first < len(line.codes):
            return line.codes[number - line.first]
    return None


def table_of(game: Game, language: str, width: int, plain: bool) -> Table:
    """`plain`: the terminal has letters and figures only."""
    name = f"signoria.cli.tables.{game.id}"
    if find_spec(name) is None:
        return BareTable(game)
    table: Table = import_module(name).table(game, language, width, plain)
    return table


class BareTable:
    """For a game that nobody has drawn yet: the view itself, without the facts, which are notes for bots."""

    def __init__(self, game: Game) -> None:
        self.action_to_ask_about = game.notation(0)
        self.card_to_ask_about = "ID"

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        shown = {name: value for name, value in view.items() if name != "facts"}
        return json.dumps(shown, indent=1, ensure_ascii=False)

    def brief(self, view: View, asked: str) -> RenderableType | None:
        return None

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return json.dumps(view["boards"][seat], indent=1, ensure_ascii=False)

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        return one_by_one(codes)

    def label(self, view: View, line: Line) -> Text | None:
        return None

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        return line_of(self.lines(codes), number)

    def meaning(self, view: View, code: int) -> Text:
        return Text()

    def parts(self, view: View, code: int) -> list[str]:
        return []

    def title(self, card: str) -> str:
        return card
