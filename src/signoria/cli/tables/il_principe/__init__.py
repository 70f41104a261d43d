"""The table of Il Principe."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from signoria.cli.tables import Line, View, line_of, one_by_one
from signoria.cli.tables.il_principe import boards, brief, meaning, middle
from signoria.cli.tables.il_principe.pieces import CITIES, Pieces
from signoria.core.game import Game
from signoria.games.il_principe.actions import BID, HIGHEST_BID, PASS

TWO_SIDES = 116  # wide enough for the map beside the cities
CITIES_WIDTH = 72


class PrincipeTable:
    action_to_ask_about = "build firenze"
    card_to_ask_about = "firenze"

    def __init__(self, game: Game, language: str, width: int, plain: bool) -> None:
        self.game = game
        self.width = width
        self.pieces = Pieces(language, plain)

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        p = self.pieces
        cities = Group(
            middle.state_of_play(p, view), middle.cities(p, view), middle.legend(p, view)
        )
        colours, around = middle.colours(p, view), middle.map_of_italy(p, view)
        people: list[RenderableType] = [boards.players(p, view, titles)]
        if view["viewer"] is not None:
            people.append(boards.own(p, view))
        if self.width < TWO_SIDES:
            return Group(cities, around, colours, *people)
        sides = Grid.grid(padding=(0, 2), expand=True)
        sides.add_column(width=CITIES_WIDTH)
        sides.add_column(ratio=1)
        sides.add_row(Group(cities, colours), around)
        return Group(sides, *people)

    def brief(self, view: View, asked: str) -> RenderableType | None:
        if view["viewer"] is None:
            return None
        return brief.brief(self.pieces, self.game, view, asked)

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return boards.whole(self.pieces, view["boards"][seat], titles[seat])

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        """Bids are typed as they are, and 0 passes; elsewhere doing nothing comes last."""
        if self._auction(codes):
            return [Line([PASS], 0), Line(codes[1:], codes[1] - BID + 1)]
        return one_by_one(sorted(codes, key=lambda code: code == PASS))

    def label(self, view: View, line: Line) -> Text | None:
        return None

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        if not self._auction(codes):
            return line_of(self.lines(codes), number)
        if number == 0:
            return PASS
        return BID + number - 1 if number <= HIGHEST_BID else None

    @staticmethod
    def _auction(codes: list[int]) -> bool:
        return len(codes) > 1 and BID <= codes[1] < BID + HIGHEST_BID

    def meaning(self, view: View, code: int) -> Text:
        return meaning.meaning(self.pieces, self.game, view, code)

    def parts(self, view: View, code: int) -> list[str]:
        return meaning.parts(self.game, code)

    def title(self, card: str) -> str:
        return self.pieces.city(card) if card in CITIES else self.pieces.role(card)


def table(game: Game, language: str, width: int, plain: bool) -> PrincipeTable:
    return PrincipeTable(game, language, width, plain)
