"""The table of Renaissance."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Line, View, line_of
from signoria.cli.tables.renaissance import boards, brief, going_on, lists, meaning, middle
from signoria.cli.tables.renaissance.pieces import NATIONS, Pieces
from signoria.core.game import Game
from signoria.games.renaissance.actions import NUMBER

TWO_SIDES = 140  # wide enough for the players beside the map
MAP_WIDTH = 80


class RenaissanceTable:
    action_to_ask_about = "attack siena"
    card_to_ask_about = "traitor"

    def __init__(self, game: Game, language: str, width: int, plain: bool) -> None:
        self.game = game
        self.width = width
        self.pieces = Pieces(language, plain, width if width < TWO_SIDES else MAP_WIDTH)

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        p = self.pieces
        people = boards.players(p, view, titles)
        own = None if view["viewer"] is None else boards.own(p, view)
        on = [going_on.battle(p, view), own, going_on.offers(p, view)]
        now = [part for part in on if part is not None]
        if self.width < TWO_SIDES:
            return Group(middle.whole(p, view), people, *now)
        sides = Grid.grid(padding=(0, 2), expand=True)
        sides.add_column(width=MAP_WIDTH)
        sides.add_column(ratio=1)
        sides.add_row(middle.whole(p, view), people)
        return Group(sides, *now)

    def brief(self, view: View, asked: str) -> RenderableType | None:
        return None if view["viewer"] is None else brief.brief(self.pieces, view, asked)

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return boards.whole(self.pieces, self.game, view, seat, titles[seat])

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        return lists.lines(self.game, codes, asked)

    def label(self, view: View, line: Line) -> Text | None:
        return lists.label(self.pieces, self.game, view, line, self.width)

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        """Where amounts are asked a number is an amount, be it legal or not."""
        if lists.takes_amounts(codes, asked):
            return NUMBER + number if number <= lists.MOST_NUMBER else None
        return line_of(self.lines(codes, asked), number)

    def meaning(self, view: View, code: int) -> Text:
        return meaning.meaning(self.pieces, self.game, view, code)

    def parts(self, view: View, code: int) -> list[str]:
        return meaning.parts(self.game, code)

    def title(self, card: str) -> str:
        return self.pieces.nation(card) if card in NATIONS else self.pieces.card(card)


def table(game: Game, language: str, width: int, plain: bool) -> RenaissanceTable:
    return RenaissanceTable(game, language, width, plain)
