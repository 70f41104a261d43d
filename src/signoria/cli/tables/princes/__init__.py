"""The table of Princes of the Renaissance."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Line, View, line_of
from signoria.cli.tables.princes import boards, brief, going_on, lists, meaning, middle
from signoria.cli.tables.princes.pieces import EVENTS, FAMILIES, TILES, TROOPS, Pieces
from signoria.core.game import Game
from signoria.games.princes.actions import AMOUNT, MOST_BID

TWO_SIDES = 150  # wide enough for the players beside the board
BOARD_WIDTH = 80


class PrincesTable:
    action_to_ask_about = "war venice against rome"
    card_to_ask_about = "veto"

    def __init__(self, game: Game, language: str, width: int, plain: bool) -> None:
        self.game = game
        self.width = width
        self.pieces = Pieces(language, plain, width if width < TWO_SIDES else BOARD_WIDTH)

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        p = self.pieces
        board = middle.whole(p, view)
        people = boards.players(p, view, titles)
        sold = p.rows()
        going_on.add_auction(p, self.game, view, sold)
        on = [going_on.war(p, view), sold, going_on.offers(p, view)]
        now = [part for part in on if part is not None]
        if self.width < TWO_SIDES:
            return Group(board, people, *now)
        sides = Grid.grid(padding=(0, 2), expand=True)
        sides.add_column(width=BOARD_WIDTH)
        sides.add_column(ratio=1)
        sides.add_row(board, people)
        return Group(sides, *now)

    def brief(self, view: View, asked: str) -> RenderableType | None:
        if view["viewer"] is None:
            return None
        return brief.brief(self.pieces, self.game, view, asked)

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return boards.whole(self.pieces, view, seat, titles[seat])

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        return lists.lines(self.game, codes, asked)

    def label(self, view: View, line: Line) -> Text | None:
        return lists.label(self.pieces, self.game, view, line, self.width)

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        """Where amounts are asked a number is an amount, be it legal or not."""
        if lists.takes_amounts(codes, asked):
            return AMOUNT + number if number <= MOST_BID else None
        return line_of(self.lines(codes, asked), number)

    def meaning(self, view: View, code: int) -> Text:
        return meaning.meaning(self.pieces, self.game, view, code)

    def parts(self, view: View, code: int) -> list[str]:
        return meaning.parts(self.game, code)

    def title(self, card: str) -> str:
        p = self.pieces
        if card in FAMILIES:
            return p.family(card)
        if card in TROOPS:
            return p.troop(card)
        if card in TILES:
            return p.tile(card)
        if card in EVENTS:
            return p.event(card)
        return p.name("pope") if card == "pope" else p.treachery(card)


def table(game: Game, language: str, width: int, plain: bool) -> PrincesTable:
    return PrincesTable(game, language, width, plain)
