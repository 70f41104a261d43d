"""The table of Masters of Renaissance."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Line, View, line_of, one_by_one
from signoria.cli.tables.masters import boards, meaning, middle
from signoria.cli.tables.masters.pieces import Pieces
from signoria.core.game import Game

NEW_TURN = "turn"  # the question that needs the whole table
LATER = ["play", "drop"]  # Leader actions come after the main actions in the list
TWO_SIDES = 138  # wide enough for the cards beside the market
MARKET = 66
ROOMY = 100  # wide enough for a whole card beside each purchase


class MastersTable:
    action_to_ask_about = "buy green II slot 1"
    card_to_ask_about = "D05"

    def __init__(self, game: Game, language: str, width: int, plain: bool) -> None:
        self.game = game
        self.width = width
        self.pieces = Pieces(language, plain)

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        pieces, found = self.pieces, view["table"]
        market = [middle.market(pieces, found["market"], self.width)]
        if found["lorenzo"] is not None:
            market.append(middle.lorenzo(pieces, found["lorenzo"]))
        two_sides = self.width >= TWO_SIDES
        cards = middle.grid(
            pieces, found["decks"], self.width - MARKET if two_sides else self.width
        )
        cards = Group(cards, middle.legend(pieces))
        faith = middle.faith(pieces, view, self.width)
        people = self._boards(view, titles)
        if not two_sides:
            return Group(*market[:1], cards, faith, *market[1:], *people)
        top = Grid.grid(padding=(0, 2), expand=True)
        top.add_column(width=MARKET)
        top.add_column(ratio=1)
        top.add_row(Group(*market), cards)
        return Group(top, faith, *people)

    def _boards(self, view: View, titles: list[str]) -> list[RenderableType]:
        """The others in a few lines each, then the viewer's own."""
        found, mine = view["boards"], view["viewer"]
        others = [seat for seat in range(len(found)) if seat != mine]
        shown = [boards.small(self.pieces, found[seat], titles[seat]) for seat in others]
        if mine is not None:
            shown.append(self.board(view, mine, titles))
        if self.width < TWO_SIDES or len(shown) == 1:
            return shown
        sides = Grid.grid(padding=(0, 2), expand=True)
        sides.add_column(ratio=1)
        sides.add_column(ratio=1)
        for place in range(0, len(shown), 2):
            sides.add_row(*shown[place : place + 2])
        return [sides]

    def brief(self, view: View, asked: str) -> RenderableType | None:
        if asked == NEW_TURN or view["viewer"] is None:
            return None
        return boards.brief(self.pieces, view, asked)

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return boards.whole(self.pieces, view["boards"][seat], titles[seat])

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        return one_by_one(self._arranged(codes))

    def label(self, view: View, line: Line) -> Text | None:
        return None

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        return line_of(self.lines(codes), number)

    def _arranged(self, codes: list[int]) -> list[int]:
        family = self.game.actions.family_of
        if codes and family[codes[0]].name == "store":
            return codes[::-1]  # nobody wants to discard everything first
        return sorted(codes, key=lambda code: family[code].name in LATER)

    def meaning(self, view: View, code: int) -> Text:
        return meaning.meaning(self.pieces, self.game, view, code, self.width >= ROOMY)

    def parts(self, view: View, code: int) -> list[str]:
        return meaning.parts(self.game, view, code)

    def title(self, card: str) -> str:
        return card


def table(game: Game, language: str, width: int, plain: bool) -> MastersTable:
    return MastersTable(game, language, width, plain)
