"""The table of Artigiano."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from signoria.cli.tables import Line, View, line_of, one_by_one
from signoria.cli.tables.artigiano import boards, brief
from signoria.cli.tables.artigiano.pieces import CASTLES, COPIES, MISSIONS, SPECIALS, Pieces
from signoria.core.game import Game
from signoria.games.artigiano.actions import PASS
from signoria.games.artigiano.tables import CARD_KIND, CARD_NAMES, COPY_NAMES
from signoria.games.artigiano.tables import CARDS as ROWS

# One card of each kind: what no rule can tell apart has the same words.
_FIRST = {CARD_NAMES[CARD_KIND[at]]: COPY_NAMES[at] for at in reversed(range(len(ROWS)))}


class ArtigianoTable:
    action_to_ask_about = "stock"
    card_to_ask_about = "army-11"

    def __init__(self, game: Game, language: str, width: int, plain: bool) -> None:
        self.game = game
        self.width = width
        self.pieces = Pieces(game, language, plain)

    def whole(self, view: View, titles: list[str]) -> RenderableType:
        p = self.pieces
        parts: list[RenderableType] = [boards.middle(p, view), boards.castles(p, view, titles)]
        if view["viewer"] is not None:
            parts.append(boards.own(p, view))
        return Group(*parts, *brief.under_way(p, view))

    def brief(self, view: View, asked: str) -> RenderableType | None:
        return None if view["viewer"] is None else brief.brief(self.pieces, view, asked)

    def board(self, view: View, seat: int, titles: list[str]) -> RenderableType:
        return boards.face(self.pieces, view, seat % len(view["sides"]), titles)

    def lines(self, codes: list[int], asked: str = "") -> list[Line]:
        """Doing nothing comes last."""
        return one_by_one(sorted(codes, key=lambda code: code == PASS))

    def label(self, view: View, line: Line) -> Text | None:
        return None

    def typed(self, codes: list[int], number: int, asked: str = "") -> int | None:
        return line_of(self.lines(codes), number)

    def meaning(self, view: View, code: int) -> Text:
        """The kind of the cell that an action names, and what stands on it."""
        family, picks = self.game.actions.family_of[code], self.game.actions.parameters[code]
        if family.name != "cell" or picks[0] >= len(view["sides"]):
            return Text()
        side, cell = picks
        kind = CASTLES[view["sides"][side]["board"]]["cell"][cell]["kind"]
        value = self.pieces.value(view, side, cell)
        stands = self.pieces.nothing() if value is None else Text(str(value))
        return Text.assemble(self.pieces.sign(kind), " ", stands)

    def parts(self, view: View, code: int) -> list[str]:
        family, picks = self.game.actions.family_of[code], self.game.actions.parameters[code]
        if family.name in ("act", "special"):
            return [_FIRST[family.dimensions[0][picks[0]]]]
        if family.name in ("mission", "claim"):
            return [MISSIONS[family.dimensions[0][picks[0]]]["id"]]
        return []

    def title(self, card: str) -> str:
        p = self.pieces
        if card in COPIES:
            return p.called(card)
        found = [mission for mission, row in MISSIONS.items() if row["id"] == card]
        return p.mission(found[0]) if found else p.special(card) if card in SPECIALS else card


def table(game: Game, language: str, width: int, plain: bool) -> ArtigianoTable:
    return ArtigianoTable(game, language, width, plain)
